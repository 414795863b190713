import type { ByteRange } from '../../ports/files/files.ts';

/**
 * The part of `size` bytes that a `Range` header asks for. Undefined: all of them, also for what is not understood
 * and for several ranges at once (RFC 9110, 14.2). `unsatisfiable`: it begins behind the end.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | undefined | 'unsatisfiable' {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const count = Number(last);
    return count === 0 ? 'unsatisfiable' : { start: Math.max(0, size - count), end: size };
  }
  const start = Number(first);
  const end = last === '' ? size : Math.min(size, Number(last) + 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end };
}

/** Whether an `If-None-Match` header names this entity tag; compared weakly, as it says for this header. */
export function isMatch(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
}
