import type { Product } from '../../contract/entities/product.ts';
import { monthsAfter } from '../../contract/months.ts';
import { priceById, products } from '../domain/billing/plans.ts';
import type { Form } from './stripe-form.ts';

/** Stripe's objects, as its API version 2026-10-28 sends them, with the fields that somebody here reads. */

export type Customer = ReturnType<typeof customer>;
export type Subscription = ReturnType<typeof subscription>;
export type Invoice = ReturnType<typeof invoice>;

const VAT = 0.19;

export function list<Item>(data: Item[]) {
  return { object: 'list' as const, data, has_more: false, url: '/v1/list' };
}

export function customer(id: string, form: Form, created: number) {
  const address = (name: string) => form[`address[${name}]`] ?? null;
  return {
    id,
    object: 'customer' as const,
    created,
    name: form.name ?? null,
    email: form.email ?? null,
    address: {
      city: address('city'),
      country: address('country'),
      line1: address('line1'),
      line2: address('line2'),
      postal_code: address('postal_code'),
      state: address('state'),
    },
    livemode: false,
    metadata: {
      _companyId: form['metadata[_companyId]'] ?? '',
      _customerId: form['metadata[_customerId]'] ?? '',
    },
  };
}

function price(lookupKey: string) {
  const { product, price: own } = priceById(lookupKey);
  return {
    id: `price_${lookupKey}`,
    object: 'price' as const,
    active: true,
    billing_scheme: 'per_unit',
    currency: own.currency,
    lookup_key: lookupKey,
    product: `prod_${product.id}`,
    recurring: { interval: own.recurring.interval, interval_count: 1, usage_type: 'licensed' },
    tax_behavior: 'exclusive',
    type: 'recurring',
    unit_amount: own.unit_amount,
  };
}

export function prices(all: readonly Product[], lookupKey: string) {
  const known = all.some((product) => product.prices.some(({ id }) => id === lookupKey));
  return known ? [price(lookupKey)] : [];
}

const keyOf = (priceId: string) => priceId.replace(/^price_/, '');

function periodAfter(start: number, lookupKey: string): number {
  const months = lookupKey.endsWith('yearly') ? 12 : 1;
  return Math.floor(monthsAfter(new Date(start * 1000), months).getTime() / 1000);
}

type New = { id: string; itemId: string; form: Form; now: number };

export function subscription({ id, itemId, form, now }: New) {
  const lookupKey = keyOf(form['items[0][price]'] ?? '');
  const trialDays = Number(form.trial_period_days ?? 0);
  const end = trialDays > 0 ? now + trialDays * 86_400 : periodAfter(now, lookupKey);
  return {
    id,
    object: 'subscription' as const,
    automatic_tax: {
      enabled: form['automatic_tax[enabled]'] === 'true',
      liability: null,
      disabled_reason: null,
    },
    billing_cycle_anchor: trialDays > 0 ? end : now,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: { comment: null as string | null, feedback: null, reason: null },
    collection_method: 'charge_automatically',
    created: now,
    currency: 'eur',
    customer: form.customer ?? '',
    default_payment_method: null as ReturnType<typeof card> | null,
    ended_at: null as number | null,
    items: list([
      {
        id: itemId,
        object: 'subscription_item' as const,
        created: now,
        current_period_start: now,
        current_period_end: end,
        price: price(lookupKey),
        quantity: Number(form['items[0][quantity]'] ?? 1),
        subscription: id,
      },
    ]),
    latest_invoice: null as string | null,
    livemode: false,
    metadata: {
      _companyId: form['metadata[_companyId]'] ?? '',
      _subscriptionId: form['metadata[_subscriptionId]'] ?? '',
    },
    start_date: now,
    status: (trialDays > 0 ? 'trialing' : 'incomplete') as string,
    trial_end: trialDays > 0 ? end : null,
    trial_start: trialDays > 0 ? now : null,
  };
}

export function card() {
  return {
    id: 'pm_0001',
    object: 'payment_method' as const,
    type: 'card',
    card: { brand: 'visa', last4: '4242', exp_month: 4, exp_year: 2031, country: 'DE' },
  };
}

