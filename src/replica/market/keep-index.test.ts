import { IDBFactory } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import type { Job } from '../../../contract/entities/job.ts';
import { marketJob } from '../testing/market-job.ts';
import { NO_FILTERS, NOTHING_HIDDEN } from './filters.ts';
import type { IndexBlock } from './index-block.ts';
import { createIndexStore, type IndexStore } from './index-store.ts';
import { keepIndex, loadIndex } from './keep-index.ts';
import { MarketIndex } from './market-index.ts';

const NOW = Date.UTC(2026, 10, 20);
const next = async () => {};
const never = () => false;
const all = () => true;

const job = (n: number, more: Partial<Job> = {}): Job =>
  marketJob({
    _id: `job-${n}`,
    title: `Bäcker ${n}`,
    description: 'Wir backen nachts.',
    publishedAt: new Date(NOW - n * 60_000).toISOString(),
    ...more,
  });

function indexOf(count: number): MarketIndex {
  const index = new MarketIndex();
  for (let n = 0; n < count; n += 1) index.put(job(n));
  return index;
}

async function loaded(store: IndexStore, isCurrent: (id: string, ver: number) => boolean = all) {
  const index = new MarketIndex();
  await loadIndex(index, store, isCurrent, () => undefined, next);
  return index;
}

function open() {
  const factory = new IDBFactory();
  return { factory, store: createIndexStore(factory, 'zusage:mia~market') };
}

/** Changes what lies in the store, past the store. */
async function damage(factory: IDBFactory, change: (block: IndexBlock & { rules: string }) => void) {
  const opening = factory.open('zusage:mia~market');
  const db = await new Promise<IDBDatabase>((resolve) => {
    opening.onsuccess = () => resolve(opening.result);
  });
  await new Promise<void>((resolve) => {
    const tx = db.transaction('block', 'readwrite');
    tx.oncomplete = () => resolve();
    const walking = tx.objectStore('block').openCursor();
    walking.onsuccess = () => {
      const cursor = walking.result;
      if (!cursor) return;
      change(cursor.value);
      cursor.update(cursor.value);
      cursor.continue();
    };
  });
  db.close();
}

it('S7.1 takes what was kept, and leaves out what is not here any more or in another version', async () => {
  const { store } = open();
  await keepIndex(indexOf(900), store, next, never);
  const index = await loaded(store, (id, ver) => id !== 'job-3' && ver === 1);
  expect(index.size).toBe(899);
  expect(index.version('job-3')).toBeUndefined();
  expect(index.find({ ...NO_FILTERS, words: 'nachts 7' }, NOTHING_HIDDEN, NOW)).toEqual(['job-7']);
});

it('S7.1 jobs that have changed a little are written once there are enough of them', async () => {
  const { store } = open();
  const index = indexOf(900);
  await keepIndex(index, store, next, never);
  const keys = await store.keys();
  index.put(job(1, { ver: 2 }));
  await keepIndex(index, store, next, never);
  expect(await store.keys()).toEqual(keys);
  for (let n = 0; n < 60; n += 1) index.put(job(n, { ver: 2 }));
  await keepIndex(index, store, next, never);
  expect((await store.keys()).length).toBe(3);
  expect((await loaded(store)).size).toBe(900);
});

it('S7.1 blocks of which little is left are joined, and empty ones go', async () => {
  const { store } = open();
  const index = indexOf(1_500);
  await keepIndex(index, store, next, never);
  expect((await store.keys()).length).toBe(3);
  for (let n = 0; n < 500; n += 1) index.remove(`job-${n}`);
  for (let n = 500; n < 900; n += 1) index.remove(`job-${n}`);
  for (let n = 2_000; n < 2_100; n += 1) index.put(job(n));
  await keepIndex(index, store, next, never);
  expect((await store.keys()).length).toBe(2);
  expect((await loaded(store)).size).toBe(700);
});

it('S7.3 a write that breaks off leaves a store that is taken as far as it goes, each job once', async () => {
  const { store } = open();
  const index = indexOf(1_200);
  await keepIndex(index, store, next, never);
  for (let n = 0; n < 600; n += 1) index.put(job(n, { ver: 2 }));
  const broken: IndexStore = {
    ...store,
    write: async (blocks, gone) => {
      if (gone.length > 0) throw new DOMException('full', 'QuotaExceededError');
      return store.write(blocks, gone);
    },
  };
  await expect(keepIndex(index, broken, next, never)).rejects.toThrow('full');
  const found = await loaded(store, (id, ver) => index.version(id) === ver);
  const ids = found.find({ ...NO_FILTERS, words: 'nachts' }, NOTHING_HIDDEN, NOW);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(found.size);
});

it.each<[string, (block: IndexBlock & { rules: string }) => void]>([
  ['cut places', (block) => Object.assign(block, { places: block.places.slice(0, 90) })],
  ['places beyond its jobs', (block) => block.places.fill(200, 4, 8)],
  ['cut facts', (block) => Object.assign(block, { facts: block.facts.slice(0, 400) })],
  ['facts of another form', (block) => Object.assign(block, { facts: '[["job-1"]]' })],
  ['no words', (block) => Object.assign(block, { terms: '' })],
  ['nothing of its own', (block) => Object.assign(block, { places: undefined })],
  ['S7.2 other rules', (block) => Object.assign(block, { rules: 'of another version' })],
])('S7.3 a block with %s is not taken, and goes with the next write', async (_, change) => {
  const { factory, store } = open();
  await keepIndex(indexOf(100), store, next, never);
  await damage(factory, change);
  expect((await loaded(store)).size).toBe(0);
  const before = await store.keys();
  await keepIndex(indexOf(100), store, next, never);
  expect((await store.keys()).some((key) => before.includes(key))).toBe(false);
  expect((await loaded(store)).size).toBe(100);
});
