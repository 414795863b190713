import type { Db } from '../../database/database.ts';

/** Account ids of a company's members. */
export async function membersOf(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .select('user_id')
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

export async function isMember(db: Db, companyId: string, uid: string): Promise<boolean> {
  const row = await db
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .where('user_id', '=', uid)
    .select('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
