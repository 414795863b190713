import { sql } from 'kysely';
import { advisoryLock } from './advisory-locks.ts';
import { MARKET_FILES, queueMarketFiles } from './change-log/market-files-due.ts';
import type { Db } from './database.ts';
import { MARKET_FILES_TABLES } from './schema/market-files.ts';

/** Up to where retention has forgotten tombstones of the market's log: `xid:seq`. */
export const MARKET_FLOOR = 'market_floor';

/** The database that the rows were written in. */
export const SYSTEM = 'system';

/**
 * Cursors name the database they belong to. One that was filled from a dump, in another cluster or in this one, gets
 * a new epoch here: what its devices hold may be from after the dump.
 */
export async function settleEpoch(db: Db, newId: () => string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${advisoryLock('epoch')})`.execute(tx);
    const settled = (await readMeta(tx, SYSTEM)) === (await systemOf(tx)) && (await isAsWritten(tx));
    if (!settled || (await readMeta(tx, 'epoch')) === undefined) await beginEpoch(tx, newId);
  });
}

/** PostgreSQL's first transaction number (FirstNormalTransactionId): older than every one that is running. */
const OLDEST = '3';

/**
 * For the transaction that has replaced a database's rows. Transaction numbers of another cluster would be compared
 * with strangers, and those of this one may be higher: the market's log gets new stamps. They are older than all
 * others, because a transaction that is open, in any database of the cluster, withholds what is not older than it,
 * and devices would take the market for empty meanwhile.
 */
export async function beginEpoch(tx: Db, newId: () => string): Promise<void> {
  await sql`update market_change set xid = ${OLDEST}::xid8`.execute(tx);
  await writeMeta(tx, SYSTEM, await systemOf(tx));
  await writeMeta(tx, 'epoch', newId());
  await writeMeta(tx, WRITTEN_BY, await currentXid(tx));
  await tx.deleteFrom('meta').where('name', '=', MARKET_FLOOR).execute();
  await forgetMarketFiles(tx);
}

/** Runs count within an epoch, and the rows of a dump describe files that may be gone: all files are written again. */
async function forgetMarketFiles(tx: Db): Promise<void> {
  for (const table of MARKET_FILES_TABLES) await tx.deleteFrom(table).execute();
  const any = await tx.selectFrom('market_change').select('job_id').limit(1).executeTakeFirst();
  const queued = await tx.selectFrom('work').where('kind', '=', MARKET_FILES).select('id').executeTakeFirst();
  // The beginning of time: whatever the clock of this database is, it is due.
  if (any && !queued) await queueMarketFiles(tx, new Date(0));
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

/** A row that holds the number of the transaction that wrote it: loading a dump writes it in another one. */
const WRITTEN_BY = 'written_by';

async function isAsWritten(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('meta')
    .where('name', '=', WRITTEN_BY)
    .select(sql<boolean>`value = xmin::text`.as('same'))
    .executeTakeFirst();
  return row?.same === true;
}

async function currentXid(tx: Db): Promise<string> {
  const { rows } = await sql<{ xid: string }>`select pg_current_xact_id()::xid::text as xid`.execute(tx);
  return rows[0]?.xid ?? '';
}

/** Cluster and database: a copy in another cluster, or under another name, is another database. */
export async function systemOf(db: Db): Promise<string> {
  const { rows } = await sql<{ system: string }>`
    select system_identifier::text || '/' || (select oid::text from pg_database where datname = current_database()) as system
    from pg_control_system()`.execute(db);
  return rows[0]?.system ?? 'unknown';
}
