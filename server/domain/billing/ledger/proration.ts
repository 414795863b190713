import type { InvoiceLine } from '../../../../contract/entities/invoice.ts';
import { share } from '../../../../contract/vat.ts';
import { priceById } from '../plans.ts';
import { periodEnd } from './period.ts';

export type Booked = { priceId: string; quantity: number };
export type Period = { start: Date; end: Date; anchor: Date };
export type Change = { lines: InvoiceLine[]; period: Period };

/** Net cents of a whole period. */
export function amountOf({ priceId, quantity }: Booked): number {
  return priceById(priceId).price.unit_amount * quantity;
}

export function periodLine(booked: Booked, { start, end }: Period): InvoiceLine {
  return lineOf('period', booked, amountOf(booked), start, end);
}

/**
 * The cost of a change at an instant, to the second and by Stripe's rules: unused time is credited at the old price and
 * billed at the new one. Another interval starts a new period at once. Both sides are rounded by the same rule, so
 * changing back at the same instant costs nothing, and a chain of changes adds up to the usage.
 */
export function prorate(period: Period, from: Booked, to: Booked, at: Date): Change {
  const now = new Date(Math.floor(at.getTime() / 1000) * 1000);
  const moment = now < period.start ? period.start : now > period.end ? period.end : now;
  const unused = lineOf('unused', from, minus(rest(amountOf(from), period, moment)), moment, period.end);
  const { recurring } = priceById(to.priceId).price;
  if (priceById(from.priceId).price.recurring.interval !== recurring.interval) {
    const next = { start: moment, end: periodEnd(moment, moment, recurring), anchor: moment };
    return { lines: [unused, periodLine(to, next)], period: next };
  }
  const remaining = lineOf('remaining', to, rest(amountOf(to), period, moment), moment, period.end);
  return { lines: [unused, remaining], period };
}

function rest(amount: number, { start, end }: Period, at: Date): number {
  return share(amount, end.getTime() - at.getTime(), end.getTime() - start.getTime());
}

/** Without a negative zero, which JSON would turn into another number. */
const minus = (amount: number) => (amount === 0 ? 0 : -amount);

function lineOf(
  kind: InvoiceLine['kind'],
  { priceId, quantity }: Booked,
  amount: number,
  start: Date,
  end: Date,
): InvoiceLine {
  return {
    kind,
    priceId,
    quantity,
    amount,
    periodStart: start.toISOString(),
    periodEnd: end.toISOString(),
  };
}

export function netOf(lines: readonly Pick<InvoiceLine, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
