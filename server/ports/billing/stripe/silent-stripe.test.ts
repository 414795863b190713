import { beforeEach, expect, test } from 'vitest';
import { customer, subscribed } from '../../../testing/customers.ts';
import { DAY } from '../../../testing/hiring.ts';
import { onDatabase } from '../../../testing/on-database.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { withStripe } from '../../../testing/with-stripe.ts';

onDatabase((app) => {
  let t: TestApp;
  beforeEach(() => {
    t = app();
  });
  const stripe = withStripe(app);

  const book = (customerId: string, priceId = 'team-monthly') =>
    t.call('olga', 'subscription.create', { customerId, priceId, quantity: 1, businessConfirmed: true });

  /** Makes a call while Stripe says nothing; the owner changes the customer meanwhile. */
  async function meanwhile<Data>(send: () => Promise<Data>, companyId: string): Promise<Data> {
    const silence = stripe().hold();
    const asking = send();
    await silence.reached;
    const other = await t.call('olga', 'customer.update', {
      _companyId: companyId,
      params: { name: 'Olga' },
    });
    expect([other.status, other.error]).toEqual([200, undefined]);
    silence.letGo();
    return asking;
  }

  test('T9 while Stripe says nothing to a booking, the customer can be changed', async () => {
    const { _id, _companyId } = await customer(t, 'olga');
    const booked = await meanwhile(() => book(_id), _companyId);
    expect(booked.data.subscription.status).toBe('trialing');
  });

  test.each([
    ['a change', 'subscription.update', { quantity: 2 }],
    ['its price', 'subscription.update', { quantity: 2, preview: true }],
    ['an end', 'subscription.cancel', {}],
    ['an end at once', 'subscription.cancel-immediately', { confirm: true }],
  ] as const)('T9 while Stripe says nothing to %s, the customer can be changed', async (_, name, more) => {
    const { _id, _companyId } = await customer(t, 'olga');
    const { subscription } = await subscribed(t, 'olga', _id);
    const args = { subscriptionId: subscription.id, ...more };
    const answer = await meanwhile(() => t.call('olga', name, args as never), _companyId);
    expect(answer.status).toBe(200);
  });

  test('T9 a customer is made, changed and deleted here while Stripe is away, and there once it is back', async () => {
    stripe().faults.push(...Array(20).fill('down'));
    const { _id, _companyId } = await customer(t, 'olga');
    await t.call('olga', 'customer.update', { _companyId, params: { name: 'Ährenglück AG' } });
    await t.doWork();
    expect(stripe().state.customers.size).toBe(0);
    stripe().faults.length = 0;
    t.now = new Date(t.now.getTime() + 60_001);
    await t.doWork();
    const [remote] = [...stripe().state.customers.values()];
    expect(remote).toMatchObject({ name: 'Ährenglück AG', metadata: { _customerId: _id } });
    stripe().faults.push('down');
    expect((await t.call('olga', 'customer.delete', { _companyId })).status).toBe(200);
    await t.doWork();
    expect(stripe().state.customers.size).toBe(1);
    t.now = new Date(t.now.getTime() + 60_001);
    await t.doWork();
    expect(stripe().state.customers.size).toBe(0);
    t.faults.length = 0;
  });

  test('T9 a company is erased while Stripe is away; its customer goes there later, once', async () => {
    const { _companyId } = await customer(t, 'olga');
    await t.doWork();
    const deleted = await t.call('olga', 'company.delete', {
      companyId: _companyId,
      confirmName: 'Bakery olga',
    });
    expect(deleted.status).toBe(200);
    // Done there, and the answer lost: the next try finds nothing to delete.
    stripe().faults.push('lost');
    t.now = new Date(t.now.getTime() + 15 * DAY);
    await t.doWork();
    const erased = await t.db.selectFrom('company').selectAll().executeTakeFirstOrThrow();
    expect(erased.deleted_at).toEqual(t.now);
    t.now = new Date(t.now.getTime() + 60_001);
    await t.doWork();
    expect(stripe().state.customers.size).toBe(0);
    const left = await t.db.selectFrom('work').where('kind', '=', 'billing.customer').selectAll().execute();
    expect(left).toEqual([]);
    t.faults.length = 0;
  });

  test('T9 of two bookings that race Stripe is asked for one', async () => {
    const { _id } = await customer(t, 'olga');
    await t.doWork();
    const silence = stripe().hold();
    const first = book(_id);
    await silence.reached;
    const second = await book(_id, 'business-monthly');
    expect([second.status, second.error.code]).toEqual([503, 'unavailable']);
    silence.letGo();
    expect((await first).status).toBe(200);
    expect(stripe().state.subscriptions.size).toBe(1);
    expect((await book(_id)).error.code).toBe('state_conflict');
    t.faults.length = 0;
  });

  test('T9 a turn that a killed process has left ends by itself', async () => {
    const { _id } = await customer(t, 'olga');
    await t.doWork();
    await t.db
      .updateTable('customer')
      .set({ turn_of: 'killed', turn_until: new Date(t.now.getTime() + 60_000) })
      .execute();
    expect((await book(_id)).error.code).toBe('unavailable');
    t.now = new Date(t.now.getTime() + 60_000);
    expect((await book(_id)).status).toBe(200);
    t.faults.length = 0;
  });
});
