import {
  decodeText,
  readTableText,
  type Table,
  UnreadableTable,
} from '../../../../contract/import/read-table.ts';
import { readFeed } from './read-feed.ts';
import { postingsIn, postingTable, tableOfJson } from './read-postings.ts';
import { UnreadableFile } from './unreadable-file.ts';

/** A file, or what was pasted, in bytes; a table of more rows is imported in parts. */
export const FILE_MOST = 10 * 1024 * 1024;
export const ROWS_MOST = 500;

/** The table that a file holds, whichever of the known kinds it is. @throws UnreadableFile */
export async function readFile(file: File): Promise<Table> {
  if (file.size > FILE_MOST) throw new UnreadableFile('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (begins(bytes, 'PK')) {
    // Only for those who bring one: the library is larger than the rest of the import.
    const { readWorkbook } = await import('./read-workbook.ts');
    return bounded(await readWorkbook(bytes));
  }
  if (OLD_EXCEL.every((byte, at) => bytes[at] === byte)) throw new UnreadableFile('old_excel');
  if (begins(bytes, '%PDF') || begins(bytes, '\u0089PNG') || begins(bytes, '\u00ff\u00d8\u00ff'))
    throw new UnreadableFile('no_text');
  const { text, encoding } = decodeText(bytes);
  if (!isText(text.slice(0, 4000))) throw new UnreadableFile('no_text');
  return { ...readText(text), ...(encoding !== 'utf-8' && { encoding }) };
}

/** The same of a text: JSON-LD, a page with it, a feed in XML, or a table. @throws UnreadableFile */
export function readText(text: string): Table {
  if (text.length > FILE_MOST) throw new UnreadableFile('too_large');
  const start = text.replace(/^\uFEFF/, '').trimStart();
  if (start === '') throw new UnreadableFile('no_rows');
  try {
    if (/^[[{]/.test(start)) return bounded(tableOfJson(start));
    if (/^<(?!\?xml|rss|feed|source|jobs)/i.test(start) || /<script[^>]+ld\+json/i.test(start))
      return bounded(postingTable(postingsIn(start)));
    if (start.startsWith('<')) return bounded(readFeed(start));
    return bounded(readTableText(text));
  } catch (error) {
    if (!(error instanceof UnreadableTable)) throw error;
    throw new UnreadableFile(error.code, error.line);
  }
}

function bounded(table: Table): Table {
  if (table.rows.length > ROWS_MOST) throw new UnreadableFile('too_many_rows');
  return table;
}

/** Bytes of anything else have characters that no text has: those before the tab, and between line break and space. */
const isText = (start: string) =>
  [...start].every((letter) => letter >= ' ' || (letter >= '\t' && letter <= '\r'));

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const begins = (bytes: Uint8Array, sign: string) =>
  [...sign].every((letter, at) => bytes[at] === letter.charCodeAt(0));
