import { expect, it } from 'vitest';
import { PAUSE_MAX_MS } from '../../../contract/limits.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { engineFor, messageArgs, openReplica, page, refuse, START } from '../testing/engine.ts';
import { readSchedule } from './backlog.ts';
import { isPaused, pauseCall, readPauses } from './pauses.ts';

const NAME = 'conversation.add-message';
const MINUTE = 60_000;

it('W7.8 a pause lasts for as long as the server has asked for', async () => {
  const db = openReplica();
  const now = 100 * PAUSE_MAX_MS;
  await writeGate(db, () => pauseCall(db, NAME, now, MINUTE));
  expect(await readPauses(db, now)).toEqual(new Map([[NAME, now + MINUTE]]));
  expect(await isPaused(db, NAME, now + MINUTE - 1)).toBe(true);
  expect(await isPaused(db, NAME, now + MINUTE)).toBe(false);
  expect(await isPaused(db, 'job.update', now)).toBe(false);
});

it('I7 W7.8 and not for as long as the clock has jumped back', async () => {
  const db = openReplica();
  const now = 100 * PAUSE_MAX_MS;
  await writeGate(db, () => pauseCall(db, NAME, now, MINUTE));
  expect(await isPaused(db, NAME, now - 50 * MINUTE)).toBe(false);
  expect(await readPauses(db, now - 50 * MINUTE)).toEqual(new Map());
  // As an older version has written it.
  await writeGate(db, () => db.pause.put({ name: NAME, until: now }));
  expect(await isPaused(db, NAME, now - 50 * MINUTE)).toBe(true);
  expect(await isPaused(db, NAME, now - 2 * PAUSE_MAX_MS)).toBe(false);
});

it('W7.8 the alarm rings when a pause ends, and not when the entry’s own sleep does', async () => {
  let busy = true;
  const { engine, db, time } = engineFor(({ name }) => {
    if (name === 'sync.pull') return page();
    const limit = refuse(429, 'too_many_requests');
    if (busy && limit.kind === 'failure') limit.failure.retryAfterMs = MINUTE;
    return busy ? limit : { kind: 'answer', data: {}, changes: [] };
  });
  await engine.pull();
  for (const n of [1, 2]) await engine.mutate('conversation.add-message', messageArgs(n));
  expect((await engine.drain()).wakeAt).toBe(START + MINUTE);
  expect(await readSchedule(db, time.now)).toEqual({ ready: [], wakeAt: START + MINUTE });
  busy = false;
  time.now = START + MINUTE;
  expect((await readSchedule(db, time.now)).ready).toHaveLength(1);
  expect(await engine.drain()).toMatchObject({ received: 2 });
});
