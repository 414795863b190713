import type { Pay, PayUnit } from '../entities/job.ts';
import { fold } from '../fold.ts';
import { minorDigits } from '../minor-digits.ts';
import type { AdRow } from './ad-row.ts';
import type { Finding } from './finding.ts';

/** Words for a period, folded. The first that matches decides. */
const PERIODS: readonly (readonly [RegExp, PayUnit])[] = [
  [/\b(hour|hourly|hr|h|std|stunde|stundlich|stundenlohn)\b/, 'HOUR'],
  [/\b(day|daily|tag|taglich|tagessatz)\b/, 'DAY'],
  [/\b(week|weekly|woche|wochentlich)\b/, 'WEEK'],
  [/\b(month|monthly|monat|monatlich|mtl|monatsgehalt)\b/, 'MONTH'],
  [/\b(year|yearly|annual|annually|annum|pa|p a|jahr|jahrlich|jahresgehalt)\b/, 'YEAR'],
  [/\b(project|projekt|pauschal|flat)\b/, 'PROJECT'],
];
/** A bare dollar or krone is the currency of several countries, and counts as none. */
const CURRENCIES: readonly (readonly [RegExp, string])[] = [
  [/€|\beur\b|\beuros?\b/i, 'EUR'],
  [/\bchf\b|\bfr\./i, 'CHF'],
  [/£|\bgbp\b/i, 'GBP'],
  [/\bus\$|\$us|\busd\b/i, 'USD'],
  [/zł|\bpln\b/i, 'PLN'],
];
/** Signs of money that no assumption goes over. */
const FOREIGN = /\p{Sc}|\bkr\b/iu;
const CODES = new Set(Intl.supportedValuesOf('currency'));

/** A number as English and German write it: `1,500.50`, `1.500,50`, `1500`, `15,50`, `40k`. */
const NUMBER = /(\d{1,3}(?:[.,'’ \u00a0]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?!\d)( ?k\b)?/gi;
/** Largest sum the contract takes, in minor units. */
const MOST = 100_000_000;

/** Pay as the file states it: nothing, a range, or a text that lacks a part which must not be guessed. */
export type ReadPay = { pay: Pay | null; problem?: Finding };
/** What somebody has said of all rows, for those that do not say it themselves. */
export type PaySaid = { unit?: PayUnit | undefined; currency?: string | undefined };

/** Pay with its period and currency, from one cell or from several. */
export function readPay(row: AdRow, all: PaySaid = {}): ReadPay {
  const sums = [row.salary_min, row.salary_max].map((cell) => cell.trim()).filter((cell) => cell !== '');
  const said = sums.length > 0 ? sums.join(' - ') : row.salary_range.trim();
  if (said === '') return { pay: null };
  const numbers = [...said.matchAll(NUMBER)].map(([, whole = '', cents = '', thousands]) => {
    const sum = Number(whole.replace(/\D/g, '')) + Number(cents.padEnd(2, '0')) / 100;
    return thousands ? sum * 1000 : sum;
  });
  const [min, max = min] = numbers;
  if (min === undefined || max === undefined || numbers.length > 2 || max === 0)
    return { pay: null, problem: { code: 'pay_unclear', said } };
  const unit = payUnitOf(`${row.salary_period} ${said}`) ?? all.unit;
  const currency =
    currencyOf(`${row.salary_currency} ${said}`) ?? (FOREIGN.test(said) ? undefined : all.currency);
  if (!unit || !currency) {
    const lacking = [...(unit ? [] : (['unit'] as const)), ...(currency ? [] : (['currency'] as const))];
    return { pay: null, problem: { code: 'pay_lacks', said, lacking } };
  }
  const minor = (sum: number) => Math.round(sum * 10 ** minorDigits(currency));
  if (min > max || minor(max) > MOST) return { pay: null, problem: { code: 'pay_no_range', said } };
  return { pay: { min: minor(min), max: minor(max), currency, unit } };
}

/** The period that words name, in English or German. */
export function payUnitOf(text: string): PayUnit | undefined {
  const words = fold(text).replace(/[^a-z0-9]+/g, ' ');
  return PERIODS.find(([pattern]) => pattern.test(words))?.[1];
}

function currencyOf(text: string): string | undefined {
  const known = CURRENCIES.find(([pattern]) => pattern.test(text))?.[1];
  return known ?? text.match(/\b[A-Z]{3}\b/g)?.find((code) => CODES.has(code));
}
