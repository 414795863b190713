import { CV_MAX } from '../profile-limits.ts';

/** Most entries of a part. */
export const CV_PART_MAX = 60;

/** Most lines of a list within an entry. */
export const CV_LINES_MAX = 40;

/** Whether a CV has no more text than is kept. */
export const fitsInBytes = (cv: object): boolean =>
  new TextEncoder().encode(JSON.stringify(cv)).length <= CV_MAX;

/** Whether a CV that was put together of two can be kept as a whole. */
export function fitsCv(cv: object): boolean {
  const parts = Object.values(cv).filter(Array.isArray);
  const lists = parts.flat().flatMap((entry: object) => Object.values(entry).filter(Array.isArray));
  const isFull =
    parts.some(({ length }) => length > CV_PART_MAX) || lists.some(({ length }) => length > CV_LINES_MAX);
  return !isFull && fitsInBytes(cv);
}
