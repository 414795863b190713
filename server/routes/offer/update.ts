import type { Offer } from '../../../contract/entities/offer.ts';
import type { CallContext } from '../../api/call-context.ts';
import { useLink as spendLink } from '../../domain/link/link.ts';
import { assertInTime, assertRead } from '../../domain/offer/conflict.ts';
import { presentOffer } from '../../domain/offer/presenter.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { tell } from '../../domain/offer/tell.ts';
import { nextStatus, setStatus, wrongRole } from '../../domain/offer/transition.ts';
import { accept } from './accept.ts';
import { assertApplicationOpen } from './application.ts';
import { countersign } from './countersign.ts';
import { edit } from './edit.ts';
import { extend } from './extend.ts';
import { guardianSign } from './guardian-sign.ts';
import { type Acting, isCompany, type OfferArgs } from './policy.ts';
import { sendOut } from './send.ts';

type Step = (context: CallContext, args: OfferArgs, acting: Acting) => Promise<OfferRow>;

const STEPS: Record<OfferArgs['action'], Step> = {
  edit,
  counter: edit,
  send: sendAgain,
  view,
  accept,
  decline,
  sign: countersign,
  'guardian-sign': guardianSign,
  extend,
};

/** One step of an offer. A step that was taken before is answered with the offer as it is. */
export async function updateOffer(context: CallContext, args: OfferArgs, acting: Acting): Promise<Offer> {
  const next = await STEPS[args.action](context, args, acting);
  return presentOffer(context.tx, next, isCompany(acting) ? 'company' : 'talent');
}

/** The talent has opened the offer. Marks nothing where another version, or another state, is there by now. */
async function view(context: CallContext, args: OfferArgs, { row, by }: Acting): Promise<OfferRow> {
  if (by.actor !== 'talent') throw wrongRole('view');
  if (row.status !== 'sent' || row.version !== args.version) return row;
  return setStatus(context, row, 'viewed');
}

/** Sends a draft, or what the other side has countered as it is. */
async function sendAgain(context: CallContext, args: OfferArgs, acting: Acting): Promise<OfferRow> {
  const { row, by } = acting;
  if (by.actor !== 'canSign') throw wrongRole('send');
  await assertRead(context, row, args);
  // Sent before, by this or another device.
  if (row.status === 'sent' || row.status === 'viewed') return row;
  assertInTime(context, row);
  await nextStatus(context, row, { act: 'send', actor: by.actor, read: args.version });
  await assertApplicationOpen(context, acting);
  const { user, membership } = by;
  return sendOut(context, row, { user, membership, typed: args.signature, duties: args.duties });
}

/** No, with a reason or without: by the talent or their guardian, by the company to a counter. */
async function decline(context: CallContext, args: OfferArgs, { row, by }: Acting): Promise<OfferRow> {
  if (row.status === 'declined') return row;
  await assertRead(context, row, args);
  assertInTime(context, row);
  const status = await nextStatus(context, row, { act: 'decline', actor: by.actor, read: args.version });
  if (by.actor === 'guardian') await spendLink(context.tx, by.token, context.now);
  const next = await setStatus(context, row, status, { decline_reason: args.reason?.trim() || null });
  await tell(context, next, 'declined', by.actor === 'guardian' ? null : { uid: by.user.id });
  return next;
}
