/**
 * A company's `companyUID` is its VAT number (product section 5, "Ambiguous calls"). Checked here without a network:
 * the German check digit by ISO 7064 MOD 11,10, others of the EU by shape only.
 */
const EU_SHAPE =
  /^(AT|BE|BG|CY|CZ|DK|EE|EL|ES|FI|FR|HR|HU|IE|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)[0-9A-Z+*]{7,12}$/;

/** `de 123 456 788` → `DE123456788`. */
export function normalizeCompanyUid(value: string): string {
  return value.toUpperCase().replace(/[\s.-]/g, '');
}

export function isCompanyUid(value: string): boolean {
  const uid = normalizeCompanyUid(value);
  const german = /^DE(\d{9})$/.exec(uid);
  return german ? isGermanVatNumber(german[1] as string) : EU_SHAPE.test(uid);
}

/** The problem of a typed number, shown beside its field; null if there is none. */
export type CompanyUidProblem = 'missing' | 'check_digit' | 'not_a_company_uid';

export function companyUidProblem(value: string): CompanyUidProblem | null {
  const uid = normalizeCompanyUid(value);
  if (uid === '') return 'missing';
  if (isCompanyUid(uid)) return null;
  return /^DE\d{9}$/.test(uid) ? 'check_digit' : 'not_a_company_uid';
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
