import { createRequire } from 'node:module';
import type { Validator } from 'stdnum';

const require = createRequire(import.meta.url);

/**
 * Where the numbers of a prefix are checked. The library's index loads the numbers of a hundred countries, so each is
 * loaded from its own file with the first question.
 */
const FILES: Readonly<Record<string, string>> = {
  AT: 'at/uid',
  BE: 'be/vat',
  BG: 'bg/vat',
  CY: 'cy/vat',
  CZ: 'cz/dic',
  DE: 'de/vat',
  DK: 'dk/cvr',
  EE: 'ee/kmkr',
  EL: 'gr/vat',
  ES: 'es/nif',
  FI: 'fi/alv',
  FR: 'fr/tva',
  HR: 'hr/oib',
  HU: 'hu/anum',
  IE: 'ie/vat',
  IT: 'it/iva',
  LT: 'lt/pvm',
  LU: 'lu/tva',
  LV: 'lv/pvn',
  MT: 'mt/vat',
  NL: 'nl/btw',
  PL: 'pl/nip',
  PT: 'pt/nif',
  RO: 'ro/cui',
  SE: 'se/vat',
  SI: 'si/ddv',
  SK: 'sk/dph',
  CH: 'ch/vat',
  GB: 'gb/vat',
  NO: 'no/mva',
};

function validate(file: string, number: string): ReturnType<Validator['validate']> {
  const validator = require(`stdnum/lib/cjs/${file}`) as Validator;
  return validator.validate(number);
}

/** Whether the check digits of a normalized VAT id are right; true where its country has none that we know. */
export function hasRightCheckDigits(vatId: string): boolean {
  const file = FILES[vatId.slice(0, 2)];
  if (file === undefined) return true;
  const body = vatId.slice(2);
  // The Swiss number has a suffix that may be left out.
  if (file === 'ch/vat') return validate('ch/uid', `CH${/^E\d{9}/.exec(body)?.[0] ?? ''}`).isValid;
  if (file === 'no/mva') return validate('no/orgnr', body.replace(/MVA$/, '')).isValid;
  return validate(file, body).isValid;
}

/** A German tax number (Steuernummer) in one of the ways the Länder write it. */
export const isGermanTaxNumber = (value: string) => validate('de/stnr', value).isValid;

/** A German tax identification number of a person (§ 139b AO). */
export const isGermanTaxId = (value: string) => validate('de/idnr', value).isValid;
