import type { AnswerOf, ArgsOf } from '../../../contract/calls.ts';
import { normalizeCompanyUid, vatIdProblem } from '../../../contract/company-uid.ts';
import type { Customer, CustomerParams } from '../../../contract/entities/customer.ts';
import { ApiError } from '../../../contract/errors.ts';
import { type CallContext, userOf } from '../../api/call-context.ts';
import { hasRightCheckDigits } from '../../base/vat-id.ts';
import { hasLiveSubscription } from '../../domain/billing/entitlement.ts';
import { forgetCustomer } from '../../domain/billing/forget-customer.ts';
import { tellProvider } from '../../domain/billing/provider-work.ts';
import type { CustomerRow } from '../../domain/billing/rows.ts';
import { queueVatIdCheck } from '../../domain/billing/vat-id/check-vat-id.ts';
import { appendLog } from '../../domain/log/append.ts';
import { presentCustomer } from './presenter.ts';

/** Changes what later invoices carry; what is not named stays. */
export async function updateCustomer(
  context: CallContext,
  { params }: ArgsOf<'customer.update'>,
  customer: CustomerRow,
): Promise<Customer> {
  const { tx, now } = context;
  const changes = columnsOf(params, customer);
  if (Object.keys(changes).length === 0) return presentCustomer(customer, context);
  const row = await tx
    .updateTable('customer')
    .set({ ...changes, updated_at: now })
    .where('id', '=', customer.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await tellProvider(context, row);
  await queueVatIdCheck(context, row);
  await appendLog(context, {
    companyId: row.company_id,
    actor: { uid: userOf(context).id },
    action: 'customer.changed',
    ref: { type: 'customer', id: row.id },
    after: { changed: Object.keys(changes) },
  });
  return presentCustomer(row, context);
}

function columnsOf(
  { name, email, address = {}, vatId, buyerReference }: CustomerParams,
  before: CustomerRow,
) {
  const country = address.country ?? before.country;
  const given = {
    ...address,
    name: name?.trim(),
    email,
    vat_id: vatId === undefined || vatId === null ? vatId : checkedVatId(vatId, country),
    buyer_reference: buyerReference?.trim(),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<
    Pick<
      CustomerRow,
      | 'name'
      | 'email'
      | 'country'
      | 'state'
      | 'city'
      | 'postal_code'
      | 'line1'
      | 'line2'
      | 'vat_id'
      | 'buyer_reference'
    >
  >;
}

function checkedVatId(value: string, country: string): string {
  const vatId = normalizeCompanyUid(value);
  const problem = vatIdProblem(value, country) ?? (hasRightCheckDigits(vatId) ? null : 'check_digit');
  if (problem !== null)
    throw new ApiError('fields_invalid', `vatId is not a valid VAT number for ${country}`, {
      fields: [{ path: 'params.vatId', code: problem }],
    });
  return vatId;
}

/** Forgets who the customer was. Its invoices keep what they say: the law wants them for years. */
export async function deleteCustomer(
  context: CallContext,
  _args: ArgsOf<'customer.delete'>,
  customer: CustomerRow,
): Promise<AnswerOf<'customer.delete'>> {
  const { tx } = context;
  if (await hasLiveSubscription(tx, customer.company_id))
    throw new ApiError('state_conflict', 'a subscription still runs; cancel it first');
  await forgetCustomer(context, customer);
  await appendLog(context, {
    companyId: customer.company_id,
    actor: { uid: userOf(context).id },
    action: 'customer.deleted',
    ref: { type: 'customer', id: customer.id },
  });
  return { _id: customer.id };
}
