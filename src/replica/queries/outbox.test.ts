import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { Replica } from '../database.ts';
import type { EntryState } from '../outbox-entry.ts';
import { putMeta } from '../write-gate.ts';
import { outboxState, type SyncStatus, staleSince, syncStatus } from './outbox.ts';

function replica(): Replica {
  return new Replica('owner', { indexedDB: new IDBFactory(), IDBKeyRange });
}

/** What the store has of an entry that this version understands. */
const entry = (state: EntryState) =>
  ({ id: state, format: 2, name: 'notification.read-all', state }) as never;

it('the server counts as reachable until a request was not answered', async () => {
  const db = replica();
  expect(await syncStatus(db)).toMatchObject({ reachable: true, signIn: false, locked: false });
  await putMeta(db, 'reachable', false);
  expect(await syncStatus(db)).toMatchObject({ reachable: false });
});

it.each([
  ['refused', { stopped: 1, waiting: 0 }],
  ['conflict', { stopped: 1, waiting: 0 }],
  ['waiting', { stopped: 0, waiting: 1 }],
  ['sending', { stopped: 0, waiting: 1 }],
] as const)(
  'no fact hides another: an entry that is %s, no network, no sign-in and a lock',
  async (state, counts) => {
    const db = replica();
    await db.outbox.add(entry(state));
    for (const key of ['signIn', 'locked'] as const) await putMeta(db, key, true);
    await putMeta(db, 'reachable', false);
    expect(await syncStatus(db)).toMatchObject({ reachable: false, signIn: true, locked: true, ...counts });
  },
);

const QUIET: SyncStatus = {
  reachable: true,
  signIn: false,
  locked: false,
  waiting: 0,
  stopped: 0,
  full: false,
  asOf: undefined,
  loaded: true,
};

it.each([
  ['sent', {}],
  ['waiting', { waiting: 2 }],
  ['needs-you', { waiting: 2, stopped: 1 }],
  ['needs-you', { locked: true, stopped: 1 }],
  ['locked', { locked: true, waiting: 2, stopped: 1 }],
  ['sign-in', { signIn: true, locked: true, waiting: 2, stopped: 1 }],
] as const)('%s is what is named, with the network and without it, of %j', (state, facts) => {
  expect(outboxState({ ...QUIET, ...facts })).toBe(state);
  expect(outboxState({ ...QUIET, ...facts, reachable: false })).toBe(state);
});

const AS_OF = '2026-11-20T04:26:00.000Z';

it.each([
  ['it does not answer', { reachable: false }],
  ['it wants a sign-in', { signIn: true }],
  ['it keeps the account out', { locked: true }],
])('tells since when nothing was heard of the server: %s', (_, fact) => {
  expect(staleSince({ ...QUIET, asOf: AS_OF, ...fact })).toBe(AS_OF);
});

it('tells nothing while the server is heard, also where something was refused', () => {
  expect(staleSince({ ...QUIET, asOf: AS_OF, waiting: 1, stopped: 1 })).toBeUndefined();
});
