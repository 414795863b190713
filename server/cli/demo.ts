import { StartFailure } from '../base/start-failure.ts';
import { buckets } from '../domain/sync/answer-changes.ts';
import { handlers } from '../routes/handlers.ts';
import { seedApplicants } from '../seed/demo-applicants.ts';
import { HELP, readApplicants } from './demo/command-line.ts';
import { withOfflineChange } from './offline-change.ts';
import { tellFailure } from './tell-failure.ts';

/** Composition root of `npm run demo`: load for the sample market of the database of the settings. */

const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  if (process.argv.includes('--help')) {
    say(HELP);
    return;
  }
  const { count, ownerMail } = readApplicants(process.argv.slice(2));
  await withOfflineChange('any', async ({ parts }) => {
    const made = await seedApplicants({ ...parts, handlers, buckets }, count, ownerMail);
    if (made === undefined)
      throw new StartFailure(
        ownerMail === undefined
          ? 'There is no sample market here with an open job: start the server once.'
          : `${ownerMail} owns no company with an open job.`,
        1,
      );
    say(`${made} people have applied to the company of ${ownerMail ?? 'the demo account'}.`);
  });
}

await tellFailure(run);
