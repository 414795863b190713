import type { JobDraft } from '../entities/job.ts';
import { day } from '../fields.ts';

/** Facts of an ad as cells write them: null where a cell says nothing, undefined where it is not understood. */

const HOURS_MOST = 60;

/** Hours a week: `20`, `20-25 Std.`, `37,5 h/Woche`. */
export function readHours(cell: string): JobDraft['hours'] | undefined {
  if (cell.trim() === '') return null;
  const [min, max = min, ...more] = [...cell.matchAll(/\d+(?:[.,]\d+)?/g)].map(([number]) =>
    Number(number.replace(',', '.')),
  );
  if (min === undefined || max === undefined || more.length > 0 || min > max || max > HOURS_MOST)
    return undefined;
  return { min, max, text: '' };
}

const AT_ONCE = /^(sofort|ab sofort|asap|now|immediately|nach absprache|nach vereinbarung)\b/i;
const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;

/** The first day: `2026-12-01`, `01.12.2026`; at once is no day. */
export function readStart(cell: string): string | null | undefined {
  const text = cell.trim();
  if (text === '' || AT_ONCE.test(text)) return null;
  const [, date = '', month = '', year = ''] = GERMAN_DAY.exec(text) ?? [];
  const iso = year === '' ? text.slice(0, 10) : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return day.safeParse(iso).success ? iso : undefined;
}

export function readOpenings(cell: string): number | null | undefined {
  if (cell.trim() === '') return null;
  const count = Number(cell.trim());
  return Number.isInteger(count) && count >= 1 && count <= 999 ? count : undefined;
}
