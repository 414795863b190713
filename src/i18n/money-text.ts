import { minorDigits } from '../../contract/minor-digits.ts';
import { numberFormat } from './number-format.ts';
import { typedDigits } from './number-text.ts';

/** `problem` is what a person has to be told; `empty` is no problem by itself. */
export type ReadMoney = { minor: number } | { problem: 'empty' | 'not_a_sum' };

const MOST = 100_000_000;

/**
 * Reads a sum as people type it, into minor units of its currency: `14,50`, `14.5`, `2.800`, `2 800 €`. A single mark
 * before exactly three digits parts thousands, because nobody is paid tenths of a cent; a few currencies have
 * thousandths, and there it parts them.
 */
export function readMoney(text: string, currency = 'EUR'): ReadMoney {
  const typed = text.replace(new RegExp(`[\\s€']|EUR|${currency}`, 'gi'), '');
  if (typed === '') return { problem: 'empty' };
  const digits = minorDigits(currency);
  const read = typedDigits(typed, digits);
  if (read === undefined) return { problem: 'not_a_sum' };
  const { whole, fraction } = 'number' in read ? read.number : read.either.broken;
  const minor = Number(whole) * 10 ** digits + Number(fraction.padEnd(digits, '0'));
  return minor <= MOST ? { minor } : { problem: 'not_a_sum' };
}

/** Minor units as the text of a field: `1450` → `14,50` or `14.50`, `1400` → `14`. */
export function moneyText(tag: string, minor: number, currency = 'EUR'): string {
  const fraction = minorDigits(currency);
  const scale = 10 ** fraction;
  const digits = minor % scale === 0 ? 0 : fraction;
  return numberFormat(tag, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / scale);
}
