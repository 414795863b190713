import { expect, it } from 'vitest';
import type { SyncStatus } from './outbox.ts';
import { staleSince } from './stale.ts';

const status = (state: SyncStatus['state']): SyncStatus => ({
  state,
  waiting: 1,
  stopped: 0,
  full: false,
  asOf: '2026-11-20T04:26:00.000Z',
  loaded: true,
});

it('tells since when nothing was heard, and nothing while the server is heard', () => {
  for (const state of ['offline', 'needs-you', 'sign-in', 'locked'] as const)
    expect(staleSince(status(state))).toBe('2026-11-20T04:26:00.000Z');
  for (const state of ['sent', 'waiting'] as const) expect(staleSince(status(state))).toBeUndefined();
});
