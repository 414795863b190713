import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { DERIVED_TABLES } from './derived.ts';

export type ForeignKey = { table: string; name: string; definition: string };

/** Tables of this database but the list of migrations, which belongs to the program, and what is derived. */
export async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = current_schema() and tablename not in ('migration', ${sql.join([...DERIVED_TABLES])})
    order by 1`.execute(db);
  return rows.map((row) => row.name);
}

/** Columns that hold data; generated ones are computed again. */
export async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${`"${table}"`}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(db);
  return rows.map((row) => row.name);
}

export async function foreignKeysOf(db: Db): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select c.relname as table, k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
    where k.contype = 'f' and n.nspname = current_schema()`.execute(db);
  return rows;
}

export async function sequencesOf(db: Db): Promise<{ name: string; last: string | null }[]> {
  const { rows } = await sql<{ name: string; last: string | null }>`
    select sequencename as name, last_value::text as last from pg_sequences
    where schemaname = current_schema() order by 1`.execute(db);
  return rows;
}

export async function migrationsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from migration order by name`.execute(db);
  return rows.map((row) => row.name);
}

/** Hashes of the bytes that files consist of. */
export async function contentOf(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('file')
    .where('erased_at', 'is', null)
    .where('blob_hash', 'is not', null)
    .select(['blob_hash', 'thumb_hash'])
    .execute();
  return rows.flatMap((row) => [row.blob_hash, row.thumb_hash]).filter((hash) => hash !== null);
}
