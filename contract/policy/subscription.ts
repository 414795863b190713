import { DAY_MS } from '../calendar-day.ts';
import type { SubscriptionStatus } from '../entities/subscription.ts';

/**
 * State machine of product section 4.7. Statuses and what leads to them are Stripe's; the embedded ledger is driven
 * by this table alone, and what Stripe reports is only mirrored.
 */

/** What decides: the status, and whether it ends with the running period. */
export type SubscriptionState = {
  readonly status: SubscriptionStatus;
  readonly cancelAtPeriodEnd: boolean;
};

/**
 * first_invoice_paid, first_invoice_expired (23 h) · trial_over_billed: the next invoice is out; trial_over_unpaid:
 * it could not be collected; trial_over_no_method: there is nothing to collect it from · invoice_overdue · settled:
 * nothing is overdue any more · dunning_over: reminders brought nothing; given_up: nor did waiting · period_over: the
 * paid period is at its end · cancel, resume, cancel_now, change: what an owner does · unpause.
 */
export const subscriptionEvents = [
  'first_invoice_paid',
  'first_invoice_expired',
  'trial_over_billed',
  'trial_over_unpaid',
  'trial_over_no_method',
  'invoice_overdue',
  'settled',
  'dunning_over',
  'given_up',
  'period_over',
  'unpause',
  'change',
  'cancel',
  'resume',
  'cancel_now',
] as const;
export type SubscriptionEvent = (typeof subscriptionEvents)[number];

type Row = Partial<Record<SubscriptionEvent, SubscriptionStatus>>;

/** From a status, by an event, to a status. What is not here cannot happen. */
const TABLE: Record<SubscriptionStatus, Row> = {
  incomplete: {
    first_invoice_paid: 'active',
    first_invoice_expired: 'incomplete_expired',
    cancel_now: 'canceled',
  },
  incomplete_expired: {},
  trialing: {
    trial_over_billed: 'active',
    trial_over_unpaid: 'past_due',
    trial_over_no_method: 'paused',
    change: 'trialing',
    cancel: 'trialing',
    resume: 'trialing',
    cancel_now: 'canceled',
  },
  active: {
    invoice_overdue: 'past_due',
    period_over: 'active',
    change: 'active',
    cancel: 'active',
    resume: 'active',
    cancel_now: 'canceled',
  },
  past_due: {
    settled: 'active',
    dunning_over: 'unpaid',
    given_up: 'canceled',
    change: 'past_due',
    cancel: 'past_due',
    resume: 'past_due',
    cancel_now: 'canceled',
  },
  unpaid: { settled: 'active', given_up: 'canceled', resume: 'unpaid', cancel_now: 'canceled' },
  canceled: {},
  paused: { unpause: 'active', cancel_now: 'canceled' },
};

/** Ends that come by themselves end a subscription that was cancelled for them. */
const ENDS_PERIOD: readonly SubscriptionEvent[] = [
  'period_over',
  'trial_over_billed',
  'trial_over_unpaid',
  'trial_over_no_method',
];

/** The state after an event; undefined where it cannot happen. */
export function nextSubscription(
  state: SubscriptionState,
  event: SubscriptionEvent,
): SubscriptionState | undefined {
  const { status, cancelAtPeriodEnd } = state;
  // Cancelled for the end of the period, it ends there, also while an invoice is overdue.
  if (event === 'period_over' && cancelAtPeriodEnd && ['past_due', 'unpaid'].includes(status)) return ENDED;
  const next = TABLE[status][event];
  if (next === undefined) return undefined;
  if (cancelAtPeriodEnd && ENDS_PERIOD.includes(event)) return ENDED;
  if (next === 'canceled') return ENDED;
  if (event === 'cancel') return { status: next, cancelAtPeriodEnd: true };
  if (event === 'resume') return cancelAtPeriodEnd ? { status: next, cancelAtPeriodEnd: false } : undefined;
  return { status: next, cancelAtPeriodEnd };
}

const ENDED: SubscriptionState = { status: 'canceled', cancelAtPeriodEnd: false };

/** Nothing leads on from these. */
export function isFinal(status: SubscriptionStatus): boolean {
  return status === 'canceled' || status === 'incomplete_expired';
}

/** Whether these two may stand together. */
export function isSubscriptionState({ status, cancelAtPeriodEnd }: SubscriptionState): boolean {
  return !cancelAtPeriodEnd || ['trialing', 'active', 'past_due', 'unpaid'].includes(status);
}

/** A first invoice that is not paid within this time ends the subscription, as at Stripe. */
export const INCOMPLETE_HOURS = 23;
/** An overdue invoice takes nothing away for this long. */
export const GRACE_DAYS = 14;

/**
 * `full`: the booked plan · `none`: nothing new is published until an overdue invoice is paid; what is there stays
 * readable and applicants can be answered · `free`: the plan without a bill.
 */
export type EntitlementKind = 'full' | 'none' | 'free';

/** What a subscription entitles to at an instant (product section 4.7). */
export function entitles(
  { status, pastDueSince }: { status: SubscriptionStatus; pastDueSince: Date | null },
  now: Date,
): EntitlementKind {
  switch (status) {
    case 'trialing':
    case 'active':
      return 'full';
    case 'past_due':
      return pastDueSince !== null && now.getTime() - pastDueSince.getTime() > GRACE_DAYS * DAY_MS
        ? 'none'
        : 'full';
    case 'unpaid':
      return 'none';
    case 'incomplete':
    case 'incomplete_expired':
    case 'paused':
    case 'canceled':
      return 'free';
  }
}

/** A subscription is unpaid this many days after the due date of an invoice, and given up after these. */
export const UNPAID_AFTER_DAYS = 28;
export const GIVEN_UP_AFTER_DAYS = 60;
