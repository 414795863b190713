// Dexie's live queries start only where there is a global store.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { Replica } from './database.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import { outboxEntries } from './queries/outbox.ts';
import { watch } from './watch.ts';
import { putMeta, writeGate } from './write-gate.ts';

const open = () => new Replica('ada', { indexedDB: new IDBFactory(), IDBKeyRange });

async function step(db: Replica, value: string): Promise<void> {
  await putMeta(db, 'locale', value);
  await putMeta(db, 'theme', value);
}

it('W2.1 a transaction lasts over the awaits of functions it calls, whatever kind of function begins it', async () => {
  const db = open();
  // Not async itself: Dexie would commit at the first native await below it.
  await writeGate(db, () => step(db, 'one').then(() => step(db, 'two')));
  expect((await db.meta.get('theme'))?.value).toBe('two');
});

async function firstNote(db: Replica): Promise<string> {
  const entries = await outboxEntries(db);
  const notes = await Promise.all(entries.map(async ({ id }) => (await db.draft.get(id))?.value));
  return String(notes[0]);
}

it('R1.1 a query that awaits other functions hears of every table it read', async () => {
  const db = open();
  await db.outbox.add({ id: 'entry' } as OutboxEntry);
  const notes: string[] = [];
  const stop = watch(
    () => firstNote(db),
    (note) => notes.push(note),
  );
  await expect.poll(() => notes.at(-1)).toBe('undefined');
  await db.draft.put({ key: 'entry', value: 'written', at: '' });
  await expect.poll(() => notes.at(-1)).toBe('written');
  stop();
});
