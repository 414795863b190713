import { expect, it } from 'vitest';
import { invoice, NOW } from '../../../testing/billing.ts';
import { invoiceState, unpaidOf } from './invoice-state.ts';

const PAST = '2026-11-20T04:26:00.000Z';

it.each([
  [{}, 'to-pay'],
  [{ dueDate: PAST }, 'overdue'],
  [{ status: 'uncollectible' }, 'overdue'],
  [{ status: 'paid', dueDate: PAST }, 'paid'],
  [{ status: 'paid', corrected: true }, 'taken-back'],
  [{ kind: 'credit_note', status: 'paid', amount: -4641 }, 'credit-note'],
  [{ status: 'draft' }, 'draft'],
] as const)('payment.3 %j is %s', (more, state) => {
  expect(invoiceState(invoice(more), NOW)).toBe(state);
});

it('payment.2 what still has to be paid, the oldest first', () => {
  const newer = invoice({ number: 'R2026-000003', date: '2026-11-19T00:00:00.000Z' });
  const older = invoice({ number: 'R2026-000001', date: '2026-10-19T00:00:00.000Z', dueDate: PAST });
  const paid = invoice({ number: 'R2026-000002', status: 'paid' });
  expect(unpaidOf([newer, paid, older], NOW).map(({ number }) => number)).toEqual([
    'R2026-000001',
    'R2026-000003',
  ]);
});
