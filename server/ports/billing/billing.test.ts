import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BillingContext } from '../../api/change-context.ts';
import { transact } from '../../api/transact.ts';
import { bookPayment } from '../../domain/billing/ledger/payment.ts';
import { noteEvent } from '../../domain/billing/provider-work.ts';
import { customer, paying, subscribed } from '../../testing/customers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { SELLER } from '../../testing/seller.ts';
import { type StripeServer, startStripeServer } from '../../testing/stripe-server.ts';
import { terminal } from '../../testing/terminal.ts';
import type { TestApp } from '../../testing/test-app.ts';
import type { Billing } from './billing.ts';
import { startBilling } from './start-billing.ts';

/** What both sides of the billing port promise, through the calls that people make. */

const SIDES = ['invoice', 'stripe'] as const;

onDatabase((app) => {
  let t: TestApp;
  let stripe: StripeServer;
  beforeAll(async () => {
    stripe = await startStripeServer(() => app().now);
  });
  afterAll(() => stripe.stop());

  describe.each(SIDES)('billing by %s', (side) => {
    beforeEach(async () => {
      t = app();
      stripe.reset();
      const billing =
        side === 'invoice'
          ? await startBilling({ kind: 'invoice', seller: SELLER })
          : await startBilling(
              { kind: 'stripe', secretKey: 'sk_test_1', webhookSecret: 'whsec_1', automaticTax: true },
              stripe.config,
            );
      (t.ports as { billing: Billing<BillingContext> }).billing = billing;
    });
    afterAll(async () => {
      (t.ports as { billing: Billing<BillingContext> }).billing = await startBilling({
        kind: 'invoice',
        seller: SELLER,
      });
    });

    /** The first invoice is paid, by transfer or on Stripe's page. */
    async function payFirst(subscriptionId: string): Promise<void> {
      const { latest_invoice_id: id } = await t.db
        .selectFrom('subscription')
        .where('id', '=', subscriptionId)
        .select('latest_invoice_id')
        .executeTakeFirstOrThrow();
      const invoice = await t.db
        .selectFrom('invoice')
        .where('id', '=', id as string)
        .selectAll()
        .executeTakeFirstOrThrow();
      if (side === 'invoice')
        await transact(t.parts, (context) => bookPayment(context, { invoiceNumber: invoice.number ?? '' }));
      else {
        stripe.pay(invoice.provider_id as string);
        await transact(t.parts, (context) =>
          noteEvent(context, {
            id: `evt_${subscriptionId}`,
            type: 'invoice.paid',
            created: t.now,
            objectId: invoice.provider_id as string,
            customerId: [...stripe.state.customers.keys()][0] ?? '',
          }),
        );
        await t.doWork();
      }
    }

    async function paid() {
      const booked = await paying(t, 'olga');
      await payFirst(booked.id);
      return booked;
    }
    const read = async (id: string) =>
      (await t.call('olga', 'subscription.get', { subscriptionId: id })).data;

    test('a company becomes a customer, once, with its address and VAT id', async () => {
      const made = await customer(t, 'olga');
      expect(made).toMatchObject({
        name: 'Bäckerei Ährenglück olga GmbH',
        address: { country: 'DE', city: 'Celle', postal_code: '29221', line1: 'Mühlenstraße 3' },
        vatId: 'DE136695976',
        credit: 0,
      });
      const again = await t.call('olga', 'customer.create', {
        _companyId: made._companyId,
        _addressId: made._addressId as string,
        name: 'Again',
        email: 'a@example.org',
      });
      expect([again.status, again.error.code]).toEqual([409, 'state_conflict']);
      const updated = await t.call('olga', 'customer.update', {
        _companyId: made._companyId,
        params: { address: { city: 'Wien', country: 'AT' }, vatId: 'atu 13585627' },
      });
      expect(updated.data).toMatchObject({
        name: made.name,
        address: { city: 'Wien', country: 'AT', line1: 'Mühlenstraße 3' },
        vatId: 'ATU13585627',
      });
      expect((await t.call('olga', 'customer.get', { companyId: made._companyId })).data).toEqual(
        updated.data,
      );
    });

    test('the first plan begins with a trial of 14 days', async () => {
      const { _id } = await customer(t, 'olga');
      const { subscription } = await subscribed(t, 'olga', _id, 'starter-yearly', 3);
      expect(subscription).toMatchObject({
        customer: _id,
        status: 'trialing',
        trial_end: '2026-03-16T09:00:00.000Z',
        items: [{ price: { id: 'starter-yearly', unit_amount: 39_000 }, quantity: 3 }],
      });
    });

    test('a second one while one runs is refused, also of two that race', async () => {
      const { _id } = await customer(t, 'olga');
      const book = () =>
        t.call('olga', 'subscription.create', {
          customerId: _id,
          priceId: 'team-monthly',
          quantity: 1,
          businessConfirmed: true,
        });
      const both = await Promise.all([book(), book()]);
      const refused = both.filter(({ status }) => status !== 200);
      // Stripe is asked by one at a time; a call that meets it busy is tried again.
      for (const { status } of refused) expect(side === 'stripe' ? [409, 503] : [409]).toContain(status);
      expect(refused).toHaveLength(1);
      expect((await book()).error.code).toBe('state_conflict');
      t.faults.length = 0;
      const rows = await t.db.selectFrom('subscription').selectAll().execute();
      expect(rows).toHaveLength(1);
      if (side === 'stripe') expect(stripe.state.subscriptions.size).toBe(1);
    });

    test('the answer says how to pay, and the invoice is in the list', async () => {
      const { id, payment, companyId } = await paid();
      expect(payment).toMatchObject(
        side === 'invoice'
          ? { kind: 'transfer', amount: 11_781, reference: 'R2026-000001', iban: SELLER.iban }
          : { kind: 'hosted', url: expect.stringMatching(/^https:\/\/invoice\.stripe\.com\//) },
      );
      const { items } = (await t.call('olga', 'customer.billing-list', { _companyId: companyId })).data;
      expect(items).toMatchObject([{ status: 'paid', amount: 11_781, vat: 1881, currency: 'eur' }]);
      expect(await read(id)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
    });

    test('a change is shown before it is made, and costs the difference of the time that is left', async () => {
      const { id } = await paid();
      t.now = new Date('2026-03-18T09:00:00Z');
      const before = await t.db
        .selectFrom('subscription')
        .where('id', '=', id)
        .selectAll()
        .executeTakeFirst();
      const shown = await t.call('olga', 'subscription.update', {
        subscriptionId: id,
        priceId: 'business-monthly',
        quantity: 2,
        preview: true,
      });
      // 15 of 31 days are left, an hour less with the change of the clocks.
      expect(shown.data).toMatchObject({
        lines: [
          { kind: 'unused', amount: -4783 },
          { kind: 'remaining', amount: 24_062 },
        ],
        net: 19_279,
        vat: 3663,
        total: 22_942,
        nextAmountNet: 49_800,
      });
      expect(
        await t.db.selectFrom('subscription').where('id', '=', id).selectAll().executeTakeFirst(),
      ).toEqual(before);
      const changed = await t.call('olga', 'subscription.update', {
        subscriptionId: id,
        priceId: 'business-monthly',
        quantity: 2,
      });
      expect(changed.data).toMatchObject({
        status: 'active',
        items: [{ price: { id: 'business-monthly' }, quantity: 2 }],
      });
    });

    test('a change to yearly is billed again in a year, not when the month is over', async () => {
      const { id } = await paid();
      t.now = new Date('2026-03-18T09:00:00Z');
      const change = { subscriptionId: id, priceId: 'team-yearly', preview: true };
      const { data } = await t.call('olga', 'subscription.update', change);
      expect(data).toMatchObject({ nextBillingAt: '2027-03-18T09:00:00.000Z' });
    });

    test('cancelled for the end of the period, resumed, cancelled at once: final', async () => {
      const { id } = await paid();
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
      expect(resumed.data).toMatchObject({ cancel_at_period_end: false, cancel_at: null });
      const ended = await t.call('olga', 'subscription.cancel-immediately', {
        subscriptionId: id,
        confirm: true,
      });
      expect(ended.data).toMatchObject({ status: 'canceled', ended_at: t.now.toISOString() });
      const late = await t.call('olga', 'subscription.update', { subscriptionId: id, quantity: 2 });
      expect([late.status, late.error.detail]).toMatchObject([409, { status: 'canceled' }]);
    });

    test('an owner whose account is locked can cancel what the company pays for, and nothing more', async () => {
      const { id, companyId, customerId } = await paid();
      await t.db.updateTable('user').set({ locked_at: t.now }).where('id', '=', 'olga').execute();
      expect((await t.call('olga', 'customer.get', { companyId })).data?._id).toBe(customerId);
      const { data } = await t.call('olga', 'subscription.of-customer', { customerId });
      expect(data[0]).toMatchObject({ id, status: 'active' });
      const cancelled = await t.call('olga', 'subscription.cancel', { subscriptionId: id });
      expect(cancelled.data).toMatchObject({ cancel_at_period_end: true });
      const resumed = await t.call('olga', 'subscription.update', {
        subscriptionId: id,
        cancel_at_period_end: false,
      });
      expect([resumed.status, resumed.error.code]).toEqual([423, 'locked']);
    });

    test('staff ends a plan for an owner who cannot, with its period or at once', async () => {
      const { id, companyId } = await paid();
      const staff = terminal(t);
      expect(await staff.say('end-plan', companyId)).toBe('The plan of Bakery olga ends on 2026-04-02.');
      expect(await read(id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
      expect(await staff.say('end-plan', companyId, '--now')).toMatch(/ends on 2026-03-02\.$/);
      expect((await read(id)).status).toBe('canceled');
      expect((await staff.refusal('end-plan', companyId)).message).toMatch(/has booked no plan/);
      const log = await t.db.selectFrom('company_log').select(['action', 'actor']).orderBy('seq').execute();
      expect(log.slice(-2)).toMatchObject([
        { action: 'subscription.cancelled', actor: { position: 'staff' } },
        { action: 'subscription.ended', actor: { position: 'staff' } },
      ]);
    });

    test('a customer is forgotten once nothing runs any more; invoices stay', async () => {
      const { id, companyId } = await paid();
      const refused = await t.call('olga', 'customer.delete', { _companyId: companyId });
      expect([refused.status, refused.error.code]).toEqual([409, 'state_conflict']);
      await t.call('olga', 'subscription.cancel-immediately', { subscriptionId: id, confirm: true });
      expect((await t.call('olga', 'customer.delete', { _companyId: companyId })).status).toBe(200);
      expect((await t.call('olga', 'customer.get', { companyId })).data).toBeNull();
      const { items } = (await t.call('olga', 'customer.billing-list', { _companyId: companyId })).data;
      expect(items).toHaveLength(1);
      const row = await t.db.selectFrom('customer').selectAll().executeTakeFirstOrThrow();
      expect([row.name, row.email, row.line1, row.vat_id]).toEqual(['', '', '', null]);
    });

    test('the same key again has no second effect', async () => {
      const { _id } = await customer(t, 'olga');
      const key = '019ca000-0000-7000-8000-00000000abcd';
      const args = {
        customerId: _id,
        priceId: 'team-monthly',
        quantity: 1,
        businessConfirmed: true as const,
      };
      const first = await t.call('olga', 'subscription.create', args, key);
      const second = await t.call('olga', 'subscription.create', args, key);
      expect(second.data).toEqual(first.data);
      expect(second.headers['idempotency-replayed']).toBe('true');
    });
  });
});
