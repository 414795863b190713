// Dexie's live queries start only where there is a global store.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { Replica } from './database.ts';
import { syncStatus } from './queries/outbox.ts';
import { watch } from './watch.ts';
import { putMeta, writeGate } from './write-gate.ts';

const open = () => new Replica('ada', { indexedDB: new IDBFactory(), IDBKeyRange });

async function step(db: Replica, value: string): Promise<void> {
  await putMeta(db, 'locale', value);
  await putMeta(db, 'theme', value);
}

it('W2 a transaction lasts over the awaits of functions it calls, whatever kind of function begins it', async () => {
  const db = open();
  // Not async itself: Dexie would commit at the first native await below it.
  await writeGate(db, () => step(db, 'one').then(() => step(db, 'two')));
  expect((await db.meta.get('theme'))?.value).toBe('two');
});

it('R1 a query that awaits other functions hears of every table it read', async () => {
  const db = open();
  const states: string[] = [];
  const stop = watch(
    () => syncStatus(db),
    ({ state }) => states.push(state),
  );
  await expect.poll(() => states.at(-1)).toBe('sent');
  // Read after the query's first await.
  await writeGate(db, () => putMeta(db, 'reachable', false));
  await expect.poll(() => states.at(-1)).toBe('offline');
  stop();
});
