import { OFFER_DAYS, type OfferTerms } from '../../../contract/entities/offer.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext, Membership } from '../../api/call-context.ts';
import { assertInTime, assertRead } from '../../domain/offer/conflict.ts';
import { remindBefore } from '../../domain/offer/expire.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { tell } from '../../domain/offer/tell.ts';
import { nextStatus, setStatus } from '../../domain/offer/transition.ts';
import { assertLawful, openUntil } from './age.ts';
import { type Acting, accountOf, isCompany, type OfferArgs } from './policy.ts';
import { assertDelivered } from './reach.ts';
import { companySignaturesOf } from './second-signature.ts';
import { addSignature, companySignature } from './sign.ts';
import { nextVersion } from './versions.ts';

/**
 * New terms: by the company (`edit`), or by whoever the offer is for (`counter`). The other side has the full time
 * again. A company that signs along with its edit need not sign again once it is accepted.
 */
export async function edit(context: CallContext, args: OfferArgs, acting: Acting): Promise<OfferRow> {
  const { row, by } = acting;
  const user = accountOf(acting);
  const act = args.action === 'counter' ? 'counter' : 'edit';
  const terms = termsOf(args);
  await assertRead(context, row, args);
  assertInTime(context, row);
  const status = await nextStatus(context, row, { act, actor: by.actor, read: args.version });
  const company = isCompany(acting);
  if (company && status !== 'draft') await assertDelivered(context, row, user.id);
  const minor = await assertLawful(context, { ...row, terms });
  const validDays = args.validDays ?? row.valid_days ?? OFFER_DAYS.default;
  const next = await nextVersion(context, row, status, {
    terms,
    minor,
    comment: args.comment ?? '',
    by: { party: company ? 'company' : 'talent', user },
    validDays,
    validUntil: status === 'draft' ? null : await openUntil(context, { ...row, valid_days: validDays }),
    companyRequired: company ? await companySignaturesOf(context.tx, row.company_id) : row.company_required,
  });
  if (status === 'draft') return next;
  await remindBefore(context, next);
  const signed = by.actor === 'canSign' ? await signAlong(context, args, next, by.membership, user) : next;
  await tell(context, signed, act === 'counter' ? 'countered' : 'edited', { uid: user.id });
  return signed;
}

async function signAlong(
  context: CallContext,
  { signature, duties }: OfferArgs,
  row: OfferRow,
  membership: Membership,
  user: ReturnType<typeof accountOf>,
): Promise<OfferRow> {
  if (signature === undefined) return row;
  await addSignature(
    context,
    row,
    await companySignature(context, row, { user, membership }, { typed: signature, duties }),
  );
  return setStatus(context, row, row.status, { company_signatures: 1 });
}

function termsOf({ terms, action }: OfferArgs): OfferTerms {
  if (terms !== undefined) return terms;
  throw new ApiError(
    'parameter_missing',
    `required parameter terms was null or undefined: ${action} changes them`,
    {
      fields: [{ path: 'terms', code: 'missing' }],
    },
  );
}
