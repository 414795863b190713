import type Stripe from 'stripe';
import type { Proration } from '../../../../contract/entities/subscription.ts';
import { askOutside } from '../../../api/ask-outside.ts';
import type { BillingContext } from '../../../api/change-context.ts';
import { keyOfStep } from '../../../domain/billing/id-of-try.ts';
import { periodEnd } from '../../../domain/billing/ledger/period.ts';
import { amountOf } from '../../../domain/billing/ledger/proration.ts';
import { priceById } from '../../../domain/billing/plans.ts';
import { busy, hasTurn, turnOf } from '../../../domain/billing/provider-turn.ts';
import { type CustomerRow, lockCustomer, type SubscriptionRow } from '../../../domain/billing/rows.ts';
import type { Billing, Order, PlanChange } from '../billing.ts';
import { ask } from './ask.ts';
import { lineOf } from './mirror-invoice.ts';
import { EXPAND, mirrorSubscription } from './mirror-subscription.ts';
import { toSeconds } from './seconds.ts';
import { stripeCustomers } from './stripe-customers.ts';
import { type StripeParts, stripeEvents } from './stripe-events.ts';
import { stripePrice } from './stripe-price.ts';

/**
 * Stripe collects the money; our rows mirror it, after each call of ours and with each of its events. What a call asks
 * leaves its transaction first. Should the call then fail, what Stripe has done comes back by its event, and a second
 * try of the call sends the same words under the same key.
 */
export function stripeBilling(parts: StripeParts): Billing<BillingContext> {
  const { stripe, automaticTax } = parts;
  return {
    kind: 'stripe',
    seller: undefined,
    events: stripeEvents(parts),
    records: stripeCustomers(stripe),
    async subscribe(context, order) {
      const customer = { ...order.customer, provider_id: knownThere(context, stripe, order.customer) };
      await mirrored(context, customer.id, 'subscription.create', async (options) => {
        const price = await stripePrice(stripe, order.priceId);
        return stripe.subscriptions.create(
          newSubscription({ ...order, customer }, price, automaticTax),
          options,
        );
      });
    },
    preview: async (context, row, customer, to) =>
      askOutside(context, {
        step: 'subscription.preview',
        ask: () => preview(stripe, { row, to, now: context.now, customerId: customer.provider_id as string }),
      }),
    change: (context, row, _customer, to) =>
      mirrored(context, row.customer_id, 'subscription.update', async (options) => {
        const price = await stripePrice(stripe, to.priceId);
        return stripe.subscriptions.update(
          row.provider_id as string,
          {
            items: [{ id: row.item_id, price, quantity: to.quantity }],
            proration_behavior: 'always_invoice',
            expand: EXPAND,
          },
          options,
        );
      }),
    // A step of its own: one call may resume and change.
    setCancelAtPeriodEnd: (context, row, cancel, reason) =>
      mirrored(context, row.customer_id, 'subscription.end', (options) =>
        stripe.subscriptions.update(
          row.provider_id as string,
          {
            cancel_at_period_end: cancel,
            ...(reason ? { cancellation_details: { comment: reason } } : {}),
            expand: EXPAND,
          },
          options,
        ),
      ),
    cancelNow: (context, row) =>
      mirrored(context, row.customer_id, 'subscription.cancel', (options) =>
        stripe.subscriptions.cancel(
          row.provider_id as string,
          { prorate: false, invoice_now: false, expand: EXPAND },
          options,
        ),
      ),
  };
}

/** Id of the customer there. Work makes it as a rule; who books before that makes it now. */
function knownThere(context: BillingContext, stripe: Stripe, customer: CustomerRow): string {
  if (customer.provider_id !== null) return customer.provider_id;
  return askOutside(context, {
    step: 'customer',
    turn: turnOf(customer.id, whoAsks(context)),
    ask: () => stripeCustomers(stripe).put(customer),
    keep: async (tx, provider_id) => {
      await tx.updateTable('customer').set({ provider_id }).where('id', '=', customer.id).execute();
    },
  });
}

type Options = Stripe.RequestOptions;

/** Sends a change in a turn of its own, and mirrors the answer. */
async function mirrored(
  context: BillingContext,
  customerId: string,
  step: string,
  request: (options: Options) => Promise<Stripe.Subscription>,
): Promise<void> {
  const of = whoAsks(context);
  const remote = askOutside(context, {
    step,
    turn: turnOf(customerId, of),
    ask: () => ask(request(optionsOf(context, step))),
  });
  const customer = await lockCustomer(context.tx, customerId);
  if (!hasTurn(customer, of)) throw busy();
  if ((await mirrorSubscription(context, customer, remote)) === undefined)
    throw new Error('the subscription that was booked is none of ours');
}

/** The call, the same for every try of it. */
const whoAsks = (context: BillingContext) => keyOfStep(context, 'turn') ?? context.chance.newId();

function optionsOf(context: BillingContext, step: string): Stripe.RequestOptions {
  const key = keyOfStep(context, step);
  return key === undefined ? {} : { idempotencyKey: key };
}

function newSubscription(
  { id, customer, quantity, trialDays }: Order,
  price: string,
  automaticTax: boolean,
): Stripe.SubscriptionCreateParams {
  return {
    customer: customer.provider_id as string,
    items: [{ price, quantity }],
    // Incomplete until the first invoice is paid on Stripe's page, which the answer names.
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    ...(trialDays > 0
      ? {
          trial_period_days: trialDays,
          trial_settings: { end_behavior: { missing_payment_method: 'create_invoice' } },
        }
      : {}),
    ...(automaticTax ? { automatic_tax: { enabled: true } } : {}),
    metadata: { _companyId: customer.company_id, _subscriptionId: id },
    expand: EXPAND,
  };
}

type Previewed = { row: SubscriptionRow; to: PlanChange; now: Date; customerId: string };

async function preview(stripe: Stripe, { row, to, now, customerId }: Previewed): Promise<Proration> {
  const price = await stripePrice(stripe, to.priceId);
  const invoice = await ask(
    stripe.invoices.createPreview({
      customer: customerId,
      subscription: row.provider_id as string,
      subscription_details: {
        items: [{ id: row.item_id, price, quantity: to.quantity }],
        proration_behavior: 'always_invoice',
        proration_date: toSeconds(now),
      },
    }),
  );
  const sum = invoice.total_excluding_tax ?? invoice.total;
  const billed = invoice.total > 0;
  return {
    prorationDate: now.toISOString(),
    lines: invoice.lines.data.map((line) => {
      const { priceId, ...rest } = lineOf(line);
      return { ...rest, _priceId: rest.kind === 'unused' ? row.price_id : to.priceId };
    }),
    net: billed ? sum : 0,
    vat: billed ? invoice.total - sum : 0,
    total: Math.max(0, invoice.total),
    creditLeft: Math.max(0, -sum),
    nextBillingAt: periodEndAfter(row, to, now).toISOString(),
    nextAmountNet: row.cancel_at_period_end ? 0 : amountOf(to),
  };
}

/** Another interval begins a period at once. */
function periodEndAfter(row: SubscriptionRow, to: PlanChange, now: Date): Date {
  const { recurring } = priceById(to.priceId).price;
  const goesOn =
    row.status === 'trialing' || priceById(row.price_id).price.recurring.interval === recurring.interval;
  return goesOn ? row.current_period_end : periodEnd(now, now, recurring);
}
