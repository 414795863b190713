import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import type { Subscription } from '../../../contract/entities/subscription.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { assertMay, cancelNow, type Subject, setCancelAtPeriodEnd } from '../../domain/billing/end-plan.ts';
import type { SubscriptionRow } from '../../domain/billing/rows.ts';
import { soldPrice } from './create.ts';
import { readSubscription } from './presenter.ts';

/** Changes plan, quantity or the end, in one step; with `preview` it only says what that would cost. */
export async function updateSubscription(
  context: CallContext,
  args: ArgsOf<'subscription.update'>,
  subject: Subject,
): Promise<AnswerOf<'subscription.update'>> {
  const { tx, ports } = context;
  const { subscription, customer } = subject;
  const change = {
    priceId: args.priceId ?? subscription.price_id,
    quantity: args.quantity ?? subscription.quantity,
  };
  const changes = change.priceId !== subscription.price_id || change.quantity !== subscription.quantity;
  if (args.priceId === undefined && args.quantity === undefined && args.cancel_at_period_end === undefined)
    throw new ApiError('parameter_missing', 'name priceId, quantity or cancel_at_period_end', {
      fields: ['priceId', 'quantity', 'cancel_at_period_end'].map((path) => ({ path, code: 'missing' })),
    });
  if (changes || args.preview) assertMay(subscription, 'change');
  // Whoever has a price that is no longer sold may keep it, with another quantity.
  if (change.priceId !== subscription.price_id) soldPrice(change.priceId);
  if (args.preview) return ports.billing.preview(context, subscription, customer, change);
  if (args.cancel_at_period_end !== undefined)
    await setCancelAtPeriodEnd(context, subscription, args.cancel_at_period_end);
  if (changes) {
    const row = { ...subscription, ...(await endOf(context, subscription)) };
    await ports.billing.change(context, row, customer, change);
  }
  return readSubscription(tx, subscription.id);
}

/** Ends it with the running period. Again it stays so. */
export async function cancelSubscription(
  context: CallContext,
  { reason }: ArgsOf<'subscription.cancel'>,
  { subscription }: Subject,
): Promise<Subscription> {
  await setCancelAtPeriodEnd(context, subscription, true, reason);
  return readSubscription(context.tx, subscription.id);
}

/** Ends it now, for good. */
export async function cancelImmediately(
  context: CallContext,
  _args: ArgsOf<'subscription.cancel-immediately'>,
  { subscription }: Subject,
): Promise<Subscription> {
  await cancelNow(context, subscription);
  return readSubscription(context.tx, subscription.id);
}

/** How the row ends, as it is now: the step before may have changed it. */
async function endOf({ tx }: CallContext, { id }: SubscriptionRow) {
  return tx
    .selectFrom('subscription')
    .where('id', '=', id)
    .select(['cancel_at_period_end', 'cancel_at', 'canceled_at'])
    .executeTakeFirstOrThrow();
}
