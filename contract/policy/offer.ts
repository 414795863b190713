import type { Offer, OfferStatus } from '../entities/offer.ts';
import type { Side } from '../fields.ts';
import { RUNNING_OFFER } from '../live-offer.ts';

/**
 * State machine of product section 4.4. Beyond its table: until the last signature is there, who has accepted may still
 * decline, so may a guardian who is awaited and a company that is to sign, and the clock ends those waits too; who has come
 * of age while a guardian is awaited accepts again, alone (§ 108 (3) BGB); a company that needs two signatures may give the
 * second one early.
 */

/** Those of `offer.update`. */
export const offerActions = [
  'edit',
  'send',
  'view',
  'counter',
  'accept',
  'decline',
  'sign',
  'guardian-sign',
  'extend',
] as const;
export const offerActs = [...offerActions, 'withdraw', 'expire'] as const;
export type OfferAct = (typeof offerActs)[number];

/** `member`: of the company, without canSign · `clock`: the server's own. An owner counts as canSign. */
export const offerActors = ['member', 'canSign', 'talent', 'guardian', 'clock'] as const;
export type OfferActor = (typeof offerActors)[number];

/** Whether a member may send, change, sign and withdraw offers. */
export function maySign({ role, canSign }: { role: 'owner' | 'member'; canSign: boolean }): boolean {
  return role === 'owner' || canSign;
}

/** How many signatures of this version there are, and how many are needed. */
export type SignatureCount = {
  companySignatures: number;
  companyRequired: number;
  guardianSignatures: number;
  guardiansRequired: number;
};

export function countSignatures({
  signatures,
  companyRequired,
  guardiansRequired,
}: Pick<Offer, 'signatures' | 'companyRequired' | 'guardiansRequired'>): SignatureCount {
  const of = (party: Offer['signatures'][number]['party']) =>
    signatures.filter((one) => one.party === party).length;
  return {
    companySignatures: of('company'),
    companyRequired,
    guardianSignatures: of('guardian'),
    guardiansRequired,
  };
}

/** `settle`: what the signatures make of it, see `settled`. `same`: the state stays. */
type Step = {
  who: readonly OfferActor[];
  from: readonly OfferStatus[];
  to: OfferStatus | 'same' | 'settle';
};

const OPEN = ['sent', 'viewed'] as const;
const TALKING = [...OPEN, 'countered'] as const;

const STEPS: Record<OfferAct, readonly Step[]> = {
  edit: [
    { who: ['member', 'canSign'], from: ['draft'], to: 'draft' },
    { who: ['canSign'], from: TALKING, to: 'sent' },
  ],
  send: [{ who: ['canSign'], from: ['draft', 'countered'], to: 'sent' }],
  view: [{ who: ['talent'], from: ['sent'], to: 'viewed' }],
  counter: [{ who: ['talent'], from: OPEN, to: 'countered' }],
  accept: [{ who: ['talent'], from: [...OPEN, 'awaiting_guardian'], to: 'settle' }],
  decline: [
    { who: ['talent'], from: RUNNING_OFFER, to: 'declined' },
    // What was accepted is not withdrawn: a company that does not sign it says no.
    { who: ['canSign'], from: ['countered', 'accepted'], to: 'declined' },
    { who: ['guardian'], from: ['awaiting_guardian'], to: 'declined' },
  ],
  sign: [
    { who: ['canSign'], from: [...OPEN, 'awaiting_guardian'], to: 'same' },
    { who: ['canSign'], from: ['accepted'], to: 'settle' },
  ],
  'guardian-sign': [{ who: ['guardian'], from: ['awaiting_guardian'], to: 'settle' }],
  extend: [{ who: ['canSign'], from: TALKING, to: 'same' }],
  withdraw: [{ who: ['canSign'], from: ['draft', ...TALKING, 'awaiting_guardian'], to: 'withdrawn' }],
  expire: [{ who: ['clock'], from: RUNNING_OFFER, to: 'expired' }],
};

/**
 * The state an act leads to; undefined where it is not possible.
 * @param count signatures as they are after the act
 */
export function stepOffer(
  act: OfferAct,
  actor: OfferActor,
  status: OfferStatus,
  count: SignatureCount,
): OfferStatus | undefined {
  const step = STEPS[act].find(({ who, from }) => who.includes(actor) && from.includes(status));
  if (step === undefined) return undefined;
  if (step.to === 'same') return status;
  return step.to === 'settle' ? settled(count) : step.to;
}

/**
 * How an open offer ends where what it belongs to is over: its application, an account or the company. The talent
 * declines; the company withdraws, or declines what was accepted, and a draft is its own. Undefined where nothing is open.
 */
export function endedBy(side: Side, status: OfferStatus): 'declined' | 'withdrawn' | undefined {
  const may = (act: OfferAct, actor: OfferActor) => actorsOf(act, status).includes(actor);
  if (side === 'talent' && may('decline', 'talent')) return 'declined';
  if (may('withdraw', 'canSign')) return 'withdrawn';
  return may('decline', 'canSign') ? 'declined' : undefined;
}

/** Whether anybody of these could do this now: tells a wrong role from a wrong moment. */
export function actorsOf(act: OfferAct, status: OfferStatus): OfferActor[] {
  return STEPS[act].filter(({ from }) => from.includes(status)).flatMap(({ who }) => who);
}

/** Roles that may ever do this, in whatever state. */
export function everActorsOf(act: OfferAct): OfferActor[] {
  return [...new Set(STEPS[act].flatMap(({ who }) => who))];
}

/** Of an offer the talent has accepted. */
export function settled(count: SignatureCount): 'awaiting_guardian' | 'accepted' | 'signed' {
  if (count.guardianSignatures < count.guardiansRequired) return 'awaiting_guardian';
  return count.companySignatures < count.companyRequired ? 'accepted' : 'signed';
}
