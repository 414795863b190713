import type { JobDraft } from '../entities/job.ts';
import { day } from '../fields.ts';
import { fold } from '../fold.ts';

/** Facts of an ad as cells write them: null where a cell says nothing, undefined where it is not understood. */

const HOURS_MOST = 60;

const NUMBER = String.raw`(\d{1,2}(?:,\d{1,2}|\.(?:\d|25|50|75))?)(?!\d)`;
const WEEKLY = String.raw`((?:[ ./-]*(?:h|std|hours?|hrs?|(?:wochen)?stunden?|pro|per|je|die|in|der|a|wochentlich|weekly|week|woche|wo|w)\b)*[ .]*)`;
const HOURS = new RegExp(`^(?:von |from )?${NUMBER}${WEEKLY}(?:(?:[-–—]|bis|to) ?${NUMBER}${WEEKLY})?$`);

/** Hours a week: `20`, `20-25 Std.`, `37,5 h/Woche`. Times of a day and hours of a month are none. */
export function readHours(cell: string): JobDraft['hours'] | undefined {
  if (cell.trim() === '') return null;
  const [, from = '', , to = from] = HOURS.exec(fold(cell)) ?? [];
  const [min, max] = [from, to].map((number) => Number(number.replace(',', '.'))) as [number, number];
  return min > 0 && min <= max && max <= HOURS_MOST ? { min, max, text: '' } : undefined;
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
