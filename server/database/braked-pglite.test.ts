import { PGlite } from '@electric-sql/pglite';
import { Kysely, sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { brakedPglite } from './braked-pglite.ts';
import type { Db } from './database.ts';

const db: Db = new Kysely({ dialect: brakedPglite(new PGlite(), 1) });
afterAll(() => db.destroy());

const ask = () => sql<{ one: number }>`select 1 as one`.execute(db).then(({ rows }) => rows[0]?.one);

test('T10 who would wait behind too many for the embedded database is refused at once, the others are served', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let began = () => {};
  const holding = new Promise<void>((resolve) => {
    began = resolve;
  });
  const transaction = db.transaction().execute(async (tx) => {
    await sql`select 1`.execute(tx);
    began();
    await held;
  });
  await holding;
  const waiting = ask();
  await expect(ask()).rejects.toMatchObject({ code: 'unavailable' });
  release();
  await transaction;
  expect(await waiting).toBe(1);
  expect(await ask()).toBe(1);
});

test('a transaction that failed gives the connection on', async () => {
  const failed = db.transaction().execute(async () => {
    throw new Error('no');
  });
  const waiting = ask();
  await expect(failed).rejects.toThrow('no');
  expect(await waiting).toBe(1);
});
