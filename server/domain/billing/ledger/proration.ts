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
 * changing back at the same instant costs nothing, and a chain of changes adds up to the usage. `billed`: what was billed
 * for the period and has not been taken back; no more than that is credited. Left out: all of it.
 */
export function prorate(
  period: Period,
  from: Booked,
  to: Booked,
  at: Date,
  billed?: readonly InvoiceLine[],
): Change {
  const now = new Date(Math.floor(at.getTime() / 1000) * 1000);
  const moment = now < period.start ? period.start : now > period.end ? period.end : now;
  const worth = rest(amountOf(from), period, moment);
  const credited = billed === undefined ? worth : Math.min(worth, billedRest(billed, period, moment));
  const unused = lineOf('unused', from, minus(credited), moment, period.end);
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

const SIGN: Readonly<Record<InvoiceLine['kind'], number>> = {
  period: 1,
  remaining: 1,
  unused: -1,
  credit: 0,
  kept: 0,
};

/** What lines have billed for the rest of a period. Counted from whole prices, so that no rounding adds up. */
function billedRest(lines: readonly InvoiceLine[], period: Period, at: Date): number {
  const ofPeriod = lines.filter(({ periodEnd }) => Date.parse(periodEnd) === period.end.getTime());
  return Math.max(
    0,
    ofPeriod.reduce((sum, line) => sum + SIGN[line.kind] * rest(amountOf(line), period, at), 0),
  );
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

/** Whether a line is about a plan, and not about credit. */
export const isOfPlan = ({ kind }: InvoiceLine) => kind !== 'credit' && kind !== 'kept';

export function netOf(lines: readonly Pick<InvoiceLine, 'amount'>[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
