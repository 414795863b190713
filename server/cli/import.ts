import { readFileSync } from 'node:fs';
import { v7 } from 'uuid';
import { StartFailure } from '../base/start-failure.ts';
import { openDatabase } from '../database/open-database.ts';
import { readAdRows } from './import/ad-row.ts';
import { HELP, readCommandLine } from './import/command-line.ts';
import { findOrMakeCompany } from './import/find-company.ts';
import { importAds } from './import/import-ads.ts';
import { placesFor } from './import/places.ts';
import { takeDataFolder } from './start/data-folder.ts';
import { readSettings } from './start/settings.ts';

/** Composition root of `npm run import`: real advertisements from a CSV file into the database of the settings. */

const say = (line: string) => process.stdout.write(`${line}\n`);

async function run(): Promise<void> {
  if (process.argv.includes('--help')) {
    say(HELP);
    return;
  }
  const options = readCommandLine(process.argv.slice(2));
  const settings = readSettings(process.env, process.cwd());
  const places = placesFor(options.place, options.seed);
  const rows = readAdRows(readFile(options.file), options.file);
  // The folder may be the server's: two processes on one embedded database would destroy it.
  const lock = settings.databaseUrl === undefined ? takeDataFolder(settings.dataDir) : undefined;
  try {
    const { db, close } = await openDatabase(settings, () => v7());
    try {
      const now = new Date();
      const company = await findOrMakeCompany(db, options.company, now);
      say(`Company: ${company.name}${company.made ? ' (made, unverified)' : ''}`);
      say(places.sentence);
      const { publishWithoutPay } = options;
      const plan = { companyId: company.id, places, publishWithoutPay, now, say };
      const { published, drafts, refused, present } = await importAds(db, rows, plan);
      say(
        `${rows.length} rows: ${published} published, ${drafts} imported as drafts, ${present} already there, ${refused} refused.`,
      );
    } finally {
      await close();
    }
  } finally {
    lock?.release();
  }
}

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartFailure(`${path} cannot be read (${(error as NodeJS.ErrnoException).code}).`, 2);
  }
}

try {
  await run();
} catch (error) {
  if (!(error instanceof StartFailure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = error.exitCode;
}
