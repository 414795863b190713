import { IDBObjectStore as FakeObjectStore, IDBFactory } from 'fake-indexeddb';
import { describe, expect, it } from 'vitest';
import { entry, kept, NOW, noRepair, troubledFactory } from '../../testing/store.ts';
import { putMeta } from '../write-gate.ts';
import { healthOf } from './health.ts';
import { BLOCKED_MS } from './keep-store.ts';
import { nextName } from './leftovers.ts';
import { createMemoryJournal } from './memory-journal.ts';
import { OPEN_MS, SILENT_MS } from './opening.ts';
import { KEPT } from './trim.ts';

const BASE = 'zusage:ada';
const FDBObjectStoreProto = FakeObjectStore.prototype as unknown as IDBObjectStore;

/** A bare connection that lets go of nothing: a tab of an app that is frozen. */
function frozenTab(factory: IDBFactory, version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(BASE, version);
    request.onupgradeneeded = () => request.result.createObjectStore('meta', { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

function deleteBare(factory: IDBFactory): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(BASE);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
}

/** A person's database with something in it, as an earlier visit has left it. */
async function visited(factory: IDBFactory, journal = createMemoryJournal()) {
  const made = kept({ factory, journal });
  await made.keeper.ready;
  await made.db.meta.put({ key: 'cursor', value: 'c1' });
  await made.db.outbox.bulkAdd([entry('e1'), entry('e2')]);
  await made.db.draft.put({ key: 'message:c1', value: 'halb', at: '' });
  await journal.writeMarker('ada', { name: BASE, leftovers: [], unsent: 3 });
  made.keeper.stop();
  made.db.close();
  return journal;
}

/** A journal whose looks at the mark end one by one, when the test says so; each tells what was there as it began. */
function slowJournal() {
  const journal = createMemoryJournal();
  const { readMarker } = journal;
  const looks: (() => void)[] = [];
  journal.readMarker = async (uid) => {
    const mark = await readMarker(uid);
    await new Promise<void>((end) => looks.push(end));
    return mark;
  };
  return { journal, looks };
}

describe('S6.5 a store that waits for the first screen', () => {
  const waiting = () => {
    let begin = () => {};
    const made = kept({ begin: new Promise<void>((resolve) => (begin = resolve)) });
    return { ...made, begin };
  };

  it('is opened when that is there', async () => {
    const { db, keeper, begin, onOpen } = waiting();
    // One that waits for nothing, begun after it, is open by then.
    await kept().keeper.ready;
    expect(db.isOpen()).toBe(false);
    begin();
    await keeper.ready;
    expect(db.isOpen()).toBe(true);
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it('serves who asks before, and is looked through when that is there', async () => {
    const { db, keeper, begin, onOpen } = waiting();
    await putMeta(db, 'locale', 'de_DE');
    expect(onOpen).not.toHaveBeenCalled();
    begin();
    await keeper.ready;
    expect(onOpen).toHaveBeenCalledOnce();
  });
});

describe('S3.1 an upgrade blocked by an older tab', () => {
  it('is told after a moment, and goes on by itself when that tab goes', async () => {
    const factory = new IDBFactory();
    const old = await frozenTab(factory, 10);
    const { time, watch, keeper, db } = kept({ factory });
    await time.ring(BLOCKED_MS);
    expect(healthOf(watch.read())).toBe('blocked');
    // However long it takes, nothing is given up.
    await time.ring(OPEN_MS);
    old.close();
    await keeper.ready;
    expect(healthOf(watch.read())).toBe('ok');
    expect(await db.outbox.count()).toBe(0);
  });

  it('lets go of the database for a newer version, writes nothing into it any more, and says so', async () => {
    const factory = new IDBFactory();
    const { db, watch, keeper } = kept({ factory });
    await keeper.ready;
    const newer = await frozenTab(factory, 990).catch(() => null);
    expect(healthOf(watch.read())).toBe('newer');
    await expect(db.outbox.add(entry('e1'))).rejects.toThrow(/closed/i);
    newer?.close();
  });
});

describe('S3.1 a database deleted under the running app', () => {
  it('is made anew, and the loss is told with what it has cost', async () => {
    const factory = new IDBFactory();
    const journal = await visited(factory);
    const { db, watch, keeper } = kept({ factory, journal });
    await keeper.ready;
    expect(healthOf(watch.read())).toBe('ok');
    await deleteBare(factory);
    await expect.poll(() => healthOf(watch.read())).toBe('lost');
    expect(watch.read().loss).toEqual({ reason: 'wiped', unsent: 3 });
    await db.outbox.add(entry('e9'));
    expect(await db.outbox.count()).toBe(1);
  });

  it('is noticed at the next start as well, once', async () => {
    const factory = new IDBFactory();
    const journal = await visited(factory);
    await deleteBare(factory);
    const { watch, keeper } = kept({ factory, journal });
    await keeper.ready;
    expect(watch.read().loss).toEqual({ reason: 'wiped', unsent: 3 });
  });

  it('stays away where somebody has signed out in another tab', async () => {
    const factory = new IDBFactory();
    const journal = await visited(factory);
    const { db, watch, keeper } = kept({ factory, journal });
    await keeper.ready;
    await journal.forget('ada');
    await deleteBare(factory);
    await expect.poll(() => db.isOpen()).toBe(false);
    await expect(db.outbox.count()).rejects.toThrow(/closed/i);
    expect(healthOf(watch.read())).toBe('ok');
    expect(await factory.databases()).toEqual([]);
  });

  it('is a loss although a look from before, when there was nothing to lose, ends after it', async () => {
    const factory = new IDBFactory();
    const { journal, looks } = slowJournal();
    const { watch, keeper } = kept({ factory, journal });
    await expect.poll(() => looks.length).toBe(1);
    // Another tab of this person has something to lose by now.
    await journal.writeMarker('ada', { name: BASE, leftovers: [], unsent: 3 });
    await deleteBare(factory);
    await expect.poll(() => looks.length).toBe(2);
    looks[1]?.();
    // Opened and checked again: only now the first check ends.
    await expect.poll(() => looks.length).toBe(3);
    looks[0]?.();
    looks[2]?.();
    await expect.poll(() => looks.length).toBe(4);
    looks[3]?.();
    await keeper.ready;
    expect(watch.read().loss).toEqual({ reason: 'wiped', unsent: 3 });
  });

  it('is no loss for somebody who has never been here', async () => {
    const { watch, keeper } = kept();
    await keeper.ready;
    expect(healthOf(watch.read())).toBe('ok');
  });
});

describe('S3.1 a store that does not open', () => {
  it('that fails for a moment is opened, and nothing is lost', async () => {
    const { factory, trouble } = troubledFactory();
    const journal = await visited(factory);
    trouble.set(BASE, 'damaged');
    const { db, watch, time, keeper } = kept({ factory, journal });
    await time.ring(300);
    await time.waits(1500);
    trouble.delete(BASE);
    await time.ring(1500);
    await keeper.ready;
    expect([healthOf(watch.read()), await db.outbox.count()]).toEqual(['ok', 2]);
  });

  it('for good is left as it is, and a new one is begun under another name', async () => {
    const { factory, trouble } = troubledFactory();
    const journal = await visited(factory);
    trouble.set(BASE, 'damaged');
    const { watch, time, keeper, replaced } = kept({ factory, journal });
    for (const ms of [300, 1500, 4000]) await time.ring(ms);
    await keeper.ready;
    expect(replaced).toEqual([`${BASE}~2`]);
    expect(watch.read().loss).toEqual({ reason: 'damaged', unsent: 3 });
    expect(await journal.readMarker('ada')).toEqual({ name: `${BASE}~2`, leftovers: [BASE], unsent: 0 });
  });

  it('gives back what waits in it when it opens again later, and is deleted then', async () => {
    const { factory, trouble } = troubledFactory();
    const journal = await visited(factory);
    trouble.set(BASE, 'silent');
    await journal.writeMarker('ada', { name: `${BASE}~2`, leftovers: [BASE], unsent: 0 });
    trouble.delete(BASE);
    const { keeper, onOpen } = kept({ factory, journal, name: `${BASE}~2` });
    await keeper.ready;
    const records = await journal.list('ada');
    expect(records.map(({ kind, id }) => `${kind} ${id}`).sort()).toEqual([
      'draft message:c1',
      'entry e1',
      'entry e2',
    ]);
    expect(onOpen).toHaveBeenCalledTimes(2);
    expect((await factory.databases()).map(({ name }) => name)).toEqual([`${BASE}~2`]);
    expect((await journal.readMarker('ada'))?.leftovers).toEqual([]);
  });

  it('is left for the next start where the code that reads it cannot be fetched', async () => {
    const { factory, real, trouble } = troubledFactory();
    const journal = await visited(factory);
    trouble.set(BASE, 'damaged');
    const { watch, time, keeper, replaced } = kept({ factory, journal, repair: noRepair });
    for (const ms of [300, 1500, 4000]) await time.ring(ms);
    await keeper.ready;
    expect([replaced, watch.read().loss]).toEqual([[`${BASE}~2`], { reason: 'damaged', unsent: 3 }]);
    trouble.delete(BASE);
    const next = kept({ factory, journal, name: `${BASE}~2`, repair: noRepair });
    await next.keeper.ready;
    expect(await journal.list('ada')).toEqual([]);
    expect((await journal.readMarker('ada'))?.leftovers).toEqual([BASE]);
    expect((await real.databases()).map(({ name }) => name)).toContain(BASE);
  });

  it('gives back what waits in it although the mark cannot be written, and the store in use stays open', async () => {
    const factory = new IDBFactory();
    const journal = await visited(factory);
    await journal.writeMarker('ada', { name: `${BASE}~2`, leftovers: [BASE], unsent: 0 });
    journal.writeMarker = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    const { watch, keeper, onOpen, replaced } = kept({ factory, journal, name: `${BASE}~2` });
    await expect.poll(() => onOpen.mock.calls.length).toBe(2);
    await keeper.ready;
    expect([watch.read().trouble, replaced, (await journal.list('ada')).length]).toEqual(['none', [], 3]);
  });

  it('because the disk is full is waited for, and never given up', async () => {
    const { factory, trouble } = troubledFactory();
    const journal = await visited(factory);
    trouble.set(BASE, 'full');
    const { db, watch, time, keeper, replaced } = kept({ factory, journal });
    for (const ms of [300, 1500, 4000, 10_000, 10_000]) await time.ring(ms);
    await time.waits(10_000);
    expect(healthOf(watch.read())).toBe('full');
    trouble.delete(BASE);
    await time.ring(10_000);
    await keeper.ready;
    expect([healthOf(watch.read()), await db.outbox.count(), replaced]).toEqual(['ok', 2, []]);
  });

  it('nor answers is told of, and a new one is begun beside it; nothing is deleted', async () => {
    const { factory, real, trouble } = troubledFactory();
    const journal = await visited(factory);
    trouble.set(BASE, 'silent');
    const { watch, time, keeper, replaced } = kept({ factory, journal });
    await time.ring(OPEN_MS);
    await time.waits(SILENT_MS - OPEN_MS);
    expect(healthOf(watch.read())).toBe('stalled');
    await time.ring(SILENT_MS - OPEN_MS);
    await keeper.ready;
    expect(replaced).toEqual([`${BASE}~2`]);
    expect(watch.read().loss).toEqual({ reason: 'silent', unsent: 3 });
    expect((await real.databases()).map(({ name }) => name)).toEqual([BASE]);
  });
});

describe('S3.1 a store that opens and cannot be read', () => {
  it('gives what can be read row by row to the journal, is deleted and begun anew', async () => {
    const factory = new IDBFactory();
    const journal = await visited(factory);
    const broken = damageRow(2);
    const { db, watch, time, keeper, replaced } = kept({ factory, journal });
    for (const ms of [300, 1500, 4000]) await time.ring(ms);
    await keeper.ready;
    broken.mend();
    expect((await journal.list('ada')).map(({ id }) => id).sort()).toEqual(['e1', 'message:c1']);
    expect(watch.read().loss).toEqual({ reason: 'damaged', unsent: 1 });
    expect([await db.outbox.count(), replaced]).toEqual([0, []]);
  });
});

/** The file of the outbox has a damaged page: reading that row, alone or with all, throws the browser's error. */
function damageRow(order: number) {
  const fail = (request: IDBRequest, when: () => boolean) => {
    const { dispatchEvent } = request;
    request.dispatchEvent = (event) => {
      if (event.type !== 'success' || !when()) return dispatchEvent.call(request, event);
      const error = new DOMException('Failed to read large IndexedDB value', 'DataError');
      Object.defineProperty(request, 'error', { value: error, configurable: true });
      Object.defineProperty(request, 'result', { value: undefined, configurable: true });
      const failed = Object.defineProperty(new Event('error'), 'target', { value: request });
      request.onerror?.(failed);
      return true;
    };
    return request;
  };
  const holds = (value: unknown) =>
    (Array.isArray(value) ? value : [value]).some(
      (row) => (row as { order?: number } | undefined)?.order === order,
    );
  const { getAll, get } = FDBObjectStoreProto;
  FDBObjectStoreProto.getAll = function (...args) {
    const request = getAll.apply(this, args);
    return this.name === 'outbox' ? (fail(request, () => holds(request.result)) as never) : request;
  };
  FDBObjectStoreProto.get = function (...args) {
    const request = get.apply(this, args);
    return this.name === 'outbox' ? (fail(request, () => holds(request.result)) as never) : request;
  };
  return { mend: () => Object.assign(FDBObjectStoreProto, { getAll, get }) };
}

describe('S2.2 the space is looked after', () => {
  it('before it runs out, at most once an hour', async () => {
    const { db, keeper, space } = kept();
    await keeper.ready;
    const jobs = Array.from({ length: KEPT.jobs + 4 }, (_, n) => ({
      _id: `j${n}`,
      _bucket: 'market',
      ver: 1,
      publishedAt: new Date(n * 1000).toISOString(),
    })) as never[];
    await db.job.bulkPut(jobs);
    space.now = { usage: 900, quota: 1000 };
    await keeper.checkSpace({ atStart: false });
    expect(await db.job.count()).toBe(KEPT.jobs);
    await db.job.bulkPut(jobs);
    await keeper.checkSpace({ atStart: false });
    expect(await db.job.count()).toBe(KEPT.jobs + 4);
  });

  it('lets what was taken away come back at a later start with room', async () => {
    const { db, keeper, space } = kept();
    await keeper.ready;
    await db.meta.bulkPut([
      { key: 'cursor', value: 'c1' },
      { key: 'trimmed', value: NOW - 90_000_000 },
    ]);
    space.now = { usage: 100, quota: 1000 };
    await keeper.checkSpace({ atStart: false });
    expect((await db.meta.get('cursor'))?.value).toBe('c1');
    await keeper.checkSpace({ atStart: true });
    expect((await db.meta.get('cursor'))?.value).toBe('reload');
  });
});

it('S3.1 successors are counted', () => {
  expect([nextName(BASE), nextName(`${BASE}~2`), nextName('zusage:a~b')]).toEqual([
    `${BASE}~2`,
    `${BASE}~3`,
    'zusage:a~b~2',
  ]);
});

it('S2.3 looks after the market at the start, and takes away what is over what this device may hold', async () => {
  const { db, keeper } = kept();
  await keeper.ready;
  const job = (n: number) =>
    ({ _id: `job${n}`, _bucket: 'market', ver: 1, publishedAt: `2026-11-1${n}` }) as never;
  await db.job.bulkPut([1, 2, 3, 4, 5].map(job));
  await putMeta(db, 'marketMost', 3);
  await keeper.checkSpace({ atStart: true });
  expect(await db.job.toCollection().primaryKeys()).toEqual(['job3', 'job4', 'job5']);
});
