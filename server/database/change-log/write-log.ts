import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database.ts';
import { writeEntries } from './company-log.ts';
import type { Effects } from './effects.ts';
import { queueMarketFiles } from './market-files-due.ts';

/** Rows of one statement; PostgreSQL takes at most 65,535 parameters. */
const BATCH = 1000;

/**
 * Writes the collected changes to the log, the companies' entries before them. These are the last statements of their transaction (rule R3): from the
 * first raised counter to the commit nobody else writes into that bucket, so numbers appear in the order of commits.
 * Buckets are taken in sorted order, so two transactions never wait for each other in a circle.
 * @param receipt an update that goes with the last statement
 */
export async function writeLog(
  tx: Db,
  effects: Effects,
  now: Date,
  receipt?: RawBuilder<unknown>,
): Promise<void> {
  await writeEntries(tx, effects.entries);
  await writeMarket(tx, effects, now);
  await writeBuckets(tx, effects, now, receipt);
}

/** One statement for all buckets: who writes into one of them waits only for what follows it, the commit. */
async function writeBuckets(
  tx: Db,
  { changes }: Effects,
  now: Date,
  receipt: RawBuilder<unknown> | undefined,
): Promise<void> {
  if (changes.length === 0) {
    await receipt?.execute(tx);
    return;
  }
  const byBucket = Map.groupBy(changes, ({ bucket }) => bucket);
  const counts = [...byBucket.keys()].sort().map((id) => ({ id, count: byBucket.get(id)?.length }));
  const rows = [...byBucket.values()].flatMap((some) =>
    some.map(({ bucket, table, id, ver, deleted }, at) => {
      return { bucket, tbl: table, row_id: id, ver, deleted, behind: some.length - at - 1 };
    }),
  );
  await sql`
    with ${receipt ? sql`receipt as (${receipt}), ` : sql``}raised as (
      insert into "bucket" (id, seq)
      select id, count from rows from (
        jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as (id text, count bigint)
      ) with ordinality as moved (id, count, place)
      order by place
      on conflict (id) do update set seq = bucket.seq + excluded.seq
      returning id, seq
    )
    insert into "bucket_change" (bucket, tbl, row_id, seq, ver, deleted, at)
    select bucket, tbl, row_id, raised.seq - behind, ver, deleted, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as change (bucket text, tbl text, row_id text, ver integer, deleted boolean, behind integer)
    join raised on raised.id = change.bucket
    on conflict (bucket, tbl, row_id) do update
    set seq = excluded.seq, ver = excluded.ver, deleted = excluded.deleted, at = excluded.at`.execute(tx);
}

async function writeMarket(tx: Db, effects: Effects, now: Date): Promise<void> {
  const rows = effects.marketChanges
    .map((change) => ({ job_id: change.id, ver: change.ver, deleted: change.deleted, at: now }))
    .sort((a, b) => (a.job_id < b.job_id ? -1 : 1));
  for (let from = 0; from < rows.length; from += BATCH) {
    await tx
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
      .execute();
  }
  if (rows.length === 0) return;
  await queueMarketFiles(tx, now);
  effects.work();
}
