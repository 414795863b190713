import { OFFER_DAYS } from '../../../contract/entities/offer.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { daysAfter } from '../../base/days.ts';
import { assertInTime, assertRead } from '../../domain/offer/conflict.ts';
import { remindBefore } from '../../domain/offer/expire.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { tell } from '../../domain/offer/tell.ts';
import { nextStatus, setStatus, wrongRole } from '../../domain/offer/transition.ts';
import type { Acting, OfferArgs } from './policy.ts';
import { assertDelivered } from './reach.ts';

/** A week more, once in an offer's life. */
export async function extend(context: CallContext, args: OfferArgs, { row, by }: Acting): Promise<OfferRow> {
  if (by.actor !== 'canSign') throw wrongRole('extend');
  await assertRead(context, row, args);
  assertInTime(context, row);
  const status = await nextStatus(context, row, { act: 'extend', actor: by.actor, read: args.version });
  if (row.extended || row.valid_until === null)
    throw new ApiError('state_conflict', 'this offer was extended before; once is all there is', {
      detail: { validUntil: row.valid_until?.toISOString() ?? null },
    });
  await assertDelivered(context, row, by.user.id);
  const next = await setStatus(context, row, status, {
    extended: true,
    valid_until: daysAfter(row.valid_until, OFFER_DAYS.extension),
  });
  await tell(context, next, 'extended', { uid: by.user.id });
  await remindBefore(context, next);
  return next;
}
