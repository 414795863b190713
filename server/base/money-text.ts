import { type Language, tagOf } from '../../contract/languages.ts';

/** Cents as a reader writes them: `1.234,50 €`. */
export function moneyText(cents: number, lang: Language): string {
  return new Intl.NumberFormat(tagOf(lang), { style: 'currency', currency: 'EUR' })
    .format(cents / 100)
    .replace(/\u202f/g, '\u00a0');
}
