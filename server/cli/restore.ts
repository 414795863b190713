import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { v7 } from 'uuid';
import { readBackup } from '../backup/read-backup.ts';
import { restore } from '../backup/restore.ts';
import { StartFailure } from '../start-failure.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run restore -- FILE

Fills an empty database and data folder (DATA_DIR, DATABASE_URL) from a backup, whole or not at all. It never
overwrites. Devices notice and load again; what they have not sent yet arrives.`;

/** Composition root of `npm run restore`. */
await runCommand(HELP, async ({ args, db, settings, say }) => {
  const source = createReadStream(args[0] as string);
  const opened = new Promise((resolve, reject) => source.once('open', resolve).once('error', reject));
  await opened.catch((error: NodeJS.ErrnoException) => {
    throw new StartFailure(`${args[0]} cannot be read (${error.code}).`, 2);
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
  const { rows, files, at } = await Promise.race([
    restore(db, readBackup(lines), { dataDir, newId: () => v7() }),
    broken,
  ]);
  say(`Restored: ${rows} rows and ${files} files as of ${at}.`);
});
