import { ApiError } from '../../../contract/errors.ts';
import type { Db } from '../../database/database.ts';

/** Whether the company keeps an owner without this person. One whose own account is being deleted is none who stays. */
export async function keepsOwner(tx: Db, companyId: string, uid: string): Promise<boolean> {
  const other = await tx
    .selectFrom('member')
    .innerJoin('user', 'user.id', 'member.user_id')
    .where('member.company_id', '=', companyId)
    .where('member.role', '=', 'owner')
    .where('member.user_id', '<>', uid)
    .where('user.delete_at', 'is', null)
    .select('user.id')
    .executeTakeFirst();
  return other !== undefined;
}

/** Throws `last_owner` unless the company keeps another owner. The caller holds the company's lock. */
export async function assertNotLastOwner(tx: Db, companyId: string, uid: string): Promise<void> {
  if (await keepsOwner(tx, companyId, uid)) return;
  throw new ApiError('last_owner', 'a company needs an owner who stays; make another member one first');
}

/** Throws `last_owner` for somebody whose account is being deleted: as an owner they could never go. */
export async function assertStaysAsOwner(tx: Db, uid: string): Promise<void> {
  const leaving = await tx
    .selectFrom('user')
    .where('id', '=', uid)
    .where('delete_at', 'is not', null)
    .select('id')
    .executeTakeFirst();
  if (leaving === undefined) return;
  throw new ApiError(
    'last_owner',
    'the account of this member is being deleted; a company needs an owner who stays',
  );
}
