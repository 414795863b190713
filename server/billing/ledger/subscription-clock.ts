import { sql } from 'kysely';
import {
  GIVEN_UP_AFTER_DAYS,
  GRACE_DAYS,
  INCOMPLETE_HOURS,
  type SubscriptionEvent,
  UNPAID_AFTER_DAYS,
} from '../../../contract/policy/subscription.ts';
import { daysAfter } from '../../api/days.ts';
import { postMail } from '../../mail/post-mail.ts';
import { queueWork } from '../../work/queue.ts';
import type { BillingContext } from '../billing.ts';
import { findSubscription, lockCustomer, overdueInvoices, type SubscriptionRow } from '../rows.ts';
import { tellOwners } from '../save-subscription.ts';
import { applyEvent } from './apply-event.ts';
import { dueEvent } from './due-event.ts';
import { invoiceMail } from './invoice-mail.ts';

/** First and second reminder, in days after the due date; the second goes out when publishing ends. */
const REMIND_AFTER_DAYS = [3, GRACE_DAYS] as const;
const TRIAL_REMINDER_DAYS = 3;
/** Rows of one round; more wait for the next one, which follows at once. */
const BATCH = 100;

/**
 * A round of the ledger's clock: finds whatever time has done. Each subscription is then stepped on in a transaction
 * of its own, so that one that fails holds up no other. Gives whether more waits.
 */
export async function subscriptionRound(context: BillingContext): Promise<boolean> {
  const ids = await dueSubscriptions(context);
  for (const id of ids) await queueWork(context, { kind: 'subscription.step', key: id, payload: { id } });
  const reminded = await remind(context);
  await writeOff(context);
  await forgetEvents(context);
  return ids.length === BATCH || reminded;
}

async function dueSubscriptions({ tx, now }: BillingContext): Promise<string[]> {
  const rows = await tx
    .selectFrom('subscription')
    .where('provider', '=', 'invoice')
    .where((eb) => {
      const is = (status: SubscriptionRow['status']) => eb('status', '=', status);
      const overdue = eb.exists(
        eb
          .selectFrom('invoice')
          .select('invoice.id')
          .whereRef('invoice.subscription_id', '=', 'subscription.id')
          .where('invoice.status', '=', 'open')
          .where('invoice.due_at', '<=', now),
      );
      const periodOver = eb('current_period_end', '<=', now);
      return eb.or([
        eb.and([
          is('incomplete'),
          eb('created_at', '<=', new Date(now.getTime() - INCOMPLETE_HOURS * 3_600_000)),
        ]),
        eb.and([is('trialing'), eb('trial_end', '<=', now)]),
        eb.and([
          is('trialing'),
          eb('trial_reminded', '=', false),
          eb('trial_end', '<=', daysAfter(now, TRIAL_REMINDER_DAYS)),
        ]),
        eb.and([is('active'), eb.or([periodOver, overdue])]),
        eb.and([is('past_due'), eb('past_due_since', '<=', daysAfter(now, -UNPAID_AFTER_DAYS))]),
        eb.and([is('unpaid'), eb('past_due_since', '<=', daysAfter(now, -GIVEN_UP_AFTER_DAYS))]),
        eb.and([eb.or([is('past_due'), is('unpaid')]), eb('cancel_at_period_end', '=', true), periodOver]),
      ]);
    })
    .select('id')
    .orderBy('updated_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id }) => id);
}

/** Brings one subscription up to now: everything that fell due, in the order of its instants. */
export async function stepSubscription(context: BillingContext, payload: unknown): Promise<void> {
  const { tx, now, ports } = context;
  const { id } = payload as { id: string };
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
      // The ledger writes no more invoices beside another provider: what it had ends with its period.
      const ending = { ...subscription, cancel_at_period_end: true };
      subscription = await applyEvent(context, { subscription: ending, customer, seller: NOBODY }, due);
    } else
      subscription = await applyEvent(context, { subscription, customer, seller: seller ?? NOBODY }, due);
  }
}

const BILLS: readonly SubscriptionEvent[] = ['trial_over_billed', 'period_over'];
/** Never printed: only events that write no invoice get it. */
const NOBODY = { name: '', address: [], vatId: '', iban: '' };

async function remindOfTrialEnd(context: BillingContext, row: SubscriptionRow): Promise<void> {
  if (row.status !== 'trialing' || row.trial_reminded || row.trial_end === null) return;
  if (row.trial_end > daysAfter(context.now, TRIAL_REMINDER_DAYS)) return;
  await context.tx
    .updateTable('subscription')
    .set({ trial_reminded: true })
    .where('id', '=', row.id)
    .execute();
  if (row.trial_end > context.now) await tellOwners(context, row, 'trial-ending');
}

/** Mails a reminder for each invoice that has become overdue by 3, and by 14 days. Gives whether more waits. */
async function remind(context: BillingContext): Promise<boolean> {
  const { tx, now, settings } = context;
  const rows = await tx
    .selectFrom('invoice')
    .where('provider', '=', 'invoice')
    .where('kind', '=', 'invoice')
    .where('status', '=', 'open')
    .where((eb) =>
      eb.or(
        REMIND_AFTER_DAYS.map((days, sent) =>
          eb.and([eb('reminded', '=', sent), eb('due_at', '<=', daysAfter(now, -days))]),
        ),
      ),
    )
    .selectAll()
    .orderBy('due_at')
    .limit(BATCH)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  for (const row of rows) {
    const overdueDays = (now.getTime() - (row.due_at as Date).getTime()) / 86_400_000;
    await tx
      .updateTable('invoice')
      .set({ reminded: REMIND_AFTER_DAYS.filter((days) => overdueDays >= days).length })
      .where('id', '=', row.id)
      .execute();
    await postMail(context, invoiceMail('invoice-reminder', row, settings.publicUrl));
  }
  return rows.length === BATCH;
}

/** Gives up what is 60 days overdue and belongs to nothing that runs. It can still be paid. */
async function writeOff({ tx, now }: BillingContext): Promise<void> {
  await tx
    .updateTable('invoice')
    .set({ status: 'uncollectible' })
    .where('provider', '=', 'invoice')
    .where('status', '=', 'open')
    .where('due_at', '<=', daysAfter(now, -GIVEN_UP_AFTER_DAYS))
    .where(
      sql<boolean>`not exists (
        select 1 from subscription
        where subscription.id = invoice.subscription_id
          and subscription.status not in ('canceled', 'incomplete_expired')
      )`,
    )
    .execute();
}

/** Events of a payment provider are sent again for days, not for months. */
async function forgetEvents({ tx, now }: BillingContext): Promise<void> {
  await tx.deleteFrom('stripe_event').where('received_at', '<', daysAfter(now, -90)).execute();
}
