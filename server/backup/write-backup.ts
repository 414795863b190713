import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { BACKED_UP, type BackupLine } from './format.ts';
import { columnsOf, migrationsOf, sequencesOf, tablesOf } from './tables.ts';

const BATCH = 500;

/** The lines of a backup, each with its newline. The database is read as it was at one instant. */
export async function* writeBackup(
  db: Db,
  { dataDir, now }: { dataDir: string | undefined; now: Date },
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let lines = 0;
  const write = (line: BackupLine): string => {
    const text = `${JSON.stringify(line)}\n`;
    hash.update(text);
    lines += 1;
    return text;
  };
  const tx = await db
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
  } finally {
    await tx.rollback().execute();
  }
  if (dataDir !== undefined) {
    for (const path of globSync(BACKED_UP, { cwd: dataDir }).sort()) {
      const file = statSync(join(dataDir, path));
      if (!file.isFile()) continue;
      const base64 = readFileSync(join(dataDir, path)).toString('base64');
      yield write({ line: 'file', path, mode: file.mode & 0o777, base64 });
    }
  }
  yield `${JSON.stringify({ line: 'tail', lines, sha256: hash.digest('hex') } satisfies BackupLine)}\n`;
}
