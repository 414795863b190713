import { refused } from './refuse.ts';
import { hidesZip, zipNames } from './zip-names.ts';

const HEAD = 1024;
const MARKUP = /<(!doctype\s+html|html|head|body|script|svg|iframe|object|embed)\b/i;

/** Throws `file_refused` unless a document is only what it says, without anything that runs. */
export function checkDocument(bytes: Buffer, mime: string): void {
  if (mime === 'text/plain') checkText(bytes);
  else if (mime === 'application/pdf') checkPdf(bytes);
  else checkOffice(bytes);
}

/** A PDF that also opens as an archive or a page passes every reader's own test; none of ours needs to be both. */
function checkPdf(bytes: Buffer): void {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) throw refused('type_differs');
  if (!bytes.toString('latin1', Math.max(0, bytes.length - HEAD)).includes('%%EOF'))
    throw refused('polyglot');
  if (hidesZip(bytes) || MARKUP.test(bytes.toString('latin1', 0, HEAD))) throw refused('polyglot');
  // Long names only: a short one such as /JS also occurs by chance in compressed streams.
  if (bytes.includes('/JavaScript') || bytes.includes('/Launch')) throw refused('active_content');
}

const RUNS = /vbaproject|^basic\/|^scripts\/|\.(exe|dll|js|vbs|jar|sh|bat|scr)$/i;

function checkOffice(bytes: Buffer): void {
  const names = zipNames(bytes);
  if (names === undefined) throw refused('polyglot');
  if (names.some((name) => RUNS.test(name))) throw refused('active_content');
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
