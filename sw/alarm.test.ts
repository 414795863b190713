import { expect, it } from 'vitest';
import { AWAKE_MS, awakeUntil, shortSleepMs } from './alarm.ts';

it('W7.8 a Background Sync waits for entries that wake while it may still be awake, and for no others', () => {
  expect(shortSleepMs(1_500, 1_000, 30_000)).toBe(500);
  expect(shortSleepMs(900, 1_000, 30_000)).toBe(0);
  expect(shortSleepMs(30_001, 1_000, 30_000)).toBeNull();
  expect(shortSleepMs(null, 1_000, 30_000)).toBeNull();
});

it('W7.8 it is over once its time is, whatever is due', () => {
  expect(shortSleepMs(900, 30_000, 30_000)).toBeNull();
});

it('W7.8 it stays for the end of a server’s minute once it has got something through, and never for ever', () => {
  const minute = 60_000;
  expect(awakeUntil({ began: 0, progressAt: null })).toBe(AWAKE_MS);
  expect(shortSleepMs(20_000 + minute, 20_000, awakeUntil({ began: 0, progressAt: 20_000 }))).toBe(minute);
  expect(shortSleepMs(5 * minute, minute, awakeUntil({ began: 0, progressAt: minute }))).toBeNull();
  expect(awakeUntil({ began: 0, progressAt: 10 * minute })).toBeLessThan(3 * minute);
});
