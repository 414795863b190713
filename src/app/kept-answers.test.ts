import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Job } from '../../contract/entities/job.ts';
import { Replica, type Stored } from '../replica/database.ts';
import { keptAnswers } from './kept-answers.ts';

const job = (n: number, more: Partial<Job> = {}) =>
  ({
    _id: `job-${n}`,
    _bucket: 'market',
    ver: 1,
    publishedAt: `2026-11-1${n}T04:26:00.000Z`,
    ...more,
  }) as Stored<Job>;

let db: Replica;
beforeEach(async () => {
  db = new Replica('ada', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.job.bulkPut([job(1), job(2), job(3)]);
});
afterEach(() => db.close());

it('S6.5 what is kept is of the rows that are painted, until something is written', async () => {
  const moved = vi.fn();
  const answers = keptAnswers(() => db, moved);
  expect(answers.now(2)).toBeUndefined();
  await answers.renew();
  const { beginning } = JSON.parse(answers.now(2) as string);
  expect(beginning).toMatchObject({ size: 3, jobs: [{ _id: 'job-3' }, { _id: 'job-2' }] });
  expect(beginning.jobs).toHaveLength(2);
  expect(moved).not.toHaveBeenCalled();
  await db.job.put(job(4));
  expect(answers.now(2)).toBeUndefined();
  expect(moved).toHaveBeenCalledOnce();
});

it('S6.5 what no list is read from may be written', async () => {
  const moved = vi.fn();
  const answers = keptAnswers(() => db, moved);
  await answers.renew();
  // Each start sends what waits, and takes the lease for it.
  await db.lease.put({ id: 'drain', owner: 'a', fence: 1, aliveAt: 1 });
  await db.draft.put({ key: 'chat 1', value: 'Hello', at: '2026-11-29T10:00:00.000Z' });
  expect(answers.now(2)).toContain('job-3');
  expect(moved).not.toHaveBeenCalled();
});

it('S6.5 what was written while they were read makes them old', async () => {
  const answers = keptAnswers(
    () => db,
    () => undefined,
  );
  const renewed = answers.renew();
  await db.job.put(job(4));
  await renewed;
  expect(answers.now(2)).toBeUndefined();
  await answers.renew();
  expect(answers.now(1)).toContain('job-4');
});

it('S6.5 of another person’s store, or of so many rows that a page would be long, nothing is kept', async () => {
  let here: Replica | undefined = db;
  const answers = keptAnswers(
    () => here,
    () => undefined,
  );
  const renewed = answers.renew();
  here = undefined;
  await renewed;
  expect(answers.now(1)).toBeUndefined();
  here = db;
  await db.job.put(job(5, { description: 'x'.repeat(100_000) }));
  await answers.renew();
  expect(answers.now(1)).toBeUndefined();
  expect(answers.now(0)).toBeDefined();
});
