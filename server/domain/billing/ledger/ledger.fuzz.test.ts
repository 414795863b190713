import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SubscriptionStatus } from '../../../../contract/entities/subscription.ts';
import { isFinal, isSubscriptionState } from '../../../../contract/policy/subscription.ts';
import { transact } from '../../../api/transact.ts';
import { customer } from '../../../testing/customers.ts';
import { makeDue } from '../../../testing/make-due.ts';
import { openMigrated } from '../../../testing/pglite-template.ts';
import { type TestApp, testApp } from '../../../testing/test-app.ts';
import { subscriptionWork } from '../work.ts';
import { bookPayment, refundInvoice } from './payment.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp(openMigrated);
}, 60_000);
afterAll(() => t.close());

const price = fc.constantFrom('starter-monthly', 'team-monthly', 'team-yearly', 'business-monthly');
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('book' as const),
      price,
      quantity: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      price,
      quantity: fc.integer({ min: 1, max: 3 }),
      preview: fc.boolean(),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 24 * 45 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('pay' as const, 'refund' as const, 'cancel' as const, 'resume' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('end' as const) }) },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** Which statuses can follow which, over any number of events. */
const AFTER: Record<SubscriptionStatus, readonly SubscriptionStatus[]> = {
  incomplete: ['incomplete', 'incomplete_expired', 'active', 'past_due', 'unpaid', 'canceled'],
  incomplete_expired: ['incomplete_expired'],
  trialing: ['trialing', 'active', 'past_due', 'unpaid', 'canceled'],
  active: ['active', 'past_due', 'unpaid', 'canceled'],
  past_due: ['past_due', 'active', 'unpaid', 'canceled'],
  unpaid: ['unpaid', 'active', 'past_due', 'canceled'],
  canceled: ['canceled'],
  paused: [],
};

test('no sequence of calls, payments and days leads to a state that is not there, or loses a cent or a number', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 4, maxLength: 14 }), async (acts) => {
      await t.reset();
      await makeDue(t, subscriptionWork);
      const { _id } = await customer(t, 'olga');
      const was = new Map<string, SubscriptionStatus>();
      for (const one of acts) {
        await perform(one, _id);
        await assertSound(was);
      }
    }),
    { numRuns: Number(process.env.FUZZ_RUNS ?? 15), endOnFailure: true },
  );
}, 120_000);

async function perform(one: Act, customerId: string): Promise<void> {
  const rows = await t.db.selectFrom('subscription').select(['id', 'status']).orderBy('created_at').execute();
  const subscriptionId = rows.at(-1)?.id;
  const refusable = (answer: { status: number }) => expect(answer.status).toBeLessThan(500);
  switch (one.do) {
    case 'book':
      return refusable(
        await t.call('olga', 'subscription.create', {
          customerId,
          priceId: one.price,
          quantity: one.quantity,
          businessConfirmed: true,
        }),
      );
    case 'wait':
      t.now = new Date(t.now.getTime() + one.hours * 3_600_000);
      await t.doWork();
      return;
    case 'pay':
    case 'refund': {
      const invoice = await t.db
        .selectFrom('invoice')
        .where('kind', '=', 'invoice')
        .where('status', 'in', one.do === 'pay' ? ['open', 'uncollectible'] : ['open', 'paid'])
        .where(
          'id',
          'not in',
          t.db
            .selectFrom('invoice')
            .where('corrects_id', 'is not', null)
            .select('corrects_id')
            .$castTo<{ corrects_id: string }>(),
        )
        .select('number')
        .orderBy('serial')
        .executeTakeFirst();
      const booked = one.do === 'pay' ? bookPayment : refundInvoice;
      if (invoice?.number)
        await transact(t.parts, (context) =>
          booked(context, { invoiceNumber: invoice.number as string }),
        ).catch((error) => expect([one.do, error.code]).toEqual(['refund', 'state_conflict']));
      return;
    }
  }
  if (subscriptionId === undefined) return;
  if (one.do === 'change') {
    const change = { subscriptionId, priceId: one.price, quantity: one.quantity };
    const answer = await t.call('olga', 'subscription.update', { ...change, preview: one.preview });
    refusable(answer);
  } else if (one.do === 'cancel') refusable(await t.call('olga', 'subscription.cancel', { subscriptionId }));
  else if (one.do === 'resume')
    refusable(await t.call('olga', 'subscription.update', { subscriptionId, cancel_at_period_end: false }));
  else refusable(await t.call('olga', 'subscription.cancel-immediately', { subscriptionId, confirm: true }));
}

async function assertSound(was: Map<string, SubscriptionStatus>): Promise<void> {
  expect(t.faults).toEqual([]);
  const rows = await t.db.selectFrom('subscription').selectAll().execute();
  for (const row of rows) {
    expect(isSubscriptionState({ status: row.status, cancelAtPeriodEnd: row.cancel_at_period_end })).toBe(
      true,
    );
    expect(AFTER[was.get(row.id) ?? row.status]).toContain(row.status);
    was.set(row.id, row.status);
    // What time has done is done: nothing that runs is behind its period, unless an invoice is overdue.
    if (row.status === 'active' || row.status === 'trialing')
      expect(row.current_period_end.getTime()).toBeGreaterThan(t.now.getTime() - 61_000);
  }
  expect(rows.filter(({ status }) => !isFinal(status)).length).toBeLessThanOrEqual(1);
  const invoices = await t.db.selectFrom('invoice').selectAll().orderBy('year').orderBy('serial').execute();
  for (const year of new Set(invoices.map((invoice) => invoice.year))) {
    const serials = invoices.filter((invoice) => invoice.year === year).map(({ serial }) => serial);
    expect(serials).toEqual(serials.map((_, index) => index + 1));
  }
  const { credit_net } = await t.db.selectFrom('customer').select('credit_net').executeTakeFirstOrThrow();
  const takenBack = new Set(invoices.map(({ corrects_id }) => corrects_id));
  const paid = invoices.filter(
    ({ id, kind, status }) => kind === 'invoice' && status === 'paid' && !takenBack.has(id),
  );
  expect(credit_net).toBeLessThanOrEqual(paid.reduce((sum, { net }) => sum + net, 0));
  for (const { lines, net, vat, total } of invoices) {
    expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(net);
    expect(net + vat).toBe(total);
  }
}
