import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { OFFICE_TEXT, READ_MAX, withoutMarkup } from '../../../contract/policy/name-in-text.ts';
import { zipEntries } from './zip-entries.ts';

const inflated = promisify(inflateRaw);

const PART_MAX = 20_000_000;

/** The beginning of the text of a DOCX or ODT that has passed `checkOffice`. Throws for what cannot be unpacked. */
export async function officeText(bytes: Buffer): Promise<string> {
  let text = '';
  for (const { name, method, packed } of zipEntries(bytes) ?? []) {
    if (!OFFICE_TEXT.test(name)) continue;
    // One after another: a document has as many headers as it likes.
    const xml = method === 0 ? packed : await inflated(packed, { maxOutputLength: PART_MAX });
    text += ` ${withoutMarkup(xml.toString('utf8'))}`;
    if (text.length >= READ_MAX) break;
  }
  return text;
}
