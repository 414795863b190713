import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** Whether an existing company, including one in its deletion's grace, would be left without an owner. */
export async function isLastOwner(tx: Db, uid: string): Promise<boolean> {
  return (await ownedAlone(tx, uid, { leaving: true })) !== undefined;
}

/**
 * The company of which the person is the only owner.
 * @param which.leaving whether a company in its deletion's grace counts as well
 */
export async function ownedAlone(
  tx: Db,
  uid: string,
  which: { readonly leaving: boolean },
): Promise<{ id: string; name: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string }>`
    select company.id, company.company_name as name
    from member
    join company on company.id = member.company_id and company.deleted_at is null
    where member.user_id = ${uid} and member.role = 'owner'
      and (${which.leaving} or company.deletion_requested_at is null)
      and not exists (
        select from member as other
        where other.company_id = member.company_id and other.role = 'owner' and other.user_id <> member.user_id
      )`.execute(tx);
  return rows[0];
}
