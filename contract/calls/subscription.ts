import * as z from 'zod/mini';
import { call } from '../call.ts';
import { planId } from '../entities/product.ts';
import { entitlement, paymentStep, proration, quantity, subscription } from '../entities/subscription.ts';
import { id, text } from '../fields.ts';

/** Subscriptions of companies. */
export const subscriptionCalls = {
  'subscription.create': call({
    method: 'POST',
    path: '/subscription/create',
    who: ['owner'],
    net: 'network',
    args: () =>
      z.strictObject({
        customerId: id,
        priceId: planId,
        quantity,
        /** Sold to businesses only: the person who books declares that they act as one. */
        businessConfirmed: z.literal(true),
      }),
    answer: () => z.object({ subscription, payment: paymentStep }),
  }),
  'subscription.entitlement': call({
    method: 'GET',
    path: '/subscription/entitlement/{companyId}',
    who: ['member'],
    net: 'local',
    args: () => z.strictObject({ companyId: id }),
    answer: () => entitlement,
  }),
  'subscription.get': call({
    method: 'GET',
    path: '/subscription/{subscriptionId}',
    who: ['owner'],
    net: 'network',
    args: () => z.strictObject({ subscriptionId: id }),
    answer: () => subscription,
  }),
  'subscription.of-customer': call({
    method: 'GET',
    path: '/subscription/customer/{customerId}',
    who: ['owner'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ customerId: id }),
    answer: () => z.array(subscription),
  }),
  'subscription.update': call({
    method: 'PUT',
    path: '/subscription/{subscriptionId}',
    who: ['owner'],
    net: 'network',
    writes: (args) => (args as { preview?: boolean }).preview !== true,
    args: () =>
      z.strictObject({
        subscriptionId: id,
        priceId: z.optional(planId),
        quantity: z.optional(quantity),
        cancel_at_period_end: z.optional(z.boolean()),
        /** True: nothing is changed, the answer says what it would cost. */
        preview: z.optional(z.boolean()),
      }),
    answer: () => z.union([subscription, proration]),
  }),
  'subscription.cancel': call({
    method: 'PUT',
    path: '/subscription/{subscriptionId}/cancel',
    who: ['owner'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ subscriptionId: id, reason: z.optional(text(500)) }),
    answer: () => subscription,
  }),
  'subscription.cancel-immediately': call({
    method: 'PUT',
    path: '/subscription/{subscriptionId}/cancel-immediately',
    who: ['owner'],
    net: 'network',
    args: () => z.strictObject({ subscriptionId: id, confirm: z.literal(true) }),
    answer: () => subscription,
  }),
};
