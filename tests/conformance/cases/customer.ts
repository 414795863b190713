import { expect } from 'vitest';
import type { customerCalls } from '../../../contract/calls/customer.ts';
import type { CasesOf } from '../case.ts';
import { newAddress, newCustomer, newSubscription, noCustomer } from './make-customer.ts';

export const customerCases: CasesOf<typeof customerCalls> = {
  'customer.create': {
    by: 'owner',
    may: ['owner'],
    args: async (world) => {
      await noCustomer(world);
      return {
        _companyId: world.companyId,
        _addressId: await newAddress(world),
        name: 'Bäckerei Ährenglück GmbH',
        email: 'rechnung@example.org',
      };
    },
    check: (answer) => expect(answer.address).toMatchObject({ city: 'Celle', country: 'DE' }),
  },
  'customer.update': {
    by: 'owner',
    may: ['owner'],
    args: async (world) => {
      await newCustomer(world);
      return {
        _companyId: world.companyId,
        params: { name: 'Ährenglück eG', address: { line2: 'Hinterhaus' }, vatId: null },
      };
    },
    check: (answer) =>
      expect(answer).toMatchObject({ name: 'Ährenglück eG', vatId: null, address: { line2: 'Hinterhaus' } }),
  },
  'customer.delete': {
    by: 'owner',
    may: ['owner'],
    args: async (world) => {
      await newCustomer(world);
      return { _companyId: world.companyId };
    },
  },
  'customer.billing-list': {
    by: 'owner',
    may: ['owner'],
    args: async (world) => {
      const { subscriptionId } = await newSubscription(world);
      // Ended, so that the next one is billed at once.
      await world.t.call('owner', 'subscription.cancel-immediately', { subscriptionId, confirm: true });
      return { _companyId: world.companyId, limit: 10 };
    },
  },
  'customer.get': {
    by: 'owner',
    may: ['owner'],
    args: async (world) => {
      await newCustomer(world);
      return { companyId: world.companyId };
    },
  },
};
