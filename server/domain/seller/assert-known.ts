import { ApiError } from '../../../contract/errors.ts';
import { needsSellerFacts } from '../../../contract/policy/offer-terms.ts';
import type { CallContext, UserRecord } from '../../api/call-context.ts';
import type { OfferTable } from '../../database/schema/offer.ts';
import { findSeller } from './row.ts';

/**
 * Throws `seller_facts_missing` where a service would be concluded with somebody of whom the tax authorities could not be
 * told (§ 17 PStTG). Names and day of birth are copied anew: they may have been corrected.
 */
export async function assertSellerKnown(
  { tx, settings }: CallContext,
  offer: Pick<OfferTable, 'contract_form'>,
  user: UserRecord,
): Promise<void> {
  if (!needsSellerFacts(offer.contract_form, settings.concludeServices)) return;
  const row = await findSeller(tx, user.id);
  if (row === undefined)
    throw new ApiError(
      'seller_facts_missing',
      'the tax law asks who sells services here; say it first: POST /user/seller',
    );
  const { firstname, lastname, dateOfBirth } = user;
  await tx
    .updateTable('seller')
    .set({ firstname, lastname, date_of_birth: dateOfBirth })
    .where('user_id', '=', user.id)
    .execute();
}
