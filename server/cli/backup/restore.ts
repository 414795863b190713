import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, normalize, sep } from 'node:path';
import { sql } from 'kysely';
import { StartFailure } from '../../base/start-failure.ts';
import type { Db } from '../../database/database.ts';
import { beginEpoch } from '../../database/epoch.ts';
import { LEASE_MS } from '../../work/work.ts';
import { catchUp, type Into } from './catch-up.ts';
import { holdDerived, makeDerived } from './derived.ts';
import type { BackupLine } from './format.ts';
import { columnsOf, contentOf, type ForeignKey, foreignKeysOf, migrationsOf, tablesOf } from './tables.ts';

export type Restored = { rows: number; files: number; missing: number; erasures: number; at: string };

/**
 * Fills an empty, migrated database from a backup, in one transaction, and the data folder after its commit. Devices
 * hold cursors of a later state: the epoch is a new one, so that they load again (rule R3).
 */
export async function restore(db: Db, lines: AsyncIterable<BackupLine>, into: Into): Promise<Restored> {
  const { dataDir, newId } = into;
  const files: Extract<BackupLine, { line: 'file' }>[] = [];
  const restored: Restored = { rows: 0, files: 0, missing: 0, erasures: 0, at: '' };
  await db.transaction().execute(async (tx) => {
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
      } else if (line.line === 'file') files.push(line);
    }
    for (const key of keys) await addKey(tx, key);
    await makeDerived(tx);
    restored.erasures = await catchUp(
      tx,
      await into.readLog(new Date(Date.parse(restored.at) - LEASE_MS)),
      into,
    );
    if (dataDir !== undefined) {
      const there = new Set(files.map(({ path }) => basename(path)));
      restored.missing = (await contentOf(tx)).filter((hash) => !there.has(hash)).length;
    }
    await beginEpoch(tx, newId);
  });
  if (dataDir !== undefined) restored.files = writeFiles(dataDir, files);
  return restored;
}

async function assertEmpty(tx: Db): Promise<void> {
  const anybody = await tx.selectFrom('user').select('id').limit(1).executeTakeFirst();
  const any = anybody ?? (await tx.selectFrom('company').select('id').limit(1).executeTakeFirst());
  if (any !== undefined)
    throw new StartFailure(
      'The database is not empty, and a restore never overwrites; set DATA_DIR or DATABASE_URL to a new place.',
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

function writeFiles(dataDir: string, files: { path: string; mode: number; base64: string }[]): number {
  for (const { path, mode, base64 } of files) {
    const inside = normalize(path);
    if (inside.startsWith('..') || inside.startsWith(sep))
      throw new StartFailure(`The backup holds a file outside its folder (${path}).`);
    const target = join(dataDir, inside);
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    writeFileSync(target, Buffer.from(base64, 'base64'), { mode });
  }
  return files.length;
}
