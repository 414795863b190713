import { ageOn } from '../../../contract/age.ts';
import { countSignatures, stepOffer } from '../../../contract/policy/offer.ts';
import { canonicalSignature } from '../../../contract/policy/offer-terms.ts';
import type { ModelContext } from './context.ts';
import { enter, sha256, tell } from './offer-parts.ts';
import type { OfferRecord } from './offer-rows.ts';

/** What guardians and the clock do to offers, without a call of an account. */

const ADULT = 18;

export function isMinor({ user, now }: Pick<ModelContext, 'user' | 'now'>): boolean {
  return ageOn(user.general.dateOfBirth, now.slice(0, 10)) < ADULT;
}

/** A guardian signs by a mailed link; answers what the signatures make of the offer, undefined where none is asked. */
export function signAsGuardian(context: ModelContext, row: OfferRecord): OfferRecord | undefined {
  const before = countSignatures(row);
  const guardianSignatures = before.guardianSignatures + 1;
  const status = stepOffer('guardian-sign', 'guardian', row.status, { ...before, guardianSignatures });
  const late = row.validUntil !== null && row.validUntil <= context.now;
  if (status === undefined || late) return undefined;
  const signature = {
    party: 'guardian' as const,
    _userId: null,
    name: `Guardian ${guardianSignatures}`,
    position: '',
    at: context.now,
    termsHash: row.termsHash,
    method: 'mailed-link' as const,
    deviceClock: null,
    guardian: { relation: 'mother' as const, custody: 'joint' as const },
  };
  const seal = sha256(canonicalSignature(signature, row.signatures.at(-1)?.seal ?? row.termsHash));
  const next = enter(context, row, status, { signatures: [...row.signatures, { ...signature, seal }] });
  tell(context, next, 'offer.guardian-signed', '');
  return next;
}

/** The server's clock ends what nobody has answered in time. */
export function expire(context: ModelContext, row: OfferRecord): void {
  const status = stepOffer('expire', 'clock', row.status, countSignatures(row));
  if (status === undefined || row.validUntil === null || row.validUntil > context.now) return;
  tell(context, enter(context, row, status), 'offer.expired', '');
}
