import { expect, test } from 'vitest';
import { goodbyeFor, paceMarket, spreadFor } from './market-pace.ts';

/** Time moves by `pass` alone. */
function scene(streams: number) {
  const told: number[] = [];
  const alarms: { ms: number; ring: () => void }[] = [];
  const { moved, stop } = paceMarket(
    (spreadMs) => told.push(spreadMs),
    () => streams,
    (ms, ring) => {
      const alarm = { ms, ring };
      alarms.push(alarm);
      return () => void alarms.splice(alarms.indexOf(alarm), 1);
    },
  );
  const pass = () => {
    const [alarm] = alarms.splice(0);
    alarm?.ring();
    return alarm?.ms;
  };
  return { told, alarms, moved, stop, pass };
}

test('R7.4 the first move of the market is told at once, a storm of them once more', () => {
  const { told, moved, pass, alarms } = scene(500);
  for (let moves = 0; moves < 100; moves += 1) moved();
  expect(told).toEqual([5000]);
  expect(pass()).toBe(5000);
  expect(told).toEqual([5000, 5000]);
  pass();
  expect([told.length, alarms.length]).toEqual([2, 0]);
  moved();
  expect(told).toHaveLength(3);
});

test('R7.4 the more devices listen the calmer it is: nobody waits where there are few, half a minute at most', () => {
  expect([1, 100, 3000, 50_000].map((streams) => spreadFor(streams))).toEqual([10, 1000, 30_000, 30_000]);
  // One that pulls once in half a minute for each of 50,000 is the work of more than one process.
  expect([1, 3000, 50_000].map(goodbyeFor)).toEqual([20, 60_000, 60_000]);
});

test('no alarm holds the process at its end', () => {
  const { moved, stop, alarms } = scene(500);
  moved();
  stop();
  expect(alarms).toEqual([]);
});
