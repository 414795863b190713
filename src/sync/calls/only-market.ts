import { publicPart } from '../../../contract/policy/job.ts';
import type { Change } from '../../../contract/sync.ts';
import { getMeta, type Replica } from '../../replica/database.ts';
import { rowKey } from '../../replica/outbox-entry.ts';
import { writeGate } from '../../replica/write-gate.ts';
import { mergeTruth } from '../merge/merge.ts';

/** Rows read at a time: small enough for the memory of a phone. */
const AT_A_TIME = 500;

/**
 * Once on each device: earlier versions kept a company's own row of a job as one of the market (rule R4.7), and that of a
 * closed one for good. What is not on the market goes; of the others stays what anybody reads.
 */
export async function keepOnlyMarket(db: Replica): Promise<void> {
  if (await getMeta(db, 'onlyMarket')) return;
  const own: string[] = [];
  const ids = await db.job.toCollection().primaryKeys();
  for (let from = 0; from < ids.length; from += AT_A_TIME)
    own.push(...(await ownOf(db, ids.slice(from, from + AT_A_TIME))).map(({ _id }) => _id));
  await writeGate(db, async () => {
    // As they are now: another context may have brought what others read.
    const rows = await ownOf(db, own);
    const closed = rows.filter(({ status }) => status !== 'published');
    const changes = rows
      .filter((row) => !closed.includes(row))
      .map(
        (row): Change => ({
          bucket: row._bucket,
          table: 'job',
          id: row._id,
          ver: row.ver,
          row: publicPart(row),
        }),
      );
    const dropped = closed.map(({ _id }) => rowKey('job', _id));
    await mergeTruth(db, changes, { dropped, metas: { onlyMarket: true } });
  });
}

async function ownOf(db: Replica, ids: readonly string[]) {
  return (await db.job.bulkGet([...ids])).filter((row) => row !== undefined && 'stats' in row);
}
