import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { holdRemovals, releaseRemovals } from '../../domain/backup/backup-lock.ts';
import { BACKED_UP, type BackupLine, NOT_BACKED_UP } from './format.ts';
import { columnsOf, contentOf, migrationsOf, sequencesOf, tablesOf } from './tables.ts';

const BATCH = 500;

type Source = { dataDir: string | undefined; now: Date };

/**
 * Writes a backup: `write` takes its lines, each with its newline. The database is read as it was at one instant, and
 * the files of that instant stay until they are read as well, also beside a running server. Gives the content hashes
 * that rows name and the folder lacks.
 */
export async function writeBackup(
  db: Db,
  source: Source,
  write: (lines: AsyncIterable<string>) => Promise<void>,
): Promise<{ missing: string[] }> {
  return db.connection().execute(async (connection) => {
    // Before the snapshot: bytes that are removed later were not needed by then (domain/backup/backup-lock.ts).
    await holdRemovals(connection);
    try {
      const wanted = new Set<string>();
      await write(backupLines(connection, source, wanted));
      return { missing: [...wanted].sort() };
    } finally {
      await releaseRemovals(connection);
    }
  });
}

/** @param wanted gets the content hashes that the snapshot's rows name, and loses those that were written */
async function* backupLines(
  connection: Db,
  { dataDir, now }: Source,
  wanted: Set<string>,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let lines = 0;
  const write = (line: BackupLine): string => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    lines += 1;
    return text;
  };
  const tx = await connection
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute();
  try {
    yield write({ line: 'head', format: 1, at: now.toISOString(), migrations: await migrationsOf(tx) });
    for (const table of await tablesOf(tx)) {
      const columns = sql.join((await columnsOf(tx, table)).map((name) => sql.ref(name)));
      // A cursor, because a table may be larger than memory.
      await sql`declare backup_rows cursor for
        select row_to_json(t)::text as row from (select ${columns} from ${sql.table(table)}) as t`.execute(
        tx,
      );
      for (;;) {
        const { rows } = await sql<{ row: string }>`fetch ${sql.lit(BATCH)} from backup_rows`.execute(tx);
        if (rows.length === 0) break;
        yield write({ line: 'rows', table, rows: rows.map(({ row }) => JSON.parse(row)) });
      }
      await sql`close backup_rows`.execute(tx);
    }
    for (const sequence of await sequencesOf(tx)) yield write({ line: 'sequence', ...sequence });
    if (dataDir !== undefined) for (const hash of await contentOf(tx)) wanted.add(hash);
  } finally {
    await tx.rollback().execute();
  }
  if (dataDir !== undefined) {
    for (const path of globSync(BACKED_UP, { cwd: dataDir, exclude: NOT_BACKED_UP }).sort()) {
      const file = readIfThere(join(dataDir, path));
      if (file === undefined) continue;
      yield write({ line: 'file', path, mode: file.mode, base64: file.bytes.toString('base64') });
      // Content is named by its hash (domain/file/keys.ts).
      wanted.delete(basename(path));
    }
  }
  yield `${JSON.stringify({ line: 'tail', lines, sha256: hash.digest('hex') } satisfies BackupLine)}\n`;
}

/** Undefined for a folder, and for what was taken away since it was listed: a piece of an upload that has ended. */
function readIfThere(path: string): { bytes: Buffer; mode: number } | undefined {
  try {
    const file = statSync(path);
    return file.isFile() ? { bytes: readFileSync(path), mode: file.mode & 0o777 } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
