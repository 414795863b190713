import type { AddressRefType } from '../../../contract/entities/address.ts';
import { ApiError } from '../../../contract/errors.ts';
import { isId } from '../../../contract/fields.ts';
import { type CallContext, type Membership, userOf } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';

export type Reference = { readonly refType: AddressRefType; readonly refId: string };
/** What the caller is to the one whose address it is. */
export type Closeness = 'self' | 'owner' | 'member' | 'staff' | 'stranger';

/** The company behind a reference; undefined where there is none. */
async function companyBehind(tx: Db, { refType, refId }: Reference): Promise<string | undefined> {
  if (refType === 'user' || !isId(refId)) return undefined;
  if (refType === 'company') {
    const company = await tx
      .selectFrom('company')
      .where('id', '=', refId)
      .where('deleted_at', 'is', null)
      .select('id')
      .executeTakeFirst();
    return company?.id;
  }
  const row =
    refType === 'job'
      ? await tx
          .selectFrom('job')
          .where('id', '=', refId)
          .where('deleted_at', 'is', null)
          .select('company_id')
          .executeTakeFirst()
      : await tx
          .selectFrom('customer')
          .where('id', '=', refId)
          .where('deleted_at', 'is', null)
          .select('company_id')
          .executeTakeFirst();
  return row?.company_id;
}

/** Where the caller stands to a reference. Throws `not_found` for one that leads nowhere. */
export async function closenessTo(context: CallContext, reference: Reference): Promise<Closeness> {
  const user = userOf(context);
  if (reference.refType === 'user') {
    if (reference.refId === user.id) return 'self';
    return user.mode === 'admin' ? 'staff' : 'stranger';
  }
  const companyId = await companyBehind(context.tx, reference);
  if (companyId === undefined) throw unknownReference();
  const membership: Membership | null = user.membership;
  if (membership?.companyId === companyId) return membership.role;
  return user.mode === 'admin' ? 'staff' : 'stranger';
}

export const unknownReference = () => new ApiError('not_found', 'no such owner of an address');
