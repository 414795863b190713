import { minorDigits } from '../../contract/minor-digits.ts';
import { numberFormat } from './number-format.ts';

/** Sums are in minor units (cents) of a currency. */

/** One sum, without cents where there are none: "14,50 €", "15 €". */
export function formatMoney(tag: string, minor: number, currency: string): string {
  return formatMoneyRange(tag, minor, minor, currency);
}

/** A tight range that names its currency once: "14,50–16,00 €", "€2,800–3,200". */
export function formatMoneyRange(tag: string, min: number, max: number, currency: string): string {
  const fraction = minorDigits(currency);
  const scale = 10 ** fraction;
  const digits = min % scale || max % scale ? fraction : 0;
  const format = numberFormat(tag, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const from = split(format, min / scale);
  const to = split(format, max / scale);
  const numbers = min === max ? to.number : `${from.number}–${to.number}`;
  return `${to.before}${numbers}${to.after}`;
}

/** Splits "1.234,50 €" into what stands before, in and after its digits. */
function split(format: Intl.NumberFormat, value: number): { before: string; number: string; after: string } {
  const texts = { before: '', number: '', after: '' };
  let place: keyof typeof texts = 'before';
  for (const { type, value: text } of format.formatToParts(value)) {
    if (type === 'minusSign') place = 'before';
    else if (type === 'currency' || type === 'literal') place = texts.number === '' ? 'before' : 'after';
    else place = 'number';
    texts[place] += text;
  }
  return texts;
}
