import type { Selectable } from 'kysely';
import type { Db } from '../../database/database.ts';
import type { HandoverTable } from '../../database/schema/company.ts';

/** The question that waits for a member's answer. The caller holds the company's lock. */
export async function findHandover(
  tx: Db,
  companyId: string,
): Promise<Selectable<HandoverTable> | undefined> {
  return tx.selectFrom('company_handover').where('company_id', '=', companyId).selectAll().executeTakeFirst();
}

export async function dropHandover(tx: Db, companyId: string): Promise<void> {
  await tx.deleteFrom('company_handover').where('company_id', '=', companyId).execute();
}

/** Whose role changes asks nobody, and is not asked, any more. */
export async function dropHandoverOf(tx: Db, companyId: string, uid: string): Promise<void> {
  await tx
    .deleteFrom('company_handover')
    .where('company_id', '=', companyId)
    .where((eb) => eb.or([eb('user_id', '=', uid), eb('offered_by', '=', uid)]))
    .execute();
}
