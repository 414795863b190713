import type { productCalls } from '../../../contract/calls/product.ts';
import type { Product } from '../../../contract/entities/product.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { type HandlersOf, handler } from '../../api/handler.ts';
import { findPrice, productById, products } from '../../domain/billing/plans.ts';

/** Plans that are not sold are for staff. */
async function mayReadPlans({ user }: CallContext): Promise<readonly Product[]> {
  return user?.mode === 'admin' ? products : SOLD;
}

/** Whoever has a plan may read it, sold or not: its id is known only to those who have it. */
async function mayReadPlan(): Promise<void> {}

const SOLD = products.filter(({ active }) => active);

function known(product: Product | undefined): Product {
  if (product === undefined)
    throw new ApiError('not_found', 'no such plan; GET /product/active has them all');
  return product;
}

/** A seller under § 19 UStG charges no VAT: what stands there is what is paid. */
function presentPlan(plan: Product, { ports }: CallContext): Product {
  if (ports.billing.seller?.small !== true) return plan;
  return { ...plan, prices: plan.prices.map((price) => ({ ...price, tax_behavior: 'inclusive' })) };
}

export const productHandlers: HandlersOf<typeof productCalls> = {
  'product.list': handler('product.list', mayReadPlans, async (context, _args, plans) =>
    plans.map((plan) => presentPlan(plan, context)),
  ),
  'product.active': handler('product.active', mayReadPlan, async (context) =>
    SOLD.map((plan) => presentPlan(plan, context)),
  ),
  'product.get': handler('product.get', mayReadPlan, async (context, { id }) =>
    presentPlan(known(productById(id)), context),
  ),
  'product.of-price': handler('product.of-price', mayReadPlan, async (context, { priceId }) =>
    presentPlan(known(findPrice(priceId)?.product), context),
  ),
};
