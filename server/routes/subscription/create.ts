import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { idOfTry } from '../../domain/billing/id-of-try.ts';
import { findPrice, type Offered } from '../../domain/billing/plans.ts';
import type { CustomerRow } from '../../domain/billing/rows.ts';
import { paymentStepOf, readSubscription } from './presenter.ts';

/** Books a plan. A company's first one begins with the price's trial; there is one subscription at a time. */
export async function createSubscription(
  context: CallContext,
  { priceId, quantity }: ArgsOf<'subscription.create'>,
  customer: CustomerRow,
): Promise<AnswerOf<'subscription.create'>> {
  const { tx, ports } = context;
  const { price } = soldPrice(priceId);
  if (customer.provider !== ports.billing.kind)
    throw new ApiError(
      'state_conflict',
      'this customer belongs to an earlier billing provider; delete it and create it again',
    );
  const earlier = await tx
    .selectFrom('subscription')
    .where('company_id', '=', customer.company_id)
    .select(['id', 'status', 'ended_at'])
    .execute();
  const running = earlier.find(({ ended_at }) => ended_at === null);
  if (running !== undefined)
    throw new ApiError('state_conflict', 'a subscription runs already; change that one', {
      detail: { subscriptionId: running.id, status: running.status },
    });
  const id = idOfTry(context, 'subscription');
  await ports.billing.subscribe(context, {
    id,
    customer,
    priceId,
    quantity,
    trialDays: earlier.length === 0 ? price.recurring.trial_period_days : 0,
  });
  return { subscription: await readSubscription(tx, id), payment: await paymentStepOf(tx, id) };
}

/** A price that is sold. Throws `fields_invalid` for any other. */
export function soldPrice(priceId: string): Offered {
  const found = findPrice(priceId);
  if (found?.price.active && found.product.active) return found;
  throw new ApiError('fields_invalid', 'this price is not sold; GET /product/active has those that are', {
    fields: [{ path: 'priceId', code: 'unknown' }],
  });
}
