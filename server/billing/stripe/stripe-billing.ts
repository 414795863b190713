import type Stripe from 'stripe';
import type { Proration } from '../../../contract/entities/subscription.ts';
import type { Billing, BillingContext, NewCustomer, Order, PlanChange } from '../billing.ts';
import { keyOfStep } from '../id-of-try.ts';
import { amountOf } from '../ledger/proration.ts';
import { lockCustomer, type SubscriptionRow } from '../rows.ts';
import { ask } from './ask.ts';
import { lineOf } from './mirror-invoice.ts';
import { EXPAND, mirrorSubscription } from './mirror-subscription.ts';
import { toSeconds } from './seconds.ts';
import { stripeEvents } from './stripe-events.ts';
import { stripePrice } from './stripe-price.ts';

export type StripeParts = {
  readonly stripe: Stripe;
  readonly webhookSecret: string;
  readonly automaticTax: boolean;
};

/**
 * Stripe collects the money; our rows mirror it, after each call of ours and with each of its events.
 *
 * Hazard: these requests run inside the call's transaction, so that a refused call leaves nothing behind here. What
 * Stripe has done then comes back by its event, and a second try of the call sends the same words under the same key.
 */
export function stripeBilling(parts: StripeParts): Billing {
  const { stripe, automaticTax } = parts;
  const change = (context: BillingContext, row: SubscriptionRow, params: Stripe.SubscriptionUpdateParams) =>
    mirrored(
      context,
      row.customer_id,
      stripe.subscriptions.update(
        row.provider_id as string,
        { ...params, expand: EXPAND },
        optionsOf(context, 'subscription.update'),
      ),
    );
  return {
    kind: 'stripe',
    seller: undefined,
    events: stripeEvents(parts),
    async createCustomer(context, customer) {
      const { id } = await ask(
        stripe.customers.create(
          {
            ...customerParams(customer),
            metadata: { _companyId: customer.company_id, _customerId: customer.id },
            ...(customer.vat_id === null
              ? {}
              : { tax_id_data: [{ type: 'eu_vat', value: customer.vat_id }] }),
          },
          optionsOf(context, 'customer.create'),
        ),
      );
      return id;
    },
    async updateCustomer(context, customer) {
      const id = customer.provider_id as string;
      await ask(stripe.customers.update(id, customerParams(customer), optionsOf(context, 'customer.update')));
      await replaceVatId(context, stripe, id, customer.vat_id);
    },
    async deleteCustomer(context, customer) {
      await ask(stripe.customers.del(customer.provider_id as string, {}, optionsOf(context, 'customer.del')));
    },
    async subscribe(context, order) {
      const price = await stripePrice(stripe, order.priceId);
      await mirrored(
        context,
        order.customer.id,
        stripe.subscriptions.create(
          newSubscription(order, price, automaticTax),
          optionsOf(context, 'subscription.create'),
        ),
      );
    },
    preview: ({ now }, row, customer, to) =>
      preview(stripe, { row, to, now, customerId: customer.provider_id as string }),
    async change(context, row, _customer, to) {
      const price = await stripePrice(stripe, to.priceId);
      await change(context, row, {
        items: [{ id: row.item_id, price, quantity: to.quantity }],
        proration_behavior: 'always_invoice',
      });
    },
    async setCancelAtPeriodEnd(context, row, cancel, reason) {
      // A key of its own: one call may resume and change.
      await mirrored(
        context,
        row.customer_id,
        stripe.subscriptions.update(
          row.provider_id as string,
          {
            cancel_at_period_end: cancel,
            ...(reason ? { cancellation_details: { comment: reason } } : {}),
            expand: EXPAND,
          },
          optionsOf(context, 'subscription.end'),
        ),
      );
    },
    async cancelNow(context, row) {
      await mirrored(
        context,
        row.customer_id,
        stripe.subscriptions.cancel(
          row.provider_id as string,
          { prorate: false, invoice_now: false, expand: EXPAND },
          optionsOf(context, 'subscription.cancel'),
        ),
      );
    },
  };
}

/** Sends a change and mirrors the answer. The customer's row is locked before anything is asked. */
async function mirrored(
  context: BillingContext,
  customerId: string,
  request: Promise<Stripe.Subscription>,
): Promise<void> {
  const remote = await ask(request);
  const customer = await lockCustomer(context.tx, customerId);
  if ((await mirrorSubscription(context, customer, remote)) === undefined)
    throw new Error('the subscription that was booked is none of ours');
}

function optionsOf(context: BillingContext, step: string): Stripe.RequestOptions {
  const key = keyOfStep(context, step);
  return key === undefined ? {} : { idempotencyKey: key };
}

function customerParams(customer: NewCustomer) {
  const { name, email, country, state, city, postal_code, line1, line2 } = customer;
  return { name, email, address: { country, state, city, postal_code, line1, line2 } };
}

async function replaceVatId(
  context: BillingContext,
  stripe: Stripe,
  id: string,
  vatId: string | null,
): Promise<void> {
  const { data } = await ask(stripe.customers.listTaxIds(id, { limit: 10 }));
  if (vatId !== null && data.some(({ value }) => value === vatId)) return;
  for (const old of data) await ask(stripe.customers.deleteTaxId(id, old.id));
  if (vatId !== null)
    await ask(
      stripe.customers.createTaxId(id, { type: 'eu_vat', value: vatId }, optionsOf(context, 'customer.vat')),
    );
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
    nextBillingAt: row.current_period_end.toISOString(),
    nextAmountNet: row.cancel_at_period_end ? 0 : amountOf(to),
  };
}
