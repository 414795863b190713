import { OFFER_DAYS, type Offer } from '../../../contract/entities/offer.ts';
import { isRunning } from '../../../contract/live-offer.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import { may } from '../../../contract/policy/application.ts';
import { countSignatures, type OfferActor, stepOffer } from '../../../contract/policy/offer.ts';
import { contractFormOf, diffTerms } from '../../../contract/policy/offer-terms.ts';
import type { Mutator, MutatorContext, RowTx } from './mutator.ts';
import {
  actorOn,
  companyRequired,
  daysAfter,
  hasDuties,
  minorAgain,
  openUntil,
  ownSignature,
  withStatus,
} from './offer-step.ts';
import { isOwnMinor, ownName } from './own-participant.ts';
import type { Scope } from './scopes.ts';

type Args = MutationArgs<'offer.update'>;
type Tx = RowTx<Scope<'offer.update'>>;
type Acting = { tx: Tx; row: Offer; actor: OfferActor; args: Args; context: MutatorContext };

/** One step of an offer by somebody with an account. Nothing where another version is there, or its time is over. */
export const updateOffer: Mutator<'offer.update'> = (tx, args, context) => {
  const row = tx.get('offer', args._offerId);
  const actor = row && actorOn(tx, row, context.uid);
  if (!row || !actor || args.token !== undefined || !isRead(row, args) || isOver(row, context.at)) return;
  const next = STEPS[args.action]({ tx, row, actor, args, context });
  if (!next) return;
  tx.put('offer', next);
  if (next.status === 'signed' && row.status !== 'signed') hire(tx, next, context.at);
};

function isRead(row: Offer, { version, termsHash }: Args): boolean {
  return version === row.version && (termsHash === undefined || termsHash === row.termsHash);
}

function isOver({ status, validUntil }: Offer, at: string): boolean {
  return status === 'expired' || (isRunning(status) && validUntil !== null && validUntil <= at);
}

/** The draft, or what the other side has countered, as it is sent: signed once by that. */
export function sentOffer(
  tx: RowTx<'applicant' | 'company' | 'user'>,
  row: Offer,
  { signature }: Pick<Args, 'signature' | 'duties'>,
  context: MutatorContext,
): Offer {
  return {
    ...withStatus(row, 'sent', context.at),
    validUntil: openUntil(tx, row, context),
    companyRequired: companyRequired(tx, row._companyId),
    signatures: [...row.signatures, ownSignature(tx, row, 'company', signature, context)],
  };
}

const STEPS: Record<Args['action'], (acting: Acting) => Offer | undefined> = {
  edit: newTerms,
  counter: newTerms,
  send: ({ tx, row, actor, args, context }) => {
    if (stepOffer('send', actor, row.status, countSignatures(row)) === undefined || !isApplicantOpen(tx, row))
      return undefined;
    return hasDuties(row, args.duties) ? sentOffer(tx, row, args, context) : undefined;
  },
  view: ({ row, actor, context }) => stepped('view', row, actor, context),
  accept,
  decline: ({ row, actor, args, context }) => {
    const next = stepped('decline', row, actor, context);
    return next && { ...next, declineReason: args.reason?.trim() || null };
  },
  sign,
  // By a mailed link, which no device of an account has.
  'guardian-sign': () => undefined,
  extend: ({ row, actor, context }) => {
    const next = stepped('extend', row, actor, context);
    if (!next || row.extended || row.validUntil === null) return undefined;
    return { ...next, extended: true, validUntil: daysAfter(row.validUntil, OFFER_DAYS.extension) };
  },
};

function stepped(act: 'view' | 'decline' | 'extend', row: Offer, actor: OfferActor, { at }: MutatorContext) {
  const status = stepOffer(act, actor, row.status, countSignatures(row));
  return status && withStatus(row, status, at);
}

