import {
  GIVEN_UP_AFTER_DAYS,
  INCOMPLETE_HOURS,
  type SubscriptionEvent,
  UNPAID_AFTER_DAYS,
} from '../../../../contract/policy/subscription.ts';
import type { BillingContext } from '../../../api/change-context.ts';
import { daysAfter } from '../../../base/days.ts';
import type { Round } from '../../../work/each-row.ts';
import { findSubscription, lockCustomer, overdueInvoices, type SubscriptionRow } from '../rows.ts';
import { tellOfTrialEnd } from '../save-subscription.ts';
import { applyEvent } from './apply-event.ts';
import { dueEvent } from './due-event.ts';

const TRIAL_REMINDER_DAYS = 3;

/** The searches of a round, each with its own index (`subscription_…`, `invoice_open`). */
export async function dueSubscriptions({ tx, now }: BillingContext, { limit, untaken }: Round) {
  const ours = () =>
    tx
      .selectFrom('subscription')
      .where('subscription.provider', '=', 'invoice')
      .where(untaken('subscription.id'))
      .select('subscription.id');
  const incomplete = ours()
    .where('status', '=', 'incomplete')
    .where('created_at', '<=', new Date(now.getTime() - INCOMPLETE_HOURS * 3_600_000));
  const trial = ours()
    .where('status', '=', 'trialing')
    .where('trial_end', '<=', daysAfter(now, TRIAL_REMINDER_DAYS))
    .where((eb) =>
      eb.or([
        eb('trial_end', '<=', now),
        eb('trial_reminded', '=', false).and('cancel_at_period_end', '=', false),
      ]),
    );
  const period = ours()
    .where('status', 'in', ['active', 'past_due', 'unpaid'])
    .where('current_period_end', '<=', now)
    .where((eb) => eb.or([eb('status', '=', 'active'), eb('cancel_at_period_end', '=', true)]));
  const owed = ours()
    .where('status', 'in', ['past_due', 'unpaid'])
    .where('past_due_since', '<=', daysAfter(now, -UNPAID_AFTER_DAYS))
    .where((eb) =>
      eb.or([
        eb('status', '=', 'past_due'),
        eb('past_due_since', '<=', daysAfter(now, -GIVEN_UP_AFTER_DAYS)),
      ]),
    );
  const overdue = ours()
    .innerJoin('invoice', 'invoice.subscription_id', 'subscription.id')
    .where('subscription.status', '=', 'active')
    .where('invoice.provider', '=', 'invoice')
    .where('invoice.status', '=', 'open')
    .where('invoice.due_at', '<=', now);
  return incomplete
    .union(trial)
    .union(period)
    .union(owed)
    .union(overdue)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Brings one subscription up to date: applies every due event in the order of its instant. */
export async function stepSubscription(context: BillingContext, id: string): Promise<void> {
  const { tx, now, ports } = context;
  const seen = await findSubscription(tx, id);
  if (seen === undefined) return;
  await lockCustomer(tx, seen.customer_id);
  let subscription = (await findSubscription(tx, id)) as SubscriptionRow;
  await remindOfTrialEnd(context, subscription);
  for (;;) {
    const [oldest] = await overdueInvoices(tx, id, now);
    const due = dueEvent(subscription, oldest?.due_at ?? null, now);
    if (due === undefined) return;
    // Read again each time: an invoice may have used up credit.
    const customer = await lockCustomer(tx, subscription.customer_id);
    const { seller } = ports.billing;
    if (seller === undefined && BILLS.includes(due.event)) {
      // Beside another provider the ledger writes no more invoices: its subscriptions end with their period.
      const ending = { ...subscription, cancel_at_period_end: true };
      subscription = await applyEvent(context, { subscription: ending, customer, seller: NOBODY }, due);
    } else
      subscription = await applyEvent(context, { subscription, customer, seller: seller ?? NOBODY }, due);
  }
}

const BILLS: readonly SubscriptionEvent[] = ['trial_over_billed', 'period_over'];
/** A placeholder for events that write no invoice. */
const NOBODY = { name: '', address: [], vatId: null, iban: '' };

async function remindOfTrialEnd(context: BillingContext, row: SubscriptionRow): Promise<void> {
  if (row.status !== 'trialing' || row.trial_reminded || row.trial_end === null) return;
  // Not marked either: who takes the cancellation back is reminded then.
  if (row.cancel_at_period_end) return;
  if (row.trial_end > daysAfter(context.now, TRIAL_REMINDER_DAYS)) return;
  await context.tx
    .updateTable('subscription')
    .set({ trial_reminded: true })
    .where('id', '=', row.id)
    .execute();
  if (row.trial_end > context.now) await tellOfTrialEnd(context, row);
}
