import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { DAY_MS } from '../../../../contract/calendar-day.ts';
import { GIVEN_UP_AFTER_DAYS, GRACE_DAYS, isFinal } from '../../../../contract/policy/subscription.ts';
import type { BillingContext } from '../../../api/change-context.ts';
import { daysAfter } from '../../../base/days.ts';
import type { Tables } from '../../../database/schema.ts';
import type { OfRows } from '../../../work/each-row.ts';
import { findSubscription } from '../rows.ts';
import { mailInvoice } from './invoice-mail.ts';

/** First and second reminder, in days after the due date; the second goes out when publishing ends. */
const REMIND_AFTER_DAYS = [3, GRACE_DAYS] as const;

type Condition = (eb: ExpressionBuilder<Tables, 'invoice'>) => ExpressionWrapper<Tables, 'invoice', SqlBool>;

/** Finds the invoices of a condition, the longest overdue first. */
const finding =
  (condition: (now: Date) => Condition): OfRows['find'] =>
  ({ tx, now }, { limit, untaken }) =>
    tx
      .selectFrom('invoice')
      .where(condition(now))
      .where(untaken('invoice.id'))
      .select('id')
      .orderBy('due_at')
      .limit(limit)
      .execute();

const isReminderDue =
  (now: Date): Condition =>
  (eb) =>
    eb.and([
      eb('invoice.provider', '=', 'invoice'),
      eb('invoice.kind', '=', 'invoice'),
      eb('invoice.status', '=', 'open'),
      eb('invoice.due_at', '<=', daysAfter(now, -REMIND_AFTER_DAYS[0])),
      eb.or(
        REMIND_AFTER_DAYS.map((days, sent) =>
          eb.and([eb('reminded', '=', sent), eb('due_at', '<=', daysAfter(now, -days))]),
        ),
      ),
    ]);

/** Mails a reminder once an invoice is overdue by 3, and by 14 days. */
async function remindOfInvoice(context: BillingContext, id: string): Promise<void> {
  const { tx, now } = context;
  const row = await tx
    .selectFrom('invoice')
    .where('id', '=', id)
    .where(isReminderDue(now))
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) return;
  const overdueDays = (now.getTime() - (row.due_at as Date).getTime()) / DAY_MS;
  await tx
    .updateTable('invoice')
    .set({ reminded: REMIND_AFTER_DAYS.filter((days) => overdueDays >= days).length })
    .where('id', '=', id)
    .execute();
  const plan = row.subscription_id === null ? undefined : await findSubscription(tx, row.subscription_id);
  const runs = plan !== undefined && !isFinal(plan.status);
  await mailInvoice(context, runs ? 'invoice-reminder' : 'invoice-reminder-ended', row);
}

const isGivenUp =
  (now: Date): Condition =>
  (eb) =>
    eb.and([
      eb('invoice.provider', '=', 'invoice'),
      eb('invoice.status', '=', 'open'),
      eb('invoice.due_at', '<=', daysAfter(now, -GIVEN_UP_AFTER_DAYS)),
      eb.not(
        eb.exists(
          eb
            .selectFrom('subscription')
            .whereRef('subscription.id', '=', 'invoice.subscription_id')
            .where('subscription.status', 'not in', ['canceled', 'incomplete_expired'])
            .select('subscription.id'),
        ),
      ),
    ]);

/** Writes off invoices 60 days overdue without a running subscription. They can still be paid. */
async function writeOff({ tx, now }: BillingContext, id: string): Promise<void> {
  await tx
    .updateTable('invoice')
    .set({ status: 'uncollectible' })
    .where('id', '=', id)
    .where(isGivenUp(now))
    .execute();
}

export const reminders: OfRows = { find: finding(isReminderDue), act: remindOfInvoice };
export const writeOffs: OfRows = { find: finding(isGivenUp), act: writeOff };
