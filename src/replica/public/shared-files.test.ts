import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import { peopleOf } from '../store/bare-store.ts';
import { SharedFiles } from './shared-files.ts';

const NOW = Date.parse('2026-03-02T09:00:00.000Z');
const file = (id: string, at = NOW) => ({
  id,
  name: `${id}.pdf`,
  type: 'application/pdf',
  bytes: new ArrayBuffer(1),
  at,
});
const open = () => new SharedFiles({ indexedDB: new IDBFactory(), IDBKeyRange });

test('what was shared last waits until it is placed, and is gone once it was taken', async () => {
  const shared = open();
  await shared.keep([file('a')]);
  await shared.keep([file('b'), file('c')]);
  expect((await shared.waiting(NOW)).map(({ id }) => id)).toEqual(['b', 'c']);
  await shared.place('j1');
  expect((await shared.waiting(NOW)).map(({ jobId }) => jobId)).toEqual(['j1', 'j1']);
  await shared.drop();
  expect(await shared.waiting(NOW)).toEqual([]);
});

test('after a day nobody is asked about it any more, and it is off the device', async () => {
  const shared = open();
  await shared.keep([file('a', NOW - DAY_MS), file('b', NOW - DAY_MS + 1)]);
  expect((await shared.waiting(NOW)).map(({ id }) => id)).toEqual(['b']);
  expect(await shared.file.count()).toBe(1);
});

test('the files are nobody’s replica: a sweep of the device puts nobody away for them', async () => {
  const indexedDB = new IDBFactory();
  await new SharedFiles({ indexedDB, IDBKeyRange }).keep([file('a')]);
  expect(await indexedDB.databases()).toHaveLength(1);
  expect(await peopleOf(indexedDB)).toEqual([]);
});
