import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { invoiceStatus } from './invoice.ts';
import { planId, price } from './product.ts';

/** Subscription: product section 4.7. Fields and statuses are Stripe's. */

export const subscriptionStatus = z.enum([
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
]);
export type SubscriptionStatus = z.infer<typeof subscriptionStatus>;

export const QUANTITY_MAX = 100;
export const quantity = z.int().check(z.gte(1), z.lte(QUANTITY_MAX));

export const paymentMethod = lazily(() =>
  z.object({ brand: z.string(), last4: z.string(), exp: z.string() }),
);
export type PaymentMethod = z.infer<typeof paymentMethod>;

export const subscription = lazily(() =>
  z.object({
    id,
    customer: id,
    status: subscriptionStatus,
    items: z.array(
      z.object({
        id: z.string(),
        price,
        quantity,
        current_period_start: instant,
        current_period_end: instant,
      }),
    ),
    cancel_at_period_end: z.boolean(),
    cancel_at: z.nullable(instant),
    canceled_at: z.nullable(instant),
    ended_at: z.nullable(instant),
    trial_end: z.nullable(instant),
    latest_invoice: z.nullable(
      z.object({
        id,
        status: invoiceStatus,
        /** Where the provider takes the payment; null where it is transferred. */
        hosted_url: z.nullable(z.string()),
        /** Below the base path or at the provider. */
        pdf: z.nullable(z.string()),
      }),
    ),
    default_payment_method: z.nullable(paymentMethod),
    collection_method: z.enum(['charge_automatically', 'send_invoice']),
    metadata: z.object({ _companyId: id }),
  }),
);
export type Subscription = z.infer<typeof subscription>;

/** What a company may use at this instant, and what it does use. It may use more than is allowed after a smaller plan. */
export const entitlement = lazily(() =>
  z.object({
    /** Id of a product: `free` without anything booked or given. */
    plan: planId,
    /** Something beyond the free plan is in force. */
    live: z.boolean(),
    /** Jobs on the market at the same time. Null: as many as they like; 0 while an invoice is overdue for too long. */
    jobSlots: z.nullable(z.int()),
    jobsUsed: z.int(),
    /** Members. Null: as many as they like. */
    seats: z.nullable(z.int()),
    seatsUsed: z.int(),
    creatorSearch: z.boolean(),
    /** When it is over or smaller, unless it is paid or prolonged; null: it has no end. */
    validUntil: z.nullable(instant),
  }),
);
export type Entitlement = z.infer<typeof entitlement>;

/** The open step to pay for a new subscription; null while there is nothing to pay. */
export const paymentStep = lazily(() =>
  z.nullable(
    z.discriminatedUnion('kind', [
      z.object({
        kind: z.literal('transfer'),
        invoiceNumber: z.string(),
        /** Cents, VAT included. */
        amount: z.int(),
        currency: z.literal('eur'),
        iban: z.string(),
        accountHolder: z.string(),
        /** Goes into the transfer's remittance text. */
        reference: z.string(),
        dueAt: instant,
      }),
      z.object({ kind: z.literal('hosted'), url: z.string() }),
    ]),
  ),
);
export type PaymentStep = z.infer<typeof paymentStep>;

/** What a change would cost, to the second. All amounts in cents. */
export const proration = lazily(() =>
  z.object({
    prorationDate: instant,
    lines: z.array(
      z.object({
        kind: z.enum(['unused', 'remaining', 'period', 'credit']),
        _priceId: z.string(),
        quantity: z.int(),
        /** Net; a credit is negative. */
        amount: z.int(),
        periodStart: instant,
        periodEnd: instant,
      }),
    ),
    net: z.int(),
    vat: z.int(),
    /** Billed at once. */
    total: z.int(),
    /** Net, kept for the next invoice. */
    creditLeft: z.int(),
    nextBillingAt: instant,
    /** What a whole period costs from then on; credit is not taken off. */
    nextAmountNet: z.int(),
  }),
);
export type Proration = z.infer<typeof proration>;
