import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { READ_MAX } from '../../../contract/policy/name-in-text.ts';

/** The text of a PDF's first pages. Rejects for what is no PDF. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocument({ data: bytes, enableXfa: false, useWasm: false, verbosity: 0 }).promise;
  let text = '';
  for (let page = 1; page <= document.numPages && text.length < READ_MAX; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    // Spaces are runs of their own: a word whose letters stand in several is whole.
    text += ` ${items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('')}`;
  }
  return text;
}
