import { v7 } from 'uuid';
import { beforeEach, describe, expect, test } from 'vitest';
import { transact } from '../../api/transact.ts';
import { assertSeat, entitlementOf } from '../../domain/billing/entitlement.ts';
import { grantPlan } from '../../domain/billing/grant.ts';
import { bookPayment } from '../../domain/billing/ledger/payment.ts';
import { customer, hadTrial, subscribed } from '../../testing/customers.ts';
import { onDatabase, onPostgres } from '../../testing/on-database.ts';
import { company, DRAFT, member, publishedJob } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

onDatabase((app) => {
  let t: TestApp;
  beforeEach(() => {
    t = app();
  });

  describe('who may see and change billing (product 4.9)', () => {
    test('owners only; members may know of it, strangers may not', async () => {
      const { _id, _companyId, _addressId } = await customer(t, 'olga');
      const { subscription } = await subscribed(t, 'olga', _id);
      await member(t, _companyId, 'max', true);
      await t.db.updateTable('member').set({ can_sign: true }).where('user_id', '=', 'max').execute();
      await company(t, 'other', 1);
      const subscriptionId = subscription.id;
      const all = (uid: string) => [
        t.call(uid, 'customer.get', { companyId: _companyId }),
        t.call(uid, 'customer.billing-list', { _companyId }),
        t.call(uid, 'customer.create', {
          _companyId,
          _addressId: _addressId as string,
          name: 'x',
          email: 'x@example.org',
        }),
        t.call(uid, 'customer.update', { _companyId, params: { name: 'x' } }),
        t.call(uid, 'customer.delete', { _companyId }),
        t.call(uid, 'subscription.get', { subscriptionId }),
        t.call(uid, 'subscription.of-customer', { customerId: _id }),
        t.call(uid, 'subscription.update', { subscriptionId, quantity: 2 }),
        t.call(uid, 'subscription.update', { subscriptionId, quantity: 2, preview: true }),
        t.call(uid, 'subscription.cancel', { subscriptionId }),
        t.call(uid, 'subscription.cancel-immediately', { subscriptionId, confirm: true }),
        t.call(uid, 'subscription.create', {
          customerId: _id,
          priceId: 'team-monthly',
          quantity: 1,
          businessConfirmed: true,
        }),
      ];
      const refused = async (uid: string) =>
        (await Promise.all(all(uid))).map(({ status, error }) => `${status} ${error.code}`);
      expect(new Set(await refused('max'))).toEqual(new Set(['403 not_allowed']));
      expect(new Set(await refused('other'))).toEqual(new Set(['404 not_found']));
      expect((await t.call('olga', 'subscription.get', { subscriptionId })).data).toEqual(subscription);
    });
  });

  test('whoever books says that they act as a business', async () => {
    const { _id } = await customer(t, 'olga');
    const answer = await t.call('olga', 'subscription.create', {
      customerId: _id,
      priceId: 'team-monthly',
      quantity: 1,
      businessConfirmed: false as never,
    });
    expect([answer.status, answer.error.fields]).toMatchObject([422, [{ path: 'businessConfirmed' }]]);
  });

  test.each(['partner-monthly', 'free', 'nothing'])('%s is not sold', async (priceId) => {
    const { _id } = await customer(t, 'olga');
    const answer = await t.call('olga', 'subscription.create', {
      customerId: _id,
      priceId,
      quantity: 1,
      businessConfirmed: true,
    });
    expect([answer.status, answer.error.code]).toEqual([422, 'fields_invalid']);
  });

  test('what a change gives back is used up by the next invoice, to the cent', async () => {
    const { _id, _companyId } = await customer(t, 'olga');
    await hadTrial(t, _id, _companyId);
    const { subscription } = await subscribed(t, 'olga', _id, 'business-monthly');
    const subscriptionId = subscription.id;
    await transact(t.parts, (context) => bookPayment(context, { invoiceNumber: 'R2026-000001' }));
    t.now = new Date('2026-03-18T09:00:00Z');
    await t.call('olga', 'subscription.update', { subscriptionId, priceId: 'starter-monthly' });
    // 15 of 31 days, an hour less with the change of the clocks: 120.31 back, 18.84 due.
    const credit = 12_031 - 1884;
    expect((await t.call('olga', 'customer.get', { companyId: _companyId })).data?.credit).toBe(credit);
    await t.call('olga', 'subscription.update', { subscriptionId, priceId: 'team-yearly' });
    expect((await t.call('olga', 'customer.get', { companyId: _companyId })).data?.credit).toBe(0);
    const { items } = (await t.call('olga', 'customer.billing-list', { _companyId })).data;
    expect(items).toHaveLength(3);
    const net = 99_000 - 1884 - credit;
    expect(items[0]).toMatchObject({ amount: net + Math.round(net * 0.19), vat: Math.round(net * 0.19) });
    const after = await t.call('olga', 'subscription.get', { subscriptionId });
    expect(after.data.items[0]).toMatchObject({
      current_period_start: '2026-03-18T09:00:00.000Z',
      current_period_end: '2027-03-18T09:00:00.000Z',
    });
  });

  test('payment.4 what comes after a change is the price of the plan, whatever credit there is', async () => {
    const { _id, _companyId } = await customer(t, 'olga');
    await hadTrial(t, _id, _companyId);
    const { subscription } = await subscribed(t, 'olga', _id, 'team-monthly');
    await t.db.updateTable('customer').set({ credit_net: 20_000 }).where('id', '=', _id).execute();
    const { data } = await t.call('olga', 'subscription.update', {
      subscriptionId: subscription.id,
      priceId: 'starter-monthly',
      preview: true,
    });
    // The open bill is replaced, and nothing of it becomes credit.
    expect(data).toMatchObject({ creditLeft: 20_000 - 3900, nextAmountNet: 3900 });
  });

  test('a transfer under the number of a bill that was replaced is refused with the number of what is open', async () => {
    const { _id, _companyId } = await customer(t, 'olga');
    await hadTrial(t, _id, _companyId);
    const { subscription } = await subscribed(t, 'olga', _id, 'team-monthly');
    await t.call('olga', 'subscription.update', {
      subscriptionId: subscription.id,
      priceId: 'starter-monthly',
    });
    const [open] = (await t.call('olga', 'customer.billing-list', { _companyId })).data.items;
    expect(open?.status).toBe('open');
    const paid = transact(t.parts, (context) => bookPayment(context, { invoiceNumber: 'R2026-000001' }));
    await expect(paid).rejects.toMatchObject({
      code: 'state_conflict',
      message: `R2026-000001 is void; there is nothing to pay; open now: ${open?.number}`,
    });
  });

  describe('plan limits', () => {
    test('the free plan has one job on the market and two seats', async () => {
      const { _id } = await company(t, 'olga');
      await t.db.deleteFrom('plan_grant').execute();
      expect(await entitlementOf(t.db, _id, t.now)).toEqual({
        plan: 'free',
        jobSlots: 1,
        seats: 2,
        creatorSearch: false,
        live: false,
        validUntil: null,
      });
      await publishedJob(t, 'olga', _id);
      const draft = await t.call('olga', 'job.create', { _id: v7(), _companyId: _id, job: DRAFT });
      const refused = await t.call('olga', 'job.publish', { _jobId: draft.data._id, rev: draft.data.ver });
      expect([refused.status, refused.error.code, refused.error.detail]).toEqual([
        403,
        'plan_limit',
        { limit: 1, used: 1 },
      ]);
      await member(t, _id, 'max', false);
      await expect(transact(t.parts, (context) => assertSeat(context, _id))).rejects.toMatchObject({
        code: 'plan_limit',
        detail: { limit: 2, used: 2 },
      });
    });

    test('a plan that staff gave is in force until its end, beside what is booked', async () => {
      const { _id, _companyId } = await customer(t, 'olga');
      await grantPlan(t.db, [_companyId], { now: t.now, until: new Date('2026-04-01T00:00:00Z') });
      expect((await entitlementOf(t.db, _companyId, t.now)).jobSlots).toBe(1000);
      await subscribed(t, 'olga', _id, 'starter-monthly', 2);
      expect((await entitlementOf(t.db, _companyId, t.now)).jobSlots).toBe(1000);
      expect(await entitlementOf(t.db, _companyId, new Date('2026-04-01T00:00:00Z'))).toMatchObject({
        plan: 'starter',
        jobSlots: 6,
        seats: 10,
        creatorSearch: false,
        live: true,
      });
    });

    test('any member reads what the plan allows and what is used; strangers do not', async () => {
      const { _id, _companyId } = await customer(t, 'olga');
      const companyId = _companyId;
      await member(t, companyId, 'max', false);
      await company(t, 'other', 1);
      const read = (uid: string) => t.call(uid, 'subscription.entitlement', { companyId });
      expect((await read('max')).data).toEqual({
        plan: 'free',
        live: false,
        jobSlots: 1,
        jobsUsed: 0,
        seats: 2,
        seatsUsed: 2,
        creatorSearch: false,
        validUntil: null,
      });
      expect((await read('other')).error.code).toBe('not_found');
      const { subscription } = await subscribed(t, 'olga', _id, 'team-monthly', 2);
      const { _id: jobId } = await publishedJob(t, 'olga', companyId);
      await t.call('olga', 'job.create', { _id: v7(), _companyId: companyId, job: DRAFT });
      const team = { plan: 'team', live: true, jobSlots: 20, seats: 30, creatorSearch: true };
      expect((await read('max')).data).toEqual({
        ...team,
        jobsUsed: 1,
        seatsUsed: 2,
        validUntil: subscription.items[0]?.current_period_end,
      });
      await t.call('olga', 'job.unpublish', { _jobId: jobId, reason: 'paused', outcomes: {} });
      expect((await read('olga')).data.jobsUsed).toBe(0);
      await t.db
        .updateTable('subscription')
        .set({ status: 'past_due', past_due_since: t.now })
        .where('ended_at', 'is', null)
        .execute();
      const grace = new Date(t.now.getTime() + 14 * 86_400_000);
      expect((await read('max')).data).toMatchObject({ ...team, validUntil: grace.toISOString() });
      t.now = new Date(grace.getTime() + 1);
      expect((await read('max')).data).toMatchObject({ live: false, jobSlots: 0, validUntil: null });
    });
  });
});

