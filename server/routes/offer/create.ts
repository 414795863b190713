import type { ArgsOf } from '../../../contract/calls.ts';
import { OFFER_DAYS, type Offer } from '../../../contract/entities/offer.ts';
import { contractFormOf } from '../../../contract/policy/offer-terms.ts';
import type { CallContext } from '../../api/call-context.ts';
import { recordOffer } from '../../database/change-log/record.ts';
import { eraseOfferAt } from '../../domain/offer/erase-at.ts';
import { presentOffer } from '../../domain/offer/presenter.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { log } from '../../domain/offer/tell.ts';
import { assertLawful } from './age.ts';
import type { Making } from './create-policy.ts';
import { companySignaturesOf } from './second-signature.ts';
import { sendOut } from './send.ts';
import { termsHashOf } from './terms-hash.ts';
import { keepVersion } from './versions.ts';

/** Makes an offer and sends it, unless it is a draft. An `_id` that is known is answered with its offer. */
export async function createOffer(
  context: CallContext,
  args: ArgsOf<'offer.create'>,
  making: Making,
): Promise<Offer> {
  const { existing, user, membership } = making;
  if (existing !== undefined) return presentOffer(context.tx, existing, 'company');
  const draft = await insertDraft(context, args, making);
  await keepVersion(context, draft, {
    terms: args.offer.terms,
    comment: args.offer.comment ?? '',
    by: { party: 'company', user },
  });
  await log(context, draft, 'offer.created', { uid: user.id });
  if (args.draft === true) {
    recordOffer(context.effects, draft);
    return presentOffer(context.tx, draft, 'company');
  }
  const sent = await sendOut(context, draft, {
    user,
    membership,
    typed: args.signature,
    duties: args.duties,
  });
  return presentOffer(context.tx, sent, 'company');
}

async function insertDraft(
  context: CallContext,
  { _id, offer }: ArgsOf<'offer.create'>,
  { user, membership, application, to }: Making,
): Promise<OfferRow> {
  const { terms } = offer;
  const contractForm = contractFormOf(to.kind, terms, context.settings.concludeServices);
  const minor = await assertLawful(context, { user_id: to.userId, job_id: to.jobId, kind: to.kind, terms });
  return context.tx
    .insertInto('offer')
    .values({
      id: _id,
      application_id: to.applicationId,
      creator_id: to.creatorId,
      job_id: to.jobId,
      company_id: membership.companyId,
      user_id: to.userId,
      conversation_id: await conversationOf(context, application),
      kind: to.kind,
      version: 1,
      terms: JSON.stringify(terms),
      parties: JSON.stringify(to.parties),
      terms_hash: termsHashOf({ _id, version: 1, kind: to.kind, contractForm, parties: to.parties, terms }),
      contract_form: contractForm,
      minor: minor && JSON.stringify(minor),
      valid_days: offer.validDays ?? OFFER_DAYS.default,
      company_required: await companySignaturesOf(context.tx, membership.companyId),
      guardian_mails: '[]',
      status: 'draft',
      status_at: JSON.stringify({ draft: context.now.toISOString() }),
      created_by: user.id,
      created_at: context.now,
      erase_at: eraseOfferAt('draft', contractForm, context.now),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The application's conversation was opened by its acceptance; a direct one is opened when the offer is sent. */
async function conversationOf(
  { tx }: CallContext,
  application: Making['application'],
): Promise<string | null> {
  if (application === undefined) return null;
  const row = await tx
    .selectFrom('conversation')
    .where('application_id', '=', application.id)
    .select('id')
    .executeTakeFirst();
  return row?.id ?? null;
}
