import type Stripe from 'stripe';
import { ApiError } from '../../../../contract/errors.ts';
import { priceById } from '../../../domain/billing/plans.ts';
import { ask } from './ask.ts';

/**
 * The provider's id of one of our prices, found by its lookup key. Throws `unavailable` where it is missing or costs
 * something else than what was shown: a customer is never charged another sum than the one they have seen.
 */
export async function stripePrice(stripe: Stripe, priceId: string): Promise<string> {
  const { price } = priceById(priceId);
  const { data } = await ask(stripe.prices.list({ lookup_keys: [priceId], active: true, limit: 1 }));
  const [remote] = data;
  const fits =
    remote?.unit_amount === price.unit_amount &&
    remote.currency === price.currency &&
    remote.recurring?.interval === price.recurring.interval &&
    remote.recurring.interval_count === price.recurring.interval_count;
  if (remote && fits) return remote.id;
  throw new ApiError(
    'unavailable',
    'this plan cannot be booked right now: its price is not set up; try later',
  );
}
