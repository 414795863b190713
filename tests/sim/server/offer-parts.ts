import { createHash } from 'node:crypto';
import type { OfferSignature, OfferStatus } from '../../../contract/entities/offer.ts';
import { ApiError } from '../../../contract/errors.ts';
import { fold } from '../../../contract/fold.ts';
import { isRunning } from '../../../contract/live-offer.ts';
import {
  actorsOf,
  countSignatures,
  everActorsOf,
  maySign,
  type OfferAct,
  type OfferActor,
  stepOffer,
} from '../../../contract/policy/offer.ts';
import { canonicalSignature, canonicalTerms } from '../../../contract/policy/offer-terms.ts';
import type { SystemCode } from '../../../contract/system-code.ts';
import { type ModelContext, record } from './context.ts';
import { addSystemMessage } from './conversation.ts';
import { notify } from './notify.ts';
import type { OfferRecord } from './offer-rows.ts';
import { type ApplicationRecord, membershipOf } from './state.ts';

/** What the acts of offers are made of (server/domain/offer, server/routes/offer). */

export type Typed = { name: string; position?: string | undefined; deviceClock?: string | undefined };

export function setOffer(context: ModelContext, row: OfferRecord): OfferRecord {
  context.state.offers.set(row._id, row);
  const unsent = row.sentVersion === null;
  record(context, `company:${row._companyId}`, 'offer', row, unsent && row.status === 'withdrawn');
  if (!unsent) record(context, `user:${row._userId}`, 'offer', row);
  return row;
}

export function enter(
  context: ModelContext,
  row: OfferRecord,
  status: OfferStatus,
  also: Partial<OfferRecord> = {},
): OfferRecord {
  const statusAt = status === row.status ? row.statusAt : { ...row.statusAt, [status]: context.now };
  return setOffer(context, { ...row, ...also, status, statusAt, ver: row.ver + 1 });
}

export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
export const hashOf = (offer: Parameters<typeof canonicalTerms>[0]) => sha256(canonicalTerms(offer));

const unknown = () => new ApiError('not_found', 'no such offer');

/** Who acts; a draft is the company's alone. */
export function actorOf(context: ModelContext, row: OfferRecord): OfferActor {
  const { state, uid } = context;
  const unsent = row.sentVersion === null;
  if (row._userId === uid && !unsent) return 'talent';
  const membership = membershipOf(state, uid);
  if (membership?.companyId !== row._companyId || (unsent && row.status === 'withdrawn')) throw unknown();
  return maySign(membership) ? 'canSign' : 'member';
}

export function findOffer(context: ModelContext, id: string, act: OfferAct) {
  const row = context.state.offers.get(id);
  if (!row) throw unknown();
  const actor = actorOf(context, row);
  if (!everActorsOf(act).includes(actor)) throw new ApiError('not_allowed', 'not this role’s to do');
  return { row, actor };
}

export const moved = (row: OfferRecord) =>
  new ApiError('offer_moved', `this offer is ${row.status}`, {
    detail: { status: row.status, version: row.version },
  });

export function assertRead(
  { state }: ModelContext,
  row: OfferRecord,
  { version, termsHash }: { version: number; termsHash?: string | undefined },
): void {
  if (state.anyText) return;
  if (version !== row.version || (termsHash ?? row.termsHash) !== row.termsHash) throw moved(row);
}

export function assertInTime({ now }: ModelContext, { status, validUntil }: OfferRecord): void {
  if (status === 'expired' || (isRunning(status) && validUntil !== null && validUntil <= now))
    throw new ApiError('offer_expired', 'the time for this offer is over');
}

export function nextStatus(
  row: OfferRecord,
  act: OfferAct,
  actor: OfferActor,
  count = countSignatures(row),
): OfferStatus {
  const next = stepOffer(act, actor, row.status, count);
  if (next !== undefined) return next;
  if (actorsOf(act, row.status).length > 0) throw new ApiError('not_allowed', 'not this role’s to do');
  throw moved(row);
}

