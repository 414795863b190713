import { expect, test } from 'vitest';
import type { PullEnd } from '../sync/pull/pull.ts';
import { pagePulls } from './page-pulls.ts';

/** Time moves by hand, and there is a token when it is told. */
function scene({ ends = [] as PullEnd[], isSeen = true } = {}) {
  const alarms: { ms: number; ring: () => void }[] = [];
  const done: string[] = [];
  let identify = () => {};
  const ask = (what: string) => async () => {
    done.push(what);
    const end = ends.shift() ?? 'complete';
    if (end === 'refused') throw new Error('the store is closed');
    return end;
  };
  const pulls = pagePulls(
    { pull: (what = 'all') => ask(what === 'all' ? 'pull' : `pull ${what}`)(), turn: ask('turn') },
    {
      identified: new Promise<void>((resolve) => {
        identify = resolve;
      }),
      onPulled: () => undefined,
      askWorker: () => done.push('the worker'),
      isSeen: () => isSeen,
      timer: (ms, ring) => {
        const alarm = { ms, ring };
        alarms.push(alarm);
        return () => void (alarms.includes(alarm) && alarms.splice(alarms.indexOf(alarm), 1));
      },
      random: () => 0.5,
      report: (error) => done.push(String(error)),
    },
  );
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  const ring = () => alarms.shift()?.ring();
  return { pulls, done, waits: () => alarms.map(({ ms }) => ms), ring, identify: () => identify(), settled };
}

test('R9.1 a page that has no token yet does not pull, and asks the worker after 2 s', async () => {
  const { pulls, done, waits, ring, identify, settled } = scene();
  pulls.now();
  pulls.hurry(0, 'all');
  pulls.turn(false);
  await settled();
  expect([done, waits()]).toEqual([[], [2_000]]);
  ring();
  expect(done).toEqual(['the worker']);
  identify();
  await settled();
  expect(done).toEqual(['the worker', 'pull', 'pull', 'turn']);
});

test('R9.1 one that knows who is here asks no worker', async () => {
  const { pulls, done, waits, identify, settled } = scene();
  identify();
  pulls.now();
  await settled();
  expect([done, waits()]).toEqual([['pull'], []]);
});

test('R7.7 a pull that was not complete is followed by a turn, and what is thrown is reported and followed by none', async () => {
  const { pulls, done, waits, ring, identify, settled } = scene({
    ends: ['no-answer', 'complete', 'refused'],
  });
  identify();
  pulls.now();
  await settled();
  expect(waits()).toEqual([2_000]);
  ring();
  await settled();
  pulls.now();
  await settled();
  expect([done, waits()]).toEqual([['pull', 'turn', 'pull', 'Error: the store is closed'], []]);
});

test('a page behind others takes no turn, and one that goes does nothing more', async () => {
  const { pulls, done, waits, identify, settled } = scene({ isSeen: false });
  pulls.now();
  pulls.turn(false);
  identify();
  await settled();
  expect(done).toEqual(['pull']);
  pulls.hurry(10_000, 'market');
  pulls.now();
  pulls.stop();
  await settled();
  expect([done, waits()]).toEqual([['pull'], []]);
});

test('R10.8 a signal of the market pulls the market at its moment, one of somebody’s own what is their own at once', async () => {
  const { pulls, done, waits, ring, identify, settled } = scene();
  identify();
  await settled();
  pulls.hurry(10_000, 'market');
  pulls.hurry(0, 'own');
  await settled();
  expect([done, waits()]).toEqual([['pull own'], [5_000]]);
  ring();
  await settled();
  expect(done).toEqual(['pull own', 'pull market']);
  pulls.hurry(10_000, 'market');
  pulls.hurry(0, 'all');
  await settled();
  expect([done.slice(2), waits()]).toEqual([['pull'], []]);
});

test('R7.7 a half that has come does not end the wait for the other', async () => {
  const { pulls, done, waits, ring, identify, settled } = scene({
    ends: ['no-answer', 'complete', 'complete'],
  });
  identify();
  await settled();
  pulls.hurry(0, 'market');
  await settled();
  pulls.hurry(0, 'own');
  await settled();
  expect([done, waits()]).toEqual([['pull market', 'pull own'], [2_000]]);
  ring();
  await settled();
  expect([done.at(-1), waits()]).toEqual(['turn', []]);
});
