import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { Replica } from './database.ts';
import { draftWriter } from './draft-writer.ts';
import { draftsSettled, readDraft } from './drafts.ts';

const replica = () => new Replica('me', { indexedDB: new IDBFactory(), IDBKeyRange });

it('a reload that waits for drafts finds the last letter, though it was put while another was written', async () => {
  const db = replica();
  const writer = draftWriter<string>(db, 'message:talk', () => 0);
  for (const text of ['H', 'Ha', 'Hal', 'Hallo']) writer.put(text);
  await draftsSettled(db);
  expect(await readDraft(db, 'message:talk')).toBe('Hallo');
  expect(db.draftsUnderWay.size).toBe(0);
});

it('null drops what was kept', async () => {
  const db = replica();
  const writer = draftWriter<string>(db, 'message:talk', () => 0);
  writer.put('Hallo');
  await writer.settled();
  writer.put(null);
  await writer.settled();
  expect(await readDraft(db, 'message:talk')).toBeUndefined();
});

it('a store that is full is told, and is no fault of whoever waits for it', async () => {
  const db = replica();
  const told: boolean[] = [];
  const writer = draftWriter<string>(
    db,
    'job:new',
    () => 0,
    (kept) => told.push(kept),
  );
  const guard = db.guard;
  db.guard = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  writer.put('Verkäuferin');
  await writer.settled();
  await draftsSettled(db);
  db.guard = guard;
  writer.put('Verkäuferin gesucht');
  await writer.settled();
  expect(told).toEqual([false, true]);
  expect(await readDraft(db, 'job:new')).toBe('Verkäuferin gesucht');
});

it('S3.3 a store that hangs does not keep the tap that comes after the draft', async () => {
  vi.useFakeTimers();
  try {
    const db = replica();
    const asked: string[] = [];
    let answer = () => {};
    db.guard = (work) => {
      asked.push('write');
      return new Promise<void>((resolve) => {
        answer = resolve;
      }).then(work);
    };
    const writer = draftWriter<string>(db, 'job:new', () => 0);
    writer.put('V');
    writer.put('Verkäuferin');
    const settled = writer.settled();
    await vi.runAllTimersAsync();
    await settled;
    // Too late: the tap has taken the draft with it by now.
    answer();
    await vi.runAllTimersAsync();
    expect(asked).toEqual(['write']);
  } finally {
    vi.useRealTimers();
  }
});
