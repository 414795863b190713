import { expect } from 'vitest';
import type { subscriptionCalls } from '../../../contract/calls/subscription.ts';
import type { CasesOf } from '../case.ts';
import { newCustomer, newSubscription } from './make-customer.ts';

export const subscriptionCases: CasesOf<typeof subscriptionCalls> = {
  'subscription.create': {
    by: 'owner',
    may: ['owner'],
    args: async (world) => ({
      customerId: await newCustomer(world),
      priceId: 'team-monthly',
      quantity: 1,
      businessConfirmed: true,
    }),
    check: ({ subscription, payment }) => expect([subscription.status, payment]).toEqual(['trialing', null]),
  },
  'subscription.entitlement': {
    by: 'member',
    may: ['participant', 'member', 'canChat', 'canSign', 'owner'],
    args: async (world) => ({ companyId: world.companyId }),
    check: ({ seatsUsed, seats }) => {
      expect(seatsUsed).toBeGreaterThan(1);
      expect(seats === null || seats >= seatsUsed).toBe(true);
    },
  },
  'subscription.get': {
    by: 'owner',
    may: ['owner'],
    args: async (world) => ({ subscriptionId: (await newSubscription(world)).subscriptionId }),
  },
  'subscription.of-customer': {
    by: 'owner',
    may: ['owner'],
    args: async (world) => ({ customerId: (await newSubscription(world)).customerId }),
    check: (answer) => expect(answer).toHaveLength(1),
  },
  'subscription.update': {
    by: 'owner',
    may: ['owner'],
    args: async (world) => ({
      subscriptionId: (await newSubscription(world)).subscriptionId,
      priceId: 'business-monthly',
      quantity: 2,
      cancel_at_period_end: false,
    }),
    check: (answer) =>
      expect(answer).toMatchObject({ items: [{ price: { id: 'business-monthly' }, quantity: 2 }] }),
  },
  'subscription.cancel': {
    by: 'owner',
    may: ['owner'],
    args: async (world) => ({
      subscriptionId: (await newSubscription(world)).subscriptionId,
      reason: 'Closed in winter',
    }),
    check: (answer) => expect(answer.cancel_at_period_end).toBe(true),
  },
  'subscription.cancel-immediately': {
    by: 'owner',
    may: ['owner'],
    args: async (world) => ({
      subscriptionId: (await newSubscription(world)).subscriptionId,
      confirm: true,
    }),
    check: (answer) => expect(answer.status).toBe('canceled'),
  },
};
