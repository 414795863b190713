import { decodeText } from '../../../../contract/import/decode-text.ts';
import { asTable, FILE_MOST, readAdTable } from '../../../../contract/import/read-ad-table.ts';
import { type Table, tableOf } from '../../../../contract/import/read-table.ts';
import { UnreadableFile } from '../../../../contract/import/unreadable-file.ts';

/** The table that a file holds, whichever of the known kinds it is. @throws UnreadableFile */
export async function readFile(file: File): Promise<Table> {
  if (file.size > FILE_MOST) throw new UnreadableFile('too_large');
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (begins(bytes, 'PK')) {
    // Only for those who bring one: the library is larger than the rest of the import.
    const { readWorkbook } = await import('./read-workbook.ts');
    const cells = await readWorkbook(bytes);
    if (typeof cells === 'string') throw new UnreadableFile(cells);
    return asTable(() => tableOf(cells));
  }
  if (OLD_EXCEL.every((byte, at) => bytes[at] === byte)) throw new UnreadableFile('old_excel');
  if (begins(bytes, '%PDF') || begins(bytes, '\u0089PNG') || begins(bytes, '\u00ff\u00d8\u00ff'))
    throw new UnreadableFile('no_text');
  const { text, encoding } = decodeText(bytes);
  if (!isText(text.slice(0, 4000))) throw new UnreadableFile('no_text');
  return { ...readAdTable(text), ...(encoding !== 'utf-8' && { encoding }) };
}

/** Bytes of anything else have characters that no text has: those before the tab, and between line break and space. */
const isText = (start: string) =>
  [...start].every((letter) => letter >= ' ' || (letter >= '\t' && letter <= '\r'));

const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const begins = (bytes: Uint8Array, sign: string) =>
  [...sign].every((letter, at) => bytes[at] === letter.charCodeAt(0));
