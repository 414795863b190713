import type { subscriptionCalls } from '../../../contract/calls/subscription.ts';
import { reread } from '../../api/again.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { idOfTry } from '../../domain/billing/id-of-try.ts';
import { cancelImmediately, cancelSubscription, updateSubscription } from './change.ts';
import { createSubscription } from './create.ts';
import {
  mayChangeSubscription,
  mayReadCustomerOf,
  mayReadSubscription,
  maySubscribe,
  mayUpdateSubscription,
} from './policy.ts';
import { paymentStepOf, presentSubscriptions, readSubscription } from './presenter.ts';
import { mayReadEntitlement, readEntitlement } from './read-entitlement.ts';

export const subscriptionHandlers: HandlersOf<typeof subscriptionCalls> = {
  'subscription.create': handler(
    'subscription.create',
    maySubscribe,
    createSubscription,
    reread(async (context) => {
      const subscriptionId = idOfTry(context, 'subscription');
      const subscription = await ownSubscription(context, { subscriptionId });
      return { subscription, payment: await paymentStepOf(context.tx, subscriptionId) };
    }),
  ),
  'subscription.entitlement': handler('subscription.entitlement', mayReadEntitlement, readEntitlement),
  'subscription.get': handler('subscription.get', mayReadSubscription, ({ tx }, _args, { id }) =>
    readSubscription(tx, id),
  ),
  'subscription.of-customer': handler(
    'subscription.of-customer',
    mayReadCustomerOf,
    async ({ tx }, _args, customer) => {
      const rows = await tx
        .selectFrom('subscription')
        .where('customer_id', '=', customer.id)
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .execute();
      return presentSubscriptions(tx, rows);
    },
  ),
  'subscription.update': handler(
    'subscription.update',
    mayUpdateSubscription,
    updateSubscription,
    reread(ownSubscription),
  ),
  'subscription.cancel': handler(
    'subscription.cancel',
    mayChangeSubscription,
    cancelSubscription,
    reread(ownSubscription),
  ),
  'subscription.cancel-immediately': handler(
    'subscription.cancel-immediately',
    mayChangeSubscription,
    cancelImmediately,
    reread(ownSubscription),
  ),
};

async function ownSubscription(context: CallContext, named: { subscriptionId: string }) {
  const { id } = await mayReadSubscription(context, named);
  return readSubscription(context.tx, id);
}
