import { expect, it } from 'vitest';
import type { Replica } from '../../replica/database.ts';
import { rowKey } from '../../replica/outbox-entry.ts';
import { openReplica, uuid } from '../testing/engine.ts';
import { LOOK_UP, lookUp, versionsOf } from './look-up.ts';

const MANY = LOOK_UP.eachMax + 8;
const idsFrom = (first: number, count = MANY, step = 1) =>
  new Set(Array.from({ length: count }, (_, n) => uuid(first + n * step)));

async function replicaWith(ids: Iterable<string>): Promise<Replica> {
  const db = openReplica();
  await db.job.bulkPut([...ids].map((_id, n) => ({ _id, ver: n + 1 }) as never));
  return db;
}

/** The table, and the ids that it was asked for one by one. */
function counted(db: Replica) {
  const rows = db.rows('job');
  const asked: string[] = [];
  const bulkGet = (ids: string[]) => {
    asked.push(...ids);
    return rows.bulkGet(ids);
  };
  return { table: { where: rows.where.bind(rows), bulkGet } as unknown as typeof rows, asked };
}

it.each([
  ['none of them', idsFrom(5_000), 0],
  ['all of them', idsFrom(0), MANY],
  ['some of them', idsFrom(400 - MANY / 2), MANY / 2],
  ['some of them, far apart', idsFrom(0, MANY, 40), 10],
  ['few of them', new Set([uuid(1), uuid(9_999)]), 1],
])('knows the versions of rows where the replica has %s', async (_, ids, count) => {
  const db = await replicaWith(idsFrom(0, 400));
  const found = await versionsOf(db.rows('job'), ids);
  const each = await db.job.bulkGet([...ids]);
  expect(found).toEqual(new Map(each.flatMap((row) => (row ? [[row._id, row.ver]] : []))));
  expect(found.size).toBe(count);
});

it('asks for no row of a page that is new, and for each where too many others lie between', async () => {
  const db = await replicaWith(idsFrom(0, 1_000));
  const fresh = counted(db);
  await versionsOf(fresh.table, idsFrom(1_000));
  expect(fresh.asked).toEqual([]);
  const scattered = counted(db);
  const ids = idsFrom(0, MANY, 20);
  await versionsOf(scattered.table, ids);
  expect(scattered.asked).toEqual([...ids]);
});

it('finds the same in a table of few, of many and of none', async () => {
  const db = openReplica();
  const keys = new Set([...idsFrom(0)].map((id) => rowKey('job', id)));
  expect(await lookUp(db.tombstone, keys)).toEqual([]);
  const [first, second] = [...keys];
  for (const others of [0, 1_000]) {
    await db.tombstone.bulkPut(
      Array.from({ length: others }, (_, n) => ({ key: rowKey('message', uuid(n)), ver: 1 })),
    );
    await db.tombstone.bulkPut([first, second].map((key) => ({ key: key as never, ver: 7 })));
    const found = await lookUp(db.tombstone, keys);
    expect(found.map(({ key }) => key).toSorted()).toEqual([first, second].toSorted());
  }
});