/** Under the next number; every signature of the version before is void. */
function newTerms({ tx, row, actor, args, context }: Acting): Offer | undefined {
  const { terms, comment = '', validDays = row.validDays, signature } = args;
  const status = stepOffer(args.action, actor, row.status, countSignatures(row));
  if (!status || !terms) return undefined;
  const diff = diffTerms(row.terms, terms);
  const isAlong =
    row.status === 'draft' && (validDays !== row.validDays || comment !== row.history.at(-1)?.comment);
  if (diff.length === 0 && !isAlong) return undefined;
  const { uid, at } = context;
  const party = actor === 'talent' ? 'talent' : 'company';
  const version = row.version + 1;
  const next: Offer = {
    ...withStatus(row, status, at),
    version,
    terms,
    termsHash: '',
    contractForm: contractFormOf(row.kind, terms),
    minor: minorAgain(row, terms),
    validDays,
    validUntil: status === 'draft' ? null : openUntil(tx, { ...row, validDays }, context),
    companyRequired: party === 'company' ? companyRequired(tx, row._companyId) : row.companyRequired,
    guardiansRequired: 0,
    signatures: [],
    history: [
      ...row.history,
      { version, by: { party, _userId: uid, name: ownName(tx, uid) }, at, diff, comment },
    ],
  };
  if (actor !== 'canSign' || signature === undefined || status === 'draft') return next;
  if (!hasDuties(next, args.duties)) return undefined;
  return { ...next, signatures: [ownSignature(tx, next, 'company', signature, context)] };
}

/**
 * Under 18 it counts once the guardians have signed; with the company's signatures there it is signed at once. Accepted
 * again, at 18 it needs nobody else; below 18 it has links mailed, which changes nothing here.
 */
function accept({ tx, row, actor, args, context }: Acting): Offer | undefined {
  const { signature, termsHash } = args;
  const application = row._applicationId === null ? undefined : tx.get('application', row._applicationId);
  const isOpen = row._applicationId === null || application?.status === 'accepted';
  if (actor !== 'talent' || !signature || !termsHash || !isOpen) return undefined;
  // Until the guardian who signs says that one is enough.
  const isMinor = isOwnMinor(tx, context);
  const isAgain = row.status === 'awaiting_guardian';
  if (isAgain && isMinor) return undefined;
  const guardiansRequired = isMinor ? 2 : countSignatures(row).guardianSignatures;
  const asked = { ...row, guardiansRequired };
  const status = stepOffer('accept', actor, row.status, countSignatures(asked));
  if (!status) return undefined;
  const own = isAgain ? [] : [ownSignature(tx, row, 'talent', signature, context)];
  // The time of a signature that is missing runs from the receipt; until then it has to arrive in the offer's own.
  return { ...withStatus(asked, status, context.at), signatures: [...row.signatures, ...own] };
}

/** A member signs, as the second one or after an edit; the same person's second signature is their first. */
function sign({ tx, row, actor, args, context }: Acting): Offer | undefined {
  const { signature, termsHash } = args;
  const signedBefore = row.signatures.some(({ _userId }) => _userId === context.uid);
  if (!signature || !termsHash || signedBefore || !isApplicantOpen(tx, row)) return undefined;
  if (!hasDuties(row, args.duties)) return undefined;
  const signed = {
    ...row,
    signatures: [...row.signatures, ownSignature(tx, row, 'company', signature, context)],
  };
  const status = stepOffer('sign', actor, row.status, countSignatures(signed));
  return status && withStatus(signed, status, context.at);
}

function isApplicantOpen(tx: RowTx<'applicant'>, { _applicationId }: Offer): boolean {
  return _applicationId === null || tx.get('applicant', _applicationId)?.status === 'accepted';
}

/** All signatures are there: the applicant is hired, on either side's device. */
function hire(tx: RowTx<'applicant' | 'application'>, { _applicationId }: Offer, at: string): void {
  if (_applicationId === null) return;
  const mine = tx.get('application', _applicationId);
  if (mine && may('hire', mine.status))
    tx.put('application', {
      ...mine,
      status: 'hired',
      statusAt: { ...mine.statusAt, hired: at },
      dueAt: null,
    });
  const theirs = tx.get('applicant', _applicationId);
  if (theirs && may('hire', theirs.status))
    tx.put('applicant', {
      ...theirs,
      status: 'hired',
      decidedBy: null,
      statusAt: { ...theirs.statusAt, hired: at },
      dueAt: null,
    });
}
