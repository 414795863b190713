import { expect, it } from 'vitest';
import { PAUSE_MAX_MS } from '../../contract/limits.ts';
import { writeGate } from '../replica/write-gate.ts';
import { isPaused, pauseCall, readPauses } from './pauses.ts';
import { openReplica } from './testing.ts';

const NAME = 'conversation.add-message';
const MINUTE = 60_000;

it('W7 a pause lasts for as long as the server has asked for', async () => {
  const db = openReplica();
  const now = 100 * PAUSE_MAX_MS;
  await writeGate(db, () => pauseCall(db, NAME, now, MINUTE));
  expect(await readPauses(db, now)).toEqual(new Map([[NAME, now + MINUTE]]));
  expect(await isPaused(db, NAME, now + MINUTE - 1)).toBe(true);
  expect(await isPaused(db, NAME, now + MINUTE)).toBe(false);
  expect(await isPaused(db, 'job.update', now)).toBe(false);
});

it('I7 and not for as long as the clock has jumped back', async () => {
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
