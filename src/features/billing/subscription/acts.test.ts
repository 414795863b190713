import { expect, it } from 'vitest';
import { NOW, subscription } from '../../../testing/billing.ts';
import { actsOf } from './acts.ts';

const told = (status: Parameters<typeof actsOf>[0]['status'], cancel_at_period_end = false, now = NOW) =>
  Object.entries(actsOf(subscription({ status, cancel_at_period_end }), now))
    .filter(([, may]) => may)
    .map(([act]) => act)
    .join(' ');

it.each([
  ['trialing', false, 'change cancel cancelNow'],
  ['trialing', true, 'change resume cancelNow'],
  ['active', false, 'change cancel cancelNow'],
  ['active', true, 'change resume cancelNow'],
  ['past_due', false, 'change cancel cancelNow'],
  ['past_due', true, 'change resume cancelNow'],
  ['unpaid', false, 'cancelNow'],
  ['unpaid', true, 'resume cancelNow'],
  ['incomplete', false, 'cancelNow'],
  ['paused', false, 'cancelNow'],
  ['incomplete_expired', false, ''],
  ['canceled', false, ''],
] as const)(
  'payment.5 what an owner can do while it is %s, cancelled for the period’s end: %s',
  (status, cancelled, acts) => {
    expect(told(status, cancelled)).toBe(acts);
  },
);

it('payment.5 a plan whose period is over with a bill unpaid can only be ended at once', () => {
  expect(told('past_due', false, Date.parse('2026-12-21T00:00:00.000Z'))).toBe('change cancelNow');
});