export function invoice({
  id,
  subscription: of,
  now,
}: {
  id: string;
  subscription: Subscription;
  now: number;
}) {
  const [item] = of.items.data as [Subscription['items']['data'][number]];
  const net = of.status === 'trialing' ? 0 : item.price.unit_amount * item.quantity;
  const vat = Math.round(net * VAT);
  return {
    id,
    object: 'invoice' as const,
    amount_due: net + vat,
    created: now,
    currency: 'eur',
    customer: of.customer,
    due_date: null,
    effective_at: now,
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}` as string | null,
    invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf` as string | null,
    lines: list([line(item.price.id, item.quantity, net, item)]),
    number: `ZUSAGE-${id.slice(3)}`,
    parent: {
      type: 'subscription_details',
      quote_details: null,
      subscription_details: { subscription: of.id, metadata: of.metadata },
    },
    period_end: now,
    period_start: now,
    status: net === 0 ? 'paid' : 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: net === 0 ? now : (null as number | null),
      voided_at: null,
    },
    subtotal: net,
    total: net + vat,
    total_excluding_tax: net,
    total_taxes: [
      {
        amount: vat,
        tax_behavior: 'exclusive',
        taxability_reason: 'standard_rated',
        taxable_amount: net,
        type: 'tax_rate_details',
      },
    ],
  };
}

function line(
  priceId: string,
  quantity: number,
  amount: number,
  period: { current_period_start: number; current_period_end: number },
  proration = false,
) {
  return {
    id: `il_${amount}`,
    object: 'line_item' as const,
    amount,
    currency: 'eur',
    parent: {
      type: 'subscription_item_details',
      invoice_item_details: null,
      subscription_item_details: {
        proration,
        proration_details: null,
        subscription: null,
        invoice_item: null,
      },
    },
    period: { start: period.current_period_start, end: period.current_period_end },
    pricing: {
      type: 'price_details',
      price_details: { price: priceId, product: 'prod' },
      unit_amount_decimal: null,
    },
    quantity,
  };
}

/** What changing to the items of the form would bill: both halves of a proration. */
export function preview(of: Subscription, form: Form) {
  const [item] = of.items.data as [Subscription['items']['data'][number]];
  const at = Number(form['subscription_details[proration_date]']);
  const left = (item.current_period_end - at) / (item.current_period_end - item.current_period_start);
  const lookupKey = keyOf(form['subscription_details[items][0][price]'] ?? '');
  const quantity = Number(form['subscription_details[items][0][quantity]'] ?? 1);
  const unused = -Math.round(item.price.unit_amount * item.quantity * left);
  const remaining = Math.round(priceById(lookupKey).price.unit_amount * quantity * left);
  const period = { current_period_start: at, current_period_end: item.current_period_end };
  const net = unused + remaining;
  return {
    ...invoice({ id: 'in_preview', subscription: of, now: at }),
    id: undefined,
    status: 'draft',
    lines: list([
      line(item.price.id, item.quantity, unused, period, true),
      line(`price_${lookupKey}`, quantity, remaining, period, true),
    ]),
    total_excluding_tax: net,
    total: net + Math.round(net * VAT),
  };
}

export function update(of: Subscription, form: Form, now: number): void {
  const [item] = of.items.data as [Subscription['items']['data'][number]];
  const changed = form['items[0][price]'];
  if (changed !== undefined) {
    const known = products.some((product) => product.prices.some(({ id }) => `price_${id}` === changed));
    if (known) item.price = price(keyOf(changed));
    item.quantity = Number(form['items[0][quantity]'] ?? item.quantity);
  }
  const cancel = form.cancel_at_period_end;
  if (cancel !== undefined) {
    of.cancel_at_period_end = cancel === 'true';
    of.cancel_at = cancel === 'true' ? item.current_period_end : null;
    of.canceled_at = cancel === 'true' ? now : null;
    of.cancellation_details.comment = form['cancellation_details[comment]'] ?? null;
  }
}

export function cancelNow(of: Subscription, now: number): void {
  of.status = 'canceled';
  of.canceled_at = now;
  of.ended_at = now;
  of.cancel_at_period_end = false;
}

export function pay(of: Invoice, now: number): void {
  of.status = 'paid';
  of.status_transitions.paid_at = now;
}
