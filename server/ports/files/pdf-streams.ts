import { promisify } from 'node:util';
import { constants, inflate } from 'node:zlib';
import { refused } from './refuse.ts';

const inflated = promisify(inflate);

/** What all object streams of a PDF may unpack to, and how many streams one may have. */
const UNPACKED_MAX = 64 * 1024 * 1024;
const STREAMS_MAX = 20_000;
/** As many packed bytes tell whether a stream holds objects: it begins with their numbers. */
const HEAD_PACKED = 256;
const HEAD_UNPACKED = 1024 * 1024;

const BEGINS_WITH_NUMBER = /^[\0\t\n\f\r ]*\d/;

/**
 * Texts (Latin-1) of the streams that may hold objects, by where their bytes begin. Readers find such streams by a
 * table, so whatever a stream calls itself counts for nothing here: each one that begins with a number is looked into.
 * Throws `file_refused` where they unpack to too much.
 */
export async function objectStreams(bytes: Buffer, text: string): Promise<Map<number, string>> {
  const found = new Map<number, string>();
  let left = UNPACKED_MAX;
  let streams = 0;
  for (const match of text.matchAll(/(?<!end)stream[^\r\n]{0,32}(?:\r\n|\n|\r)/g)) {
    const at = match.index + match[0].length;
    if (BEGINS_WITH_NUMBER.test(text.slice(at, at + HEAD_PACKED))) {
      const end = text.indexOf('endstream', at);
      found.set(at, text.slice(at, end < 0 ? undefined : end));
    } else if (isDeflated(bytes, at)) {
      if (++streams > STREAMS_MAX) throw refused('unpacks_too_large');
      const head = await unpack(bytes.subarray(at, at + HEAD_PACKED), HEAD_UNPACKED);
      if (head === undefined || !BEGINS_WITH_NUMBER.test(head.toString('latin1', 0, HEAD_PACKED))) continue;
      const whole = await unpack(bytes.subarray(at), left);
      if (whole === undefined) continue;
      left -= whole.length;
      found.set(at, whole.toString('latin1'));
    }
  }
  return found;
}

/** The two bytes that every deflated stream begins with (RFC 1950). */
function isDeflated(bytes: Buffer, at: number): boolean {
  if (at + 2 > bytes.length) return false;
  return ((bytes[at] ?? 0) & 0x0f) === 8 && bytes.readUInt16BE(at) % 31 === 0;
}

/** As far as it goes, where a stream is cut off: readers do the same. Undefined for what is not deflated. */
async function unpack(packed: Buffer, max: number): Promise<Buffer | undefined> {
  try {
    return await inflated(packed, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: Math.max(1, max),
    });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw refused('unpacks_too_large');
    return undefined;
  }
}
