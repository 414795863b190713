import type Stripe from 'stripe';
import { ApiError } from '../../../contract/errors.ts';
import type { BillingContext, BillingEvent, BillingEvents } from '../billing.ts';
import { type CustomerRow, lockCustomer } from '../rows.ts';
import { tellOwners } from '../save-subscription.ts';
import { ask, isMissing } from './ask.ts';
import { mirrorInvoice, subscriptionOf } from './mirror-invoice.ts';
import { EXPAND, mirrorSubscription } from './mirror-subscription.ts';
import { fromSeconds } from './seconds.ts';
import type { StripeParts } from './stripe-billing.ts';

/** An event older than this may be a recording. */
const TOLERANCE_SECONDS = 300;

/**
 * Stripe's events. They come late, doubled and out of order, so an event only says what to look at: the state is
 * asked for anew, behind the lock of the customer's row, and therefore never goes back.
 */
export function stripeEvents({ stripe, webhookSecret }: StripeParts): BillingEvents {
  return {
    read(body, signature, now) {
      try {
        const event = stripe.webhooks.constructEvent(
          body,
          signature ?? '',
          webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          now.getTime(),
        );
        const object = event.data.object as { id?: string };
        return {
          id: event.id,
          type: event.type,
          created: fromSeconds(event.created),
          objectId: object.id ?? '',
        };
      } catch {
        throw new ApiError('body_malformed', 'the signature of this event is missing, wrong or too old');
      }
    },
    async apply(context, event) {
      if (!(await isNew(context, event))) return;
      if (event.type.startsWith('customer.subscription.')) await followSubscription(context, stripe, event);
      else if (event.type.startsWith('invoice.')) await followInvoice(context, stripe, event);
    },
  };
}

/** Notes the event; false for one that was noted before. A twin that is under way is waited for. */
async function isNew({ tx, now }: BillingContext, event: BillingEvent): Promise<boolean> {
  const noted = await tx
    .insertInto('stripe_event')
    .values({ id: event.id, type: event.type, created_at: event.created, received_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return noted !== undefined;
}

async function followSubscription(
  context: BillingContext,
  stripe: Stripe,
  event: BillingEvent,
): Promise<void> {
  const fetch = () => ask(stripe.subscriptions.retrieve(event.objectId, { expand: EXPAND }));
  const customer = await lockOwn(context, (await fetch()).customer);
  if (customer === undefined) return;
  // Asked again behind the lock: what came first may be older than what another event has written meanwhile.
  const row = await mirrorSubscription(context, customer, await fetch());
  if (row && event.type === 'customer.subscription.trial_will_end')
    await tellOwners(context, row, 'trial-ending');
}

async function followInvoice(context: BillingContext, stripe: Stripe, event: BillingEvent): Promise<void> {
  const fetch = () => ask(stripe.invoices.retrieve(event.objectId));
  try {
    const first = await fetch();
    const customer = await lockOwn(context, first.customer);
    if (customer === undefined) return;
    const remoteId = subscriptionOf(first);
    const row =
      remoteId &&
      (await mirrorSubscription(
        context,
        customer,
        await ask(stripe.subscriptions.retrieve(remoteId, { expand: EXPAND })),
      ));
    await mirrorInvoice(context, customer, await fetch(), row ? row.id : null);
  } catch (error) {
    if (!isMissing(error)) throw error;
    // A draft that was deleted there.
    await context.tx
      .deleteFrom('invoice')
      .where('provider', '=', 'stripe')
      .where('provider_id', '=', event.objectId)
      .where('status', '=', 'draft')
      .execute();
  }
}

/** Our customer, locked; undefined for one that is none of ours. */
async function lockOwn(
  { tx }: BillingContext,
  remote: string | Stripe.Customer | Stripe.DeletedCustomer | null,
): Promise<CustomerRow | undefined> {
  const remoteId = typeof remote === 'object' ? remote?.id : remote;
  if (remoteId === undefined) return undefined;
  const row = await tx
    .selectFrom('customer')
    .where('provider_id', '=', remoteId)
    .select('id')
    .executeTakeFirst();
  return row && lockCustomer(tx, row.id);
}
