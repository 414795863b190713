import type { CallContext } from '../../api/call-context.ts';
import { useLink as spendLink } from '../../domain/link/link.ts';
import { assertInTime, assertRead } from '../../domain/offer/conflict.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { tell } from '../../domain/offer/tell.ts';
import { nextStatus, setStatus } from '../../domain/offer/transition.ts';
import type { Acting, OfferArgs } from './policy.ts';

/** No, with a reason or without: by the talent or their guardian, by the company to a counter. */
export async function decline(context: CallContext, args: OfferArgs, { row, by }: Acting): Promise<OfferRow> {
  if (row.status === 'declined') return row;
  await assertRead(context, row, args);
  assertInTime(context, row);
  const status = await nextStatus(context, row, { act: 'decline', actor: by.actor, read: args.version });
  if (by.actor === 'guardian') await spendLink(context.tx, by.token, context.now);
  const next = await setStatus(context, row, status, { decline_reason: args.reason?.trim() || null });
  await tell(context, next, 'declined', by.actor === 'guardian' ? null : { uid: by.user.id });
  return next;
}
