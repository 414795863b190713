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

/** Words that make the number beside them a sum, and words that may stand around one; folded. */
const MONEY = /^(?:\p{Sc}|euros?|us|fr|zł|kr|pro|per|je|brutto|gross|zzgl|plus)$/u;
const AROUND =
  /^(?:a|am|an|im|in|die|der|the|p|ab|von|from|ca|circa|zwischen|between|gehalt|lohn|verdienst|vergutung|entgelt|salary|pay|wage)$/;
/** Hours of a week are no sum, whatever currency was said of all rows. */
const HOURS_A_WEEK = /\d *(?:h|std|stunden?|hrs?)\b[^\d]*\b(?:woche|wo|week)\b/;
/** What leaves the lower end open. */
const AT_MOST = /^[-–—]|\b(?:bis|up to|max|maximal|maximum|hochstens|unter|below|under|less than)\b/;

/** A number as English and German write it: `1,500.50`, `1.500,50`, `1500`, `15,50`, `40k`. */
const NUMBER = /(\d{1,3}(?:[.,'’ \u00a0]\d{3})+|\d+)(?:[.,](\d{1,2}))?(?!\d)( ?k\b)?/gi;
/** Largest sum the contract takes, in minor units. */
const MOST = 100_000_000;

/** Pay as the file states it: nothing, a sum or a range, or a text that lacks a part which must not be guessed. */
export type ReadPay = { pay: Pay | null; problem?: Finding };
/** What somebody has said of all rows, for those that do not say it themselves. */
export type PaySaid = { unit?: PayUnit | undefined; currency?: string | undefined };

/** Pay with its period and currency, from one cell or from several. */
export function readPay(row: AdRow, all: PaySaid = {}): ReadPay {
  const [from, to] = [row.salary_min.trim(), row.salary_max.trim()];
  const said = to === '' ? from || row.salary_range.trim() : `${from} - ${to}`.trim();
  if (said === '') return { pay: null };
  const [min, max = min] = sumsIn(said);
  // From nothing on is as much as up to the other one.
  if (!min || max === undefined || max === 0) return { pay: null, problem: { code: 'pay_unclear', said } };
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

/** One sum, or the two of a range; none where a number may be another thing, or a sum is only the most that is paid. */
function sumsIn(said: string): number[] {
  // `15,-` is a price without cents.
  const text = fold(said).replace(/[.,][-–]{1,2}(?!\d)/g, '');
  const found = [...text.matchAll(NUMBER)];
  const [first, second] = found;
  if (!first || found.length > 2) return [];
  const before = text.slice(0, first.index);
  const after = text.slice(endOf(second ?? first)).trimStart();
  if (AT_MOST.test(before) || after.startsWith('%') || HOURS_A_WEEK.test(text)) return [];
  const sound = second
    ? Boolean(first[3]) === Boolean(second[3]) &&
      isRange(before, text.slice(endOf(first), second.index), after)
    : !AT_MOST.test(after) && isSum(before, after);
  return sound ? found.map(sumOf) : [];
}

/** `30 Urlaubstage` and `EG 5` are none. */
function isSum(before: string, after: string): boolean {
  const beside = [wordsOf(before).at(-1), NEXT.exec(after)?.[1]];
  return beside.some((word) => word && isMoney(word)) || wordsOf(before + after).every(isPlain);
}

/** Whether the second number is the other end of the first: `15 €/h - 17 €/h`, not `15 €/h - 30 Urlaubstage`. */
function isRange(before: string, between: string, after: string): boolean {
  const joint = wordsOf(between)
    .filter((word) => !isPlain(word))
    .join(' ');
  const joined =
    joint === ''
      ? /[-–—]/.test(between)
      : /^(?:bis|bis zu|to|up to)$/.test(joint) ||
        (/^(?:und|and)$/.test(joint) && /\b(?:zwischen|between)\b/.test(before));
  const [one, other] = [payUnitOf(between), payUnitOf(after)];
  const next = NEXT.exec(after)?.[1];
  return joined && (!one || !other || one === other) && (next === undefined || isPlain(next));
}

/** The word that follows a number in the same breath. */
const NEXT = /^[^\p{L}\p{Sc},;(+]*(\p{L}+|\p{Sc})/u;
const wordsOf = (text: string): string[] => text.match(/\p{L}+|\p{Sc}/gu) ?? [];
const isMoney = (word: string) =>
  MONEY.test(word) || CODES.has(word.toUpperCase()) || PERIODS.some(([pattern]) => pattern.test(word));
const isPlain = (word: string) => isMoney(word) || AROUND.test(word);

const endOf = (found: RegExpExecArray) => found.index + found[0].length;
function sumOf([, whole = '', cents = '', thousands]: RegExpExecArray): number {
  const sum = Number(whole.replace(/\D/g, '')) + Number(cents.padEnd(2, '0')) / 100;
  return thousands ? sum * 1000 : sum;
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
