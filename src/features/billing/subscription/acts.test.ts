import { expect, it } from 'vitest';
import { actsOf } from './acts.ts';

const told = (status: Parameters<typeof actsOf>[0]['status'], cancel_at_period_end = false) =>
  Object.entries(actsOf({ status, cancel_at_period_end }))
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
