import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BillingField, BillingProblem } from './billing-form.ts';

const TOO_LONG = msg`This is too long.`;

const TEXT: Record<string, MessageDescriptor> = {
  'name.missing': msg`Enter the name the bills are written to.`,
  'email.missing': msg`Enter the email address the bills go to.`,
  'email.not_a_mail': msg`This is not a complete email address.`,
  'line1.missing': msg`Enter street and number.`,
  'postalCode.missing': msg`Enter the postcode.`,
  'city.missing': msg`Enter the town.`,
  'vatId.check_digit': msg`The last digit does not match the others. Check the number.`,
  'vatId.not_a_company_uid': msg`This is not a VAT number of this country. See the example above.`,
};

/** What is wrong with a field of the billing data, and what would be right. */
export function billingFieldText({ field, code }: { field: BillingField; code: string }): MessageDescriptor {
  if (code === 'too_big') return TOO_LONG;
  return TEXT[`${field}.${code}`] ?? msg`Check this field.`;
}

/** Fields of the server's refusal by those of the form. */
const FIELD: Record<string, BillingField> = {
  '_addressId.postal_code': 'postalCode',
  '_addressId.line1': 'line1',
  '_addressId.city': 'city',
  'params.vatId': 'vatId',
  'params.buyerReference': 'buyerReference',
  'params.email': 'email',
  'params.name': 'name',
  postalCode: 'postalCode',
  line1: 'line1',
  line2: 'line2',
  city: 'city',
  state: 'state',
  country: 'country',
  email: 'email',
  name: 'name',
};

/** What the server did not take, by the field it belongs to. */
export function refusedFields(fields: readonly { path: string; code: string }[]): BillingProblem[] {
  return fields.flatMap(({ path, code }) => {
    const field = FIELD[path];
    return field ? [{ field, code: code as BillingProblem['code'] }] : [];
  });
}
