import type { BillingContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';
import { tellProvider } from './provider-work.ts';
import type { CustomerRow } from './rows.ts';

/**
 * Erases a customer's data, here at once and at the payment provider by work. Invoices stay unchanged, as the law
 * demands.
 */
export async function forgetCustomer(context: BillingContext, customer: CustomerRow): Promise<void> {
  const { tx, now } = context;
  await tx
    .updateTable('customer')
    .set({
      deleted_at: now,
      updated_at: now,
      ...{ name: '', email: '', state: '', city: '', postal_code: '', line1: '', line2: '' },
      vat_id: null,
      address_id: null,
    })
    .where('id', '=', customer.id)
    .execute();
  await tellProvider(context, customer);
}

/** Locked, if the company is a customer. */
export async function customerOf(tx: Db, companyId: string): Promise<CustomerRow | undefined> {
  return tx
    .selectFrom('customer')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
}
