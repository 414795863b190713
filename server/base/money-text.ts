import { type Language, tagOf } from '../../contract/languages.ts';
import { minorDigits } from '../../contract/minor-digits.ts';

/** A sum in minor units as tables and programs read it: `1234.50`. */
export function plainSum(minor: number, currency: string): string {
  const digits = minorDigits(currency);
  return (minor / 10 ** digits).toFixed(digits);
}

/** Cents as a reader writes them: `1.234,50 €`. */
export function moneyText(cents: number, lang: Language): string {
  return new Intl.NumberFormat(tagOf(lang), { style: 'currency', currency: 'EUR' })
    .format(cents / 100)
    .replace(/\u202f/g, '\u00a0');
}
