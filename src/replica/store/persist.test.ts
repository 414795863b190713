// Dexie's live queries start only where there is a global store.
import 'fake-indexeddb/auto';
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { entry, handTimer } from '../../testing/store.ts';
import { Replica } from '../database.ts';
import { saveDraft } from '../drafts.ts';
import { createMemoryJournal } from './memory-journal.ts';
import { persistOnce, readPersisted, watchUnfinished } from './persist.ts';
import { keepStoreMarker } from './store-marker.ts';

const open = () => new Replica('ada', { indexedDB: new IDBFactory(), IDBKeyRange });

function storage(answer: boolean) {
  return { persisted: vi.fn(async () => false), persist: vi.fn(async () => answer) };
}

/** Resolves after a watch that began later has heard of the state of this replica. */
async function untilHeard(db: Replica): Promise<void> {
  const heard = vi.fn();
  const stop = watchUnfinished(db, heard);
  await expect.poll(() => heard).toHaveBeenCalled();
  stop();
}

it('S2.1 asks the browser to keep everything with the first draft, not before, and notes the outcome', async () => {
  const db = open();
  const asked = storage(true);
  const stop = persistOnce(db, asked);
  await db.meta.put({ key: 'loaded', value: true });
  await saveDraft(db, 'message:c1', 'h', '');
  await expect.poll(() => readPersisted(db)).toBe(true);
  expect(asked.persist).toHaveBeenCalledTimes(1);
  stop();
});

it('S2.1 asks once: what the browser has answered stands until the person asks again', async () => {
  const db = open();
  const asked = storage(true);
  await db.meta.put({ key: 'persisted', value: false });
  await db.outbox.add(entry('e1'));
  const stop = persistOnce(db, asked);
  await untilHeard(db);
  expect(asked.persisted).not.toHaveBeenCalled();
  expect(await readPersisted(db)).toBe(false);
  stop();
});

it('S2.1 asks nothing where there is nothing to keep', async () => {
  const db = open();
  const asked = storage(true);
  const stop = persistOnce(db, asked);
  await db.meta.put({ key: 'loaded', value: true });
  await untilHeard(db);
  expect(asked.persist).not.toHaveBeenCalled();
  stop();
});

it('S3.1 the mark outside knows how many things wait, a moment later', async () => {
  const db = open();
  const journal = createMemoryJournal();
  const time = handTimer();
  const stop = keepStoreMarker(db, { journal, timer: time.timer });
  await db.meta.put({ key: 'loaded', value: true });
  await time.ring(500);
  await expect.poll(async () => (await journal.readMarker('ada'))?.unsent).toBe(0);
  await db.draft.put({ key: 'message:c1', value: 'h', at: '' });
  // Read marks are nothing that somebody would miss.
  await db.outbox.bulkAdd([
    entry('e1'),
    entry('e2', { name: 'application.remove', args: { _applicationId: 'a' } as never }),
  ]);
  await time.ring(500);
  await expect
    .poll(() => journal.readMarker('ada'))
    .toEqual({ name: 'zusage:ada', leftovers: [], unsent: 2 });
  stop();
});

it('S3.1 a store that has never held anything leaves no mark', async () => {
  const db = open();
  const journal = createMemoryJournal();
  const time = handTimer();
  const stop = keepStoreMarker(db, { journal, timer: time.timer });
  await db.meta.put({ key: 'theme', value: 'dark' });
  await expect.poll(() => db.isOpen()).toBe(true);
  expect(await journal.readMarker('ada')).toBeUndefined();
  stop();
});
