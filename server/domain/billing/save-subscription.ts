import type { Updateable } from 'kysely';
import type { LogAction } from '../../../contract/entities/log.ts';
import { isFinal } from '../../../contract/policy/subscription.ts';
import type { BillingContext } from '../../api/change-context.ts';
import type { SubscriptionTable } from '../../database/schema/billing.ts';
import { appendLog, type NewLogEntry } from '../log/append.ts';
import { notify } from '../notification/notify.ts';
import { priceById } from './plans.ts';
import type { SubscriptionRow } from './rows.ts';

/** Writes the changes of a subscription, logs them and notifies the owners. */
export async function saveSubscription(
  context: BillingContext,
  before: SubscriptionRow,
  patch: Updateable<SubscriptionTable>,
): Promise<SubscriptionRow> {
  const { tx, now } = context;
  const after = await tx
    .updateTable('subscription')
    .set({ ...patch, updated_at: now })
    .where('id', '=', before.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellOf(context, before, after);
  return after;
}

/** Logs a change of a subscription and notifies the owners; `before` is undefined for a new one. */
export async function tellOf(
  context: BillingContext,
  before: SubscriptionRow | undefined,
  after: SubscriptionRow,
): Promise<void> {
  const was = before && factsOf(before);
  const is = factsOf(after);
  if (was !== undefined && JSON.stringify(was) === JSON.stringify(is)) return;
  await appendLog(context, {
    companyId: after.company_id,
    actor: actorOf(context),
    action: actionOf(before, after),
    ref: { type: 'subscription', id: after.id },
    before: was,
    after: is,
  });
  await tellOwners(context, after, `${after.status}:${after.updated_at.toISOString()}`);
}

/** Reminds the owners that the trial ends and the first bill comes; not where they have cancelled. */
export async function tellOfTrialEnd(context: BillingContext, row: SubscriptionRow): Promise<void> {
  if (row.trial_end === null || row.cancel_at_period_end) return;
  await tellOwners(context, row, 'trial-ending', [row.trial_end.toISOString()]);
}

/** Notifies the owners; the same `version` makes a repeated notice the same one. */
async function tellOwners(
  context: BillingContext,
  row: SubscriptionRow,
  version: string,
  more: readonly string[] = [],
): Promise<void> {
  const owners = await context.tx
    .selectFrom('member')
    .innerJoin('company', 'company.id', 'member.company_id')
    .where('member.company_id', '=', row.company_id)
    .where('member.role', '=', 'owner')
    .select(['member.user_id', 'company.company_name'])
    .orderBy('member.user_id')
    .execute();
  for (const owner of owners)
    await notify(context, {
      to: owner.user_id,
      type: 'subscription',
      ref: { type: 'subscription', id: row.id },
      params: [owner.company_name, priceById(row.price_id).product.name, ...more],
      version,
    });
}

function actorOf({ user, by }: BillingContext): NewLogEntry['actor'] {
  return user ? { uid: user.id } : (by ?? null);
}

function factsOf(row: SubscriptionRow) {
  return {
    status: row.status,
    price: row.price_id,
    quantity: row.quantity,
    cancelAtPeriodEnd: row.cancel_at_period_end,
  };
}

function actionOf(before: SubscriptionRow | undefined, after: SubscriptionRow): LogAction {
  if (before === undefined) return 'subscription.created';
  if (isFinal(after.status) && !isFinal(before.status)) return 'subscription.ended';
  if (after.cancel_at_period_end && !before.cancel_at_period_end) return 'subscription.cancelled';
  if (!after.cancel_at_period_end && before.cancel_at_period_end) return 'subscription.resumed';
  return 'subscription.changed';
}
