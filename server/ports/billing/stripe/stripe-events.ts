import type Stripe from 'stripe';
import { ApiError } from '../../../../contract/errors.ts';
import type { BillingContext } from '../../../api/change-context.ts';
import { tellOfTrialEnd } from '../../../domain/billing/save-subscription.ts';
import type { BillingEvent, BillingEvents } from '../billing.ts';
import { ask, isMissing } from './ask.ts';
import { mirrorInvoice, subscriptionOf } from './mirror-invoice.ts';
import { EXPAND, mirrorSubscription } from './mirror-subscription.ts';
import { fromSeconds } from './seconds.ts';

export type StripeParts = {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly automaticTax: boolean;
};

/** An event older than this may be a recording. */
const TOLERANCE_SECONDS = 300;

/**
 * Stripe's events. They come late, doubled and out of order, so an event only says what to look at: the state is
 * asked for again in a turn of its own (domain/billing/provider-turn.ts), and therefore never goes back.
 */
export function stripeEvents({ stripe, webhookSecret }: StripeParts): BillingEvents<BillingContext> {
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
        const object = event.data.object as { id?: string; customer?: Owner };
        return {
          id: event.id,
          type: event.type,
          created: fromSeconds(event.created),
          objectId: object.id ?? '',
          customerId: idOf(object.customer),
        };
      } catch {
        throw new ApiError('body_malformed', 'the signature of this event is missing, wrong or too old');
      }
    },
    async follow(event) {
      // An announced invoice (`invoice.upcoming`) has no id, and there is nothing to ask for.
      if (event.objectId === '') return async () => {};
      if (event.type.startsWith('customer.subscription.')) return followSubscription(stripe, event);
      if (event.type.startsWith('invoice.')) return followInvoice(stripe, event);
      return async () => {};
    },
  };
}

type Follow = ReturnType<BillingEvents<BillingContext>['follow']>;

async function followSubscription(stripe: Stripe, event: BillingEvent): Follow {
  const remote = await ask(stripe.subscriptions.retrieve(event.objectId, { expand: EXPAND }));
  return async (context, customer) => {
    const row = await mirrorSubscription(context, customer, remote);
    if (row && event.type === 'customer.subscription.trial_will_end') await tellOfTrialEnd(context, row);
  };
}

async function followInvoice(stripe: Stripe, event: BillingEvent): Follow {
  try {
    const remote = await ask(stripe.invoices.retrieve(event.objectId));
    const remoteId = subscriptionOf(remote);
    const subscription = remoteId && (await ask(stripe.subscriptions.retrieve(remoteId, { expand: EXPAND })));
    return async (context, customer) => {
      const row = subscription && (await mirrorSubscription(context, customer, subscription));
      await mirrorInvoice(context, customer, remote, row ? row.id : null);
    };
  } catch (error) {
    if (!isMissing(error)) throw error;
    // A draft that was deleted there.
    return async ({ tx }) => {
      await tx
        .deleteFrom('invoice')
        .where('provider', '=', 'stripe')
        .where('provider_id', '=', event.objectId)
        .where('status', '=', 'draft')
        .execute();
    };
  }
}

type Owner = string | { id: string } | null | undefined;
const idOf = (owner: Owner) => (typeof owner === 'object' ? owner?.id : owner) ?? '';
