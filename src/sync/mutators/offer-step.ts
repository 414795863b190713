import { DAY_MS } from '../../../contract/calendar-day.ts';
import type { AgeBand } from '../../../contract/entities/application.ts';
import type {
  MinorDuty,
  Offer,
  OfferSignature,
  OfferStatus,
  OfferTerms,
} from '../../../contract/entities/offer.ts';
import { OFFER_DAYS } from '../../../contract/entities/offer.ts';
import { minorDutiesOf, missingDuties } from '../../../contract/law/minor-duties.ts';
import type { MutationArgs } from '../../../contract/mutations.ts';
import { maySign } from '../../../contract/policy/offer.ts';
import type { MutatorContext, RowTx } from './mutator.ts';
import { isOwnMinor, ownName } from './own-participant.ts';

/** The offer in a state, with the moment it entered it. */
export function withStatus(offer: Offer, status: OfferStatus, at: string): Offer {
  const statusAt = status === offer.status ? offer.statusAt : { ...offer.statusAt, [status]: at };
  return { ...offer, status, statusAt };
}

/** Who acts on an offer; undefined for somebody whose company this device does not know. */
export function actorOn(
  tx: RowTx<'company'>,
  offer: Offer,
  uid: string,
): 'talent' | 'canSign' | 'member' | undefined {
  if (offer._userId === uid && offer.status !== 'draft') return 'talent';
  const me = memberOf(tx, offer._companyId, uid);
  if (!me) return undefined;
  return maySign(me) ? 'canSign' : 'member';
}

export function memberOf(tx: RowTx<'company'>, companyId: string, uid: string) {
  return tx.get('company', companyId)?.members.find(({ _userId }) => _userId === uid);
}

/** How many of the company have to sign, as it is set now. */
export function companyRequired(tx: RowTx<'company'>, companyId: string): number {
  return tx.get('company', companyId)?.settings.requireSecond ? 2 : 1;
}

/** Until when an offer sent now is open; a minor has time to ask at home. */
export function openUntil(tx: RowTx<'applicant' | 'user'>, offer: Offer, context: MutatorContext): string {
  const theirs = offer._applicationId === null ? undefined : tx.get('applicant', offer._applicationId);
  const minor =
    offer._userId === context.uid
      ? isOwnMinor(tx, context)
      : theirs !== undefined && theirs.ageBand !== '18plus';
  return daysAfter(context.at, minor ? Math.max(offer.validDays, OFFER_DAYS.minOfMinors) : offer.validDays);
}

export function daysAfter(instant: string, days: number): string {
  return new Date(Date.parse(instant) + days * DAY_MS).toISOString();
}

/** Of an applicant, by the band that is all the company knows; whether they are a pupil the server tells. */
export function minorOf(ageBand: AgeBand, kind: Offer['kind'], { start, end }: OfferTerms): Offer['minor'] {
  const duties = minorDutiesOf({ kind, start, end });
  if (ageBand === '18plus' || duties.length === 0) return null;
  return { as: ageBand === 'u15' ? 'child' : 'youth', duties };
}

/** The same after a change of terms: who it is for stays, what is due may change. */
export function minorAgain({ minor, kind }: Offer, { start, end }: OfferTerms): Offer['minor'] {
  return minor && { ...minor, duties: minorDutiesOf({ kind, start, end }) };
}

/** Whether the company has ticked what it answers for; the server takes no signature of its without. */
export function hasDuties({ minor }: Offer, ticked: readonly MinorDuty[] = []): boolean {
  return missingDuties(minor?.duties ?? [], ticked).length === 0;
}

/**
 * A signature as the signer's device shows it. The hash of terms it has just changed itself, and the seal that chains
 * the signatures, are the server's to state.
 */
export function ownSignature(
  tx: RowTx<'company' | 'user'>,
  offer: Offer,
  party: 'company' | 'talent',
  typed: MutationArgs<'offer.update'>['signature'],
  { uid, at }: MutatorContext,
): OfferSignature {
  const position = party === 'company' ? memberOf(tx, offer._companyId, uid)?.position : '';
  return {
    party,
    _userId: uid,
    name: typed?.name.trim() ?? ownName(tx, uid),
    position: party === 'company' ? typed?.position?.trim() || (position ?? '') : '',
    at,
    termsHash: offer.termsHash,
    method: typed === undefined ? 'account' : 'typed-name',
    deviceClock: typed?.deviceClock === undefined ? null : new Date(typed.deviceClock).toISOString(),
    ...(party === 'company' && offer.minor ? { duties: offer.minor.duties } : {}),
    guardian: null,
    seal: '',
  };
}
