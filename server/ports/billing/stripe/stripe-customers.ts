import type Stripe from 'stripe';
import { EU_PREFIXES, hasVatIdShape } from '../../../../contract/law/vat-ids.ts';
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
  const type = taxIdType(vatId);
  if (vatId !== null && type !== undefined)
    await ask(stripe.customers.createTaxId(id, { type, value: vatId }));
}

/** Stripe's name for a kind of number; undefined for those it has none for, or that cannot be told apart. */
export function taxIdType(vatId: string | null): 'eu_vat' | 'ch_vat' | 'gb_vat' | 'no_vat' | undefined {
  if (vatId === null || !hasVatIdShape(vatId)) return undefined;
  const prefix = vatId.slice(0, 2);
  if (EU_PREFIXES.includes(prefix)) return 'eu_vat';
  return ({ CH: 'ch_vat', GB: 'gb_vat', NO: 'no_vat' } as const)[prefix as 'CH' | 'GB' | 'NO'];
}
