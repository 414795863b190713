import type { SellerFacts } from '../../../contract/entities/invoice.ts';
import type { Proration } from '../../../contract/entities/subscription.ts';
import { INCOMPLETE_HOURS, type SubscriptionEvent } from '../../../contract/policy/subscription.ts';
import type { BillingContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import type { Db } from '../../database/database.ts';
import { applyEvent, voidLatest } from '../../domain/billing/ledger/apply-event.ts';
import { billOf } from '../../domain/billing/ledger/bill.ts';
import { creditUsed } from '../../domain/billing/ledger/credit-note.ts';
import { issueInvoice } from '../../domain/billing/ledger/issue-invoice.ts';
import { goOn } from '../../domain/billing/ledger/payment.ts';
import { periodEnd } from '../../domain/billing/ledger/period.ts';
import { planChange } from '../../domain/billing/ledger/plan-change.ts';
import { amountOf, type Period, periodLine } from '../../domain/billing/ledger/proration.ts';
import { replaceInvoices } from '../../domain/billing/ledger/replace-invoices.ts';
import { priceById } from '../../domain/billing/plans.ts';
import { type CustomerRow, lockCustomer, type SubscriptionRow } from '../../domain/billing/rows.ts';
import { saveSubscription, tellOf } from '../../domain/billing/save-subscription.ts';
import { customerVatCase } from '../../domain/billing/vat-id/vat-buyer.ts';
import type { Billing, Order, PlanChange } from './billing.ts';

/**
 * Our own ledger: invoices to be paid by bank transfer. A plan is in force at once and its invoice due 14 days later
 * (Stripe's `send_invoice`); a company that has left an invoice unpaid pays first (`incomplete`, for 23 hours).
 */
export function invoiceBilling(seller: SellerFacts): Billing<BillingContext> {
  return {
    kind: 'invoice',
    seller,
    events: undefined,
    records: undefined,
    subscribe: (context, order) => subscribe(context, order, seller),
    preview: (context, row, customer, change) => preview(context, row, customer, change, seller),
    change: (context, row, customer, change) => changePlan(context, row, customer, change, seller),
    setCancelAtPeriodEnd: async (context, row, cancel, reason) => {
      await saveSubscription(context, row, {
        cancel_at_period_end: cancel,
        cancel_at: cancel ? row.current_period_end : null,
        canceled_at: cancel ? context.now : null,
        cancel_reason: cancel ? (reason ?? null) : null,
      });
    },
    cancelNow: async (context, row) => {
      const event: SubscriptionEvent = 'cancel_now';
      const customer = await lockCustomer(context.tx, row.customer_id);
      if (row.status === 'incomplete') await voidLatest(context, row);
      await applyEvent(context, { subscription: row, customer, seller }, { event, at: context.now });
    },
  };
}

async function subscribe(context: BillingContext, order: Order, seller: SellerFacts): Promise<void> {
  const { tx, now } = context;
  const { customer, priceId, quantity } = order;
  const owes = await inDebt(tx, customer.company_id, now);
  const trialing = !owes && order.trialDays > 0;
  const start = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const end = trialing
    ? daysAfter(start, order.trialDays)
    : periodEnd(start, start, priceById(priceId).price.recurring);
  const period: Period = { start, end, anchor: trialing ? end : start };
  const row = await tx
    .insertInto('subscription')
    .values({
      id: order.id,
      customer_id: customer.id,
      company_id: customer.company_id,
      provider: 'invoice',
      provider_id: null,
      item_id: `${order.id}:1`,
      status: owes ? 'incomplete' : trialing ? 'trialing' : 'active',
      price_id: priceId,
      quantity,
      current_period_start: period.start,
      current_period_end: period.end,
      billing_anchor: period.anchor,
      trial_end: trialing ? period.end : null,
      collection_method: 'send_invoice',
      payment_method: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellOf(context, undefined, row);
  if (trialing) return;
  const invoice = await issueInvoice(context, {
    subscription: row,
    customer,
    lines: [periodLine({ priceId, quantity }, period)],
    period,
    seller,
    ...(owes ? { dueAt: new Date(now.getTime() + INCOMPLETE_HOURS * 3_600_000) } : {}),
  });
  // Credit may have paid all of it.
  if (owes && invoice?.status === 'paid')
    await applyEvent(
      context,
      { subscription: row, customer, seller },
      { event: 'first_invoice_paid', at: now },
    );
}

/** Whether an invoice of this company is overdue or was given up. */
async function inDebt(tx: Db, companyId: string, now: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('invoice')
    .where('company_id', '=', companyId)
    .where('provider', '=', 'invoice')
    .where('kind', '=', 'invoice')
    .where((eb) =>
      eb.or([
        eb('status', '=', 'uncollectible'),
        eb.and([eb('status', '=', 'open'), eb('due_at', '<=', now)]),
      ]),
    )
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

async function preview(
  { tx, now }: BillingContext,
  row: SubscriptionRow,
  customer: CustomerRow,
  to: PlanChange,
  seller: SellerFacts,
): Promise<Proration> {
  const { lines, period, replaces } = await planChange(tx, row, to, now);
  const bill = billOf(lines, {
    credit: replaces.reduce((sum, invoice) => sum + creditUsed(invoice), customer.credit_net),
    vatCase: customerVatCase(customer, seller, now),
    at: now,
  });
  return {
    prorationDate: now.toISOString(),
    lines: (bill.lines.length > 0 ? bill.lines : lines).flatMap(({ kind, priceId, ...line }) =>
      // That is `creditLeft`.
      kind === 'kept' ? [] : [{ ...line, kind, _priceId: priceId }],
    ),
    net: bill.net,
    vat: bill.vat.vat,
    total: bill.net + bill.vat.vat,
    creditLeft: bill.credit,
    nextBillingAt: period.end.toISOString(),
    nextAmountNet: row.cancel_at_period_end ? 0 : amountOf(to),
  };
}

async function changePlan(
  context: BillingContext,
  row: SubscriptionRow,
  customer: CustomerRow,
  to: PlanChange,
  seller: SellerFacts,
): Promise<void> {
  const { lines, period, replaces } = await planChange(context.tx, row, to, context.now);
  const after = await saveSubscription(context, row, {
    price_id: to.priceId,
    quantity: to.quantity,
    current_period_start: period.start,
    current_period_end: period.end,
    billing_anchor: period.anchor,
    cancel_at: row.cancel_at_period_end ? period.end : null,
  });
  const bill = { subscription: after, customer, lines, period, seller };
  const invoice = await replaceInvoices(context, replaces, bill);
  // Credit may have paid what was overdue.
  if (invoice?.status === 'paid') await goOn(context, invoice);
}
