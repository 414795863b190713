import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, it } from 'vitest';
import { addMissing } from './add-missing.ts';
import { Replica } from './database.ts';
import { writeGate } from './write-gate.ts';

const open = () => new Replica('ada', { indexedDB: new IDBFactory(), IDBKeyRange });

it('R5.1 a row that has a base keeps it, and the transaction goes on', async () => {
  const db = open();
  const truth = { _id: 'a', ver: 1 } as never;
  await db.base.add({ key: 'job:a', row: truth });
  await writeGate(db, async () => {
    await addMissing(db.base, [
      { key: 'job:a', row: null },
      { key: 'job:b', row: null },
    ]);
    await db.draft.put({ key: 'after', value: 1, at: '' });
  });
  expect(await db.base.toArray()).toEqual([
    { key: 'job:a', row: truth },
    { key: 'job:b', row: null },
  ]);
  expect(await db.draft.count()).toBe(1);
});

it('W2.1 whatever else goes wrong ends the transaction', async () => {
  const db = open();
  db.base.hook('creating', () => {
    throw new Error('disk full');
  });
  const writing = writeGate(db, async () => {
    await db.draft.put({ key: 'before', value: 1, at: '' });
    await addMissing(db.base, [{ key: 'job:a', row: null }]);
  });
  await expect(writing).rejects.toThrow('disk full');
  expect(await db.draft.count()).toBe(0);
});
