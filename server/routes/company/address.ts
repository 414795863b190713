import type { ArgsOf } from '../../../contract/calls.ts';
import type { Company } from '../../../contract/entities/company.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { touchCompany } from '../../domain/company/lock-company.ts';
import { readCompany } from '../../domain/company/presenter.ts';
import type { CompanyRow } from '../../domain/company/row.ts';
import { logSettings } from './log-settings.ts';

/** Only an address that was made for this company: one of a person's must not become public. */
export async function updateAddress(
  context: CallContext,
  { addressId }: ArgsOf<'company.update-address'>,
  company: CompanyRow,
): Promise<Company> {
  const { tx } = context;
  const address = await tx
    .selectFrom('address')
    .where('id', '=', addressId)
    .where('ref_type', '=', 'company')
    .where('ref_id', '=', company.id)
    .select('id')
    .forShare()
    .executeTakeFirst();
  if (address === undefined)
    throw new ApiError('not_found', 'no such address of this company; create it first');
  if (company.address_id === addressId) return readCompany(tx, company.id);
  await tx.updateTable('company').set({ address_id: addressId }).where('id', '=', company.id).execute();
  await logSettings(context, company.id, { address: company.address_id }, { address: addressId });
  await touchCompany(context, company.id);
  return readCompany(tx, company.id);
}
