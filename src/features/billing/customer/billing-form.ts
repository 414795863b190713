import * as z from 'zod/mini';
import { normalizeCompanyUid, vatIdProblem } from '../../../../contract/company-uid.ts';
import type { Company } from '../../../../contract/entities/company.ts';
import type { Customer, CustomerParams } from '../../../../contract/entities/customer.ts';
import { mail } from '../../../../contract/fields.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';

/** In the order in which they stand in the form. */
export const BILLING_FIELDS = [
  'name',
  'email',
  'line1',
  'line2',
  'postalCode',
  'city',
  'state',
  'country',
  'vatId',
  'buyerReference',
] as const;
export type BillingField = (typeof BILLING_FIELDS)[number];

/** Who the bills are written to, as it is typed. */
export type BillingForm = Record<BillingField, string>;

export function billingFormOf({ name, email, address, vatId, buyerReference }: Customer): BillingForm {
  const { country, state, city, postal_code, line1, line2 } = address;
  return {
    ...{ name, email, line1, line2, postalCode: postal_code, city, state, country },
    vatId: vatId ?? '',
    // An answer that an older app has kept does not name it.
    buyerReference: buyerReference ?? '',
  };
}

/** What is known of a company that is no customer yet. */
export function firstBillingForm(
  { companyName, companyUID, address }: Pick<Company, 'companyName' | 'companyUID' | 'address'>,
  email: string,
): BillingForm {
  const { country = 'DE', state = '', city = '', postalCode = '', line1 = '', line2 = '' } = address ?? {};
  const where = { line1, line2, postalCode, city, state, country };
  return { name: companyName, email, ...where, vatId: companyUID, buyerReference: '' };
}

type Code = 'missing' | 'too_big' | 'not_a_mail' | 'check_digit' | 'not_a_company_uid';
export type BillingProblem = { field: BillingField; code: Code };

const MOST: Partial<Record<BillingField, number>> = {
  name: TEXT_MAX.companyName,
  line1: TEXT_MAX.place,
  line2: TEXT_MAX.place,
  postalCode: TEXT_MAX.postalCode,
  city: TEXT_MAX.place,
  state: TEXT_MAX.place,
  buyerReference: TEXT_MAX.buyerReference,
};

/** What an invoice needs (§ 14 UStG), checked without a network; the first problem of each field. */
export function billingProblems(values: BillingForm): BillingProblem[] {
  const vatId = values.vatId.trim() === '' ? null : vatIdProblem(values.vatId, values.country);
  const found: [BillingField, Code, boolean][] = [
    ...(['name', 'email', 'line1', 'postalCode', 'city'] as const).map(
      (field) => [field, 'missing', values[field].trim() === ''] as [BillingField, Code, boolean],
    ),
    ...Object.entries(MOST).map(
      ([field, most]) =>
        [field, 'too_big', values[field as BillingField].trim().length > most] as [
          BillingField,
          Code,
          boolean,
        ],
    ),
    ['email', 'not_a_mail', !z.safeParse(mail, values.email.trim()).success],
    ['vatId', 'check_digit', vatId === 'check_digit'],
    ['vatId', 'not_a_company_uid', vatId === 'not_a_company_uid'],
  ];
  const wrong = found.filter(([, , is]) => is);
  return BILLING_FIELDS.flatMap((field) => {
    const first = wrong.find(([of]) => of === field);
    return first ? [{ field, code: first[1] }] : [];
  });
}

const trimmed = (values: BillingForm): BillingForm =>
  Object.fromEntries(Object.entries(values).map(([field, text]) => [field, text.trim()])) as BillingForm;

/** What the server is told of an address; `postalCode` is an address's word, `postal_code` a customer's. */
export function addressOf(values: BillingForm) {
  const { country, state, city, postalCode, line1, line2 } = trimmed(values);
  return { country, state, city, postalCode, line1, line2 };
}

/**
 * The facts that were changed here; null where there is nothing to send.
 * @param before what was shown when the editing began: another owner may have changed the others since
 */
export function changedParams(before: BillingForm, values: BillingForm): CustomerParams | null {
  const now = trimmed(values);
  const differs = (field: BillingField) => now[field] !== before[field];
  const address = {
    ...(differs('country') && { country: now.country }),
    ...(differs('state') && { state: now.state }),
    ...(differs('city') && { city: now.city }),
    ...(differs('postalCode') && { postal_code: now.postalCode }),
    ...(differs('line1') && { line1: now.line1 }),
    ...(differs('line2') && { line2: now.line2 }),
  };
  const uid = normalizeCompanyUid(now.vatId);
  const params: CustomerParams = {
    ...(differs('name') && { name: now.name }),
    ...(differs('email') && { email: now.email }),
    ...(Object.keys(address).length > 0 && { address }),
    ...(uid !== normalizeCompanyUid(before.vatId) && { vatId: uid || null }),
    ...(differs('buyerReference') && { buyerReference: now.buyerReference }),
  };
  return Object.keys(params).length > 0 ? params : null;
}
