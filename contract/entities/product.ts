import * as z from 'zod/mini';
import { money } from '../fields.ts';
import { lazily } from '../lazily.ts';

/** Product and price: product section 4.7, in Stripe's terms. Amounts are net. */

/** Ids of products and prices are ours on both sides of the billing port: Stripe knows a price by its lookup key. */
export const planId = z.string().check(z.minLength(1), z.maxLength(60), z.regex(/^[a-z0-9-]+$/));

export const price = lazily(() =>
  z.object({
    id: planId,
    currency: z.literal('eur'),
    /** Cents a period and unit; `exclusive`: VAT comes on top · `inclusive`: the seller charges none (§ 19 UStG). */
    unit_amount: money,
    tax_behavior: z.enum(['exclusive', 'inclusive']),
    recurring: z.object({
      interval: z.enum(['month', 'year']),
      interval_count: z.literal(1),
      trial_period_days: z.int(),
    }),
    active: z.boolean(),
  }),
);
export type Price = z.infer<typeof price>;

export const product = lazily(() =>
  z.object({
    id: planId,
    name: z.string(),
    description: z.string(),
    active: z.boolean(),
    images: z.array(z.string()),
    /** Codes; screens have the words for them. */
    features: z.array(z.string()),
    metadata: z.object({
      /** Jobs that may be on the market at the same time, a unit. */
      jobSlots: z.int(),
      /** Members, a unit. */
      seats: z.int(),
      creatorSearch: z.boolean(),
      /** Jobs that may be shown as highlighted, a unit. */
      boost: z.int(),
    }),
    /** Null: nothing to pay. */
    default_price: z.nullable(planId),
    prices: z.array(price),
  }),
);
export type Product = z.infer<typeof product>;
