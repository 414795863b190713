import type { Db } from '../../../database/database.ts';
import type { PlanChange } from '../../../ports/billing/billing.ts';
import { priceById } from '../plans.ts';
import { type InvoiceRow, paperOf, type SubscriptionRow, standing } from '../rows.ts';
import { type Change, isOfPlan, netOf, type Period, prorate } from './proration.ts';

/** `replaces`: open invoices that the new one takes the place of. */
export type BilledChange = Change & { replaces: InvoiceRow[] };

export function periodOf(row: SubscriptionRow): Period {
  return { start: row.current_period_start, end: row.current_period_end, anchor: row.billing_anchor };
}

/**
 * The invoice lines of a plan change and the period after it. A trial has nothing to bill, and a period that is over
 * waits for its overdue invoice: both switch with their next period. Only money that has come becomes credit: where a
 * change gives something back while invoices are open, one new invoice over everything takes their place.
 */
export async function planChange(
  tx: Db,
  row: SubscriptionRow,
  to: PlanChange,
  now: Date,
): Promise<BilledChange> {
  const period = periodOf(row);
  if (row.status === 'trialing' || period.end <= now) {
    // Counted from the old anchor, the first period of another interval could be as short as one of the old.
    const isOther = intervalOf(row.price_id) !== intervalOf(to.priceId);
    return { lines: [], period: isOther ? { ...period, anchor: period.end } : period, replaces: [] };
  }
  const paper = await paperOf(tx, row.id);
  const change = prorate(period, bookedOf(row), to, now, billedFor(paper, period));
  const { open, owed } = openOf(paper);
  if (netOf(change.lines) >= 0 || open.length === 0) return { ...change, replaces: [] };
  return { lines: [...owed, ...change.lines], period: change.period, replaces: open };
}

/** What a plan that ends unpaid leaves to be paid, at most what is open: its time after the end is taken off. */
export async function planEnd(tx: Db, row: SubscriptionRow, at: Date): Promise<BilledChange> {
  const period = periodOf(row);
  const paper = await paperOf(tx, row.id);
  const { open, owed } = openOf(paper);
  const booked = bookedOf(row);
  const [unused] = prorate(period, booked, booked, at, billedFor(paper, period)).lines;
  const off = Math.min(-(unused?.amount ?? 0), netOf(owed));
  if (unused === undefined || off <= 0) return { lines: [], period, replaces: [] };
  return { lines: [...owed, { ...unused, amount: -off }], period, replaces: open };
}

const bookedOf = (row: SubscriptionRow) => ({ priceId: row.price_id, quantity: row.quantity });

function openOf(paper: readonly InvoiceRow[]) {
  const open = standing(paper).filter(({ status }) => status === 'open');
  return { open, owed: open.flatMap(({ lines }) => lines.filter(isOfPlan)) };
}

const intervalOf = (priceId: string) => priceById(priceId).price.recurring.interval;

/** What stands of the lines of a period; undefined for one begun by an older version, which noted no credit. */
function billedFor(paper: readonly InvoiceRow[], { end }: Period) {
  const isKnown = paper.some(({ lines }) => lines.some(({ periodEnd }) => Date.parse(periodEnd) === +end));
  return isKnown ? standing(paper).flatMap(({ lines }) => lines) : undefined;
}
