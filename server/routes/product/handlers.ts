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

export const productHandlers: HandlersOf<typeof productCalls> = {
  'product.list': handler('product.list', mayReadPlans, async (_context, _args, plans) => [...plans]),
  'product.active': handler('product.active', mayReadPlan, async () => SOLD),
  'product.get': handler('product.get', mayReadPlan, async (_context, { id }) => known(productById(id))),
  'product.of-price': handler('product.of-price', mayReadPlan, async (_context, { priceId }) =>
    known(findPrice(priceId)?.product),
  ),
};
