import { expect, it } from 'vitest';
import { NoAnswerError } from '../sync/call-errors.ts';
import type { SyncEngine } from '../sync/engine.ts';
import { engineFor, noAnswer, UID } from '../sync/testing.ts';
import { type LateCalls, lateCalls, lateEngine } from './late-sync.ts';

const READ = { userId: UID, upTo: '2026-11-20T04:26:00.000Z' };
const given = (calls: Partial<LateCalls>) => lateCalls(async () => calls as LateCalls);

it('what is asked before the code is here is done once it is, in the order of asking', async () => {
  const { engine } = engineFor(() => noAnswer);
  let arrive: (engine: SyncEngine) => void = () => {};
  const arriving = new Promise<SyncEngine>((resolve) => {
    arrive = resolve;
  });
  const late = lateEngine(engine.db, () => arriving);
  const made = late.mutate('notification.read-all', READ);
  const discarded = late.discard('nobody');
  arrive(engine);
  expect(await made).toMatch(/./);
  expect(await discarded).toBe(false);
  expect(await engine.db.outbox.count()).toBe(1);
});

it('a change whose code cannot be had is rejected, and made when it is tried again', async () => {
  const { engine } = engineFor(() => noAnswer);
  let times = 0;
  const late = lateEngine(engine.db, async () => {
    times += 1;
    if (times === 1) throw new Error('offline');
    return engine;
  });
  await expect(late.mutate('notification.read-all', READ)).rejects.toThrow('offline');
  expect(await late.mutate('notification.read-all', READ)).toMatch(/./);
});

it('without the code a call has no answer', async () => {
  const late = lateCalls(async () => {
    throw new Error('offline');
  });
  await expect(late.call('session.list', {})).rejects.toBeInstanceOf(NoAnswerError);
  await expect(late.guestCall('team.list', {})).rejects.toBeInstanceOf(NoAnswerError);
});

it('nobody is asked for whoever has left while the code was on its way', async () => {
  const signal = AbortSignal.abort();
  const late = given({ ask: () => Promise.reject(new Error('asked')) });
  expect(await late.ask('session.list', {}, { signal })).toEqual({ kind: 'none' });
});
