import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';
import { readMeta, settleEpoch } from './epoch.ts';
import { migrate } from './migrate.ts';
import { openPgliteMemory } from './pglite-folder.ts';

const FILES = readdirSync(join(import.meta.dirname, 'migrations')).sort();

/** On a busy machine a database takes its time. */
const START_MS = 60_000;

let database: Database;
beforeAll(async () => {
  database = await openPgliteMemory();
}, START_MS);
afterAll(() => database.close());

test('migrations are applied once, in order', async () => {
  expect(await migrate(database.db)).toEqual(FILES);
  expect(await migrate(database.db)).toEqual([]);
});

test('R3.8 a database keeps its epoch until it is another one', async () => {
  const { db } = database;
  await settleEpoch(db, () => v7());
  const epoch = await readMeta(db, 'epoch');
  await settleEpoch(db, () => v7());
  expect(await readMeta(db, 'epoch')).toBe(epoch);
  await db.updateTable('meta').set({ value: 'another cluster' }).where('name', '=', 'system').execute();
  await settleEpoch(db, () => v7());
  expect(await readMeta(db, 'epoch')).not.toBe(epoch);
});

test('a database of a newer version is left alone', async () => {
  await sql`insert into migration (name) values ('9999-later.sql')`.execute(database.db);
  await expect(migrate(database.db)).rejects.toThrow(
    /newer version of this program \(it knows 9999-later\.sql\)/,
  );
});
