import { expect, it } from 'vitest';
import { JOB, job, openReplica, uuid } from '../testing/engine.ts';
import { keepOnlyMarket } from './only-market.ts';

it('R4.7 a company’s own rows that an earlier version kept in the market go where they are closed, and are as others read them where they are not', async () => {
  const db = openReplica();
  const own = { stats: { views: 1 }, reviewNote: null, visibleTo: null };
  const online = job({ _id: uuid(8) });
  const held = [job(), { ...job({ _id: uuid(7), status: 'unpublished' }), ...own }, { ...online, ...own }];
  const hold = () => db.job.bulkPut(held.map((row) => ({ ...row, _bucket: 'market' })));
  await hold();
  await keepOnlyMarket(db);
  expect(await db.job.toCollection().primaryKeys()).toEqual([JOB, online._id]);
  expect(await db.job.get(online._id)).toEqual({ ...online, _bucket: 'market' });
  // Once on each device: to look through all costs it something.
  await hold();
  await keepOnlyMarket(db);
  expect(await db.job.count()).toBe(3);
});
