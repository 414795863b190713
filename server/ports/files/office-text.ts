import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { OFFICE_TEXT, withoutMarkup } from '../../../contract/policy/name-in-text.ts';
import { zipEntries } from './zip-entries.ts';

const inflated = promisify(inflateRaw);

const PART_MAX = 20_000_000;

/** The text of a DOCX or ODT that has passed `checkOffice`. Throws for what cannot be unpacked. */
export async function officeText(bytes: Buffer): Promise<string> {
  const parts = (zipEntries(bytes) ?? []).filter(({ name }) => OFFICE_TEXT.test(name));
  const texts = parts.map(async ({ method, packed }) => {
    const xml = method === 0 ? packed : await inflated(packed, { maxOutputLength: PART_MAX });
    return withoutMarkup(xml.toString('utf8'));
  });
  return (await Promise.all(texts)).join(' ');
}
