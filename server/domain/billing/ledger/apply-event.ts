import type { SellerFacts } from '../../../../contract/entities/invoice.ts';
import { nextSubscription } from '../../../../contract/policy/subscription.ts';
import type { BillingContext } from '../../../api/change-context.ts';
import { priceById } from '../plans.ts';
import type { CustomerRow, SubscriptionRow } from '../rows.ts';
import { saveSubscription } from '../save-subscription.ts';
import { writeCreditNote } from './credit-note.ts';
import type { DueEvent } from './due-event.ts';
import { issueInvoice } from './issue-invoice.ts';
import { periodEnd } from './period.ts';
import { planEnd } from './plan-change.ts';
import { type Period, periodLine } from './proration.ts';
import { replaceInvoices } from './replace-invoices.ts';

export type Kept = { subscription: SubscriptionRow; customer: CustomerRow; seller: SellerFacts };

/**
 * Applies the state machine's transition for an event, with its invoices. Returns the new row. The customer's row must
 * be locked; `overdueSince` is the one `dueEvent` was given.
 */
export async function applyEvent(
  context: BillingContext,
  kept: Kept,
  { event, at }: DueEvent,
): Promise<SubscriptionRow> {
  const { subscription } = kept;
  const state = { status: subscription.status, cancelAtPeriodEnd: subscription.cancel_at_period_end };
  const next = nextSubscription(state, event);
  if (next === undefined) throw new Error(`${event} cannot happen to a ${state.status} subscription`);
  const patch = { status: next.status, cancel_at_period_end: next.cancelAtPeriodEnd };
  if (next.status === 'canceled' || next.status === 'incomplete_expired') {
    if (event === 'first_invoice_expired') await voidLatest(context, subscription);
    // Without a seller the ledger writes no more invoices.
    if (event === 'given_up' && context.ports.billing.seller) {
      const { replaces, ...bill } = await planEnd(context.tx, subscription, at);
      await replaceInvoices(context, replaces, { ...kept, ...bill });
    }
    return saveSubscription(context, subscription, {
      ...patch,
      ended_at: at,
      canceled_at: subscription.canceled_at ?? at,
      past_due_since: null,
    });
  }
  switch (event) {
    case 'trial_over_billed':
      return beginPeriod(context, kept, patch, { start: at, anchor: at });
    case 'period_over':
      return beginPeriod(context, kept, patch, { start: at, anchor: subscription.billing_anchor });
    case 'invoice_overdue':
      return saveSubscription(context, subscription, { ...patch, past_due_since: at });
    case 'settled':
      if (subscription.current_period_end > at)
        return saveSubscription(context, subscription, { ...patch, past_due_since: null });
      // Cancelled after its period was over: it must not run until the clock's next round.
      if (subscription.cancel_at_period_end)
        return applyEvent(context, kept, { event: 'period_over', at: subscription.current_period_end });
      // Overdue time is not billed: the next period begins with the payment.
      return beginPeriod(context, kept, { ...patch, past_due_since: null }, { start: at, anchor: at });
    default:
      return saveSubscription(context, subscription, patch);
  }
}

type Patch = { status: SubscriptionRow['status']; cancel_at_period_end: boolean; past_due_since?: null };

async function beginPeriod(
  context: BillingContext,
  { subscription, customer, seller }: Kept,
  patch: Patch,
  { start, anchor }: { start: Date; anchor: Date },
): Promise<SubscriptionRow> {
  const booked = { priceId: subscription.price_id, quantity: subscription.quantity };
  const { recurring } = priceById(booked.priceId).price;
  const period: Period = { start, anchor, end: periodEnd(anchor, start, recurring) };
  const after = await saveSubscription(context, subscription, {
    ...patch,
    current_period_start: period.start,
    current_period_end: period.end,
    billing_anchor: period.anchor,
  });
  const invoice = await issueInvoice(context, {
    subscription: after,
    customer,
    lines: [periodLine(booked, period)],
    period,
    seller,
  });
  return { ...after, latest_invoice_id: invoice?.id ?? after.latest_invoice_id };
}

/** Takes back the invoice of a subscription that never began. */
export async function voidLatest(context: BillingContext, subscription: SubscriptionRow): Promise<void> {
  if (subscription.latest_invoice_id === null) return;
  const invoice = await context.tx
    .selectFrom('invoice')
    .where('id', '=', subscription.latest_invoice_id)
    .where('status', '=', 'open')
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (invoice) await writeCreditNote(context, invoice);
}
