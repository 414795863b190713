import type { Db } from '../../database/database.ts';

/** The people who answer for what was restricted: the person, or the owners of the company. */
export async function affectedBy(
  tx: Db,
  { user_id, company_id }: { readonly user_id: string | null; readonly company_id: string | null },
): Promise<string[]> {
  if (user_id !== null) return [user_id];
  if (company_id === null) return [];
  const owners = await tx
    .selectFrom('member')
    .where('company_id', '=', company_id)
    .where('role', '=', 'owner')
    .select('user_id')
    .orderBy('user_id')
    .execute();
  return owners.map((owner) => owner.user_id);
}
