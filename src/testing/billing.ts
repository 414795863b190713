import type { Invoice } from '../../contract/entities/invoice.ts';
import type { Subscription } from '../../contract/entities/subscription.ts';

/** A subscription and an invoice. */

const id = (n: number) => `01932f6e-0000-7000-8000-${String(n).padStart(12, '0')}`;

export const NOW = Date.parse('2026-11-20T04:26:00.000Z');

/** Starter, monthly, paid for until 20 December. */
export function subscription(more: Partial<Subscription> = {}): Subscription {
  return {
    id: id(1),
    customer: id(2),
    status: 'active',
    items: [
      {
        id: 'si_1',
        price: {
          id: 'starter-monthly',
          currency: 'eur',
          unit_amount: 3900,
          tax_behavior: 'exclusive',
          recurring: { interval: 'month', interval_count: 1, trial_period_days: 14 },
          active: true,
        },
        quantity: 1,
        current_period_start: '2026-11-20T04:26:00.000Z',
        current_period_end: '2026-12-20T04:26:00.000Z',
      },
    ],
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    trial_end: null,
    latest_invoice: null,
    default_payment_method: null,
    collection_method: 'send_invoice',
    metadata: { _companyId: id(3) },
    ...more,
  };
}

export function invoice(more: Partial<Invoice> = {}): Invoice {
  return {
    id: id(4),
    number: 'R2026-000001',
    kind: 'invoice',
    date: '2026-11-20T04:26:00.000Z',
    dueDate: '2026-12-04T04:26:00.000Z',
    paidAt: null,
    amount: 4641,
    vat: 741,
    reverseCharge: false,
    vatCase: 'standard',
    currency: 'eur',
    status: 'open',
    corrected: false,
    pdf: `/api/customer/invoice/${id(4)}`,
    xml: { url: `/api/customer/invoice/${id(4)}/xml`, format: 'en16931' },
    ...more,
  };
}
