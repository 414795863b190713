// Dexie's live queries start only where there is a global store.
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { Replica } from './database.ts';
import { watchReplica, watchServed } from './watch.ts';
import { putMeta } from './write-gate.ts';

/** How often it was told, once the watch has seen what was written. */
function watched(uid: string) {
  const db = new Replica(uid);
  const onBack = vi.fn();
  watchServed(db, onBack);
  let seen = 0;
  watchReplica(
    db,
    () => db.meta.toArray(),
    () => {
      seen += 1;
    },
  );
  const set = async (key: 'reachable' | 'locked', value: boolean) => {
    const before = seen;
    await putMeta(db, key, value);
    await expect.poll(() => seen).toBeGreaterThan(before);
  };
  return { onBack, set };
}

it('W7.8 what waits may go as soon as the server answers again, or a lock is lifted; told once each time', async () => {
  const { onBack, set } = watched('mia');
  await set('reachable', false);
  expect(onBack).not.toHaveBeenCalled();
  await set('reachable', true);
  await expect.poll(() => onBack).toHaveBeenCalledTimes(1);
  await set('locked', true);
  await set('locked', false);
  await expect.poll(() => onBack).toHaveBeenCalledTimes(2);
});

it('W7.4 a lock that lasts is not the server coming back', async () => {
  const { onBack, set } = watched('jana');
  await set('locked', true);
  await set('reachable', false);
  await set('reachable', true);
  expect(onBack).not.toHaveBeenCalled();
});
