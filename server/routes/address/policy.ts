import type { ArgsOf } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import type { AddressRow } from '../../domain/address/presenter.ts';
import { lockCompany } from '../../domain/company/lock-company.ts';
import { closenessTo, type Reference, unknownReference } from './owner.ts';

/** The person themselves, or the owner of the company behind it. */
async function assertMayWrite(context: CallContext, reference: Reference): Promise<void> {
  const closeness = await closenessTo(context, reference);
  if (closeness === 'self' || closeness === 'owner') return;
  if (closeness === 'member')
    throw new ApiError('not_allowed', 'only the owner of the company changes its addresses');
  throw unknownReference();
}

export async function mayCreateAddress(
  context: CallContext,
  { reference }: ArgsOf<'address.create'>,
): Promise<void> {
  await assertMayWrite(context, reference);
}

/** An address the caller may change, locked; a company's behind the company, which shows it. */
export async function mayWriteAddress(context: CallContext, { id }: { id: string }): Promise<AddressRow> {
  const { membership } = userOf(context);
  const query = context.tx.selectFrom('address').where('id', '=', id).selectAll();
  const seen = await query.executeTakeFirst();
  if (seen?.ref_type === 'company' && seen.ref_id === membership?.companyId)
    await lockCompany(context.tx, membership.companyId);
  const row = await query.forNoKeyUpdate().executeTakeFirst();
  if (row === undefined) throw unknown();
  const closeness = await closenessTo(context, referenceOf(row));
  if (closeness === 'self' || closeness === 'owner') return row;
  if (closeness === 'member')
    throw new ApiError('not_allowed', 'only the owner of the company changes its addresses');
  throw unknown();
}

export type Reading = { readonly row: AddressRow; readonly whole: boolean };

/** Its people and staff read it whole; of a company's or a job's, strangers read where it is. */
export async function mayReadAddress(context: CallContext, { id }: ArgsOf<'address.get'>): Promise<Reading> {
  userOf(context);
  const row = await context.tx.selectFrom('address').where('id', '=', id).selectAll().executeTakeFirst();
  if (row === undefined) throw unknown();
  const closeness = await closenessTo(context, referenceOf(row));
  if (closeness !== 'stranger') return { row, whole: true };
  if (row.ref_type === 'user' || row.ref_type === 'customer') throw unknown();
  return { row, whole: false };
}

export async function mayListAddresses(
  context: CallContext,
  { refType, refId }: ArgsOf<'address.list'>,
): Promise<Reference> {
  const reference = { refType, refId };
  if ((await closenessTo(context, reference)) === 'stranger') throw unknownReference();
  return reference;
}

const referenceOf = (row: AddressRow): Reference => ({ refType: row.ref_type, refId: row.ref_id });
const unknown = () => new ApiError('not_found', 'no such address');
