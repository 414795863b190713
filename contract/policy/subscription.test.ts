import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SubscriptionStatus, subscriptionStatus } from '../entities/subscription.ts';
import {
  entitles,
  isFinal,
  isSubscriptionState,
  nextSubscription,
  type SubscriptionEvent,
  type SubscriptionState,
  subscriptionEvents,
} from './subscription.ts';

/** Product section 4.7, written out once more: where each event leads, and nowhere else. */
const LEADS: Record<SubscriptionEvent, Partial<Record<SubscriptionStatus, SubscriptionStatus>>> = {
  first_invoice_paid: { incomplete: 'active' },
  first_invoice_expired: { incomplete: 'incomplete_expired' },
  trial_over_billed: { trialing: 'active' },
  trial_over_unpaid: { trialing: 'past_due' },
  trial_over_no_method: { trialing: 'paused' },
  invoice_overdue: { active: 'past_due' },
  settled: { past_due: 'active', unpaid: 'active' },
  dunning_over: { past_due: 'unpaid' },
  given_up: { past_due: 'canceled', unpaid: 'canceled' },
  period_over: { active: 'active' },
  unpause: { paused: 'active' },
  change: { trialing: 'trialing', active: 'active', past_due: 'past_due' },
  cancel: { trialing: 'trialing', active: 'active', past_due: 'past_due' },
  resume: {},
  cancel_now: {
    incomplete: 'canceled',
    trialing: 'canceled',
    active: 'canceled',
    past_due: 'canceled',
    unpaid: 'canceled',
    paused: 'canceled',
  },
};

const pairs = subscriptionStatus.options.flatMap((status) =>
  subscriptionEvents.map((event) => [status, event] as const),
);

describe('subscription states (product 4.7)', () => {
  it.each(pairs)('%s, %s', (status, event) => {
    const next = nextSubscription({ status, cancelAtPeriodEnd: false }, event);
    const expected = LEADS[event][status];
    expect(next).toEqual(expected && { status: expected, cancelAtPeriodEnd: event === 'cancel' });
  });

  it.each(subscriptionEvents)('%s where the end of the period was chosen', (event) => {
    for (const status of ['trialing', 'active', 'past_due', 'unpaid'] as const) {
      const next = nextSubscription({ status, cancelAtPeriodEnd: true }, event);
      const ends =
        (event.startsWith('trial_over') && status === 'trialing') ||
        (event === 'period_over' && status !== 'trialing');
      if (ends) expect(next).toEqual({ status: 'canceled', cancelAtPeriodEnd: false });
      else if (event === 'resume') expect(next).toEqual({ status, cancelAtPeriodEnd: false });
      else if (next?.status === 'canceled') expect(next.cancelAtPeriodEnd).toBe(false);
      else
        expect(next).toEqual(
          LEADS[event][status] && { status: LEADS[event][status], cancelAtPeriodEnd: true },
        );
    }
  });

  it('has two ends that nothing leads on from', () => {
    for (const status of subscriptionStatus.options) {
      const leadsOn = subscriptionEvents.some((event) =>
        nextSubscription({ status, cancelAtPeriodEnd: false }, event),
      );
      expect(leadsOn).toBe(!isFinal(status));
    }
  });

  it('never comes to a state that is not there, by whatever events', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<SubscriptionStatus>('incomplete', 'trialing', 'active'),
        fc.array(fc.constantFrom(...subscriptionEvents), { maxLength: 40 }),
        (first, events) => {
          let state: SubscriptionState = { status: first, cancelAtPeriodEnd: false };
          for (const event of events) {
            const next = nextSubscription(state, event);
            if (isFinal(state.status)) expect(next).toBeUndefined();
            state = next ?? state;
            expect(isSubscriptionState(state)).toBe(true);
          }
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('what a subscription entitles to (product 4.7)', () => {
  const now = new Date('2026-03-02T09:00:00Z');
  const since = (days: number) => new Date(now.getTime() - days * 86_400_000);

  it.each([
    ['trialing', null, 'full'],
    ['active', null, 'full'],
    ['past_due', since(0), 'full'],
    ['past_due', since(14), 'full'],
    ['past_due', new Date(since(14).getTime() - 1), 'none'],
    ['unpaid', since(30), 'none'],
    ['incomplete', null, 'free'],
    ['incomplete_expired', null, 'free'],
    ['canceled', null, 'free'],
    ['paused', null, 'free'],
  ] as const)('%s since %s: %s', (status, pastDueSince, kind) => {
    expect(entitles({ status, pastDueSince }, now)).toBe(kind);
  });
});
