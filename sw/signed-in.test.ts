import { expect, it } from 'vitest';
import { SIGN_IN_LAG_MS, signedIn } from './signed-in.ts';

/** What the worker sees: each of these people from a moment on, in milliseconds. */
function seen(people: readonly [from: number, uid: string | null][]) {
  let now = 0;
  const current = async () => {
    const uid = people.findLast(([from]) => from <= now)?.[1];
    return uid ? { uid } : null;
  };
  const sleep = async (ms: number) => {
    now += ms;
  };
  return { ask: (uid?: string) => signedIn(current, { uid, sleep }), at: () => now };
}

it('S1.3 whoever is wanted and is there is not waited for', async () => {
  const { ask, at } = seen([[0, 'malik']]);
  expect(await ask('malik')).toEqual({ uid: 'malik' });
  expect(await ask()).toEqual({ uid: 'malik' });
  expect(at()).toBe(0);
});

it('S1.3 after a change of people the one who is wanted is waited for, and not the one before taken', async () => {
  const { ask, at } = seen([
    [0, 'jana'],
    [700, null],
    [1_200, 'malik'],
  ]);
  expect(await ask('malik')).toEqual({ uid: 'malik' });
  expect(at()).toBe(1_200);
});

it('S1.3 somebody else, or nobody, is told once the lag is over', async () => {
  const { ask, at } = seen([[0, 'jana']]);
  expect(await ask('malik')).toEqual({ uid: 'jana' });
  expect(at()).toBe(SIGN_IN_LAG_MS);
  expect(await seen([]).ask()).toBeNull();
});