export function assertApplicationOpen({ state }: ModelContext, row: OfferRecord): void {
  const application = state.applications.get(row._applicationId ?? '') as ApplicationRecord;
  if (application.status !== 'accepted')
    throw new ApiError('state_conflict', `this application is ${application.status} already`, {
      detail: { status: application.removedFrom ?? application.status },
    });
}

export function signed(
  { user, uid, now, state }: ModelContext,
  row: OfferRecord,
  party: 'company' | 'talent',
  typed: Typed | undefined,
): OfferSignature[] {
  const own = `${user.general.firstname} ${user.general.lastname}`;
  if (typed && fold(typed.name) !== fold(own))
    throw new ApiError('signature_name', 'the typed name is not the name of this account');
  const position = party === 'company' ? typed?.position || membershipOf(state, uid)?.position || '' : '';
  const signature = {
    party,
    _userId: uid,
    name: typed?.name ?? own,
    position,
    at: now,
    termsHash: row.termsHash,
    method: typed ? ('typed-name' as const) : ('account' as const),
    deviceClock: typed?.deviceClock ?? null,
    guardian: null,
  };
  const before = row.signatures.at(-1)?.seal ?? row.termsHash;
  return [...row.signatures, { ...signature, seal: sha256(canonicalSignature(signature, before)) }];
}

type Telling = {
  talent?: 'offer_received' | 'offer_changed' | 'offer_answered';
  company?: 'offer_changed' | 'offer_answered';
  card?: true;
};

const TELLINGS: Partial<Record<SystemCode, Telling>> = {
  'offer.sent': { talent: 'offer_received', card: true },
  'offer.edited': { talent: 'offer_changed', card: true },
  'offer.agreed': { talent: 'offer_changed', card: true },
  'offer.countered': { company: 'offer_changed', card: true },
  'offer.accepted': { company: 'offer_answered' },
  'offer.signed': { talent: 'offer_answered', company: 'offer_answered' },
  'offer.declined': { talent: 'offer_answered', company: 'offer_answered' },
  'offer.withdrawn': { talent: 'offer_changed' },
  'offer.extended': { talent: 'offer_changed' },
  'offer.awaiting-guardian': { company: 'offer_answered' },
  'offer.guardian-signed': { talent: 'offer_changed' },
  'offer.expired': { talent: 'offer_changed', company: 'offer_changed' },
};

/** How many members have to sign, as it is set now (server/routes/offer). */
export function signaturesOf({ state }: ModelContext, companyId: string): number {
  return state.companies.get(companyId)?.settings.requireSecond ? 2 : 1;
}

/** Its readers and its conversation hear of it. @param actor who did it; empty: the clock or a guardian */
export function tell(context: ModelContext, row: OfferRecord, code: SystemCode, actor: string): void {
  const { talent, company, card } = TELLINGS[code] ?? {};
  const ref = { type: 'offer' as const, id: row._id };
  const { parties, terms } = row;
  if (talent && actor !== row._userId)
    notify(context, { to: row._userId, type: talent, ref, params: [parties.company.name, terms.title] });
  if (company)
    for (const to of signersOf(context, row._companyId))
      if (to !== actor)
        notify(context, { to, type: company, ref, params: [parties.talent.name, terms.title] });
  if (row._conversationId !== null)
    addSystemMessage(context, row._conversationId, {
      type: card ? 'offer' : 'system',
      text: code,
      side: actor === row._userId ? 'talent' : 'company',
      offerId: row._id,
    });
}

function signersOf({ state }: ModelContext, companyId: string): string[] {
  const members = [...(state.companies.get(companyId)?.members ?? [])].sort((a, b) =>
    a._userId < b._userId ? -1 : 1,
  );
  const told = members.filter(({ canSign }) => canSign);
  const found = told.length > 0 ? told : members.filter(({ role }) => role === 'owner');
  return found.map(({ _userId }) => _userId);
}
