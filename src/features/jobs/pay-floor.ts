import { numberFormat } from '../../i18n/number-format.ts';

/** Most anybody can ask for, in minor units an hour. */
const MAX = 100_000;

/**
 * "15", "14,50", "14.5 €" as minor units; null where nothing is asked for, undefined where it cannot be read.
 */
export function parsePayFloor(text: string): number | null | undefined {
  const trimmed = text.replace(/€|eur/gi, '').trim();
  if (trimmed === '') return null;
  if (!/^\d{1,4}([.,]\d{1,2})?$/.test(trimmed)) return undefined;
  const minor = Math.round(Number(trimmed.replace(',', '.')) * 100);
  if (minor > MAX) return undefined;
  return minor === 0 ? null : minor;
}

/** As it is typed in the language of `tag`: "14,50", "15". */
export function payFloorText(tag: string, minor: number | null): string {
  if (minor === null) return '';
  const digits = minor % 100 === 0 ? 0 : 2;
  return numberFormat(tag, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: false,
  }).format(minor / 100);
}
