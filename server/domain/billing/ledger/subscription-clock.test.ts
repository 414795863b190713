import { beforeEach, describe, expect, it, test } from 'vitest';
import { transact } from '../../../api/transact.ts';
import { customer, hadTrial, paying, subscribed } from '../../../testing/customers.ts';
import { makeDue } from '../../../testing/make-due.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { terminal } from '../../../testing/terminal.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { entitlementOf } from '../entitlement.ts';
import { subscriptionWork } from '../work.ts';
import { bookPayment, refundInvoice } from './payment.ts';

const DAY = 86_400_000;

onDatabase((app) => {
  let t: TestApp;
  beforeEach(async () => {
    t = app();
    await makeDue(t, subscriptionWork);
  });

  /** Moves the clock and lets everything happen that falls due. */
  async function goTo(at: string | Date): Promise<void> {
    t.now = new Date(at);
    await t.doWork();
    expect(t.faults).toEqual([]);
  }
  const goOn = (days: number) => goTo(new Date(t.now.getTime() + days * DAY));

  const booked = (priceId?: string, quantity?: number) => paying(t, 'olga', priceId, quantity);
  const read = async (id: string) => (await t.call('olga', 'subscription.get', { subscriptionId: id })).data;
  const invoices = async (companyId: string) =>
    (await t.call('olga', 'customer.billing-list', { _companyId: companyId })).data.items;
  async function payAll(companyId: string): Promise<void> {
    for (const { number, status } of await invoices(companyId))
      if (status === 'open')
        await transact(t.parts, (context) => bookPayment(context, { invoiceNumber: number as string }));
  }
  const slots = async (companyId: string) => (await entitlementOf(t.db, companyId, t.now)).jobSlots;

  test('T6 a subscription that cannot be billed holds up no other, is tried less and less, and staff sees it', async () => {
    const ill = await booked();
    await t.db
      .updateTable('subscription')
      .set({ price_id: 'gone-monthly' })
      .where('id', '=', ill.id)
      .execute();
    const { _id, _companyId } = await customer(t, 'emil', 1);
    await hadTrial(t, _id, _companyId);
    const well = (await subscribed(t, 'emil', _id)).subscription;
    const ofIll = () =>
      t.db
        .selectFrom('work')
        .where('key', '=', ill.id)
        .select(['attempts', 'gave_up_at'])
        .executeTakeFirstOrThrow();
    for (let minute = 0; minute < 10; minute++) {
      t.now = new Date(Date.parse('2026-04-02T09:00:00Z') + minute * 60_000);
      await t.doWork();
    }
    // Put off by 5, 10, 20, 40, 80 and 160 s; looked at each minute.
    expect((await ofIll()).attempts).toBe(7);
    const billed = await t.call('emil', 'subscription.get', { subscriptionId: well.id });
    expect(billed.data.status).toBe('past_due');
    expect(await terminal(t).say('work')).toMatch(/subscription\.\w+(\.row)?: Error, 7 tries/);
    await t.db.updateTable('work').set({ gave_up_at: t.now }).where('key', '=', ill.id).execute();
    t.now = new Date(t.now.getTime() + DAY);
    await t.doWork();
    expect(await ofIll()).toMatchObject({ attempts: 7, gave_up_at: expect.any(Date) });
    t.faults.length = 0;
  });

  test('the first plan of a company begins with a trial, and is billed when that is over', async () => {
    const { _id, _companyId } = await customer(t, 'olga');
    const { subscription, payment } = await subscribed(t, 'olga', _id);
    expect(subscription).toMatchObject({ status: 'trialing', trial_end: '2026-03-16T09:00:00.000Z' });
    expect(payment).toBeNull();
    expect(await slots(_companyId)).toBe(10);
    await goTo('2026-03-14T10:00:00Z');
    expect(await read(subscription.id)).toMatchObject({ status: 'trialing', latest_invoice: null });
    await goTo('2026-03-16T09:00:00Z');
    const after = await read(subscription.id);
    expect(after).toMatchObject({ status: 'active', latest_invoice: { status: 'open' } });
    expect(after.items[0]).toMatchObject({
      current_period_start: '2026-03-16T09:00:00.000Z',
      current_period_end: '2026-04-16T08:00:00.000Z',
    });
    const notices = await t.db
      .selectFrom('notification')
      .where('type', '=', 'subscription')
      .where('user_id', '=', 'olga')
      .select(['params', 'version'])
      .orderBy('created_at')
      .execute();
    expect(notices.map(({ version }) => version?.split(':')[0])).toEqual([
      'trialing',
      'trial-ending',
      'active',
    ]);
    expect(notices.map(({ params }) => params)).toEqual([
      ['Bakery olga', 'Team'],
      ['Bakery olga', 'Team', '2026-03-16T09:00:00.000Z'],
      ['Bakery olga', 'Team'],
    ]);
  });

  test('a trial that was cancelled ends without a bill, and without a reminder of one', async () => {
    const { _id, _companyId } = await customer(t, 'olga');
    const { subscription } = await subscribed(t, 'olga', _id);
    await t.call('olga', 'subscription.cancel', { subscriptionId: subscription.id });
    await goOn(12);
    const reminded = await t.db
      .selectFrom('notification')
      .where('version', '=', 'trial-ending')
      .selectAll()
      .execute();
    expect(reminded).toEqual([]);
    await goOn(3);
    expect(await read(subscription.id)).toMatchObject({ status: 'canceled', cancel_at_period_end: false });
    expect(await invoices(_companyId)).toEqual([]);
    expect(await slots(_companyId)).toBe(1);
  });

  test('a plan is renewed on its day for 13 months, a paid invoice each', async () => {
    t.now = new Date('2027-01-31T09:00:00Z');
    const { id, companyId } = await booked();
    await payAll(companyId);
    const ends: string[] = [];
    for (let month = 0; month < 13; month++) {
      const end = (await read(id)).items[0]?.current_period_end as string;
      ends.push(end.slice(0, 10));
      // The clock comes round once a minute.
      await goTo(new Date(Date.parse(end) - 61_000));
      expect((await invoices(companyId)).length).toBe(month + 1);
      await goTo(end);
      await goOn(3);
      await payAll(companyId);
    }
    // 2028 is a leap year; a shorter month does not move the day for good.
    expect(ends).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
      '2027-06-30',
      '2027-07-31',
      '2027-08-31',
      '2027-09-30',
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
    ]);
    const all = await invoices(companyId);
    expect(all).toHaveLength(14);
    expect(all.every((one) => one.status === 'paid' && one.amount === 9900 + 1881)).toBe(true);
    expect(all.map(({ number }) => number).reverse()).toEqual([
      ...Array.from({ length: 12 }, (_, index) => `R2027-${String(index + 1).padStart(6, '0')}`),
      'R2028-000001',
      'R2028-000002',
    ]);
    expect((await read(id)).status).toBe('active');
  });

  test('a yearly plan of the 29th of February is renewed on the 28th, and in the next leap year on the 29th', async () => {
    t.now = new Date('2028-02-29T12:00:00Z');
    const { id, companyId } = await booked('team-yearly');
    const ends: string[] = [];
    for (let year = 0; year < 4; year++) {
      await payAll(companyId);
      const end = (await read(id)).items[0]?.current_period_end as string;
      ends.push(end);
      await goTo(end);
    }
    expect(ends.map((end) => end.slice(0, 10))).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  describe('an invoice that nobody pays', () => {
    it('leaves the plan in force for 14 days, then nothing new is published, and ends in the cancellation', async () => {
      const { id, companyId } = await booked('team-yearly');
      expect((await read(id)).status).toBe('active');
      // All day long on the day that the invoice names: 16 March in Germany.
      await goTo('2026-03-16T22:59:00Z');
      expect((await read(id)).status).toBe('active');
      await goTo('2026-03-16T23:00:00Z');
      expect((await read(id)).status).toBe('past_due');
      expect(await slots(companyId)).toBe(10);
      await goTo('2026-03-30T22:59:00Z');
      expect([(await read(id)).status, await slots(companyId)]).toEqual(['past_due', 10]);
      await goTo('2026-03-30T23:00:00Z');
      expect([(await read(id)).status, await slots(companyId)]).toEqual(['past_due', 0]);
      await goTo('2026-04-13T23:00:00Z');
      expect([(await read(id)).status, await slots(companyId)]).toEqual(['unpaid', 0]);
      await goTo('2026-05-15T23:00:00Z');
      expect([(await read(id)).status, await slots(companyId)]).toEqual(['canceled', 1]);
      // A bill over the time until then takes the place of the one over the year.
      await goOn(1);
      const used = 20_229;
      expect(await invoices(companyId)).toMatchObject([
        { number: 'R2026-000003', status: 'open', amount: used + Math.round(used * 0.19) },
        { number: 'R2026-000002', amount: -117_810 },
        { number: 'R2026-000001', status: 'void' },
      ]);
      await goOn(61);
      expect(await invoices(companyId)).toMatchObject([{ status: 'uncollectible' }, {}, {}]);
      const mails = t.letters.map(({ subject }) => subject);
      expect(mails.slice(0, 5)).toEqual([
        'Rechnung R2026-000001 über 1.178,10 €',
        'Erinnerung: Rechnung R2026-000001 ist noch offen',
        'Erinnerung: Rechnung R2026-000001 ist noch offen',
        'Rechnungskorrektur R2026-000002 über -1.178,10 €',
        'Rechnung R2026-000003 über 240,73 €',
      ]);
      await payAll(companyId);
      expect(await slots(companyId)).toBe(1);
    });

    it('is reminded of at the address that is right now', async () => {
      const { companyId } = await booked();
      const params = { email: 'right@example.org' };
      await t.call('olga', 'customer.update', { _companyId: companyId, params });
      await goOn(18);
      expect(t.letters.map(({ to }) => to)).toEqual(['rechnung-olga@example.org', 'right@example.org']);
    });

    it('is reminded of without a word about publishing once its plan has ended', async () => {
      const { id } = await booked();
      await t.call('olga', 'subscription.cancel-immediately', { subscriptionId: id, confirm: true });
      await goOn(18);
      expect(t.letters.map(({ subject }) => subject)).toEqual([
        'Rechnung R2026-000001 über 117,81 €',
        'Erinnerung: Rechnung R2026-000001 ist noch offen',
      ]);
      expect(t.letters[1]?.text).not.toContain('veröffentlichen');
    });

    it('goes the same way when the server was off all the time', async () => {
      const { id } = await booked('team-yearly');
      await goOn(400);
      expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: '2026-05-15T22:59:59.999Z' });
      const log = await t.db.selectFrom('company_log').select(['action', 'after']).orderBy('seq').execute();
      const states = log.flatMap(({ after }) => (after as { status?: string } | null)?.status ?? []);
      expect(states).toEqual(['active', 'past_due', 'unpaid', 'canceled']);
    });

    it('is paid late: the plan goes on, and a period that was over begins anew with the payment', async () => {
      const { id, companyId } = await booked('team-monthly');
      await goOn(40);
      expect((await read(id)).status).toBe('past_due');
      expect(await invoices(companyId)).toHaveLength(1);
      await payAll(companyId);
      const after = await read(id);
      expect(after).toMatchObject({ status: 'active', latest_invoice: { status: 'open' } });
      expect(after.items[0]).toMatchObject({
        current_period_start: '2026-04-11T09:00:00.000Z',
        current_period_end: '2026-05-11T09:00:00.000Z',
      });
      expect(await slots(companyId)).toBe(10);
    });

    it('is paid right after it was cancelled in a period that was over: it ends there and does not run again', async () => {
      const { id, companyId } = await booked('team-monthly');
      await goOn(40);
      await t.call('olga', 'subscription.cancel', { subscriptionId: id });
      await payAll(companyId);
      expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: '2026-04-02T08:00:00.000Z' });
      expect(await invoices(companyId)).toHaveLength(1);
      expect(await slots(companyId)).toBe(1);
    });

    it('lets the next plan of that company begin only when it is paid, for 23 hours', async () => {
      const { id, companyId, customerId } = await booked('team-monthly');
      await goOn(15);
      await t.call('olga', 'subscription.cancel-immediately', { subscriptionId: id, confirm: true });
      const { subscription, payment } = await subscribed(t, 'olga', customerId, 'starter-monthly');
      expect(subscription.status).toBe('incomplete');
      expect(payment).toMatchObject({ kind: 'transfer', amount: 4641, reference: 'R2026-000002' });
      expect(await slots(companyId)).toBe(1);
      await goOn(22.9 / 24);
      expect((await read(subscription.id)).status).toBe('incomplete');
      await goOn(0.2 / 24);
      expect(await read(subscription.id)).toMatchObject({
        status: 'incomplete_expired',
        latest_invoice: { status: 'void' },
      });
      expect(await invoices(companyId)).toMatchObject([
        { kind: 'credit_note', amount: -4641, number: 'R2026-000003' },
        { number: 'R2026-000002', status: 'void', corrected: true },
        { number: 'R2026-000001', status: 'open' },
      ]);
      const second = await subscribed(t, 'olga', customerId, 'starter-monthly');
      await transact(t.parts, (context) => bookPayment(context, { invoiceNumber: 'R2026-000004' }));
      expect((await read(second.subscription.id)).status).toBe('active');
      expect(await slots(companyId)).toBe(3);
    });

    it.each([
      ['pays it, so the plan begins at once', 5_000, 'active', 1_100],
      [
        'pays a part of it, and that part comes back when the plan lapses',
        1_000,
        'incomplete_expired',
        1_000,
      ],
    ])('of the first bill of that plan credit %s', async (_, credit, status, left) => {
      const { id, companyId, customerId } = await booked('team-monthly');
      await goOn(15);
      await t.call('olga', 'subscription.cancel-immediately', { subscriptionId: id, confirm: true });
      await t.db.updateTable('customer').set({ credit_net: credit }).where('id', '=', customerId).execute();
      const { subscription } = await subscribed(t, 'olga', customerId, 'starter-monthly');
      expect(subscription.status).toBe(status === 'active' ? 'active' : 'incomplete');
      await goOn(1);
      expect((await read(subscription.id)).status).toBe(status);
      expect(await slots(companyId)).toBe(status === 'active' ? 3 : 1);
      const customer = await t.db
        .selectFrom('customer')
        .where('id', '=', customerId)
        .select('credit_net')
        .executeTakeFirstOrThrow();
      expect(customer.credit_net).toBe(left);
    });
  });

  test('cancelled for the end of the period it is in force until then, and can be resumed', async () => {
    const { id, companyId } = await booked();
    await payAll(companyId);
    const cancelled = await t.call('olga', 'subscription.cancel', { subscriptionId: id, reason: 'Winter' });
    expect(cancelled.data).toMatchObject({
      status: 'active',
      cancel_at_period_end: true,
      cancel_at: '2026-04-02T08:00:00.000Z',
    });
    const resumed = await t.call('olga', 'subscription.update', {
      subscriptionId: id,
      cancel_at_period_end: false,
    });
    expect(resumed.data).toMatchObject({ cancel_at_period_end: false, cancel_at: null, canceled_at: null });
    await t.call('olga', 'subscription.cancel', { subscriptionId: id });
    await goTo('2026-04-02T07:59:00Z');
    expect(await slots(companyId)).toBe(10);
    await goTo('2026-04-02T08:00:00Z');
    expect(await read(id)).toMatchObject({ status: 'canceled', ended_at: '2026-04-02T08:00:00.000Z' });
    expect(await slots(companyId)).toBe(1);
    expect(await invoices(companyId)).toHaveLength(1);
  });

  test('an invoice is booked once, and taken back once', async () => {
    const { companyId } = await booked();
    const book = () =>
      transact(t.parts, (context) => bookPayment(context, { invoiceNumber: 'R2026-000001' }));
    await book();
    await expect(book()).rejects.toMatchObject({ code: 'state_conflict', detail: { status: 'paid' } });
    const refund = () =>
      transact(t.parts, (context) =>
        refundInvoice({ ...context, by: 'staff' }, { invoiceNumber: 'R2026-000001' }),
      );
    expect((await refund()).result).toMatchObject({ number: 'R2026-000002', total: -11_781 });
    await expect(refund()).rejects.toMatchObject({ code: 'state_conflict' });
    expect(await invoices(companyId)).toMatchObject([
      { kind: 'credit_note', status: 'paid', amount: -11_781, vat: -1881 },
      { kind: 'invoice', status: 'paid', corrected: true },
    ]);
    await expect(
      transact(t.parts, (context) => bookPayment(context, { invoiceNumber: 'R1999-000001' })),
    ).rejects.toMatchObject({ code: 'not_found' });
  });

  test('an issued invoice can be neither changed nor deleted', async () => {
    await booked();
    await expect(t.db.updateTable('invoice').set({ net: 1, total: 1882 }).execute()).rejects.toThrow(
      /never changed/,
    );
    await expect(t.db.deleteFrom('invoice').execute()).rejects.toThrow(/never changed/);
  });
});
