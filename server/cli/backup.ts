import { createWriteStream, renameSync, rmSync } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { v7 } from 'uuid';
import { writeBackup } from './backup/write-backup.ts';
import { runCommand } from './run-command.ts';

const HELP = `npm run backup -- FILE

Writes everything into FILE: the database, and of the data folder the accounts of the embedded sign-in, its keys and
uploaded files. With the embedded database the server must be stopped; with DATABASE_URL it may run. The file holds
personal data and keys: only its owner may read it, keep it so.`;

/** Composition root of `npm run backup`. */
await runCommand(HELP, [], { writes: false }, async ({ file, db, settings, say }) => {
  // Renamed when it is whole: a backup that was broken off is not there.
  const unfinished = `${file}.${v7()}`;
  const dataDir =
    settings.identity.kind === 'embedded' || !settings.databaseUrl || settings.storageBucket === undefined
      ? settings.dataDir
      : undefined;
  try {
    const { missing } = await writeBackup(db, { dataDir, now: new Date() }, (lines) =>
      pipeline(
        Readable.from(lines),
        createGzip(),
        createWriteStream(unfinished, { mode: 0o600, flush: true }),
      ),
    );
    renameSync(unfinished, file);
    if (missing.length > 0)
      say(`${missing.length} uploaded files are named in the database and not in the folder; their hashes begin
with ${missing
        .slice(0, 5)
        .map((hash) => hash.slice(0, 12))
        .join(', ')}. An older backup may have them.`);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  say(`Written: ${file}`);
});
