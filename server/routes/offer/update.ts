import type { Offer } from '../../../contract/entities/offer.ts';
import type { CallContext } from '../../api/call-context.ts';
import { presentOffer } from '../../domain/offer/presenter.ts';
import type { OfferRow } from '../../domain/offer/row.ts';
import { accept } from './accept.ts';
import { countersign } from './countersign.ts';
import { decline } from './decline.ts';
import { edit } from './edit.ts';
import { extend } from './extend.ts';
import { guardianSign } from './guardian-sign.ts';
import { type Acting, isCompany, type OfferArgs } from './policy.ts';
import { sendAgain } from './send-again.ts';
import { view } from './view.ts';

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
