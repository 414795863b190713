import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SILENT_MS } from '../sync/pull/round.ts';
import type { Hear } from '../sync/pull/signals.ts';
import { listen } from './page-listening.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** A stream that speaks and breaks by hand. */
function scene() {
  let line: { hear: Hear; end: () => void } | undefined;
  const pulls: number[] = [];
  const listening = listen(
    (hear) =>
      new Promise((resolve) => {
        line = { hear, end: resolve };
      }),
    (spreadMs) => pulls.push(spreadMs),
  );
  listening.start();
  return { listening, pulls, hear: line?.hear as Hear, end: line?.end as () => void };
}

test('R7.6 the other side is heard as long as it speaks in time, and no longer than its connection', async () => {
  const { listening, hear, end } = scene();
  expect(listening.isHeard()).toBe(false);
  hear.alive();
  expect(listening.isHeard()).toBe(true);
  vi.setSystemTime(Date.now() + SILENT_MS - 1);
  expect(listening.isHeard()).toBe(true);
  vi.setSystemTime(Date.now() + 1);
  expect(listening.isHeard()).toBe(false);
  hear.alive();
  end();
  await expect.poll(() => listening.isHeard()).toBe(false);
  listening.stop();
});

test('R7.4 a signal brings along within which time to pull', () => {
  const { listening, pulls, hear } = scene();
  hear.moved('user:mia');
  hear.moved('market', 5000);
  expect(pulls).toEqual([0, 5000]);
  listening.stop();
});
