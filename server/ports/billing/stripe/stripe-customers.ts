import type Stripe from 'stripe';
import type { CustomerRow } from '../../../domain/billing/rows.ts';
import type { CustomerRecords } from '../billing.ts';
import { ask, isMissing } from './ask.ts';

/** Stripe's records of our customers. Each act ends in the same state however often it is done. */
export function stripeCustomers(stripe: Stripe): CustomerRecords {
  return {
    async put(customer) {
      const id = customer.provider_id ?? (await create(stripe, customer));
      await ask(stripe.customers.update(id, paramsOf(customer)));
      await replaceVatId(stripe, id, customer.vat_id);
      return id;
    },
    async remove(providerId) {
      try {
        await ask(stripe.customers.del(providerId));
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
    },
  };
}

/** Only with what never changes: another try under the key must send the same words. */
async function create(stripe: Stripe, { id, company_id }: CustomerRow): Promise<string> {
  const metadata = { _companyId: company_id, _customerId: id };
  return (await ask(stripe.customers.create({ metadata }, { idempotencyKey: `customer ${id}` }))).id;
}

function paramsOf({ name, email, country, state, city, postal_code, line1, line2 }: CustomerRow) {
  return { name, email, address: { country, state, city, postal_code, line1, line2 } };
}

async function replaceVatId(stripe: Stripe, id: string, vatId: string | null): Promise<void> {
  const { data } = await ask(stripe.customers.listTaxIds(id, { limit: 10 }));
  if (vatId !== null && data.some(({ value }) => value === vatId)) return;
  for (const old of data) await ask(stripe.customers.deleteTaxId(id, old.id));
  if (vatId !== null) await ask(stripe.customers.createTaxId(id, { type: 'eu_vat', value: vatId }));
}
