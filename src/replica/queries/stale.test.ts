import { expect, it } from 'vitest';
import type { SyncStatus } from './outbox.ts';
import { staleSince } from './stale.ts';

const AS_OF = '2026-11-20T04:26:00.000Z';
const HEARD: SyncStatus = {
  reachable: true,
  signIn: false,
  locked: false,
  waiting: 1,
  stopped: 1,
  full: false,
  asOf: AS_OF,
  loaded: true,
};

it.each([
  ['it does not answer', { reachable: false }],
  ['it wants a sign-in', { signIn: true }],
  ['it keeps the account out', { locked: true }],
])('tells since when nothing was heard of the server: %s', (_, fact) => {
  expect(staleSince({ ...HEARD, ...fact })).toBe(AS_OF);
});

it('tells nothing while the server is heard, also where something was refused', () => {
  expect(staleSince(HEARD)).toBeUndefined();
});
