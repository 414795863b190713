import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { type Direction, directionOf, type Language, tagOf } from '../../../contract/languages.ts';

/** `direction`: where its lines begin. */
export type Doc = InstanceType<typeof PDFDocument> & { direction: Direction };

/** A page in points. */
export const A4 = { width: 595, height: 842 };

export const REGULAR = 'Hanken Grotesk';
export const BOLD = 'Hanken Grotesk Bold';

const { resolve } = createRequire(import.meta.url);
const FAMILY = '@expo-google-fonts/hanken-grotesk';
const FILES = {
  [REGULAR]: resolve(`${FAMILY}/400Regular/HankenGrotesk_400Regular.ttf`),
  [BOLD]: resolve(`${FAMILY}/700Bold/HankenGrotesk_700Bold.ttf`),
};

/**
 * An A4 document with the app's own font embedded, as far as its letters are used: a PDF's standard fonts know west
 * European letters only, and people have other names. Sizes are points; `lang` is the language its words are in.
 */
export function openDocument({
  archived = false,
  ...options
}: Omit<PDFKit.PDFDocumentOptions, 'size' | 'lang'> & {
  lang: Language;
  /** As PDF/A-3b, which may carry files. */
  archived?: boolean;
}): Doc {
  const doc = new PDFDocument({
    ...options,
    ...(archived && { subset: 'PDF/A-3b', pdfVersion: '1.7' }),
    size: 'A4',
    lang: tagOf(options.lang),
  });
  for (const [name, file] of Object.entries(FILES)) doc.registerFont(name, file);
  doc.font(REGULAR);
  return Object.assign(doc, { direction: directionOf(options.lang) });
}

/** The whole document as bytes, once it has ended. Called before anything is written. */
export function collect(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
