import { API_BASE, type ArgsOf } from '../../../contract/calls.ts';
import { OFFER_DAYS, type Offer, type OfferTerms } from '../../../contract/entities/offer.ts';
import { ApiError } from '../../../contract/errors.ts';
import { LIVE_OFFER } from '../../../contract/live-offer.ts';
import { countSignatures, maySign } from '../../../contract/policy/offer.ts';
import { contractFormOf, diffTerms } from '../../../contract/policy/offer-terms.ts';
import { waitsUntil } from '../../../contract/policy/offer-wait.ts';
import { hire } from './application.ts';
import type { ModelContext } from './context.ts';
import {
  assertApplicationOpen,
  assertInTime,
  assertRead,
  enter,
  findOffer,
  hashOf,
  nextStatus,
  setOffer,
  signaturesOf,
  signed,
  type Typed,
  tell,
} from './offer-parts.ts';
import { type OfferRecord, presentOffer } from './offer-rows.ts';
import { isMinor } from './offer-time.ts';
import { membershipOf } from './state.ts';

/** Offers in the model of the server. The law’s limits for minors are not in it: they are never sent. */

const DAY_MS = 86_400_000;
const GUARDIANS = 2;
const daysAfter = (instant: string, days: number) =>
  new Date(Date.parse(instant) + days * DAY_MS).toISOString();

export function createOffer(context: ModelContext, { _id, offer, draft, signature }: ArgsOf<'offer.create'>) {
  const { state, uid, user, now } = context;
  const membership = membershipOf(state, uid);
  if (!membership) throw new ApiError('not_allowed', 'offers are made by members of a company');
  if (draft !== true && !maySign(membership)) throw new ApiError('not_allowed', 'sending needs canSign');
  const existing = state.offers.get(_id);
  if (existing && (existing._companyId !== membership.companyId || existing.createdBy !== uid))
    throw new ApiError('state_conflict', 'this _id is taken; make a new one');
  const application = state.applications.get(offer._applicationId ?? '');
  if (!application || application._companyId !== membership.companyId || application.removedFrom !== null)
    throw new ApiError('not_found', 'no such application');
  if (existing) return presentOffer(existing, 'company');
  const job = state.jobs.get(application._jobId);
  const company = state.companies.get(membership.companyId);
  if (!job || !company) throw new ApiError('not_found', 'no such application');
  const { firstname, lastname } = application.person;
  const contractForm = contractFormOf(job.kind, offer.terms);
  const parties = {
    company: { _companyId: company._id, name: company.companyName },
    talent: { _userId: application._userId, name: `${firstname} ${lastname}` },
  };
  const by = {
    party: 'company' as const,
    _userId: uid,
    name: `${user.general.firstname} ${user.general.lastname}`,
  };
  const kept: OfferRecord = {
    _id,
    ver: 1,
    _applicationId: application._id,
    _creatorId: null,
    _jobId: job._id,
    _companyId: company._id,
    _userId: application._userId,
    _conversationId: state.conversations.get(application._conversationId)?._id ?? null,
    kind: job.kind,
    version: 1,
    terms: offer.terms,
    parties,
    termsHash: hashOf({ _id, version: 1, kind: job.kind, contractForm, parties, terms: offer.terms }),
    contractForm,
    validDays: offer.validDays ?? OFFER_DAYS.default,
    validUntil: null,
    extended: false,
    companyRequired: signaturesOf(context, company._id),
    guardiansRequired: 0,
    minor: null,
    history: [{ version: 1, by, at: now, diff: [], comment: offer.comment ?? '' }],
    signatures: [],
    status: 'draft',
    statusAt: { draft: now },
    declineReason: null,
    createdAt: now,
    pdf: `${API_BASE}/job/offer/${_id}/pdf`,
    createdBy: uid,
    sentVersion: null,
  };
  assertApplicationOpen(context, kept);
  if (draft === true) return presentOffer(setOffer(context, kept), 'company');
  return presentOffer(sendOut(context, kept, signature), 'company');
}

