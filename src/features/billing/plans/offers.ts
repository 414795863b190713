import type { Price, Product } from '../../../../contract/entities/product.ts';
import type { Entitlement, Subscription } from '../../../../contract/entities/subscription.ts';

export type Interval = Price['recurring']['interval'];

/** What a plan costs when it is billed so; undefined: nothing, or not sold so. */
export function priceFor({ prices }: Product, interval: Interval): Price | undefined {
  return prices.find(({ active, recurring }) => active && recurring.interval === interval);
}

export type Offered = { product: Product; price: Price };

/** The plan and price of this id among those that are sold. */
export function offered(products: readonly Product[], priceId: string | undefined): Offered | undefined {
  for (const product of products) {
    const price = product.prices.find(({ id, active }) => id === priceId && active);
    if (price) return { product, price };
  }
  return undefined;
}

/** The plan a price belongs to, also where it is no longer sold. */
export function planOf(products: readonly Product[], priceId: string): Product | undefined {
  return products.find(({ prices }) => prices.some(({ id }) => id === priceId));
}

/** Days of trial a company's first plan begins with; 0: none. */
export function trialDays(products: readonly Product[]): number {
  return Math.max(
    0,
    ...products.flatMap(({ prices }) => prices.map((price) => price.recurring.trial_period_days)),
  );
}

/** The company's plan: the one that is booked, also while an unpaid bill leaves nothing of it. */
export function currentPlan(
  products: readonly Product[],
  running: Pick<Subscription, 'items'> | undefined,
  entitlement: Pick<Entitlement, 'plan' | 'jobSlots'> | undefined,
): string | undefined {
  const booked = running?.items[0] && planOf(products, running.items[0].price.id)?.id;
  // Who may not read what is booked is told by the slots that it is not the free plan.
  return booked ?? (entitlement?.jobSlots === 0 ? undefined : entitlement?.plan);
}
