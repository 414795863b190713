import { sql } from 'kysely';
import type { Db } from '../database.ts';
import { writeEntries } from './company-log.ts';
import type { Effects, LoggedChange } from './effects.ts';
import { IS_WITHHELD, queueMarketSettled } from './market-settled.ts';

/** Rows of one statement; PostgreSQL takes at most 65,535 parameters. */
const BATCH = 1000;

/**
 * Writes the collected changes to the log, the companies' entries before them. These are the last statements of their transaction (rule R3): from the
 * first raised counter to the commit nobody else writes into that bucket, so numbers appear in the order of commits.
 * Buckets are taken in sorted order, so two transactions never wait for each other in a circle.
 */
export async function writeLog(tx: Db, effects: Effects, now: Date): Promise<void> {
  await writeEntries(tx, effects.entries);
  await writeMarket(tx, effects, now);
  const byBucket = Map.groupBy(effects.changes, (change) => change.bucket);
  for (const bucket of [...byBucket.keys()].sort())
    await writeBucket(tx, bucket, byBucket.get(bucket) as LoggedChange[], now);
}

async function writeBucket(tx: Db, bucket: string, changes: LoggedChange[], now: Date): Promise<void> {
  const { seq } = await tx
    .insertInto('bucket')
    .values({ id: bucket, seq: changes.length })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ seq: sql<number>`bucket.seq + excluded.seq` }),
    )
    .returning('seq')
    .executeTakeFirstOrThrow();
  const rows = changes.map((change, index) => ({
    bucket,
    tbl: change.table,
    row_id: change.id,
    seq: seq - changes.length + index + 1,
    ver: change.ver,
    deleted: change.deleted,
    at: now,
  }));
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx
      .insertInto('bucket_change')
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) =>
        conflict.columns(['bucket', 'tbl', 'row_id']).doUpdateSet((eb) => ({
          seq: eb.ref('excluded.seq'),
          ver: eb.ref('excluded.ver'),
          deleted: eb.ref('excluded.deleted'),
          at: eb.ref('excluded.at'),
        })),
      )
      .execute();
  }
}

async function writeMarket(tx: Db, effects: Effects, now: Date): Promise<void> {
  let withheld = false;
  const rows = effects.marketChanges
    .map((change) => ({ job_id: change.id, ver: change.ver, deleted: change.deleted, at: now }))
    .sort((a, b) => (a.job_id < b.job_id ? -1 : 1));
  for (let from = 0; from < rows.length; from += BATCH) {
    const written = await tx
      .insertInto('market_change')
      .values(rows.slice(from, from + BATCH))
      .onConflict((conflict) =>
        conflict.column('job_id').doUpdateSet((eb) => ({
          seq: eb.ref('excluded.seq'),
          xid: eb.ref('excluded.xid'),
          ver: eb.ref('excluded.ver'),
          deleted: eb.ref('excluded.deleted'),
          at: eb.ref('excluded.at'),
        })),
      )
      .returning(IS_WITHHELD.as('withheld'))
      .execute();
    withheld ||= written.some((row) => row.withheld);
  }
  if (withheld) await queueMarketSettled(tx, now);
}
