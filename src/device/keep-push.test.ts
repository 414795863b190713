// Dexie's live queries start only where there is a global store.
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { getMeta } from '../replica/database.ts';
import { watchReplica } from '../replica/watch.ts';
import { answer, engineFor, messageArgs, noAnswer, openReplica, refuse } from '../sync/testing/engine.ts';
import { recordReachability } from '../sync/wire/reachability.ts';
import { keepPush } from './keep-push.ts';

/** The server has answered or not, and the watchers have been called. */
function reachOf(db: ReturnType<typeof engineFor>['db']) {
  let seen: boolean | undefined;
  watchReplica(
    db,
    () => getMeta(db, 'reachable'),
    (reachable) => {
      seen = reachable;
    },
  );
  return async (now: boolean) => {
    await recordReachability(db, 'sync.pull', now ? answer({}) : noAnswer);
    await expect.poll(() => seen).toBe(now);
  };
}

it('a subscription that could not be told is told once the server answers again, and then no more', async () => {
  const { db } = engineFor(() => noAnswer);
  let works = false;
  const refresh = vi.fn(async () => {
    if (!works) throw new Error('no answer');
  });
  keepPush({ refresh }, db, Promise.resolve());
  await expect.poll(() => refresh).toHaveBeenCalledTimes(1);
  const reach = reachOf(db);
  await reach(false);
  works = true;
  await reach(true);
  await expect.poll(() => refresh).toHaveBeenCalledTimes(2);
  await reach(false);
  await reach(true);
  expect(refresh).toHaveBeenCalledTimes(2);
});

it('also while an entry needs the person, which is what the chip says then', async () => {
  // Live queries go by the database's name: one of its own, or those of the test above would be asked.
  const db = openReplica('seeker2');
  const credentials = async () => ({ uid: 'seeker2', token: 'token' });
  const { engine } = engineFor(() => refuse(422, 'fields_invalid'), { db, credentials });
  await engine.mutate('conversation.add-message', messageArgs(1));
  await engine.drain();
  expect(await db.outbox.toArray()).toMatchObject([{ state: 'refused' }]);
  const refresh = vi.fn(async () => Promise.reject(new Error('no answer')));
  keepPush({ refresh }, db, Promise.resolve());
  await expect.poll(() => refresh).toHaveBeenCalledTimes(1);
  const reach = reachOf(db);
  await reach(false);
  await reach(true);
  await expect.poll(() => refresh).toHaveBeenCalledTimes(2);
});

it('asks neither the server nor the store before its time', async () => {
  const db = openReplica('seeker3');
  const refresh = vi.fn(async () => {});
  let begin = () => {};
  keepPush({ refresh }, db, new Promise<void>((resolve) => (begin = resolve)));
  // One that waits for nothing, begun after it, is open by then.
  await openReplica('seeker4').open();
  expect([db.isOpen(), refresh.mock.calls.length]).toEqual([false, 0]);
  begin();
  await expect.poll(() => db.isOpen()).toBe(true);
  expect(refresh).toHaveBeenCalledOnce();
});
