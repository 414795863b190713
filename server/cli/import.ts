import { readFileSync } from 'node:fs';
import { StartFailure } from '../base/start-failure.ts';
import { gazetteer } from '../ports/gazetteer/load-gazetteer.ts';
import { HELP, readCommandLine } from './import/command-line.ts';
import { findCompany } from './import/find-company.ts';
import { importAds } from './import/import-ads.ts';
import { placesFor } from './import/places.ts';
import { readAds } from './import/read-ads.ts';
import { withOfflineChange } from './offline-change.ts';
import { tellFailure } from './tell-failure.ts';

/** Composition root of `npm run import`: real advertisements from a table into the database of the settings. */

const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  if (process.argv.includes('--help')) {
    say(HELP);
    return;
  }
  const { file, company: name, makeCompany, unplaced, ...options } = readCommandLine(process.argv.slice(2));
  const { ads, unread, encoding } = readAds(readFile(file), file);
  const places = placesFor(gazetteer(), unplaced);
  await withOfflineChange('any', async ({ parts, signal }) => {
    const company = await findCompany(parts.db, { name, make: makeCompany, now: parts.clock() });
    say(`Company: ${company.name}${company.made ? ' (made, unverified)' : ''}`);
    if (encoding !== undefined) say(`Read as ${encoding}.`);
    if (unread.length > 0) say(`Columns that are not read: ${unread.join(', ')}.`);
    say(places.sentence);
    const counts = await importAds(parts, ads, { ...options, companyId: company.id, places, say, signal });
    say(
      `${ads.length} rows: ${counts.published} published, ${counts.draft} imported as drafts, ${counts.changed} changed, ${counts.present} already there, ${counts.kept} left alone, ${counts.refused} refused.`,
    );
    if (options.dryRun) say('Nothing was written (--dry-run).');
  });
}

function readFile(path: string): Uint8Array {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new StartFailure(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`, 2);
  }
}

await tellFailure(run);
