import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Settings } from '../../../contract/entities/settings.ts';
import { Replica } from '../database.ts';
import { hiddenThings, marketMarks, savedJobs } from './kept-jobs.ts';

const at = '2026-11-24T08:00:00.000Z';
const on = { value: true as const, at };
const off = { value: null, at };

let db: Replica;
beforeEach(() => {
  db = new Replica('mia', { indexedDB: new IDBFactory(), IDBKeyRange });
});
afterEach(() => db.close());

const keep = (settings: Settings) =>
  db.user.put({ _id: 'mia', _bucket: 'user:mia', settings } as Parameters<typeof db.user.put>[0]);
const job = (_id: string, validThrough: string | null) =>
  db.job.put({ _id, _bucket: 'market', validThrough } as Parameters<typeof db.job.put>[0]);

it('job.7 of the saved jobs what closes first stands first, what has gone stands last', async () => {
  await keep({ savedJobs: { late: on, gone: on, open: on, soon: on, taken: off } });
  await job('late', '2026-12-20T00:00:00.000Z');
  await job('soon', '2026-11-26T00:00:00.000Z');
  await job('open', null);
  await job('taken', '2026-11-25T00:00:00.000Z');
  const rows = await savedJobs(db);
  expect(rows.map(({ id, job: row }) => [id, row !== undefined])).toEqual([
    ['soon', true],
    ['late', true],
    ['open', true],
    ['gone', false],
  ]);
});

it('pwa.3 what was brought back is no longer hidden', async () => {
  await keep({ hiddenJobs: { a: on, b: off, c: on }, hiddenCompanies: { x: on, y: off } });
  await job('c', null);
  const things = await hiddenThings(db);
  expect(things.jobs.map(({ id }) => id)).toEqual(['c', 'a']);
  expect(things.companies).toEqual(['x']);
});

it('pwa.4 the oldest saved search is the first, on every device', async () => {
  const search = (name: string) => ({ value: { name, alert: false }, at });
  await keep({ savedSearches: { '02': search('later'), '01': search('first'), '00': off } });
  expect((await marketMarks(db)).searches.map(({ search: { name } }) => name)).toEqual(['first', 'later']);
});

it('a device that does not know its person yet hides and keeps nothing', async () => {
  expect(await marketMarks(db)).toEqual({
    saved: new Set(),
    hidden: { jobs: new Set(), companies: new Set() },
    searches: [],
  });
});
