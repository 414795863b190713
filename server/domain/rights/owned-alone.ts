import type { Db } from '../../database/database.ts';
import { keepsOwner } from '../company/last-owner.ts';

export type OwnedAlone = {
  id: string;
  name: string;
  /** Its own deletion's grace runs. */
  leaving: boolean;
};

/** The company that would be left without an owner. */
export async function ownedAlone(tx: Db, uid: string): Promise<OwnedAlone | undefined> {
  const owned = await tx
    .selectFrom('member')
    .innerJoin('company', 'company.id', 'member.company_id')
    .where('member.user_id', '=', uid)
    .where('member.role', '=', 'owner')
    .where('company.deleted_at', 'is', null)
    .select(['company.id', 'company.company_name', 'company.deletion_requested_at'])
    .executeTakeFirst();
  if (owned === undefined || (await keepsOwner(tx, owned.id, uid))) return undefined;
  return { id: owned.id, name: owned.company_name, leaving: owned.deletion_requested_at !== null };
}
