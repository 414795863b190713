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

test('what a form does not take goes on waiting alone: the next form is not given the others a second time', async () => {
  const shared = open();
  await shared.keep([file('a'), file('b')]);
  const given: string[][] = [];
  const take = (taken: readonly boolean[]) => async (files: readonly { id: string }[]) => {
    given.push(files.map(({ id }) => id));
    return taken;
  };
  expect((await shared.handOver(await shared.waiting(NOW), take([true, false]))).map(({ id }) => id)).toEqual(
    ['b'],
  );
  expect(await shared.handOver(await shared.waiting(NOW), take([true]))).toEqual([]);
  expect(given).toEqual([['a', 'b'], ['b']]);
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
