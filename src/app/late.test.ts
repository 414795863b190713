import { expect, it } from 'vitest';
import type { SyncEngine } from '../sync/engine.ts';
import { engineFor, noAnswer, UID } from '../sync/testing/engine.ts';
import { late, onceLoaded } from './late.ts';

const READ = { userId: UID, upTo: '2026-11-20T04:26:00.000Z' };

/** The first load fails, every other one gives this. */
function secondTime<Value>(value: Value) {
  let times = 0;
  const load = async () => {
    times += 1;
    if (times === 1) throw new Error('offline');
    return value;
  };
  return { load, times: () => times };
}

it('is loaded once for all who ask, and again after it could not be', async () => {
  const { load, times } = secondTime('here');
  const loaded = onceLoaded(load);
  const [first, beside] = [loaded(), loaded()];
  await expect(first).rejects.toThrow('offline');
  await expect(beside).rejects.toThrow('offline');
  expect([await loaded(), await loaded()]).toEqual(['here', 'here']);
  expect(times()).toBe(2);
});

it('what is asked before the code is here is done once it is, in the order of asking', async () => {
  const { engine } = engineFor(() => noAnswer);
  let arrive: (engine: SyncEngine) => void = () => {};
  const arriving = new Promise<Omit<SyncEngine, 'db'>>((resolve) => {
    arrive = resolve;
  });
  const ahead = late(() => arriving);
  const made = ahead.mutate('notification.read-all', READ);
  const discarded = ahead.discard('nobody');
  arrive(engine);
  expect(await made).toMatch(/./);
  expect(await discarded).toBe(0);
  expect(await engine.db.outbox.count()).toBe(1);
});

it('what is asked while the code cannot be had is rejected, and done when it is asked again', async () => {
  const ahead = late(secondTime({ twice: async (n: number) => 2 * n }).load);
  await expect(ahead.twice(4)).rejects.toThrow('offline');
  expect(await ahead.twice(4)).toBe(8);
});

it('what stands in for the code answers only as long as that cannot be had', async () => {
  const absent = { who: async () => 'the stand-in' };
  const ahead = late(secondTime({ who: async () => 'the code' }).load, absent);
  expect(await ahead.who()).toBe('the stand-in');
  expect(await ahead.who()).toBe('the code');
});

it('a method is the same function each time, takes what is put beside it, and can be awaited like any object', async () => {
  const ahead = Object.assign(
    late(async () => ({ act: async () => 1 })),
    { db: 'the store' },
  );
  expect(ahead.act).toBe(ahead.act);
  expect(ahead.db).toBe('the store');
  expect(await ahead).toBe(ahead);
});
