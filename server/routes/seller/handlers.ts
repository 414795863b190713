import type { sellerCalls } from '../../../contract/calls/seller.ts';
import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { SellerFactsGiven } from '../../../contract/entities/seller.ts';
import { ApiError } from '../../../contract/errors.ts';
import { reread } from '../../api/again.ts';
import { type CallContext, type UserRecord, userOf } from '../../api/call-context.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { isGermanTaxId } from '../../base/vat-id.ts';
import { findSeller, presentSeller } from '../../domain/seller/row.ts';

async function maySayWhoSells(context: CallContext): Promise<UserRecord> {
  return userOf(context);
}

async function read(context: CallContext): Promise<AnswerOf<'seller.get'>> {
  const user = userOf(context);
  return presentSeller(await findSeller(context.tx, user.id), user, context.settings.concludeServices);
}

async function save(
  context: CallContext,
  { facts }: ArgsOf<'seller.save'>,
  user: UserRecord,
): Promise<AnswerOf<'seller.save'>> {
  const { tx, now } = context;
  if (!context.settings.concludeServices)
    throw new ApiError('state_conflict', 'no services are concluded here, so nobody asks for this');
  assertTaxId(facts);
  const columns = {
    firstname: user.firstname,
    lastname: user.lastname,
    date_of_birth: user.dateOfBirth,
    line1: facts.line1.trim(),
    postal_code: facts.postalCode.trim(),
    city: facts.city.trim(),
    country: facts.country,
    tax_id: facts.taxId,
    tax_id_country: facts.taxIdCountry,
    birth_place: facts.birthPlace.trim() || null,
    vat_id: facts.vatId,
    saved_at: now,
  };
  await tx
    .insertInto('seller')
    .values({ user_id: user.id, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
  return read(context);
}

/** A German number has a check digit; of other countries' only the shape is looked at. */
function assertTaxId({ taxId, taxIdCountry }: SellerFactsGiven): void {
  if (taxId === null || taxIdCountry !== 'DE' || isGermanTaxId(taxId)) return;
  throw new ApiError('fields_invalid', 'this is no tax id of a person in Germany: it has eleven digits', {
    fields: [{ path: 'facts.taxId', code: 'check_digit' }],
  });
}

export const sellerHandlers: HandlersOf<typeof sellerCalls> = {
  'seller.get': handler('seller.get', maySayWhoSells, read),
  'seller.save': handler('seller.save', maySayWhoSells, save, reread(read)),
};
