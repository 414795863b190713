import { CV_MAX } from '../profile-limits.ts';

/** Most entries of a part. */
export const CV_PART_MAX = 60;

/** Whether a CV has no more text than is kept. */
export const fitsInBytes = (cv: object): boolean =>
  new TextEncoder().encode(JSON.stringify(cv)).length <= CV_MAX;

/** Whether a CV that was put together of two can be kept as a whole. */
export function fitsCv(cv: object): boolean {
  const isFull = Object.values(cv).some((part) => Array.isArray(part) && part.length > CV_PART_MAX);
  return !isFull && fitsInBytes(cv);
}
