import { sql } from 'kysely';
import type { Db } from './database.ts';

/**
 * Cursors name the database they belong to. A dump that was restored into another cluster gets a new epoch here:
 * its transaction numbers start again, so old cursors and old log rows would be compared with strangers. There the
 * market's log is stamped anew as well.
 */
export async function settleEpoch(db: Db, newId: () => string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(4400002::bigint)`.execute(tx);
    const system = await systemOf(tx);
    const known = await readMeta(tx, 'system');
    if (known === system && (await readMeta(tx, 'epoch')) !== undefined) return;
    if (known !== undefined) await sql`update market_change set xid = pg_current_xact_id()`.execute(tx);
    await writeMeta(tx, 'system', system);
    await writeMeta(tx, 'epoch', newId());
    await tx.deleteFrom('meta').where('name', '=', 'market_floor').execute();
  });
}

export async function readMeta(db: Db, name: string): Promise<string | undefined> {
  const row = await db.selectFrom('meta').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

export async function writeMeta(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** Cluster and database: a copy in another cluster, or under another name, is another database. */
async function systemOf(db: Db): Promise<string> {
  const { rows } = await sql<{ system: string }>`
    select system_identifier::text || '/' || (select oid::text from pg_database where datname = current_database()) as system
    from pg_control_system()`.execute(db);
  return rows[0]?.system ?? 'unknown';
}
