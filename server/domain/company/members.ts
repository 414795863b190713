import type { Db } from '../../database/database.ts';

/** Account ids of a company's members; with `canChat` only of those who may answer. */
export async function membersOf(db: Db, companyId: string, only?: 'canChat'): Promise<string[]> {
  let query = db.selectFrom('member').select('user_id').where('company_id', '=', companyId);
  if (only === 'canChat')
    query = query.where((eb) => eb.or([eb('can_chat', '=', true), eb('role', '=', 'owner')]));
  const rows = await query.orderBy('user_id').execute();
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
