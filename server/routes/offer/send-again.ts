import type { CallContext } from '../../api/call-context.ts';
import { assertInTime, assertRead } from '../../domain/offer/conflict.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { nextStatus, wrongRole } from '../../domain/offer/transition.ts';
import { assertApplicationOpen } from './application.ts';
import type { Acting, OfferArgs } from './policy.ts';
import { sendOut } from './send.ts';

/** Sends a draft, or what the other side has countered as it is. */
export async function sendAgain(context: CallContext, args: OfferArgs, acting: Acting): Promise<OfferRow> {
  const { row, by } = acting;
  if (by.actor !== 'canSign') throw wrongRole('send');
  await assertRead(context, row, args);
  // Sent before, by this or another device.
  if (row.status === 'sent' || row.status === 'viewed') return row;
  assertInTime(context, row);
  await nextStatus(context, row, { act: 'send', actor: by.actor, read: args.version });
  await assertApplicationOpen(context, acting);
  return sendOut(context, row, { user: by.user, membership: by.membership, typed: args.signature });
}
