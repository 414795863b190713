import { numberFormat } from './number-format.ts';

/** `problem` is what a person has to be told; `empty` is no problem by itself. */
export type ReadMoney = { minor: number } | { problem: 'empty' | 'not_a_sum' };

const MOST = 100_000_000;

/**
 * Reads a sum in euros as people type it, into cents: `14,50`, `14.5`, `2.800`, `2 800 €`. A single mark before
 * exactly three digits parts thousands, because nobody is paid tenths of a cent.
 */
export function readMoney(text: string): ReadMoney {
  const typed = text.replace(/[\s€']|EUR/gi, '');
  if (typed === '') return { problem: 'empty' };
  const parts = /^(?<whole>\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](?<cents>\d{1,2}))?$/.exec(typed)?.groups;
  if (!parts?.whole) return { problem: 'not_a_sum' };
  const marks = new Set(parts.whole.replace(/\d/g, ''));
  const centsMark = parts.cents ? typed[parts.whole.length] : undefined;
  // One mark cannot part thousands and cents of the same sum.
  if (marks.size > 1 || (centsMark && marks.has(centsMark))) return { problem: 'not_a_sum' };
  const minor = Number(parts.whole.replace(/\D/g, '')) * 100 + Number((parts.cents ?? '').padEnd(2, '0'));
  return minor <= MOST ? { minor } : { problem: 'not_a_sum' };
}

/** Cents as the text of a field: `1450` → `14,50` or `14.50`, `1400` → `14`. */
export function moneyText(tag: string, minor: number): string {
  const digits = minor % 100 === 0 ? 0 : 2;
  return numberFormat(tag, {
    useGrouping: false,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(minor / 100);
}
