import { expect, it } from 'vitest';
import type { Price } from '../../../../contract/entities/product.ts';
import { invoice, NOW, subscription } from '../../../testing/billing.ts';
import { bookingStart } from './booking-start.ts';

const price = subscription().items[0]?.price as Price;

it.each([
  ['a company’s first plan begins with its trial', 0, [], { kind: 'trial', days: 14 }],
  ['a later one with its invoice', 1, [], { kind: 'now' }],
  ['also where only an invoice is left of the first', 0, [invoice({ status: 'paid' })], { kind: 'now' }],
  [
    'whoever has left an invoice unpaid pays first',
    1,
    [invoice({ dueDate: '2026-11-01T00:00:00.000Z' })],
    { kind: 'pay-first' },
  ],
] as const)('payment.2 %s', (_, earlier, invoices, start) => {
  expect(bookingStart(price, { earlier, invoices, now: NOW })).toEqual(start);
});
