import { expect, test } from 'vitest';
import { askAgain } from './again.ts';
import type { PullEnd } from './pull.ts';

/** Time moves by hand, and a turn ends as it is told to. */
function scene(ends: (PullEnd | undefined)[] = []) {
  const alarms: { ms: number; ring: () => void }[] = [];
  let turns = 0;
  const { ended, forget } = askAgain(
    async () => {
      turns += 1;
      return ends.shift();
    },
    {
      random: () => 0.5,
      timer: (ms, ring) => {
        const alarm = { ms, ring };
        alarms.push(alarm);
        return () => void alarms.splice(alarms.indexOf(alarm), 1);
      },
    },
  );
  const ring = async () => {
    alarms.shift()?.ring();
    await Promise.resolve();
  };
  return { ended, forget, ring, waits: () => alarms.map(({ ms }) => ms), turns: () => turns };
}

test.each(['no-answer', 'refused', 'signed-out'] as const)(
  'R7.7 a pull that ended with "%s" is made again soon, then more and more seldom, until one is complete',
  async (end) => {
    const { ended, ring, waits, turns } = scene([end, end, end, end, end, 'complete']);
    ended(end);
    const waited = [];
    while (waits().length > 0) {
      waited.push(...waits());
      await ring();
    }
    expect(waited).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(turns()).toBe(6);
    ended(end);
    expect(waits()).toEqual([2_000]);
  },
);

test('R7.7 one alarm is set at a time, and a turn in which nothing was asked sets and takes none', async () => {
  const { ended, ring, waits } = scene([undefined]);
  ended('no-answer');
  ended(undefined);
  ended('no-answer');
  expect(waits()).toEqual([4_000]);
  await ring();
  expect(waits()).toEqual([]);
});

test('R7.7 a page that goes asks no more', () => {
  const { ended, forget, waits } = scene();
  ended('no-answer');
  forget();
  expect(waits()).toEqual([]);
});
