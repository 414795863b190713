import type { ArgsOf } from '../../../contract/calls.ts';
import type { Offer } from '../../../contract/entities/offer.ts';
import type { CallContext } from '../../api/call-context.ts';
import { presentOffer } from '../../domain/offer/presenter.ts';
import { tell } from '../../domain/offer/tell.ts';
import { nextStatus, setStatus, wrongRole } from '../../domain/offer/transition.ts';
import type { Acting } from './policy.ts';

/** Takes an offer back that is not accepted; a draft goes without a word, whoever has read it is told. */
export async function withdrawOffer(
  context: CallContext,
  { reason }: ArgsOf<'offer.delete'>,
  { row, by }: Acting,
): Promise<Offer> {
  if (by.actor !== 'canSign') throw wrongRole('withdraw');
  if (row.status === 'withdrawn') return presentOffer(context.tx, row, 'company');
  const status = await nextStatus(context, row, { act: 'withdraw', actor: by.actor, read: row.version });
  const next = await setStatus(context, row, status, { decline_reason: reason?.trim() || null });
  if (next.sent_version !== null) await tell(context, next, 'withdrawn', { uid: by.user.id });
  return presentOffer(context.tx, next, 'company');
}
