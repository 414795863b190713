import { expect, it } from 'vitest';
import { subscription } from '../../../testing/billing.ts';
import { nextCharge } from './next-charge.ts';

const END = '2026-12-20T04:26:00.000Z';
const TRIAL_END = '2026-12-04T04:26:00.000Z';

it.each([
  ['the next period is billed at the end of this one', {}, 0, { at: END, net: 3900 }],
  ['credit is used up first', {}, 900, { at: END, net: 3000 }],
  ['and may pay for all of it', {}, 5000, { at: END, net: 0 }],
  [
    'a trial is billed at its end',
    { status: 'trialing', trial_end: TRIAL_END },
    0,
    { at: TRIAL_END, net: 3900 },
  ],
  ['what was cancelled is not billed again', { cancel_at_period_end: true }, 0, null],
  ['nothing more is billed while something is overdue', { status: 'past_due' }, 0, null],
  ['what has ended is not billed', { status: 'canceled', ended_at: END }, 0, null],
] as const)('payment.2 %s', (_, more, credit, next) => {
  expect(nextCharge(subscription(more), { credit })).toEqual(next);
});
