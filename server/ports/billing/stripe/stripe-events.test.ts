import Stripe from 'stripe';
import { beforeEach, expect, test } from 'vitest';
import { API_BASE } from '../../../../contract/calls.ts';
import type { BillingContext } from '../../../api/change-context.ts';
import { entitlementOf } from '../../../domain/billing/entitlement.ts';
import { customer, subscribed } from '../../../testing/customers.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import { SELLER } from '../../../testing/seller.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { WEBHOOK_SECRET, withStripe } from '../../../testing/with-stripe.ts';
import type { Billing } from '../billing.ts';
import { startBilling } from '../start-billing.ts';

const { webhooks } = new Stripe('sk_test_1');

onDatabase((app) => {
  let t: TestApp;
  beforeEach(() => {
    t = app();
  });
  const stripe = withStripe(app);

  let serial = 0;
  const eventOf = (type: string, named: { id: string; customer?: string }, id = `evt_${++serial}`) => {
    const { subscriptions, invoices } = stripe().state;
    const object = { ...(subscriptions.get(named.id) ?? invoices.get(named.id)), ...named };
    return JSON.stringify({
      id,
      object: 'event',
      api_version: '2026-10-28.endive',
      created: Math.floor(t.now.getTime() / 1000),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      type,
    });
  };

  async function post(payload: string, signature?: string) {
    const header =
      signature ??
      webhooks.generateTestHeaderString({
        payload,
        secret: WEBHOOK_SECRET,
        timestamp: Math.floor(t.now.getTime() / 1000),
      });
    const response = await t.app.inject({
      method: 'POST',
      url: `${API_BASE}/billing/stripe-events`,
      headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header },
      payload,
    });
    await t.doWork();
    return { status: response.statusCode, body: response.json() };
  }

  async function booked(priceId = 'team-monthly') {
    const { _id, _companyId } = await customer(t, 'olga');
    const { subscription } = await subscribed(t, 'olga', _id, priceId);
    const [remote] = [...stripe().state.subscriptions.values()];
    if (remote === undefined) throw new Error('nothing was booked');
    return { id: subscription.id, companyId: _companyId, remote };
  }
  const read = async (id: string) => (await t.call('olga', 'subscription.get', { subscriptionId: id })).data;
  const notes = async () => (await t.db.selectFrom('company_log').selectAll().execute()).length;

  test('an event with a forged, missing or old signature is refused and leaves nothing behind', async () => {
    const { id, remote } = await booked();
    remote.status = 'active';
    const payload = eventOf('customer.subscription.updated', remote);
    const timestamp = Math.floor(t.now.getTime() / 1000);
    const forged = [
      webhooks.generateTestHeaderString({ payload, secret: 'whsec_other', timestamp }),
      webhooks.generateTestHeaderString({ payload: `${payload} `, secret: WEBHOOK_SECRET, timestamp }),
      webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, timestamp: timestamp - 301 }),
      '',
      't=1,v1=00',
    ];
    for (const signature of forged) {
      const { status, body } = await post(payload, signature);
      expect([status, body.error.code]).toEqual([400, 'body_malformed']);
    }
    expect((await read(id)).status).toBe('trialing');
    expect(await t.db.selectFrom('stripe_event').selectAll().execute()).toEqual([]);
    expect((await post(payload)).status).toBe(200);
    expect((await read(id)).status).toBe('active');
  });

  test('the same event again has no second effect', async () => {
    const { id, remote } = await booked();
    remote.status = 'active';
    const payload = eventOf('customer.subscription.updated', remote);
    await post(payload);
    const [log, asked] = [await notes(), stripe().asked.length];
    // Even if Stripe says something else by now: this event was done.
    remote.status = 'canceled';
    t.signals.length = 0;
    expect((await post(payload)).status).toBe(200);
    expect([(await read(id)).status, await notes(), stripe().asked.length, t.signals]).toEqual([
      'active',
      log,
      asked,
      [],
    ]);
  });

  test('events that come in the wrong order, or all at once, end in what is true now', async () => {
    const { id, remote } = await booked();
    const older = eventOf('customer.subscription.updated', { ...remote, status: 'past_due' } as {
      id: string;
    });
    remote.status = 'active';
    const newer = eventOf('customer.subscription.updated', remote);
    expect((await post(newer)).status).toBe(200);
    expect((await post(older)).status).toBe(200);
    expect((await read(id)).status).toBe('active');
    remote.status = 'unpaid';
    const all = await Promise.all(
      Array.from({ length: 8 }, () => post(eventOf('customer.subscription.updated', remote))),
    );
    expect(all.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect((await read(id)).status).toBe('unpaid');
  });

  test('paid on Stripe’s page: the subscription is active, and its invoice in the list', async () => {
    const { _id, _companyId } = await customer(t, 'olga');
    await subscribed(t, 'olga', _id);
    const [trial] = [...stripe().state.subscriptions.values()];
    if (trial) Object.assign(trial, { status: 'canceled', ended_at: 1, canceled_at: 1 });
    await post(eventOf('customer.subscription.deleted', { id: trial?.id ?? '' }));
    // The trial is used up, so the next one has to be paid.
    const { subscription, payment } = await subscribed(t, 'olga', _id, 'starter-monthly');
    expect(subscription.status).toBe('incomplete');
    expect(payment).toMatchObject({ kind: 'hosted' });
    expect((await entitlementOf(t.db, _companyId, t.now)).jobSlots).toBe(1);
    const invoice = [...stripe().state.invoices.values()].find(({ status }) => status === 'open');
    stripe().pay(invoice?.id ?? '');
    await post(eventOf('invoice.paid', { id: invoice?.id ?? '' }));
    expect(await read(subscription.id)).toMatchObject({
      status: 'active',
      default_payment_method: { brand: 'visa', last4: '4242', exp: '04/2031' },
      latest_invoice: { status: 'paid', pdf: expect.stringContaining('https://pay.stripe.com/') },
    });
    expect((await entitlementOf(t.db, _companyId, t.now)).jobSlots).toBe(3);
  });

  test('past due keeps its beginning through further events, and entitles for 14 days', async () => {
    const { companyId, remote } = await booked();
    remote.status = 'past_due';
    await post(eventOf('customer.subscription.updated', remote));
    const began = t.now;
    for (const days of [5, 14]) {
      t.now = new Date(began.getTime() + days * 86_400_000);
      await post(eventOf('invoice.payment_failed', { id: remote.latest_invoice ?? '' }));
      expect((await entitlementOf(t.db, companyId, t.now)).jobSlots).toBe(10);
    }
    t.now = new Date(began.getTime() + 14 * 86_400_000 + 1);
    expect((await entitlementOf(t.db, companyId, t.now)).jobSlots).toBe(0);
  });

  test('what is none of ours is taken and forgotten', async () => {
    const { remote } = await booked();
    const log = await notes();
    stripe().state.subscriptions.set('sub_other', { ...remote, id: 'sub_other', customer: 'cus_other' });
    // Made by hand on Stripe's pages, beside the one that runs.
    stripe().state.subscriptions.set('sub_second', { ...remote, id: 'sub_second' });
    for (const id of ['sub_other', 'sub_second'])
      expect((await post(eventOf('customer.subscription.created', { id }))).status).toBe(200);
    expect((await post(eventOf('payout.paid', { id: 'po_1' }))).status).toBe(200);
    expect(await notes()).toBe(log);
    expect(t.faults).toEqual([]);
  });

  test('the announcement of an invoice, which has no id yet, holds up nothing', async () => {
    const { id, remote } = await booked();
    await t.doWork();
    const asked = stripe().asked.length;
    await post(eventOf('invoice.upcoming', { id: '', customer: remote.customer }));
    expect(t.faults).toEqual([]);
    expect(stripe().asked).toHaveLength(asked);
    expect((await t.call('olga', 'subscription.cancel', { subscriptionId: id })).status).toBe(200);
  });

  test('T9 an event is taken while Stripe does not answer; its effect comes when it does', async () => {
    const { id, remote } = await booked();
    await t.doWork();
    remote.status = 'active';
    stripe().faults.push('down');
    expect((await post(eventOf('customer.subscription.updated', remote))).status).toBe(200);
    expect((await read(id)).status).toBe('trialing');
    t.now = new Date(t.now.getTime() + 10_000);
    await t.doWork();
    expect((await read(id)).status).toBe('active');
    t.faults.length = 0;
  });

  test('an answer of Stripe that was lost: the second try finds the first one’s subscription', async () => {
    const { _id } = await customer(t, 'olga');
    const args = { customerId: _id, priceId: 'team-monthly', quantity: 1, businessConfirmed: true as const };
    const key = '019ca000-0000-7000-8000-00000000abcd';
    await t.doWork();
    // The price is asked for first. The booking's answer is lost, and that of the one retry the library makes itself.
    stripe().faults.push('none', 'lost', 'lost');
    const first = await t.call('olga', 'subscription.create', args, key);
    expect([first.status, first.error.code]).toEqual([503, 'unavailable']);
    expect(stripe().state.subscriptions.size).toBe(1);
    expect(await t.db.selectFrom('subscription').selectAll().execute()).toEqual([]);
    t.now = new Date(t.now.getTime() + 60_000);
    const second = await t.call('olga', 'subscription.create', args, key);
    expect(second.status).toBe(200);
    expect(stripe().state.subscriptions.size).toBe(1);
    t.faults.length = 0;
  });

  test('a booking whose call was given up comes back by its event, under the id it was given', async () => {
    const { _id, _companyId } = await customer(t, 'olga');
    await t.doWork();
    stripe().faults.push('none', 'lost', 'lost');
    await t.call('olga', 'subscription.create', {
      customerId: _id,
      priceId: 'team-monthly',
      quantity: 1,
      businessConfirmed: true,
    });
    const [remote] = [...stripe().state.subscriptions.values()];
    expect(await t.db.selectFrom('subscription').selectAll().execute()).toEqual([]);
    await post(eventOf('customer.subscription.created', { id: remote?.id ?? '' }));
    const { data } = await t.call('olga', 'subscription.of-customer', { customerId: _id });
    expect(data).toMatchObject([{ id: remote?.metadata._subscriptionId, status: 'trialing' }]);
    expect((await entitlementOf(t.db, _companyId, t.now)).jobSlots).toBe(10);
    t.faults.length = 0;
  });

  test('a price that costs something else at Stripe is not booked', async () => {
    const { _id } = await customer(t, 'olga');
    stripe().overrides.unit_amount = 9901;
    const refused = await t.call('olga', 'subscription.create', {
      customerId: _id,
      priceId: 'team-monthly',
      quantity: 1,
      businessConfirmed: true,
    });
    expect([refused.status, refused.error.code]).toEqual([503, 'unavailable']);
    expect(stripe().state.subscriptions.size).toBe(0);
    t.faults.length = 0;
  });

  test('with invoices of our own nobody is listened to', async () => {
    (t.ports as { billing: Billing<BillingContext> }).billing = await startBilling({
      kind: 'invoice',
      seller: SELLER,
    });
    expect((await post(eventOf('payout.paid', { id: 'po_1' }))).status).toBe(404);
  });
});
