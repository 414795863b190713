import type { Price, Product } from '../../../contract/entities/product.ts';

/**
 * The products. Sizes and net prices live in the code under ids that never change: a subscription stores its price's
 * id, and Stripe has the same text as the lookup key. A price that is no longer sold becomes inactive; it is never
 * removed.
 */

/** `boost` stays 0: nobody buys a place in a list (terms, clause 5). `features` names what there is a screen for. */
type Size = { jobSlots: number; seats: number; creatorSearch: boolean; boost: number };
type Sold = { monthly: number; yearly: number };

const TRIAL_DAYS = 14;

function plan(
  id: string,
  text: { name: string; description: string; features: string[] },
  size: Size,
  sold?: Sold,
): Product {
  const prices = sold
    ? [priceOf(id, 'month', sold.monthly), priceOf(id, 'year', sold.yearly)]
    : ([] as Price[]);
  return {
    id,
    ...text,
    active: true,
    images: [],
    metadata: size,
    default_price: prices[0]?.id ?? null,
    prices,
  };
}

function priceOf(productId: string, interval: 'month' | 'year', amount: number): Price {
  return {
    id: `${productId}-${interval === 'month' ? 'monthly' : 'yearly'}`,
    currency: 'eur',
    unit_amount: amount,
    tax_behavior: 'exclusive',
    recurring: { interval, interval_count: 1, trial_period_days: TRIAL_DAYS },
    active: true,
  };
}

/** The plan of a company without a subscription (product section 7). */
export const FREE_PLAN = plan(
  'free',
  {
    name: 'Free',
    description: 'One job on the market at a time.',
    features: ['chat', 'offers'],
  },
  { jobSlots: 1, seats: 2, creatorSearch: false, boost: 0 },
);

/** Not sold: granted by staff to partners, and to the sample market's companies. */
export const PARTNER_PLAN: Product = {
  ...plan(
    'partner',
    {
      name: 'Partner',
      description: 'For partners of this service.',
      features: ['chat', 'offers', 'creator_search'],
    },
    { jobSlots: 1000, seats: 200, creatorSearch: true, boost: 0 },
  ),
  active: false,
};

export const products: readonly Product[] = [
  FREE_PLAN,
  plan(
    'starter',
    { name: 'Starter', description: 'For a shop or a workshop.', features: ['chat', 'offers'] },
    { jobSlots: 3, seats: 5, creatorSearch: false, boost: 0 },
    { monthly: 3900, yearly: 39_000 },
  ),
  plan(
    'team',
    {
      name: 'Team',
      description: 'For a company with several places.',
      features: ['chat', 'offers', 'creator_search'],
    },
    { jobSlots: 10, seats: 15, creatorSearch: true, boost: 0 },
    { monthly: 9900, yearly: 99_000 },
  ),
  plan(
    'business',
    {
      name: 'Business',
      description: 'For whoever hires all year round.',
      features: ['chat', 'offers', 'creator_search'],
    },
    { jobSlots: 40, seats: 50, creatorSearch: true, boost: 0 },
    { monthly: 24_900, yearly: 249_000 },
  ),
  PARTNER_PLAN,
];

export type Offered = { product: Product; price: Price };

export function productById(id: string): Product | undefined {
  return products.find((product) => product.id === id);
}

/** The price of this id, also one that is no longer sold, with the product it belongs to. */
export function findPrice(priceId: string): Offered | undefined {
  for (const product of products) {
    const price = product.prices.find(({ id }) => id === priceId);
    if (price) return { product, price };
  }
  return undefined;
}

/** The price of a stored row. A row that names none is a fault of ours. */
export function priceById(priceId: string): Offered {
  const found = findPrice(priceId);
  if (found === undefined) throw new Error(`no price ${priceId}`);
  return found;
}
