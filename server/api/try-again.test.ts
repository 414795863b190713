import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../database/database.ts';
import { onDatabase } from '../testing/on-database.ts';
import { transact } from './transact.ts';

/** What the database says to a transaction that has met another. */
const clash = (tx: Db, state: string) =>
  sql`do ${sql.raw(`$$ begin raise exception 'clash' using errcode = '${state}'; end $$`)}`.execute(tx);

onDatabase((app) => {
  test.each([
    ['a deadlock', '40P01'],
    ['a serialization failure', '40001'],
    ['a row that somebody else has just made', '23505'],
  ])(
    'T13 what nobody called for is tried again after %s, with no effect of the first try',
    async (_, state) => {
      const t = app();
      let tries = 0;
      const { effects } = await transact(t.parts, async (context) => {
        tries += 1;
        const name = `try ${tries}`;
        context.effects.signal(name);
        await context.tx.insertInto('meta').values({ name, value: '1' }).execute();
        if (tries === 1) await clash(context.tx, state);
      });
      expect(effects.buckets).toEqual(['try 2']);
      const written = await t.db.selectFrom('meta').where('name', 'like', 'try %').select('name').execute();
      expect(written).toEqual([{ name: 'try 2' }]);
    },
  );

  test('T1 who always meets somebody pauses before each try, and is told to come again later', async () => {
    const t = app();
    const pauses: number[] = [];
    const sleep = async (ms: number) => void pauses.push(ms);
    await expect(transact({ ...t.parts, sleep }, ({ tx }) => clash(tx, '40P01'))).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(pauses).toHaveLength(4);
    for (const ms of pauses) expect(ms).toBeGreaterThanOrEqual(20);
  });
});
