import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { MARKET_FILES_TABLES } from '../../database/schema/market-files.ts';

/**
 * Tables that follow from others. A backup leaves them out: stems (by triggers, migration 0015) belong to the database that
 * made them, and PostgreSQL 15 stems another way than the embedded one; the market's files are written again, because runs
 * count in the life of an epoch (`beginEpoch`).
 */
export const DERIVED_TABLES = ['job_search', 'search_word', ...MARKET_FILES_TABLES] as const;

/** While rows come table by table, a job may come before its company. */
export async function holdDerived(tx: Db): Promise<void> {
  await sql`alter table job disable trigger job_search_follows`.execute(tx);
}

export async function makeDerived(tx: Db): Promise<void> {
  await sql`alter table job enable trigger job_search_follows`.execute(tx);
  await sql`select job_search_put(j) from job j where j.status = 'published' and j.deleted_at is null`.execute(
    tx,
  );
}
