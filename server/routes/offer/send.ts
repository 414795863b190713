import type { MinorDuty } from '../../../contract/entities/offer.ts';
import { ApiError } from '../../../contract/errors.ts';
import { LIVE_OFFER } from '../../../contract/live-offer.ts';
import type { Membership, UserRecord } from '../../api/call-context.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { remindBefore } from '../../domain/offer/expire.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { tell } from '../../domain/offer/tell.ts';
import { setStatus } from '../../domain/offer/transition.ts';
import { assertLawful, openUntil } from './age.ts';
import { offerConversation } from './conversation.ts';
import { assertDelivered, offeredCreator } from './reach.ts';
import { companySignaturesOf } from './second-signature.ts';
import { addSignature, companySignature, type TypedSignature } from './sign.ts';

export type Sending = {
  user: UserRecord;
  membership: Membership;
  typed: TypedSignature | undefined;
  duties: MinorDuty[] | undefined;
};

/**
 * Sends a draft, or agrees to what the other side has countered. Sending is the company's signature of these terms:
 * by the account's act, or by the typed name. A company that needs two signatures has its first one.
 */
export async function sendOut(context: ChangeContext, row: OfferRow, sending: Sending): Promise<OfferRow> {
  const { user } = sending;
  // They may have left or paused since the draft was written; wishes of their own are agreed to.
  if (row.status === 'draft' && row.creator_id !== null) await offeredCreator(context, row.creator_id);
  await assertDelivered(context, row, user.id);
  const minor = await assertLawful(context, row);
  await assertNoOther(context, row);
  await addSignature(context, row, await companySignature(context, { minor }, sending, sending));
  const next = await setStatus(context, row, 'sent', {
    minor: minor && JSON.stringify(minor),
    conversation_id: await offerConversation(context, row, user.id),
    sent_version: row.sent_version ?? row.version,
    valid_until: await openUntil(context, row),
    company_required: await companySignaturesOf(context.tx, row.company_id),
    company_signatures: 1,
  });
  await remindBefore(context, next);
  await tell(context, next, row.status === 'draft' ? 'sent' : 'agreed', { uid: user.id });
  return next;
}

/**
 * An application has one live offer. The index decides between two that race (its violation is tried again, and then
 * ends here).
 */
async function assertNoOther({ tx }: ChangeContext, row: OfferRow): Promise<void> {
  if (row.application_id === null) return;
  const other = await tx
    .selectFrom('offer')
    .where('application_id', '=', row.application_id)
    .where('id', '<>', row.id)
    .where('status', 'in', [...LIVE_OFFER])
    .select(['id', 'status'])
    .executeTakeFirst();
  if (other === undefined) return;
  throw new ApiError(
    'offer_exists',
    'this applicant has an offer of yours already; change or withdraw that one',
    {
      detail: { _offerId: other.id, status: other.status },
    },
  );
}
