import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { getMeta, Replica } from './database.ts';
import { writePart, writeTap } from './taps-first.ts';
import { putMeta, writeGate } from './write-gate.ts';

const openReplica = () => new Replica('mia', { indexedDB: new IDBFactory(), IDBKeyRange });

/** A tap is a task of its own; the next step of a promise may still be within the part's transaction. */
const nextTask = () => new Promise((resolve) => setImmediate(resolve));

/** Keeps a transaction open until something is so, or until the transaction is called off. */
async function holdUntil(db: Replica, isSo: () => boolean): Promise<void> {
  while (!isSo()) await db.meta.count();
}

const never = () => false;

/** A part that writes one fact, and says when it has begun. @param until how long its n-th run is held */
function startPart(db: Replica, log: string[], until: (run: number) => () => boolean) {
  let run = 0;
  const written = writePart(db, async () => {
    run += 1;
    log.push(`part ${run}`);
    await putMeta(db, 'epoch', `run ${run}`);
    await holdUntil(db, until(run));
  }).then(() => log.push('part written'));
  const begun = async (wanted: number) => {
    while (run < wanted) await nextTask();
    await nextTask();
  };
  return { written, begun };
}

const tap = (db: Replica, log: string[]) =>
  writeTap(db, () => writeGate(db, () => putMeta(db, 'signIn', true))).then(() => {
    log.push('tap saved');
  });

it('R2.4 a tap calls off the part that is being written, and the part is whole after it', async () => {
  const db = openReplica();
  const log: string[] = [];
  const { written, begun } = startPart(db, log, (run) => (run === 1 ? never : () => true));
  await begun(1);
  await tap(db, log);
  expect(await getMeta(db, 'epoch')).toBeUndefined();
  await written;
  expect(log).toEqual(['part 1', 'tap saved', 'part 2', 'part written']);
  expect([await getMeta(db, 'epoch'), await getMeta(db, 'signIn')]).toEqual(['run 2', true]);
});

it('R2.4 a part is called off once: however quick the thumb is, what comes in comes', async () => {
  const db = openReplica();
  const log: string[] = [];
  let isTapped = false;
  const { written, begun } = startPart(db, log, (run) => (run === 1 ? never : () => isTapped));
  await begun(1);
  await tap(db, log);
  await begun(2);
  const second = tap(db, log);
  isTapped = true;
  await Promise.all([written, second]);
  expect(log).toEqual(['part 1', 'tap saved', 'part 2', 'part written', 'tap saved']);
});

it('R2.4 a part begins after the taps that are under way, whatever becomes of them', async () => {
  const db = openReplica();
  const log: string[] = [];
  let reject = (_: Error) => {};
  const hanging = new Promise<void>((_, rejects) => {
    reject = rejects;
  });
  const refused = writeTap(db, () => hanging).catch(() => log.push('tap refused'));
  const { written } = startPart(db, log, () => () => true);
  await tap(db, log);
  reject(new Error('no room'));
  await Promise.all([refused, written]);
  expect(log).toEqual(['tap saved', 'tap refused', 'part 1', 'part written']);
});

it('R2.4 a part that fails by itself fails, and is not written again', async () => {
  const db = openReplica();
  let runs = 0;
  const part = writePart(db, async () => {
    runs += 1;
    throw new Error('wrong');
  });
  await expect(part).rejects.toThrow('wrong');
  expect([runs, db.partsUnderWay.size, db.tapsUnderWay.size]).toEqual([1, 0, 0]);
});