function sendOut(context: ModelContext, row: OfferRecord, typed: Typed | undefined): OfferRecord {
  const others = [...context.state.offers.values()].filter(
    (other) => other._applicationId === row._applicationId && other._id !== row._id,
  );
  if (others.some(({ status }) => LIVE_OFFER.includes(status)))
    throw new ApiError('offer_exists', 'this applicant has an offer already');
  const next = enter(context, row, 'sent', {
    signatures: signed(context, row, 'company', typed),
    sentVersion: row.sentVersion ?? row.version,
    validUntil: daysAfter(context.now, row.validDays),
    companyRequired: signaturesOf(context, row._companyId),
  });
  tell(context, next, row.status === 'draft' ? 'offer.sent' : 'offer.agreed', context.uid);
  return next;
}

export function deleteOffer(context: ModelContext, { offerId, reason }: ArgsOf<'offer.delete'>): Offer {
  const { row, actor } = findOffer(context, offerId, 'withdraw');
  if (row.status === 'withdrawn') return presentOffer(row, 'company');
  const next = enter(context, row, nextStatus(row, 'withdraw', actor), {
    declineReason: reason?.trim() || null,
  });
  if (next.sentVersion !== null) tell(context, next, 'offer.withdrawn', context.uid);
  return presentOffer(next, 'company');
}

type Update = ArgsOf<'offer.update'>;
type Step = (context: ModelContext, args: Update, found: ReturnType<typeof findOffer>) => OfferRecord;

export function updateOffer(context: ModelContext, args: Update): Offer {
  const found = findOffer(context, args._offerId, args.action);
  const step = STEPS[args.action];
  if (!step) throw new ApiError('route_unknown', `${args.action} is not part of the model`);
  return presentOffer(step(context, args, found), found.actor === 'talent' ? 'talent' : 'company');
}

const newTerms: Step = (context, args, { row, actor }) => {
  const { terms, comment = '', validDays = row.validDays } = args;
  if (!terms) throw new ApiError('parameter_missing', 'terms');
  assertRead(context, row, args);
  assertInTime(context, row);
  const act = args.action === 'counter' ? 'counter' : 'edit';
  const status = nextStatus(row, act, actor);
  const isAlong =
    row.status === 'draft' && (validDays !== row.validDays || comment !== row.history.at(-1)?.comment);
  if (diffTerms(row.terms, terms).length === 0 && !isAlong)
    throw new ApiError('fields_invalid', 'these terms are the ones that are there');
  const changed = rewritten(context, row, {
    terms,
    comment,
    party: actor === 'talent' ? 'talent' : 'company',
  });
  let next = enter(context, changed, status, {
    validDays,
    companyRequired: actor === 'talent' ? row.companyRequired : signaturesOf(context, row._companyId),
    guardiansRequired: 0,
    validUntil: status === 'draft' ? null : daysAfter(context.now, validDays),
  });
  if (status === 'draft') return next;
  if (actor === 'canSign' && args.signature)
    next = enter(context, next, next.status, {
      signatures: signed(context, next, 'company', args.signature),
    });
  tell(context, next, act === 'counter' ? 'offer.countered' : 'offer.edited', context.uid);
  return next;
};

function rewritten(
  { now, uid, user, state }: ModelContext,
  row: OfferRecord,
  { terms, comment, party }: { terms: OfferTerms; comment: string; party: 'company' | 'talent' },
): OfferRecord {
  const version = row.version + 1;
  const contractForm = contractFormOf(row.kind, terms);
  const by = { party, _userId: uid, name: `${user.general.firstname} ${user.general.lastname}` };
  return {
    ...row,
    version,
    terms,
    contractForm,
    termsHash: hashOf({ ...row, version, terms, contractForm }),
    signatures: state.keptSignatures ? row.signatures : [],
    history: [...row.history, { version, by, at: now, diff: diffTerms(row.terms, terms), comment }],
  };
}

function typedUnder({ signature, termsHash }: Update): Typed {
  if (!signature || !termsHash) throw new ApiError('parameter_missing', 'signature');
  return signature;
}

