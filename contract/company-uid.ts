import { EU_PREFIXES, hasVatIdShape, VAT_ID_SHAPES, vatIdPrefix } from './law/vat-ids.ts';

/**
 * A company's `companyUID` is its VAT number (product section 5, "Ambiguous calls"). Checked here without a network:
 * the German check digit by ISO 7064 MOD 11,10, others of the EU by their country's shape. The server also knows the
 * check digits of the others.
 */

/** `de 123 456 788` → `DE123456788`. */
export function normalizeCompanyUid(value: string): string {
  return value.toUpperCase().replace(/[\s.-]/g, '');
}

export function isCompanyUid(value: string): boolean {
  return companyUidProblem(value) === null;
}

/** The problem of a typed number, shown beside its field; null if there is none. */
export type CompanyUidProblem = 'missing' | 'check_digit' | 'not_a_company_uid';

export function companyUidProblem(value: string): CompanyUidProblem | null {
  const uid = normalizeCompanyUid(value);
  if (uid === '') return 'missing';
  const digits = /^DE(\d{9})$/.exec(uid)?.[1];
  if (digits !== undefined) return isGermanVatNumber(digits) ? null : 'check_digit';
  return EU_PREFIXES.includes(uid.slice(0, 2)) && hasVatIdShape(uid) ? null : 'not_a_company_uid';
}

/** Of a country of which no shape is known. */
const ANY_SHAPE = /^[0-9A-Z]{4,20}$/;

/**
 * What is wrong with the number of whoever pays, who may be anywhere: one of the EU, or one as the country writes them.
 */
export function vatIdProblem(value: string, country: string): CompanyUidProblem | null {
  const problem = companyUidProblem(value);
  if (problem !== 'not_a_company_uid') return problem;
  const vatId = normalizeCompanyUid(value);
  const prefix = vatIdPrefix(country);
  if (prefix === undefined) return ANY_SHAPE.test(vatId) ? null : problem;
  return vatId.startsWith(prefix) && hasVatIdShape(vatId) ? null : problem;
}

/** How the numbers of a country look: `ATU12345678`. Its digits are nobody's. */
export function exampleVatId(country: string): string | undefined {
  const prefix = vatIdPrefix(country);
  let digit = 0;
  return prefix && VAT_ID_SHAPES[prefix]?.example.replace(/\d/g, () => String(++digit % 10));
}

function isGermanVatNumber(digits: string): boolean {
  if (digits.startsWith('0')) return false;
  let product = 10;
  for (const digit of digits.slice(0, 8)) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10 === Number(digits[8]);
}
