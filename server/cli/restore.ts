import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { v7 } from 'uuid';
import { StartFailure } from '../base/start-failure.ts';
import {
  copyRestoreLog,
  RESTORE_LOG,
  type RestoreLog,
  readRestoreLog,
} from '../domain/backup/restore-log.ts';
import { folderFiles } from '../ports/files/folder-files.ts';
import { readBackup } from './backup/read-backup.ts';
import { restore } from './backup/restore.ts';
import { runCommand } from './run-command.ts';
import type { Settings } from './start/settings.ts';
import { startFiles } from './start/start-ports.ts';

const HELP = `npm run restore -- FILE [--log FOLDER] [--last-invoice R2026-000123]

Fills an empty database and data folder (DATA_DIR, DATABASE_URL) from a backup, whole or not at all. It never
overwrites. Devices notice and load again; what they have not sent yet arrives.

What happened after the backup is not undone or repeated as far as it is known: erased accounts and companies are
erased again at the next start, invoice numbers go on behind the last one, mails that went out are not sent again. It
is noted beside the uploaded files, in STORAGE_BUCKET or in DATA_DIR.
  --log FOLDER         the data folder of before, where the restore goes into a new one; "none" where it is lost, or
                       nobody was erased and no mail and no invoice went out
  --last-invoice NR    the number of the newest invoice that went out, where no such notes are left`;

const NO_LOG = 'none';
const INVOICE_NUMBER = /^R(\d{4})-(\d{6,})$/;

/** Composition root of `npm run restore`. */
await runCommand(
  HELP,
  ['log', 'last-invoice'],
  { writes: true },
  async ({ file, options, db, settings, say }) => {
    // Before the file is opened: lines that come while nobody reads them are lost.
    const readLog = await logOf(settings, options.log);
    const source = createReadStream(file);
    const opened = new Promise((resolve, reject) => source.once('open', resolve).once('error', reject));
    await opened.catch((error: NodeJS.ErrnoException) => {
      throw new StartFailure(`${file} cannot be read (${error.code}).`, 2);
    });
    const unzipped = source.pipe(createGunzip());
    const lines = createInterface({ input: unzipped, crlfDelay: Number.POSITIVE_INFINITY });
    const broken = new Promise<never>((_resolve, reject) => {
      unzipped.once('error', () =>
        reject(new StartFailure('The backup was cut short; nothing was restored. Take another copy of it.')),
      );
    });
    const dataDir =
      settings.identity.kind === 'embedded' || !settings.databaseUrl || settings.storageBucket === undefined
        ? settings.dataDir
        : undefined;
    const restored = restore(db, readBackup(lines), {
      dataDir,
      newId: () => v7(),
      now: new Date(),
      readLog,
      lastInvoice: options['last-invoice'] === undefined ? undefined : serialOf(options['last-invoice']),
    });
    const { rows, files, missing, erasures, heirs, at } = await Promise.race([restored, broken]);
    say(`Restored: ${rows} rows and ${files} files as of ${at}.`);
    if (erasures > 0)
      say(`Erased since: ${erasures} accounts and companies; the next start erases them again.`);
    for (const { company, mail } of heirs)
      say(`${company}: its owner in the backup was erased since; ${mail} is made the owner. Tell them.`);
    if (missing > 0) say(`Not in the backup: ${missing} uploaded files that the database names.`);
  },
);

/**
 * What the server has noted, joined by what lies in the folder that is named. Throws a StartFailure where nothing is
 * noted at all: whom the restore brings back has to be the operator's own decision.
 */
async function logOf(
  settings: Settings,
  before: string | undefined,
): Promise<(since: Date) => Promise<RestoreLog>> {
  const store = await startFiles(settings);
  if (before !== undefined && before !== NO_LOG) {
    const copied = await copyRestoreLog(folderFiles(join(before, 'files')), store);
    if (copied === 0)
      throw new StartFailure(
        `${before} holds no notes of a server (files/${RESTORE_LOG}); name the data folder that was in use.`,
        2,
      );
  }
  if (before !== NO_LOG && (await store.list(RESTORE_LOG)).length === 0)
    throw new StartFailure(
      `Nothing here says who was erased, and which mails and invoices went out, after the backup. Name the data folder of before with --log FOLDER. If it is lost, or there was none of that, say --log ${NO_LOG}: who was erased since is back then.`,
      2,
    );
  return (since) => readRestoreLog(store, since);
}

function serialOf(number: string): { year: number; serial: number } {
  const [, year, serial] = INVOICE_NUMBER.exec(number) ?? [];
  if (year === undefined || serial === undefined)
    throw new StartFailure(`${number} is no invoice number; they read R2026-000123.`, 2);
  return { year: Number(year), serial: Number(serial) };
}
