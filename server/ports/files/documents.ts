import { checkOffice } from './office.ts';
import { checkPdfActions } from './pdf-actions.ts';
import { refused } from './refuse.ts';
import { hidesZip } from './zip-entries.ts';

const HEAD = 1024;
const MARKUP = /<(!doctype\s+html|html|head|body|script|svg|iframe|object|embed)\b/i;

/** Throws `file_refused` unless a document is only what it says, without anything that runs. */
export async function checkDocument(bytes: Buffer, mime: string): Promise<void> {
  if (mime === 'text/plain') checkText(bytes);
  else if (mime === 'application/pdf') await checkPdf(bytes);
  else await checkOffice(bytes);
}

/** A PDF that also opens as an archive or a page passes every reader's own test; none of ours needs to be both. */
async function checkPdf(bytes: Buffer): Promise<void> {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) throw refused('type_differs');
  if (!bytes.toString('latin1', Math.max(0, bytes.length - HEAD)).includes('%%EOF'))
    throw refused('polyglot');
  if (hidesZip(bytes) || MARKUP.test(bytes.toString('latin1', 0, HEAD))) throw refused('polyglot');
  await checkPdfActions(bytes);
}

/** Whether bytes are text: UTF-8 without control characters other than tab and line breaks. */
export function isText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
    return !/[\u0000-\u0008\u000b\u000e-\u001f\u007f]/.test(text);
  } catch {
    return false;
  }
}

function checkText(bytes: Buffer): void {
  const head = bytes.toString('utf8', 0, HEAD).trimStart();
  if (head.startsWith('%PDF-') || head.startsWith('{\\rtf')) throw refused('type_differs');
  if (/^<\?xml/i.test(head) || MARKUP.test(head)) throw refused('type_not_allowed');
  if (/<script\b/i.test(bytes.toString('utf8'))) throw refused('active_content');
}
