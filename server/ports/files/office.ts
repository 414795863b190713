import { promisify } from 'node:util';
import { constants, inflateRaw } from 'node:zlib';
import { refused } from './refuse.ts';
import { type ZipEntry, zipEntries } from './zip-entries.ts';

const inflated = promisify(inflateRaw);

/** Entries of macros and scripts, and programs. */
const RUNS = /vbaproject|^basic\/|^scripts\/|\.(exe|dll|js|vbs|jar|sh|bat|scr|cmd|ps1|lnk|hta)$/i;
/** A document that says it has macros, or a script on an event. */
const CALLS = /macroEnabled|<script:event-listener\b/i;
const TEMPLATE = /attachedTemplate"/gi;
const ELSEWHERE = /TargetMode="External"/i;
const READ_FOR_CALLS = /(^|\/)\[Content_Types\]\.xml$|\.rels$|(^|\/)content\.xml$|(^|\/)styles\.xml$/i;

/** Beyond so many bytes a document may not unpack to more than so many times its size; never to more than the last. */
const UNPACKED = { free: 8 * 1024 * 1024, factor: 50, max: 128 * 1024 * 1024 } as const;
const ENTRIES_MAX = 5000;
/** A table in a text is an archive in an archive. */
const DEPTH_MAX = 2;

/** Throws `file_refused` for a DOCX or ODT with something that runs, or that fills a disk when it is opened. */
export async function checkOffice(bytes: Buffer): Promise<void> {
  const most = Math.min(UNPACKED.max, Math.max(UNPACKED.free, bytes.length * UNPACKED.factor));
  await checkArchive(bytes, { bytes: most, entries: ENTRIES_MAX }, 0);
}

/** The budget left for unpacking; nested archives share it. */
type Budget = { bytes: number; entries: number };

async function checkArchive(bytes: Buffer, budget: Budget, depth: number): Promise<void> {
  const entries = zipEntries(bytes);
  if (entries === undefined) throw refused('polyglot');
  if (entries.some(({ name }) => RUNS.test(name))) throw refused('active_content');
  budget.entries -= entries.length;
  if (budget.entries < 0) throw refused('unpacks_too_large');
  for (const entry of entries) {
    const content = await unpack(entry, budget);
    if (READ_FOR_CALLS.test(entry.name) && calls(content.toString('utf8'))) throw refused('active_content');
    if (!content.subarray(0, 4).equals(ARCHIVE)) continue;
    if (depth === DEPTH_MAX) throw refused('unpacks_too_large');
    await checkArchive(content, budget, depth + 1);
  }
}

/**
 * Whether a part runs something, or fetches a template with its own macros. Tags are not looked for by a pattern: in a
 * part of tags without an end it would read on from each of them.
 */
function calls(xml: string): boolean {
  if (CALLS.test(xml)) return true;
  TEMPLATE.lastIndex = 0;
  for (let found = TEMPLATE.exec(xml); found !== null; found = TEMPLATE.exec(xml)) {
    const end = xml.indexOf('>', found.index);
    if (ELSEWHERE.test(xml.slice(xml.lastIndexOf('>', found.index) + 1, end < 0 ? undefined : end)))
      return true;
    if (end < 0) return false;
    TEMPLATE.lastIndex = end;
  }
  return false;
}

const ARCHIVE = Buffer.from('PK\u0003\u0004', 'latin1');

/** Sizes an archive states about itself can be wrong, so it is unpacked, up to what is left. */
async function unpack({ method, isEncrypted, packed }: ZipEntry, budget: Budget): Promise<Buffer> {
  if (isEncrypted) throw refused('protected');
  const content = method === 0 ? packed : method === 8 ? await inflate(packed, budget.bytes) : undefined;
  if (content === undefined) throw refused('polyglot');
  budget.bytes -= content.length;
  if (budget.bytes < 0) throw refused('unpacks_too_large');
  return content;
}

async function inflate(packed: Buffer, max: number): Promise<Buffer | undefined> {
  try {
    return await inflated(packed, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, max) });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw refused('unpacks_too_large');
    return undefined;
  }
}
