import { canonicalJson } from '../../../../contract/canonical-json.ts';
import type { Cv } from '../../../../contract/entities/cv.ts';
import { CV_PARTS, type CvField, type PartKey } from './cv-fields.ts';

/** An entry of a CV, whatever part it is of. */
export type CvItem = Record<string, string | string[] | undefined>;
/** As it is typed. */
export type CvValues = Record<string, string>;
/** As `contract/entities/cv.ts` takes them; it is in the first file of the app, which has no room for names. */
export const CV_ENTRY_MAX = { line: 300, text: 4000, lines: 40 };
export type CvProblem = 'missing' | 'too_long' | 'month' | 'order';

export function itemsOf(cv: Cv | undefined, part: PartKey): readonly CvItem[] {
  return (cv?.[part] ?? []) as readonly CvItem[];
}

export function valuesOf(part: PartKey, item: CvItem | undefined): CvValues {
  const text = (value: CvItem[string]) => (Array.isArray(value) ? value.join('\n') : (value ?? ''));
  return Object.fromEntries(CV_PARTS[part].fields.map(({ key }) => [key, text(item?.[key])]));
}

/** The entry as it was typed; what the form does not show stays as it was. */
export function itemFrom(part: PartKey, values: CvValues, before: CvItem | undefined): CvItem {
  const typed = CV_PARTS[part].fields.map(({ key, kind }): [string, CvItem[string]] => {
    const text = (values[key] ?? '').trim();
    return [key, kind === 'lines' ? linesOf(text) : text];
  });
  return Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(typed) }).filter(
      ([, value]) => value !== undefined && value.length > 0,
    ),
  );
}

/** What is wrong, by field. */
export function cvProblems(part: PartKey, values: CvValues): Map<string, CvProblem> {
  const found = new Map<string, CvProblem>();
  for (const [at, field] of CV_PARTS[part].fields.entries()) {
    const text = (values[field.key] ?? '').trim();
    const problem = at === 0 && text === '' ? 'missing' : problemOf(field, text);
    if (problem) found.set(field.key, problem);
  }
  const { startDate = '', endDate = '' } = values;
  const length = Math.min(startDate.length, endDate.length);
  if (found.size === 0 && length > 0 && endDate.slice(0, length) < startDate.slice(0, length))
    found.set('endDate', 'order');
  return found;
}

function problemOf({ kind }: CvField, text: string): CvProblem | undefined {
  if (kind === 'month')
    return text === '' || /^(19|20)\d{2}(-(0[1-9]|1[0-2])(-\d{2})?)?$/.test(text) ? undefined : 'month';
  if (kind === 'long') return text.length > CV_ENTRY_MAX.text ? 'too_long' : undefined;
  const lines = kind === 'lines' ? linesOf(text) : [text];
  const isLong = lines.length > CV_ENTRY_MAX.lines || lines.some((line) => line.length > CV_ENTRY_MAX.line);
  return isLong ? 'too_long' : undefined;
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/**
 * The list with the entry in the place of the one that was edited, wherever that stands by now; at the front, where the
 * newest is looked for, if it is new or gone. `after` null takes it out.
 */
export function withItem(
  items: readonly CvItem[],
  before: CvItem | undefined,
  after: CvItem | null,
): CvItem[] {
  const at = before === undefined ? -1 : items.findIndex((item) => isSame(item, before));
  if (at < 0) return after ? [after, ...items] : [...items];
  return items.flatMap((item, index) => (index === at ? (after ? [after] : []) : [item]));
}

export function moved(items: readonly CvItem[], from: number, to: number): CvItem[] {
  const next = [...items];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

export function isSame(one: CvItem, other: CvItem): boolean {
  return canonicalJson(one) === canonicalJson(other);
}
