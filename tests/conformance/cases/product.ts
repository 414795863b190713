import { expect } from 'vitest';
import type { productCalls } from '../../../contract/calls/product.ts';
import type { CasesOf } from '../case.ts';
import { EVERYBODY } from '../role-sets.ts';

export const productCases: CasesOf<typeof productCalls> = {
  'product.list': {
    by: 'staff',
    may: EVERYBODY,
    args: async () => ({}),
    check: (plans) => expect(plans.some(({ active }) => !active)).toBe(true),
  },
  'product.active': {
    by: 'guest',
    may: EVERYBODY,
    args: async () => ({}),
    check: (plans) => expect(plans.every(({ active }) => active)).toBe(true),
  },
  'product.get': { by: 'guest', may: EVERYBODY, args: async () => ({ id: 'team' }) },
  'product.of-price': {
    by: 'guest',
    may: EVERYBODY,
    args: async () => ({ priceId: 'team-yearly' }),
    check: (plan) => expect(plan.id).toBe('team'),
  },
};
