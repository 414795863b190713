import type { offerCalls } from '../../../contract/calls/offer.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import { reread } from '../../api/again.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { presentOffer } from '../../domain/offer/presenter.ts';
import { createOffer } from './create.ts';
import { mayMakeOffer } from './create-policy.ts';
import { mayReadAsGuardian, readAsGuardian } from './guardian-sign.ts';
import { mayReadOffer, mayUpdateOffer, mayWithdrawOffer, type Reading } from './policy.ts';
import { updateOffer } from './update.ts';
import { withdrawOffer } from './withdraw.ts';

export const offerHandlers: HandlersOf<typeof offerCalls> = {
  'offer.create': handler(
    'offer.create',
    mayMakeOffer,
    createOffer,
    reread((context, { _id }) => offerOf(context, { offerId: _id })),
  ),
  'offer.delete': handler('offer.delete', mayWithdrawOffer, withdrawOffer, reread(offerOf)),
  'offer.get': handler('offer.get', mayReadOffer, readOffer),
  'offer.guardian': handler('offer.guardian', mayReadAsGuardian, readAsGuardian),
  'offer.update': handler(
    'offer.update',
    mayUpdateOffer,
    updateOffer,
    reread(async (context, { _offerId, token }) => {
      if (token === undefined) return offerOf(context, { offerId: _offerId });
      const reading = await mayReadAsGuardian(context, { token });
      return (await readAsGuardian(context, { token }, reading)).offer;
    }),
  ),
};

function readOffer({ tx }: CallContext, _args: ArgsOf<'offer.get'>, { row, side }: Reading) {
  return presentOffer(tx, row, side);
}

async function offerOf(context: CallContext, named: { offerId: string }) {
  const { row, side } = await mayReadOffer(context, named);
  return presentOffer(context.tx, row, side);
}
