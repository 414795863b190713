import { ApiError } from '../../../contract/errors.ts';
import { AGE_ADULT } from '../../../contract/limits.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { ageOfUser } from '../../domain/user/age.ts';
import { hasBlocked } from '../../domain/user/blocked.ts';

/** The creator an offer may go to. One under 18, or one who is not active, does not exist for companies: `not_found`. */
export async function offeredCreator({ tx, now }: Pick<ChangeContext, 'tx' | 'now'>, id: string) {
  const creator = await tx
    .selectFrom('creator')
    .innerJoin('user', 'user.id', 'creator.user_id')
    .where('creator.id', '=', id)
    .where('creator.status', '=', 'active')
    .where('user.locked_at', 'is', null)
    .select(['creator.user_id', 'creator.handle', 'user.date_of_birth'])
    .executeTakeFirst();
  const age = creator && ageOfUser({ dateOfBirth: creator.date_of_birth }, now);
  if (creator === undefined || age === undefined || age < AGE_ADULT)
    throw new ApiError('not_found', 'no such creator');
  return creator;
}

/**
 * Throws plain `not_delivered` where whom the offer is for has blocked the member or the company, whatever the company
 * would tell them with it: it learns no more.
 */
export async function assertDelivered(
  { tx }: Pick<ChangeContext, 'tx'>,
  { user_id, company_id }: Pick<OfferRow, 'user_id' | 'company_id'>,
  uid: string,
): Promise<void> {
  const { refuses } = await tx
    .selectFrom('user')
    .where('id', '=', user_id)
    .select(hasBlocked([uid, company_id]).as('refuses'))
    .executeTakeFirstOrThrow();
  if (refuses) throw new ApiError('not_delivered', 'this offer cannot be delivered');
}
