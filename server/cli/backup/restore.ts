import { sql } from 'kysely';
import { StartFailure } from '../../base/start-failure.ts';
import type { Db } from '../../database/database.ts';
import { beginEpoch } from '../../database/epoch.ts';
import { LEASE_MS } from '../../work/work.ts';
import { catchUp, type Into } from './catch-up.ts';
import { holdDerived, makeDerived } from './derived.ts';
import type { Heir } from './erase-again.ts';
import type { BackupLine } from './format.ts';
import { stageFiles } from './staged-files.ts';
import { columnsOf, contentOf, type ForeignKey, foreignKeysOf, migrationsOf, tablesOf } from './tables.ts';

export type Restored = {
  rows: number;
  files: number;
  missing: number;
  /** Accounts and companies that are erased again. */
  erasures: number;
  /** Who owns a company now whose owner in the backup was erased since. */
  heirs: Heir[];
  at: string;
};

/**
 * Fills an empty, migrated database and the data folder from a backup: files are in their places before the one
 * transaction commits. Devices hold cursors of a later state: the epoch is a new one, so that they load again (rule R3).
 */
export async function restore(db: Db, lines: AsyncIterable<BackupLine>, into: Into): Promise<Restored> {
  const { dataDir, newId } = into;
  const restored: Restored = { rows: 0, files: 0, missing: 0, erasures: 0, heirs: [], at: '' };
  const files = dataDir === undefined ? undefined : stageFiles(dataDir);
  const filling = db.transaction().execute(async (tx) => {
    await assertEmpty(tx);
    const keys = await foreignKeysOf(tx);
    // Rows come table by table: what they refer to may come later. Added again, the keys are checked.
    for (const key of keys) await dropKey(tx, key);
    await holdDerived(tx);
    const tables = new Set(await tablesOf(tx));
    for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(tx);
    for await (const line of lines) {
      if (line.line === 'head') {
        await assertSameVersion(tx, line.migrations);
        restored.at = line.at;
      } else if (line.line === 'rows') {
        if (!tables.has(line.table)) throw new StartFailure(`The backup has an unknown table ${line.table}.`);
        await insertRows(tx, line.table, line.rows);
        restored.rows += line.rows.length;
      } else if (line.line === 'sequence') {
        if (line.last !== null)
          await sql`select setval(${`"${line.name}"`}::regclass, ${line.last}::bigint)`.execute(tx);
      } else if (line.line === 'file') files?.put(line);
    }
    for (const key of keys) await addKey(tx, key);
    await makeDerived(tx);
    const log = await into.readLog(new Date(Date.parse(restored.at) - LEASE_MS));
    Object.assign(restored, await catchUp(tx, log, into));
    if (files !== undefined)
      restored.missing = (await contentOf(tx)).filter((hash) => !files.names.has(hash)).length;
    await beginEpoch(tx, newId);
    restored.files = files?.settle() ?? 0;
  });
  await filling.finally(() => files?.drop());
  return restored;
}

async function assertEmpty(tx: Db): Promise<void> {
  const anybody = await tx.selectFrom('user').select('id').limit(1).executeTakeFirst();
  const any = anybody ?? (await tx.selectFrom('company').select('id').limit(1).executeTakeFirst());
  if (any !== undefined)
    throw new StartFailure(
      'The database is not empty, and a restore never overwrites. Set DATABASE_URL to a new place; or DATA_DIR, and name the folder of before with --log.',
    );
}

async function assertSameVersion(tx: Db, migrations: string[]): Promise<void> {
  const own = await migrationsOf(tx);
  if (JSON.stringify(own) !== JSON.stringify(migrations))
    throw new StartFailure(
      `The backup was written by another version of this program (up to ${migrations.at(-1)}, this one ${own.at(-1)}); restore it with that version, then start this one.`,
    );
}

async function insertRows(tx: Db, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const columns = sql.join((await columnsOf(tx, table)).map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
    tx,
  );
}

const dropKey = (tx: Db, { table, name }: ForeignKey) =>
  sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(tx);

const addKey = (tx: Db, { table, name, definition }: ForeignKey) =>
  sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(tx);
