import type { Transaction } from 'dexie';
import type { Replica } from './database.ts';

/**
 * A part of what comes in. A tap goes first (rule R2.4): what has been written of the part is called off, and it is written
 * again after the tap. Once, so that a quick thumb never puts off what comes in for ever.
 * @param work see `writeGate`; what it has read may have changed when it runs again
 */
export function writePart<Result>(db: Replica, work: () => Promise<Result>): Promise<Result> {
  return db.guard(async () => {
    for (let isFirst = true; ; isFirst = false) {
      await Promise.allSettled(db.tapsUnderWay);
      let calledOff = false;
      const callOff = () => {
        calledOff = true;
        try {
          transaction?.abort();
        } catch {
          // It has ended in this moment; the tap must not fail for that.
        }
      };
      let transaction: Transaction | undefined;
      try {
        return await db.transaction('rw', db.tables, async (begun) => {
          transaction = begun;
          if (isFirst) db.partsUnderWay.add(callOff);
          const result = await work();
          // All that is left is to put it on the disk, which cannot be called off.
          db.partsUnderWay.delete(callOff);
          return result;
        });
      } catch (error) {
        if (!calledOff) throw error;
      } finally {
        db.partsUnderWay.delete(callOff);
      }
    }
  });
}

/** A tap, until it is saved. @param write into the store, or else into the journal */
export async function writeTap(db: Replica, write: () => Promise<void>): Promise<void> {
  for (const callOff of db.partsUnderWay) callOff();
  const tap = write();
  db.tapsUnderWay.add(tap);
  try {
    await tap;
  } finally {
    db.tapsUnderWay.delete(tap);
  }
}