export function afterAcceptance(context: ModelContext, row: OfferRecord): OfferRecord {
  if (row.status !== 'accepted') return conclude(context, row);
  tell(context, row, 'offer.accepted', row._userId);
  return awaitSignature(context, row, 'accepted');
}

function conclude(context: ModelContext, row: OfferRecord): OfferRecord {
  if (row.status !== 'signed') return row;
  hire(context, row._applicationId as string);
  tell(context, row, 'offer.signed', context.uid);
  return row;
}

function guardiansOf(context: ModelContext, { guardianMails = [] }: Update): number {
  if (!isMinor(context)) return 0;
  if (guardianMails.length === 0) throw new ApiError('fields_invalid', 'name a guardian');
  return GUARDIANS;
}

/** Who still has to sign has days of their own, however little of the offer’s time is left. */
function awaitSignature(context: ModelContext, row: OfferRecord, status: 'awaiting_guardian' | 'accepted') {
  const validUntil = row.validUntil === null ? null : new Date(row.validUntil);
  const until = waitsUntil(status, validUntil, new Date(context.now));
  return enter(context, row, status, { validUntil: until.toISOString() });
}

function askGuardians(context: ModelContext, row: OfferRecord): OfferRecord {
  tell(context, row, 'offer.awaiting-guardian', context.uid);
  return awaitSignature(context, row, 'awaiting_guardian');
}

const STEPS: Partial<Record<Update['action'], Step>> = {
  edit: newTerms,
  counter: newTerms,
  send: (context, args, { row, actor }) => {
    assertRead(context, row, args);
    if (row.status === 'sent' || row.status === 'viewed') return row;
    assertInTime(context, row);
    nextStatus(row, 'send', actor);
    assertApplicationOpen(context, row);
    return sendOut(context, row, args.signature);
  },
  view: (context, args, { row }) =>
    row.status !== 'sent' || row.version !== args.version ? row : enter(context, row, 'viewed'),
  accept: (context, args, { row, actor }) => {
    const typed = typedUnder(args);
    assertRead(context, row, args);
    const isSigned = row.signatures.some(({ party }) => party === 'talent');
    if (isSigned && ['awaiting_guardian', 'accepted', 'signed'].includes(row.status)) return row;
    assertInTime(context, row);
    nextStatus(row, 'accept', actor);
    assertApplicationOpen(context, row);
    const asked = { ...row, guardiansRequired: guardiansOf(context, args) };
    const signatures = signed(context, row, 'talent', typed);
    const next = enter(context, asked, nextStatus(asked, 'accept', actor), { signatures });
    if (next.status === 'awaiting_guardian') return askGuardians(context, next);
    return afterAcceptance(context, next);
  },
  sign: (context, args, { row, actor }) => {
    const typed = typedUnder(args);
    assertRead(context, row, args);
    if (row.signatures.some(({ _userId }) => _userId === context.uid)) return row;
    assertInTime(context, row);
    const before = countSignatures(row);
    const count = { ...before, companySignatures: before.companySignatures + 1 };
    const status = nextStatus(row, 'sign', actor, count);
    assertApplicationOpen(context, row);
    const next = enter(context, row, status, { signatures: signed(context, row, 'company', typed) });
    return conclude(context, next);
  },
  decline: (context, args, { row, actor }) => {
    if (row.status === 'declined') return row;
    assertRead(context, row, args);
    assertInTime(context, row);
    const next = enter(context, row, nextStatus(row, 'decline', actor), {
      declineReason: args.reason?.trim() || null,
    });
    tell(context, next, 'offer.declined', context.uid);
    return next;
  },
  extend: (context, args, { row, actor }) => {
    assertRead(context, row, args);
    assertInTime(context, row);
    const status = nextStatus(row, 'extend', actor);
    if (row.extended || row.validUntil === null)
      throw new ApiError('state_conflict', 'this offer was extended before');
    const next = enter(context, row, status, {
      extended: true,
      validUntil: daysAfter(row.validUntil, OFFER_DAYS.extension),
    });
    tell(context, next, 'offer.extended', context.uid);
    return next;
  },
};