onPostgres((app) => {
  test('two jobs that race for the last slot: one is published', async () => {
    const t = app();
    const { _id } = await company(t, 'olga');
    await t.db.deleteFrom('plan_grant').execute();
    const drafts = await Promise.all(
      [1, 2, 3, 4].map(() => t.call('olga', 'job.create', { _id: v7(), _companyId: _id, job: DRAFT })),
    );
    const published = await Promise.all(
      drafts.map(({ data }) => t.call('olga', 'job.publish', { _jobId: data._id, rev: data.ver })),
    );
    expect(published.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
  });

  test('twenty companies that book at the same moment get numbers without a gap', async () => {
    const t = app();
    const first = await customer(t, 'olga');
    await hadTrial(t, first._id, first._companyId);
    const template = await t.db
      .selectFrom('company')
      .where('id', '=', first._companyId)
      .selectAll()
      .executeTakeFirstOrThrow();
    const owners = Array.from({ length: 20 }, (_, index) => `owner${index}`);
    const customers = await Promise.all(
      owners.map(async (uid) => {
        const companyId = v7();
        const customerId = v7();
        await t.db
          .insertInto('company')
          .values({
            id: companyId,
            company_uid: null,
            company_name: uid,
            employee_count: null,
            rejection_text: template.rejection_text,
            reply_days: 7,
            created_at: t.now,
          })
          .execute();
        await member(t, companyId, uid, true);
        await t.db
          .updateTable('member')
          .set({ role: 'owner', can_sign: true })
          .where('user_id', '=', uid)
          .execute();
        const row = await t.db
          .selectFrom('customer')
          .where('id', '=', first._id)
          .selectAll()
          .executeTakeFirstOrThrow();
        await t.db
          .insertInto('customer')
          .values({ ...row, id: customerId, company_id: companyId })
          .execute();
        await hadTrial(t, customerId, companyId);
        return { uid, customerId };
      }),
    );
    const booked = await Promise.all(
      customers.map(({ uid, customerId }, index) =>
        t.call(uid, 'subscription.create', {
          customerId,
          // Every fourth is refused, and must leave no hole.
          priceId: index % 4 === 3 ? 'nothing' : 'team-monthly',
          quantity: 1,
          businessConfirmed: true,
        }),
      ),
    );
    expect(booked.filter(({ status }) => status === 200)).toHaveLength(15);
    const rows = await t.db.selectFrom('invoice').select(['serial', 'number']).orderBy('serial').execute();
    expect(rows.map(({ serial }) => serial)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
    expect(rows.at(-1)?.number).toBe('R2026-000015');
  });

  test('a booking that is rolled back after it took a number leaves no gap', async () => {
    const t = app();
    const { _id, _companyId } = await customer(t, 'olga');
    await hadTrial(t, _id, _companyId);
    const row = await t.db.selectFrom('customer').selectAll().executeTakeFirstOrThrow();
    const order = { id: v7(), customer: row, priceId: 'team-monthly', quantity: 1, trialDays: 0 };
    await expect(
      transact(t.parts, async (context) => {
        await context.ports.billing.subscribe(context, order);
        throw new Error('lost power');
      }),
    ).rejects.toThrow('lost power');
    const { payment } = await subscribed(t, 'olga', _id);
    expect(payment).toMatchObject({ reference: 'R2026-000001' });
  });
});
