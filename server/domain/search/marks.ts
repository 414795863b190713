import { boxAround } from '../../base/earth.ts';
import type { Criteria } from './criteria.ts';

/** Fields of the grid in a degree, as the database's `job_search_marks` cuts it. */
const LAT_FIELDS = 4;
const LNG_FIELDS = 2.5;
/** Above this many fields the index is no faster. */
const FIELDS_MAX = 200;

/** Extra terms that narrow the word index, as tsquery text: kinds and the area of the job. */
export function marksOf({
  kinds,
  place,
  radiusKm,
}: Pick<Criteria, 'kinds' | 'place' | 'radiusKm'>): string[] {
  const marks: string[][] = [];
  if (kinds !== undefined) marks.push(kinds.map((kind) => `#${kind}`));
  const fields = place === null ? undefined : fieldsAround(place, radiusKm);
  if (fields !== undefined) marks.push(['#remote', ...fields]);
  return marks.map((any) => `(${any.map((mark) => `'${mark}'`).join(' | ')})`);
}

/** Grid fields that a circle may touch; undefined where there are too many. */
function fieldsAround(place: NonNullable<Criteria['place']>, km: number): string[] | undefined {
  const { south, north, west, east } = boxAround(place, km);
  const rows = span(south * LAT_FIELDS, north * LAT_FIELDS);
  const columns = span(west * LNG_FIELDS, east * LNG_FIELDS);
  if (rows.length * columns.length > FIELDS_MAX) return undefined;
  return rows.flatMap((row) => columns.map((column) => `@${row},${column}`));
}

function span(from: number, to: number): number[] {
  const first = Math.floor(from);
  const length = Math.min(FIELDS_MAX + 1, Math.floor(to) - first + 1);
  return Array.from({ length }, (_, index) => first + index);
}
