import { expect, it } from 'vitest';
import { shortSleepMs } from './alarm.ts';

it('W7 a Background Sync waits for entries that wake while it may still be awake, and for no others', () => {
  expect(shortSleepMs(1_500, 1_000, 30_000)).toBe(500);
  expect(shortSleepMs(900, 1_000, 30_000)).toBe(0);
  expect(shortSleepMs(30_001, 1_000, 30_000)).toBeNull();
  expect(shortSleepMs(null, 1_000, 30_000)).toBeNull();
});

it('W7 it is over once its time is, whatever is due', () => {
  expect(shortSleepMs(900, 30_000, 30_000)).toBeNull();
});
