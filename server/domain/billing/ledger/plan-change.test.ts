import { beforeEach, describe, expect, it } from 'vitest';
import { transact } from '../../../api/transact.ts';
import { customer, hadTrial, paying, subscribed } from '../../../testing/customers.ts';
import { makeDue } from '../../../testing/make-due.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { subscriptionWork } from '../work.ts';
import { bookPayment, refundInvoice } from './payment.ts';

const DAY = 86_400_000;

onDatabase((app) => {
  let t: TestApp;
  beforeEach(async () => {
    t = app();
    await makeDue(t, subscriptionWork);
  });

  async function goOn(days: number): Promise<void> {
    t.now = new Date(t.now.getTime() + days * DAY);
    await t.doWork();
    expect(t.faults).toEqual([]);
  }
  const booked = (priceId: string) => paying(t, 'olga', priceId);
  const change = async (subscriptionId: string, priceId: string, quantity = 1) => {
    const of = { subscriptionId, priceId, quantity };
    const shown = (await t.call('olga', 'subscription.update', { ...of, preview: true })).data;
    expect((await t.call('olga', 'subscription.update', of)).status).toBe(200);
    return shown;
  };
  const pay = (invoiceNumber: string) =>
    transact(t.parts, (context) => bookPayment(context, { invoiceNumber }));
  const refund = (invoiceNumber: string) =>
    transact(t.parts, (context) => refundInvoice({ ...context, by: 'staff' }, { invoiceNumber }));
  const status = async (id: string) =>
    (await t.call('olga', 'subscription.get', { subscriptionId: id })).data.status;
  const credit = async (companyId: string) =>
    (await t.call('olga', 'customer.get', { companyId })).data?.credit;
  /** Oldest first: number, status, net. */
  const invoices = async (companyId: string) =>
    (await t.call('olga', 'customer.billing-list', { _companyId: companyId })).data.items
      .map(({ number, status, amount, vat }) => `${number?.slice(-1)} ${status} ${amount - vat}`)
      .reverse();

  describe('a change to something cheaper', () => {
    it('while its bill is open replaces the bill by one over what was used and the new plan', async () => {
      const { id, companyId, customerId } = await booked('business-yearly');
      await goOn(5);
      const shown = await change(id, 'starter-monthly');
      // 5 of 365 days of 2,490, and 39 for the month.
      expect(shown).toMatchObject({ net: 3411 + 3900, creditLeft: 0 });
      expect(await credit(companyId)).toBe(0);
      expect(await invoices(companyId)).toEqual(['1 void 249000', '2 paid -249000', '3 open 7311']);
      const [due] = await t.db
        .selectFrom('invoice')
        .where('kind', '=', 'invoice')
        .select('due_at')
        .distinct()
        .execute();
      expect(due?.due_at).toEqual(new Date('2026-03-16T22:59:59.999Z'));
      await t.call('olga', 'subscription.cancel-immediately', { subscriptionId: id, confirm: true });
      await goOn(100);
      const again = await subscribed(t, 'olga', customerId, 'team-monthly');
      expect(again.subscription.status).toBe('incomplete');
    });

    it('also takes in what an earlier change has billed', async () => {
      const { id, companyId } = await booked('team-monthly');
      await goOn(5);
      await change(id, 'team-yearly');
      await goOn(1);
      await change(id, 'starter-monthly');
      const [, , , , last] = await invoices(companyId);
      // 5 days of 31 of Team's month, 1 of 365 of its year, and the month.
      expect(last).toBe(`5 open ${1599 + 271 + 3900}`);
      expect(await credit(companyId)).toBe(0);
    });

    it('while it is overdue stays overdue, and runs again with the payment', async () => {
      const { id, companyId } = await booked('business-yearly');
      await goOn(16);
      await change(id, 'starter-monthly');
      expect(await status(id)).toBe('past_due');
      await goOn(1);
      expect(await status(id)).toBe('past_due');
      await pay('R2026-000003');
      expect(await status(id)).toBe('active');
      expect(await credit(companyId)).toBe(0);
    });

    it('of a bill that was part credit may be paid by that credit alone, and then runs again', async () => {
      const { _id, _companyId } = await customer(t, 'olga');
      await hadTrial(t, _id, _companyId);
      await t.db.updateTable('customer').set({ credit_net: 20_000 }).execute();
      const { subscription } = await subscribed(t, 'olga', _id, 'business-monthly');
      await goOn(16);
      expect(await status(subscription.id)).toBe('past_due');
      await change(subscription.id, 'starter-monthly');
      expect(await invoices(_companyId)).toEqual(['1 void 4900', '2 paid -4900', '3 paid 0']);
      expect(await status(subscription.id)).toBe('active');
    });

    it('of a paid bill leaves credit, and an invoice over nothing that says what it came from', async () => {
      const { id, companyId } = await booked('business-yearly');
      await pay('R2026-000001');
      await change(id, 'starter-monthly');
      expect(await credit(companyId)).toBe(249_000 - 3900);
      expect(await invoices(companyId)).toEqual(['1 paid 249000', '2 paid 0']);
      const { lines } = await t.db
        .selectFrom('invoice')
        .where('number', '=', 'R2026-000002')
        .select('lines')
        .executeTakeFirstOrThrow();
      expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
        ['unused', -249_000],
        ['period', 3900],
        ['kept', 245_100],
      ]);
      // It says no day for a payment.
      await t.doWork();
      expect(t.letters.at(-1)?.subject).toBe('Rechnung R2026-000002: nichts zu zahlen');
    });
  });

  describe('money that was sent back', () => {
    it('before a change is no credit', async () => {
      const { id, companyId } = await booked('business-yearly');
      await pay('R2026-000001');
      await refund('R2026-000001');
      expect(await change(id, 'starter-monthly')).toMatchObject({ net: 3900, creditLeft: 0 });
      expect(await credit(companyId)).toBe(0);
    });

    it('after a change takes its credit along: the invoice that made it is taken back first', async () => {
      const { id, companyId } = await booked('business-yearly');
      await pay('R2026-000001');
      await change(id, 'business-yearly', 2);
      await pay('R2026-000002');
      await change(id, 'starter-monthly');
      const refused = { code: 'state_conflict', detail: { creditedBy: 'R2026-000003' } };
      await expect(refund('R2026-000001')).rejects.toMatchObject(refused);
      await expect(refund('R2026-000002')).rejects.toMatchObject(refused);
      await refund('R2026-000003');
      expect(await credit(companyId)).toBe(0);
      await refund('R2026-000002');
      await refund('R2026-000001');
      // Nothing that is left has paid for the plan.
      expect(await change(id, 'team-monthly')).toMatchObject({ net: 9900, creditLeft: 0 });
    });

    it('is refused while its credit is used', async () => {
      const { id, companyId } = await booked('business-yearly');
      await pay('R2026-000001');
      await change(id, 'starter-monthly');
      await goOn(32);
      expect(await credit(companyId)).toBe(249_000 - 2 * 3900);
      await expect(refund('R2026-000002')).rejects.toMatchObject({ code: 'state_conflict' });
      await refund('R2026-000003');
      await refund('R2026-000002');
      expect(await credit(companyId)).toBe(0);
    });
  });

  it('to another interval between the end of a period and the clock begins a whole one', async () => {
    const { id, companyId } = await booked('team-monthly');
    await pay('R2026-000001');
    await goOn(31);
    await pay('R2026-000002');
    t.now = new Date('2026-05-02T08:00:30Z');
    await change(id, 'team-yearly');
    await goOn(0);
    const { items } = (await t.call('olga', 'subscription.get', { subscriptionId: id })).data;
    expect(items[0]).toMatchObject({
      current_period_start: '2026-05-02T08:00:00.000Z',
      current_period_end: '2027-05-02T08:00:00.000Z',
    });
    expect((await invoices(companyId)).at(-1)).toBe('3 open 99000');
  });

  it('in a period whose change an older version has not noted gives back all that is left', async () => {
    const { id, companyId } = await booked('team-monthly');
    await pay('R2026-000001');
    const end = new Date('2026-04-05T09:00:00Z');
    await t.db.updateTable('subscription').set({ current_period_end: end }).where('id', '=', id).execute();
    await change(id, 'starter-monthly');
    expect(await credit(companyId)).toBe(6000);
  });
});
