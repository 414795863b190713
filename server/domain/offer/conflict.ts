import { ApiError } from '../../../contract/errors.ts';
import { isRunning } from '../../../contract/live-offer.ts';
import { diffTerms } from '../../../contract/policy/offer-terms.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import type { OfferRow } from './row.ts';

/**
 * Thrown after a lost race. `detail` holds the offer's current state and the fields in which its terms differ from the
 * version that was read, so that the loser can decide again.
 */
export async function offerConflict(
  { tx }: Pick<ChangeContext, 'tx'>,
  row: OfferRow,
  read: number,
): Promise<ApiError> {
  const seen = await tx
    .selectFrom('offer_version')
    .where('offer_id', '=', row.id)
    .where('version', '=', read)
    .select('terms')
    .executeTakeFirst();
  const detail = {
    status: row.status,
    at: row.status_at[row.status] ?? null,
    version: row.version,
    termsHash: row.terms_hash,
    diff: seen === undefined ? [] : diffTerms(seen.terms, row.terms),
  };
  return new ApiError('offer_moved', `this offer is ${row.status} in version ${row.version}; read it again`, {
    detail,
  });
}

/** Throws `offer_moved` unless the actor has read the current version. */
export async function assertRead(
  context: Pick<ChangeContext, 'tx'>,
  row: OfferRow,
  read: { version: number; termsHash?: string | undefined },
): Promise<void> {
  const sameHash = read.termsHash === undefined || read.termsHash === row.terms_hash;
  if (read.version !== row.version || !sameHash) throw await offerConflict(context, row, read.version);
}

/** Throws `offer_expired` from the deadline on, even before the clock's work has run. */
export function assertInTime({ now }: Pick<ChangeContext, 'now'>, row: OfferRow): void {
  const late = isRunning(row.status) && row.valid_until !== null && row.valid_until <= now;
  if (row.status !== 'expired' && !late) return;
  throw new ApiError('offer_expired', 'the time for this offer is over; ask the company for a new one', {
    detail: { validUntil: row.valid_until?.toISOString() ?? null },
  });
}
