import { v7 } from 'uuid';
import { company } from './people.ts';
import type { TestApp } from './test-app.ts';

type Place = { country?: string; city?: string; postalCode?: string; line1?: string };

/** An address of a company, as its owner would have made it. */
export async function addressOf(t: TestApp, companyId: string, place: Place = {}): Promise<string> {
  const id = v7();
  await t.db
    .insertInto('address')
    .values({
      id,
      ref_type: 'company',
      ref_id: companyId,
      country: place.country ?? 'DE',
      state: 'Niedersachsen',
      city: place.city ?? 'Celle',
      postal_code: place.postalCode ?? '29221',
      line1: place.line1 ?? 'Mühlenstraße 3',
      line2: '',
      created_at: t.now,
      updated_at: t.now,
    })
    .execute();
  return id;
}

/** A company without any given plan, that is a customer. */
export async function customer(t: TestApp, owner: string, index = 0, place: Place = {}) {
  const { _id } = await company(t, owner, index);
  await t.db.deleteFrom('plan_grant').where('company_id', '=', _id).execute();
  const answer = await t.call(owner, 'customer.create', {
    _companyId: _id,
    _addressId: await addressOf(t, _id, place),
    name: `Bäckerei Ährenglück ${owner} GmbH`,
    email: `rechnung-${owner}@example.org`,
  });
  if (answer.status !== 200) throw new Error(`customer: ${JSON.stringify(answer.error)}`);
  return answer.data;
}

export async function subscribed(
  t: TestApp,
  owner: string,
  customerId: string,
  priceId = 'team-monthly',
  quantity = 1,
) {
  const answer = await t.call(owner, 'subscription.create', {
    customerId,
    priceId,
    quantity,
    businessConfirmed: true,
  });
  if (answer.status !== 200) throw new Error(`subscribed: ${JSON.stringify(answer.error)}`);
  return answer.data;
}

/** A company that pays from the first day on: its trial is over, and its first bill is out. */
export async function paying(t: TestApp, owner: string, priceId?: string, quantity?: number) {
  const { _id, _companyId } = await customer(t, owner);
  await hadTrial(t, _id, _companyId);
  const { subscription, payment } = await subscribed(t, owner, _id, priceId, quantity);
  return { id: subscription.id, companyId: _companyId, customerId: _id, payment };
}

/** Lets plans have no trial any more: this company had one before. */
export async function hadTrial(t: TestApp, customerId: string, companyId: string): Promise<void> {
  await t.db
    .insertInto('subscription')
    .values({
      id: v7(),
      customer_id: customerId,
      company_id: companyId,
      provider: 'invoice',
      provider_id: null,
      item_id: 'earlier',
      status: 'canceled',
      price_id: 'starter-monthly',
      quantity: 1,
      current_period_start: new Date('2025-01-01'),
      current_period_end: new Date('2025-01-15'),
      billing_anchor: new Date('2025-01-15'),
      ended_at: new Date('2025-01-15'),
      collection_method: 'send_invoice',
      payment_method: null,
      created_at: new Date('2025-01-01'),
      updated_at: new Date('2025-01-15'),
    })
    .execute();
}
