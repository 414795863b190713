import type { Applicant } from '../../../contract/entities/application.ts';
import { OFFER_DAYS, type Offer } from '../../../contract/entities/offer.ts';
import { API_BASE } from '../../../contract/http.ts';
import { LIVE_OFFER } from '../../../contract/live-offer.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import { countSignatures, stepOffer } from '../../../contract/policy/offer.ts';
import { contractFormOf } from '../../../contract/policy/offer-terms.ts';
import type { Mutator, MutatorContext, RowTx } from './mutator.ts';
import { actorOn, companyRequired, hasDuties, minorOf, withStatus } from './offer-step.ts';
import { sentOffer } from './offer-update.ts';
import { ownName } from './own-participant.ts';
import type { Scope } from './scopes.ts';

/**
 * One that goes directly to a creator is not shown before it is received: this device does not know whose account is
 * behind a creator's card.
 */
export const createOffer: Mutator<'offer.create'> = (tx, args, context) => {
  const { offer: written, draft = false, signature, duties } = args;
  if (tx.get('offer', args._id) || written._applicationId === undefined) return;
  const applicant = tx.get('applicant', written._applicationId);
  if (applicant?.status !== 'accepted') return;
  const made = draftFor(tx, args, applicant, context);
  if (!made) return;
  const actor = actorOn(tx, made, context.uid);
  if (draft && actor) tx.put('offer', made);
  else if (actor === 'canSign' && !hasOther(tx, made) && hasDuties(made, duties))
    tx.put('offer', sentOffer(tx, made, { signature, duties }, context));
};

/** A draft leaves no trace; what was sent says why it is gone. */
export const withdrawOffer: Mutator<'offer.delete'> = (tx, args, { uid, at }) => {
  const row = tx.get('offer', args.offerId);
  if (!row) return;
  const actor = actorOn(tx, row, uid);
  const status = actor && stepOffer('withdraw', actor, row.status, countSignatures(row));
  if (status === undefined) return;
  if (row.status === 'draft') tx.remove('offer', row._id);
  else tx.put('offer', { ...withStatus(row, status, at), declineReason: args.reason?.trim() || null });
};

function draftFor(
  tx: RowTx<Scope<'offer.create'>>,
  { _id, offer }: MutationArgs<'offer.create'>,
  applicant: Applicant,
  { uid, at }: MutatorContext,
): Offer | undefined {
  const job = tx.get('companyJob', applicant._jobId);
  const company = tx.get('company', applicant._companyId);
  if (!job || !company) return undefined;
  const { terms, validDays = OFFER_DAYS.default, comment = '' } = offer;
  const by = { party: 'company', _userId: uid, name: ownName(tx, uid) } as const;
  return {
    _id,
    ver: 0,
    _applicationId: applicant._id,
    _creatorId: null,
    _jobId: job._id,
    _companyId: company._id,
    _userId: applicant._userId,
    _conversationId: tx.get('conversation', applicant._conversationId)?._id ?? null,
    kind: job.kind,
    version: 1,
    terms,
    parties: {
      company: { _companyId: company._id, name: company.companyName },
      talent: { _userId: applicant._userId, name: applicant.name },
    },
    // SHA-256 is asynchronous in browsers: the server's answer brings it, before anybody can sign.
    termsHash: '',
    contractForm: contractFormOf(job.kind, terms),
    minor: minorOf(applicant.ageBand, job.kind, terms),
    validDays,
    validUntil: null,
    extended: false,
    companyRequired: companyRequired(tx, company._id),
    guardiansRequired: 0,
    history: [{ version: 1, by, at, diff: [], comment }],
    signatures: [],
    status: 'draft',
    statusAt: { draft: at },
    declineReason: null,
    createdAt: at,
    pdf: `${API_BASE}/job/offer/${_id}/pdf`,
  };
}

/** An application has one live offer. */
function hasOther(tx: RowTx<'offer'>, { _id, _applicationId }: Offer): boolean {
  if (_applicationId === null) return false;
  const offers = tx.linked('offer', '_applicationId', _applicationId);
  return offers.some((row) => row._id !== _id && LIVE_OFFER.includes(row.status));
}
