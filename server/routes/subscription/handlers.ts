import type { subscriptionCalls } from '../../../contract/calls/subscription.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { cancelImmediately, cancelSubscription, updateSubscription } from './change.ts';
import { createSubscription } from './create.ts';
import {
  mayChangeSubscription,
  mayReadCustomerOf,
  mayReadSubscription,
  maySubscribe,
  mayUpdateSubscription,
} from './policy.ts';
import { presentSubscriptions, readSubscription } from './presenter.ts';
import { mayReadEntitlement, readEntitlement } from './read-entitlement.ts';

export const subscriptionHandlers: HandlersOf<typeof subscriptionCalls> = {
  'subscription.create': handler('subscription.create', maySubscribe, createSubscription),
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
  'subscription.update': handler('subscription.update', mayUpdateSubscription, updateSubscription),
  'subscription.cancel': handler('subscription.cancel', mayChangeSubscription, cancelSubscription),
  'subscription.cancel-immediately': handler(
    'subscription.cancel-immediately',
    mayChangeSubscription,
    cancelImmediately,
  ),
};
