import type { ArgsOf } from '../../../contract/calls.ts';
import type { Customer } from '../../../contract/entities/customer.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import type { Db } from '../../database/database.ts';
import { idOfTry } from '../../domain/billing/id-of-try.ts';
import { tellProvider } from '../../domain/billing/provider-work.ts';
import { queueVatIdCheck } from '../../domain/billing/vat-id/check-vat-id.ts';
import { assertStaying, lockCompany } from '../../domain/company/lock-company.ts';
import { appendLog } from '../../domain/log/append.ts';
import { presentCustomer } from './presenter.ts';

/**
 * Makes a company a customer. The address is copied: a bill shows where the company was when it was written. Its
 * companyUID is its VAT number until the owner says otherwise.
 */
export async function createCustomer(
  context: CallContext,
  { _companyId, _addressId, name, email }: ArgsOf<'customer.create'>,
): Promise<Customer> {
  const { tx, now, ports } = context;
  const company = await lockCompany(tx, _companyId);
  assertStaying(company);
  await assertNoCustomer(tx, _companyId);
  const row = await tx
    .insertInto('customer')
    .values({
      id: idOfTry(context, 'customer'),
      company_id: _companyId,
      ...(await billingAddress(context, _companyId, _addressId)),
      name: name.trim(),
      email,
      vat_id: company.company_uid,
      address_id: _addressId,
      provider: ports.billing.kind,
      provider_id: null,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellProvider(context, row);
  await queueVatIdCheck(context, row);
  await appendLog(context, {
    companyId: _companyId,
    actor: { uid: userOf(context).id },
    action: 'customer.created',
    ref: { type: 'customer', id: row.id },
  });
  return presentCustomer(row, context);
}

async function assertNoCustomer(tx: Db, companyId: string): Promise<void> {
  const existing = await tx
    .selectFrom('customer')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (existing !== undefined)
    throw new ApiError('state_conflict', 'this company is a customer already; update it instead', {
      detail: { _customerId: existing.id },
    });
}

/** An address of the company, of one of its earlier customers, or the owner's own; whole, as § 14 UStG wants it. */
async function billingAddress(context: CallContext, companyId: string, addressId: string) {
  const { tx } = context;
  const row = await tx
    .selectFrom('address')
    .where('id', '=', addressId)
    .select(['ref_type', 'ref_id', 'country', 'state', 'city', 'postal_code', 'line1', 'line2'])
    .executeTakeFirst();
  const isTheirs =
    row !== undefined &&
    ((row.ref_type === 'company' && row.ref_id === companyId) ||
      (row.ref_type === 'user' && row.ref_id === userOf(context).id) ||
      (row.ref_type === 'customer' && (await isCustomerOf(tx, companyId, row.ref_id))));
  if (!isTheirs) throw new ApiError('not_found', 'no such address; create one for this company first');
  const { ref_type, ref_id, ...address } = row;
  const missing = (['postal_code', 'line1', 'city'] as const).filter((field) => address[field].trim() === '');
  if (missing.length > 0)
    throw new ApiError('fields_invalid', 'an invoice needs street, postcode and town; complete the address', {
      fields: missing.map((field) => ({ path: `_addressId.${field}`, code: 'missing' })),
    });
  return address;
}

async function isCustomerOf(tx: Db, companyId: string, customerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('customer')
    .where('company_id', '=', companyId)
    .where((eb) => eb(eb.cast<string>('id', 'text'), '=', customerId))
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}
