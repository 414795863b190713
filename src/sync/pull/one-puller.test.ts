import { IDBFactory } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { WHOLE_MARKET } from '../../../contract/market-cell.ts';
import { getMeta, type Replica } from '../../replica/database.ts';
import { putMeta } from '../../replica/write-gate.ts';
import { changed, engineFor, job, openReplica, page, type Sent, UID, uuid } from '../testing/engine.ts';
import { marketFiles } from '../testing/market-files.ts';
import { tryWebLock } from '../wire/lock.ts';
import type { Sleep } from '../wire/ports.ts';

/** A device with two contexts, a page and its worker, and a server whose log of jobs may grow. */
function scene({ jobs, sleep }: { jobs: number; sleep?: Sleep }) {
  const log = Array.from({ length: jobs }, (_, n) => job({ _id: uuid(1000 + n) }));
  let rowsSent = 0;
  const answer = ({ args }: Sent) => {
    const from = Number(args.cursor ?? 0);
    const rows = log.slice(from, from + Number(args.limit));
    rowsSent += rows.length;
    const [cursor, more] = [String(from + rows.length), from + rows.length < log.length];
    return page({ cursor, more, changes: rows.map((row) => changed('market', 'job', row)) });
  };
  const factory = new IDBFactory();
  /** @param reach passed before an answer is made, and before it arrives */
  const open = (reach: { there?: Promise<unknown>; back?: Promise<unknown> } = {}) =>
    engineFor(
      async (request) => {
        await reach.there;
        const made = answer(request);
        await reach.back;
        return made;
      },
      {
        db: openReplica(UID, factory),
        tryLock: (name, ...rest) => tryWebLock(`${scenes} ${name}`, ...rest),
        ...(sleep && { sleep }),
      },
    );
  const scenes = uuid(++opened);
  return {
    open,
    add: () => log.push(job({ _id: uuid(1000 + log.length) })),
    rowsSent: () => rowsSent,
  };
}

/** The same with a market of one job that comes from files. */
function sceneOfFiles() {
  const files = marketFiles();
  files.base([job()]);
  const factory = new IDBFactory();
  const scenes = uuid(++opened);
  /** @param wait passed before an answer arrives */
  const open = (wait?: Promise<unknown>) => {
    const manifests: string[] = [];
    const readManifest = async (bucket: string) => {
      manifests.push(bucket);
      const made = files.port.readManifest(bucket);
      await wait;
      return made;
    };
    const context = engineFor(
      async () => {
        await wait;
        return page();
      },
      {
        db: openReplica(UID, factory),
        market: { ...files.port, readManifest },
        digest: files.digest,
        sleep: () => never,
        tryLock: (name, ...rest) => tryWebLock(`${scenes} ${name}`, ...rest),
      },
    );
    return { ...context, manifests };
  };
  return { files, open };
}
let opened = 0;
const never = new Promise<never>(() => undefined);
function gate() {
  let resolve = () => {};
  const promise = new Promise<void>((open) => {
    resolve = open;
  });
  return { promise, resolve };
}

const deleteDatabase = ({ factory, name }: Replica) =>
  new Promise((resolve) => {
    factory.deleteDatabase(name).onsuccess = resolve;
  });

/** Resolves when somebody waits for the puller's lock. */
const untilSomebodyWaits = () =>
  expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(1);

test('R9.1 a page and its worker are sent each row once, in the first load and with every signal', async () => {
  const { open, add, rowsSent } = scene({ jobs: 1130, sleep: () => never });
  const [tab, worker] = [open(), open()];
  await Promise.all([tab.engine.pull(), worker.engine.pull()]);
  // 60 and twice 500 and the rest: what the second has asked for came with it.
  expect([rowsSent(), tab.sent.length + worker.sent.length]).toEqual([1130, 4]);
  for (let signals = 0; signals < 3; signals += 1) {
    add();
    await Promise.all([tab.engine.pull(), worker.engine.pull()]);
  }
  expect(rowsSent()).toBe(1133);
  expect(await worker.db.job.count()).toBe(1133);
});

test('R9.2 what came while another was at it is pulled once more, by one of those who waited', async () => {
  const { open, add, rowsSent } = scene({ jobs: 5, sleep: () => never });
  const back = gate();
  const first = open({ back: back.promise });
  const [second, third] = [open(), open()];
  const begun = first.engine.pull();
  await expect.poll(() => first.sent.length).toBe(1);
  await expect.poll(rowsSent).toBe(5);
  add();
  const waiting = second.engine.pull();
  await untilSomebodyWaits();
  const other = third.engine.pull();
  await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(2);
  back.resolve();
  await begun;
  expect([await waiting, await other]).toEqual(['complete', 'complete']);
  expect(await first.db.job.count()).toBe(6);
  expect([rowsSent(), second.sent.length + third.sent.length]).toEqual([6, 1]);
});

