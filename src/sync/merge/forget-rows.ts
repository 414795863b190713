import { getMeta, indexName, type Replica } from '../../replica/database.ts';
import { takeRows } from '../../replica/store/bare-store.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { mergeTruth } from './merge.ts';

/**
 * Takes every mirrored row away, because the account may not see them now. Waiting entries and drafts stay; the next
 * pull that is allowed starts from the beginning.
 */
export async function forgetRows(db: Replica): Promise<void> {
  await writeGate(db, async () => {
    const emptied = (await getMeta(db, 'buckets')) ?? [];
    await db.meta.bulkDelete(['cursor', 'buckets', 'loaded', 'market']);
    await mergeTruth(db, [], { emptied });
  });
  // Made of the same rows (rule S7).
  await takeRows(db.factory, indexName(db.uid)).catch(() => null);
}
