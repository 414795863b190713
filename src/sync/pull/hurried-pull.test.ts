import { expect, test } from 'vitest';
import { hurriedPull } from './hurried-pull.ts';

/** Time moves by hand. */
function scene(random: number) {
  const alarms: { ms: number; ring: () => void }[] = [];
  let pulls = 0;
  const { hurry, forget } = hurriedPull(
    () => {
      pulls += 1;
    },
    {
      random: () => random,
      timer: (ms, ring) => {
        const alarm = { ms, ring };
        alarms.push(alarm);
        return () => void alarms.splice(alarms.indexOf(alarm), 1);
      },
    },
  );
  return { hurry, forget, alarms, pulls: () => pulls };
}

test('R7.4 what is the person’s own is pulled at once', () => {
  const { hurry, alarms, pulls } = scene(0.5);
  hurry(0);
  hurry(0);
  expect([pulls(), alarms.length]).toEqual([2, 0]);
});

test('R7.4 what is everybody’s is pulled once, at a moment by chance within the time that was said', () => {
  const { hurry, alarms, pulls } = scene(0.25);
  hurry(30_000);
  hurry(30_000);
  expect([pulls(), alarms.map(({ ms }) => ms)]).toEqual([0, [7500]]);
  alarms[0]?.ring();
  expect([pulls(), alarms.length]).toEqual([1, 0]);
  hurry(30_000);
  expect(alarms).toHaveLength(1);
});

test('R7.4 a pull for something else brings the market along, and none is left over', () => {
  const { hurry, forget, alarms, pulls } = scene(0.25);
  hurry(30_000);
  hurry(0);
  expect([pulls(), alarms.length]).toEqual([1, 0]);
  hurry(30_000);
  forget();
  expect([pulls(), alarms.length]).toEqual([1, 0]);
});
