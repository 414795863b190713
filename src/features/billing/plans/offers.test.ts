import { expect, it } from 'vitest';
import type { Product } from '../../../../contract/entities/product.ts';
import { subscription } from '../../../testing/billing.ts';
import { currentPlan, offered, planOf, priceFor, trialDays } from './offers.ts';

const monthly = subscription().items[0]?.price as Product['prices'][number];
const old = { ...monthly, id: 'starter-2025', active: false };
const plan = (id: string, prices: Product['prices']): Product => ({
  id,
  name: id,
  description: '',
  active: true,
  images: [],
  features: [],
  metadata: { jobSlots: 1, seats: 2, creatorSearch: false, boost: 0 },
  default_price: null,
  prices,
});
const PLANS = [plan('free', []), plan('starter', [old, monthly])];

it('pricing.1 a plan costs what is sold today; the free one has no price', () => {
  expect(PLANS.map((product) => priceFor(product, 'month')?.id)).toEqual([undefined, 'starter-monthly']);
  expect(PLANS.map((product) => priceFor(product, 'year')?.id)).toEqual([undefined, undefined]);
  expect(trialDays(PLANS)).toBe(14);
  expect(trialDays([])).toBe(0);
});

it('pricing.2 an address may name any price; only one that is sold can be chosen, and any booked one is told', () => {
  expect(offered(PLANS, 'starter-monthly')?.product.id).toBe('starter');
  expect(offered(PLANS, 'starter-2025')).toBeUndefined();
  expect(offered(PLANS, 'nothing')).toBeUndefined();
  expect(offered(PLANS, undefined)).toBeUndefined();
  expect(planOf(PLANS, 'starter-2025')?.id).toBe('starter');
});

it('pricing.2 the booked plan is the company’s, also while an unpaid bill leaves it no slots', () => {
  const unpaid = { plan: 'free', jobSlots: 0 };
  expect(currentPlan(PLANS, subscription({ status: 'unpaid' }), unpaid)).toBe('starter');
  expect(currentPlan(PLANS, undefined, unpaid)).toBeUndefined();
  expect(currentPlan(PLANS, undefined, { plan: 'free', jobSlots: 1 })).toBe('free');
});
