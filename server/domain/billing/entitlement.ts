import type { Selectable } from 'kysely';
import { ApiError } from '../../../contract/errors.ts';
import { entitles, GRACE_DAYS, isFinal } from '../../../contract/policy/subscription.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { daysAfter } from '../../base/days.ts';
import type { Db } from '../../database/database.ts';
import type { SubscriptionTable } from '../../database/schema/billing.ts';
import { FREE_PLAN, priceById, productById } from './plans.ts';
import { jobsUsed, seatsUsed } from './used.ts';

export type Entitlement = {
  /** Id of the product: the booked one, otherwise the granted one. */
  readonly plan: string;
  /** Jobs on the market at the same time. */
  readonly jobSlots: number;
  /** Members. */
  readonly seats: number;
  readonly creatorSearch: boolean;
  /** A plan beyond the free one is booked or granted, and in force. */
  readonly live: boolean;
  /** When it ends or shrinks unless it is paid or prolonged; null: never. */
  readonly validUntil: Date | null;
};

const FREE: Entitlement = { ...sizeOf(FREE_PLAN, 1), live: false, validUntil: null };

/**
 * The company's entitlement at this instant, the largest of: its subscription while trialing, active or at most 14 days
 * past due, a plan granted by staff, the free plan. Beyond those 14 days nothing new is published at all.
 */
export async function entitlementOf(tx: Db, companyId: string, now: Date): Promise<Entitlement> {
  const granted = await grantedTo(tx, companyId, now);
  const booked = await tx
    .selectFrom('subscription')
    .where('company_id', '=', companyId)
    .where('status', 'not in', ['canceled', 'incomplete_expired'])
    .select(['status', 'past_due_since', 'price_id', 'quantity', 'cancel_at', 'current_period_end'])
    .executeTakeFirst();
  if (booked === undefined) return granted ?? FREE;
  const kind = entitles({ status: booked.status, pastDueSince: booked.past_due_since }, now);
  if (kind === 'full') {
    const { product } = priceById(booked.price_id);
    return larger(
      { ...sizeOf(product, booked.quantity), live: true, validUntil: endOf(booked) },
      granted ?? FREE,
    );
  }
  if (granted !== undefined) return granted;
  return kind === 'none' ? { ...FREE, jobSlots: 0 } : FREE;
}

/** Whether a subscription could still cost something; until then company and customer cannot be deleted. */
export async function hasLiveSubscription(tx: Db, companyId: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('subscription')
    .where('company_id', '=', companyId)
    .select('status')
    .execute();
  return rows.some(({ status }) => !isFinal(status));
}

/**
 * Throws `plan_limit` with `{limit, used}` unless one more job may go on the market. Locks the company's row, so that
 * only one of two racing publications gets the last slot.
 */
export async function assertJobSlot({ tx, now }: ChangeContext, companyId: string): Promise<void> {
  await lockCompany(tx, companyId);
  const used = await jobsUsed(tx, companyId, now);
  const { jobSlots } = await entitlementOf(tx, companyId, now);
  if (jobSlots === 0) throw planLimit('an invoice is overdue; pay it to publish again', jobSlots, used);
  if (used >= jobSlots)
    throw planLimit(
      'every job slot of your plan is in use; take a job off the market or book a larger plan',
      jobSlots,
      used,
    );
}

/** Throws `plan_limit` with `{limit, used}` where more jobs are online than the plan has slots for. */
export async function assertWithinPlan({ tx, now }: ChangeContext, companyId: string): Promise<void> {
  const used = await jobsUsed(tx, companyId, now);
  const { jobSlots } = await entitlementOf(tx, companyId, now);
  if (used > jobSlots) throw planLimit('more jobs are online than your plan has slots for', jobSlots, used);
}

/** Throws `plan_limit` with `{limit, used}` unless one more member may join. Locks the company's row. */
export async function assertSeat({ tx, now }: ChangeContext, companyId: string): Promise<void> {
  await lockCompany(tx, companyId);
  const used = await seatsUsed(tx, companyId);
  const { seats } = await entitlementOf(tx, companyId, now);
  if (used >= seats)
    throw planLimit('every seat of your plan is taken; remove a member or book a larger plan', seats, used);
}

function planLimit(message: string, limit: number, used: number): ApiError {
  return new ApiError('plan_limit', message, { detail: { limit, used } });
}

async function lockCompany(tx: Db, companyId: string): Promise<void> {
  await tx.selectFrom('company').where('id', '=', companyId).select('id').forNoKeyUpdate().execute();
}

async function grantedTo(tx: Db, companyId: string, now: Date): Promise<Entitlement | undefined> {
  const grant = await tx
    .selectFrom('plan_grant')
    .where('company_id', '=', companyId)
    .where((eb) => eb.or([eb('until', 'is', null), eb('until', '>', now)]))
    .select(['product_id', 'until'])
    .executeTakeFirst();
  const product = grant && productById(grant.product_id);
  return product && { ...sizeOf(product, 1), live: true, validUntil: grant.until };
}

/** A trial or a paid period holds to its end, an overdue one until its grace is over. */
function endOf(
  row: Pick<Selectable<SubscriptionTable>, 'past_due_since' | 'cancel_at' | 'current_period_end'>,
): Date {
  if (row.past_due_since !== null) return daysAfter(row.past_due_since, GRACE_DAYS);
  return row.cancel_at ?? row.current_period_end;
}

function sizeOf(
  { id, metadata }: typeof FREE_PLAN,
  quantity: number,
): Omit<Entitlement, 'live' | 'validUntil'> {
  return {
    plan: id,
    jobSlots: metadata.jobSlots * quantity,
    seats: metadata.seats * quantity,
    creatorSearch: metadata.creatorSearch,
  };
}

/** The larger of each limit while both hold, under the first plan's name. */
function larger(one: Entitlement, other: Entitlement): Entitlement {
  return {
    plan: one.plan,
    jobSlots: Math.max(one.jobSlots, other.jobSlots),
    seats: Math.max(one.seats, other.seats),
    creatorSearch: one.creatorSearch || other.creatorSearch,
    live: one.live || other.live,
    validUntil: earlier(one.validUntil, other.validUntil),
  };
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
