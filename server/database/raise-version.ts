import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Raises a row's version where only something derived has changed (who belongs to it, how many applied). */
export async function raiseVersion(
  tx: Db,
  table: 'user' | 'company',
  id: string,
): Promise<{ id: string; ver: number }> {
  const { rows } = await sql<{ id: string; ver: number }>`
    update ${sql.table(table)} set ver = ver + 1 where id = ${id} returning id, ver`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`no ${table} to raise the version of`);
  return row;
}
