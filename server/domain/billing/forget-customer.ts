import type { BillingContext } from '../../api/change-context.ts';
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

/** The same for a company that is erased, if it is a customer. */
export async function forgetCustomerOf(context: BillingContext, companyId: string): Promise<void> {
  const customer = await context.tx
    .selectFrom('customer')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (customer) await forgetCustomer(context, customer);
}
