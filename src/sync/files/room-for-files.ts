import type { FileProblemCode } from '../../../contract/file-types.ts';

/** What the browser says of the space of this origin, in bytes; undefined where it does not tell. */
export type Space = { usage?: number | undefined; quota?: number | undefined };

/** Limit of all files on a device together, and their share of a small quota. The rest is the replica's. */
export const FILES_HERE_MAX = { bytes: 200 * 1024 * 1024, share: 0.2 } as const;

/** Left free beside a new file, in bytes: the next drafts and the market need space as well. */
export const LEFT_FREE = 10 * 1024 * 1024;

/**
 * Whether a file of this size may be kept beside the others. A browser that reports nothing is assumed to have space: a
 * write that finds none fails as a whole, and says so.
 */
export function roomFor(size: number, here: number, { usage, quota }: Space = {}): FileProblemCode | null {
  const most = Math.min(FILES_HERE_MAX.bytes, (quota || Number.POSITIVE_INFINITY) * FILES_HERE_MAX.share);
  if (here + size > most) return 'too_much_waiting';
  if (quota && quota - (usage ?? 0) < size + LEFT_FREE) return 'no_space';
  return null;
}
