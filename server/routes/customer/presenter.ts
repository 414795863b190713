import type { Customer } from '../../../contract/entities/customer.ts';
import type { CallContext } from '../../api/call-context.ts';
import type { CustomerRow } from '../../domain/billing/rows.ts';
import { customerVatCase, vatIdCheckOf } from '../../domain/billing/vat-id/vat-buyer.ts';

export function presentCustomer(
  row: CustomerRow,
  { now, ports }: Pick<CallContext, 'now' | 'ports'>,
): Customer {
  return {
    _id: row.id,
    _companyId: row.company_id,
    _addressId: row.address_id,
    name: row.name,
    email: row.email,
    address: {
      country: row.country,
      state: row.state,
      city: row.city,
      postal_code: row.postal_code,
      line1: row.line1,
      line2: row.line2,
    },
    vatId: row.vat_id,
    vatIdCheck: vatIdCheckOf(row, now),
    vatCase: customerVatCase(row, ports.billing.seller, now),
    buyerReference: row.buyer_reference,
    credit: row.credit_net,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
