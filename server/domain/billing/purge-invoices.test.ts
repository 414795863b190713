import { beforeEach, expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { customer, hadTrial, subscribed } from '../../testing/customers.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { refundInvoice } from './ledger/payment.ts';
import { invoiceRetention, keptUntil } from './purge-invoices.ts';

test('L16 eight years from the end of the year in Germany', () => {
  expect(keptUntil(new Date('2034-12-31T22:59:59Z')).toISOString()).toBe('2025-12-31T23:00:00.000Z');
  expect(keptUntil(new Date('2034-12-31T23:00:00Z')).toISOString()).toBe('2026-12-31T23:00:00.000Z');
});

onDatabase((app) => {
  let t: TestApp;
  beforeEach(() => {
    t = app();
  });
  const numbers = async () =>
    (await t.db.selectFrom('invoice').select('number').orderBy('number').execute()).map(
      ({ number }) => number,
    );
  const purgeAt = async (at: string) => {
    t.now = new Date(at);
    await makeDue(t, invoiceRetention);
    await t.doWork();
    return numbers();
  };

  test('L16 an invoice goes when its time is over, and not a day earlier; with its credit note', async () => {
    const { _id, _companyId } = await customer(t, 'olga');
    await hadTrial(t, _id, _companyId);
    await subscribed(t, 'olga', _id);
    await t.call('olga', 'subscription.cancel-immediately', {
      subscriptionId: (
        await t.db
          .selectFrom('subscription')
          .where('status', '=', 'active')
          .select('id')
          .executeTakeFirstOrThrow()
      ).id,
      confirm: true,
    });
    // Taken back in the next year: both are kept as long as the later one.
    t.now = new Date('2027-02-01T09:00:00Z');
    await transact(t.parts, (context) =>
      refundInvoice({ ...context, by: 'staff' }, { invoiceNumber: 'R2026-000001' }),
    );
    expect(await purgeAt('2034-12-31T12:00:00Z')).toEqual(['R2026-000001', 'R2027-000001']);
    expect(await purgeAt('2035-06-01T12:00:00Z')).toEqual(['R2026-000001', 'R2027-000001']);
    expect(await purgeAt('2036-01-01T12:00:00Z')).toEqual([]);
    expect(t.faults).toEqual([]);
    // Numbers go on all the same.
    expect(
      await t.db.selectFrom('invoice_serial').select(['year', 'last']).orderBy('year').execute(),
    ).toEqual([
      { year: 2026, last: 1 },
      { year: 2027, last: 1 },
    ]);
  });
});
