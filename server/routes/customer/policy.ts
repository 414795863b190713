import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { assertBiller } from '../../domain/billing/biller.ts';
import { type CustomerRow, lockCustomer } from '../../domain/billing/rows.ts';
import { assertMayBookPlan } from '../../domain/company/registration.ts';

export async function mayCreateCustomer(
  context: CallContext,
  { _companyId }: ArgsOf<'customer.create'>,
): Promise<void> {
  assertBiller(context, _companyId);
  await assertMayBookPlan(context.tx, _companyId);
}

export async function mayListInvoices(
  context: CallContext,
  { _companyId }: ArgsOf<'customer.billing-list'>,
): Promise<void> {
  assertBiller(context, _companyId);
}

export async function mayReadCustomer(
  context: CallContext,
  { companyId }: ArgsOf<'customer.get'>,
): Promise<CustomerRow | null> {
  assertBiller(context, companyId);
  return (await customerOf(context, companyId)) ?? null;
}

/** The company's customer, locked. */
export async function mayChangeCustomer(
  context: CallContext,
  { _companyId }: { _companyId: string },
): Promise<CustomerRow> {
  assertBiller(context, _companyId);
  const known = await customerOf(context, _companyId);
  if (known === undefined) throw noCustomer();
  const row = await lockCustomer(context.tx, known.id);
  if (row.deleted_at !== null) throw noCustomer();
  return row;
}

function customerOf({ tx }: CallContext, companyId: string): Promise<CustomerRow | undefined> {
  return tx
    .selectFrom('customer')
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
}

export const noCustomer = () =>
  new ApiError('not_found', 'this company is no customer yet; create one first');
