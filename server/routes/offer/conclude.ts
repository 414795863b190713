import { waitsUntil } from '../../../contract/policy/offer-wait.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { markHired } from '../../domain/application/mark-hired.ts';
import { remindBefore } from '../../domain/offer/expire.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { tell } from '../../domain/offer/tell.ts';
import { setStatus } from '../../domain/offer/transition.ts';

/**
 * An acceptance with its last signature of the talent's side. All are there: everybody is told, and the applicant is
 * hired. The company's is missing: it is told, and has a time for it.
 */
export async function conclude(
  context: ChangeContext,
  row: OfferRow,
  actor: { uid: string } | null,
): Promise<OfferRow> {
  if (row.status !== 'accepted') return concludeIfSigned(context, row, actor);
  await tell(context, row, 'accepted', { uid: row.user_id });
  const next = await setStatus(context, row, row.status, {
    valid_until: waitsUntil(row.status, row.valid_until, context.now),
  });
  await remindBefore(context, next);
  return next;
}

/** Where the last signature is there. */
export async function concludeIfSigned(
  context: ChangeContext,
  row: OfferRow,
  actor: { uid: string } | null,
): Promise<OfferRow> {
  if (row.status !== 'signed') return row;
  if (row.application_id !== null) await markHired(context, row.application_id);
  await tell(context, row, 'signed', actor);
  return row;
}