test('R9.2 a page that was asked for in a store that is no more serves nobody who waits in the one that came after', async () => {
  const { open, add, rowsSent } = scene({ jobs: 5, sleep: () => never });
  const back = gate();
  const first = open({ back: back.promise });
  const second = open();
  // Somebody had waited there before.
  await putMeta(first.db, 'pullWanted', 1);
  const begun = first.engine.pull();
  await expect.poll(rowsSent).toBe(5);
  await deleteDatabase(first.db);
  add();
  const waiting = second.engine.pull();
  await untilSomebodyWaits();
  expect(await getMeta(second.db, 'pullWanted')).toBe(1);
  back.resolve();
  expect(await Promise.all([begun, waiting])).toEqual(['complete', 'complete']);
  expect(await second.db.job.count()).toBe(6);
});

test('R9.2 nor does a manifest that was asked for there', async () => {
  const { files, open } = sceneOfFiles();
  const back = gate();
  const [first, second] = [open(back.promise), open()];
  await putMeta(first.db, 'pullWanted', 1);
  const begun = first.engine.pull();
  await expect.poll(() => [first.sent.length, first.manifests.length]).toEqual([1, 1]);
  await deleteDatabase(first.db);
  files.delta({ [WHOLE_MARKET]: [job({ _id: uuid(1001) })] });
  const waiting = second.engine.pull();
  await untilSomebodyWaits();
  back.resolve();
  expect(await Promise.all([begun, waiting])).toEqual(['complete', 'complete']);
  expect(await second.db.job.count()).toBe(2);
});

test('R9.2 who had asked there has all of the new store before it says so', async () => {
  const { open } = sceneOfFiles();
  const back = gate();
  const { engine, db, sent } = open(back.promise);
  const begun = engine.pull();
  await expect.poll(() => sent.length).toBe(1);
  await deleteDatabase(db);
  back.resolve();
  expect(await begun).toBe('complete');
  expect(await db.job.count()).toBe(1);
});

test('R9.3 a puller that was frozen is waited for as long as a request may take, and no longer', async () => {
  const patience = gate();
  const { open } = scene({ jobs: 5, sleep: () => patience.promise });
  const frozen = open({ back: never });
  void frozen.engine.pull();
  await expect.poll(() => frozen.sent.length).toBe(1);
  const { engine, db } = open();
  const pulled = engine.pull();
  await untilSomebodyWaits();
  patience.resolve();
  expect(await pulled).toBe('complete');
  expect(await db.job.count()).toBe(5);
});

test('R9.3 one on a thin line, whose pages come, keeps the lock', async () => {
  const rests: (() => void)[] = [];
  const { open, rowsSent } = scene({
    jobs: 100,
    sleep: () => new Promise((resolve) => rests.push(resolve)),
  });
  const [there, more] = [gate(), gate()];
  const reach = { there: there.promise };
  const slow = open(reach);
  const begun = slow.engine.pull();
  const { engine, sent } = open();
  await expect.poll(() => slow.sent.length).toBe(1);
  const waiting = engine.pull();
  await untilSomebodyWaits();
  reach.there = more.promise;
  there.resolve();
  await expect.poll(() => slow.sent.length).toBe(2);
  rests[0]?.();
  await expect.poll(() => rests.length).toBe(2);
  more.resolve();
  expect([await begun, await waiting]).toEqual(['complete', 'complete']);
  expect([rowsSent(), sent.length]).toEqual([100, 0]);
});

test.each([
  ['all', 'market', { pages: 0, manifests: 0 }],
  ['all', 'own', { pages: 0, manifests: 0 }],
  ['market', 'own', { pages: 1, manifests: 0 }],
  ['own', 'all', { pages: 0, manifests: 1 }],
] as const)(
  'R9.2 of two who waited the second asks only for what the first, with %s, has not: of %s',
  async (one, other, asked) => {
    const { open } = sceneOfFiles();
    const back = gate();
    const [first, second, third] = [open(back.promise), open(), open()];
    const begun = first.engine.pull();
    await expect.poll(() => first.sent.length).toBe(1);
    const waits = [second.engine.pull(one)];
    await untilSomebodyWaits();
    waits.push(third.engine.pull(other));
    await expect.poll(async () => (await navigator.locks.query()).pending?.length).toBe(2);
    back.resolve();
    expect(await Promise.all([begun, ...waits])).toEqual(['complete', 'complete', 'complete']);
    expect({ pages: third.sent.length, manifests: third.manifests.length }).toEqual(asked);
  },
);
