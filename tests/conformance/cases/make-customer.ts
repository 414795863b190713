import { v7 } from 'uuid';
import { subscribed } from '../../../server/testing/customers.ts';
import type { World } from '../world.ts';

/** The company is no customer; its invoices stay, as the law wants it. */
export async function noCustomer({ t, companyId }: World): Promise<void> {
  await t.db.deleteFrom('customer').where('company_id', '=', companyId).execute();
}

export async function newAddress({ t, companyId }: World): Promise<string> {
  const id = v7();
  await t.db
    .insertInto('address')
    .values({
      id,
      ref_type: 'company',
      ref_id: companyId,
      country: 'DE',
      state: 'Niedersachsen',
      city: 'Celle',
      postal_code: '29221',
      line1: 'Mühlenstraße 3',
      line2: '',
      created_at: t.now,
      updated_at: t.now,
    })
    .execute();
  return id;
}

/** The company as a new customer, without a subscription. */
export async function newCustomer(world: World): Promise<string> {
  await noCustomer(world);
  const { data, error } = await world.t.call('owner', 'customer.create', {
    _companyId: world.companyId,
    _addressId: await newAddress(world),
    name: 'Bäckerei Ährenglück GmbH',
    email: 'rechnung@example.org',
  });
  if (error) throw new Error(`newCustomer: ${JSON.stringify(error)}`);
  return data._id;
}

/** A new customer with a subscription that has just been booked. */
export async function newSubscription(world: World): Promise<{ customerId: string; subscriptionId: string }> {
  const customerId = await newCustomer(world);
  const { subscription } = await subscribed(world.t, 'owner', customerId);
  return { customerId, subscriptionId: subscription.id };
}
