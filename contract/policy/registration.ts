import type { AdvertiserKind, Land, NewRegistration, RegistrationField } from '../entities/registration.ts';
import { fold } from '../fold.ts';
import { TEXT_MAX } from '../limits.ts';

/**
 * Ways into the product without a VAT number (L25): what each kind says of itself, how that is checked without a
 * network, and by what two of a kind are the same. Both the form and the server ask here.
 */

const NEEDED: Record<AdvertiserKind, readonly RegistrationField[]> = {
  business: [],
  small_business: ['land', 'taxNumber'],
  registered: ['register', 'court', 'number'],
  association: ['court', 'number'],
  public_body: ['postalCode', 'city'],
  household: ['line1', 'postalCode', 'city'],
};

/** The facts that a kind states, in the order in which they are asked for. */
export const factsNeeded = (kind: AdvertiserKind): readonly RegistrationField[] => NEEDED[kind];

/** Whether only a document proves it; staff reads the others up in the public register. */
export const needsDocument = (kind: AdvertiserKind): boolean =>
  kind === 'small_business' || kind === 'public_body' || kind === 'household';

export type RegistrationProblem = {
  field: RegistrationField;
  code: 'missing' | 'not_a_tax_number' | 'not_a_register_number' | 'not_a_postcode';
};

/** What is wrong with a registration; empty if nothing is. */
export function registrationProblems(facts: NewRegistration): RegistrationProblem[] {
  return NEEDED[facts.kind].flatMap((field): RegistrationProblem[] => {
    const value = facts[field]?.trim() ?? '';
    if (value === '') return [{ field, code: 'missing' }];
    const code = wrongCode(field, value, facts);
    return code ? [{ field, code }] : [];
  });
}

function wrongCode(field: RegistrationField, value: string, { land }: NewRegistration) {
  if (field === 'taxNumber' && land && federalTaxNumber(value, land) === null) return 'not_a_tax_number';
  if (field === 'number' && registerNumber(value) === null) return 'not_a_register_number';
  return field === 'postalCode' && !/^\d{5}$/.test(value) ? 'not_a_postcode' : undefined;
}

/** Only what the kind states, trimmed: what was typed for another kind before is left out. */
export function statedFacts(facts: NewRegistration): NewRegistration {
  const stated = NEEDED[facts.kind].map((field) => [field, facts[field]?.trim()]);
  return { kind: facts.kind, ...Object.fromEntries(stated) };
}

/**
 * By what two companies of a kind are the same, so that there is no second one. Null of a household: nobody may find out
 * by trying whether somebody at an address advertises here. Of facts without problems.
 */
export function registrationKey(facts: NewRegistration, name: string): string | null {
  const { kind, land, taxNumber = '', register, court = '', number = '', postalCode = '' } = facts;
  switch (kind) {
    case 'small_business':
      return `tax:${land && federalTaxNumber(taxNumber, land)}`;
    case 'registered':
    case 'association':
      return [register ?? 'VR', courtKey(court), registerNumber(number)].join(':');
    case 'public_body':
      return `body:${fold(name)}:${postalCode.trim()}`;
    case 'business':
    case 'household':
      return null;
  }
}

/** `Amtsgericht Charlottenburg (Berlin)` and `AG Charlottenburg` are one court. */
function courtKey(court: string): string {
  return fold(court)
    .replace(/\(.*\)/, '')
    .replace(/^(amtsgericht|registergericht|ag)\s+/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** `HRB 12345 B` → `12345B`; null for what is no number of a register. */
export function registerNumber(typed: string): string | null {
  const number = typed
    .toUpperCase()
    .replace(/^(HRA|HRB|VR|PR|GNR|GSR)/, '')
    .replace(/[\s.]/g, '');
  return /^[1-9]\d{0,6}[A-Z]{0,3}$/.test(number) ? number : null;
}

/** How a Land writes its tax numbers: `lead` before them in its own form, `prefix` before them in the federal one. */
const TAX_FORMS: Record<Land, { prefix: string; lead?: string; office?: 3 }> = {
  BW: { prefix: '28' },
  BY: { prefix: '9', office: 3 },
  BE: { prefix: '11' },
  BB: { prefix: '30', lead: '0' },
  HB: { prefix: '24' },
  HH: { prefix: '22' },
  HE: { prefix: '26', lead: '0' },
  MV: { prefix: '40', lead: '0' },
  NI: { prefix: '23' },
  NW: { prefix: '5', office: 3 },
  RP: { prefix: '27' },
  SL: { prefix: '10', lead: '0' },
  SN: { prefix: '32', lead: '2' },
  ST: { prefix: '31', lead: '1' },
  SH: { prefix: '21' },
  TH: { prefix: '41', lead: '1' },
};

/** The 13 digits of a tax number written as its Land does, or in the federal way; null for what is neither. */
export function federalTaxNumber(typed: string, land: Land): string | null {
  const digits = typed.replace(/[\s/.-]/g, '');
  const { prefix, lead = '', office = 2 } = TAX_FORMS[land];
  const [, front, back] = new RegExp(`^${lead}(\\d{${office}})(\\d{8})$`).exec(digits) ?? [];
  if (front !== undefined) return `${prefix}${front}0${back}`;
  return new RegExp(`^${prefix}\\d{${office}}0\\d{8}$`).test(digits) ? digits : null;
}

/**
 * What others read of a name: of a private household the first names, an initial, and that it is private. In German
 * wherever it is read, as every company's name is.
 */
export function publicNameOf(kind: AdvertiserKind, name: string): string {
  const words = name.trim().split(/\s+/);
  if (kind !== 'household') return name.trim();
  const last = words.length > 1 ? words.pop() : undefined;
  const end = [...(last ? [`${[...last][0]}.`] : []), '(privat)'].join(' ');
  return `${words.join(' ').slice(0, TEXT_MAX.companyName - end.length - 1)} ${end}`;
}
