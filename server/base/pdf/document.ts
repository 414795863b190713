import { createRequire } from 'node:module';
import type PDFDocument from 'pdfkit';
import { type Direction, directionOf, type Language, tagOf } from '../../../contract/languages.ts';
import { type LaidOut, layOutFromRight } from './right-to-left.ts';

/** `direction`: where its lines begin. */
export type Doc = InstanceType<typeof PDFDocument> & { direction: Direction };

/** A page in points. */
export const A4 = { width: 595, height: 842 };

export const REGULAR = 'Regular';
export const BOLD = 'Bold';

const require = createRequire(import.meta.url);
const LATIN = '@expo-google-fonts/hanken-grotesk';
const ARABIC = '@expo-google-fonts/readex-pro';
const LATIN_FILES = {
  [REGULAR]: require.resolve(`${LATIN}/400Regular/HankenGrotesk_400Regular.ttf`),
  [BOLD]: require.resolve(`${LATIN}/700Bold/HankenGrotesk_700Bold.ttf`),
};
/** By the script (ISO 15924) of a language. Names are in Latin letters everywhere, so these have them as well. */
const FILES: Readonly<Record<string, typeof LATIN_FILES>> = {
  Arab: {
    [REGULAR]: require.resolve(`${ARABIC}/400Regular/ReadexPro_400Regular.ttf`),
    [BOLD]: require.resolve(`${ARABIC}/700Bold/ReadexPro_700Bold.ttf`),
  },
};

/**
 * An A4 document with the app's own font embedded, or one that has the letters of its language, as far as they are used:
 * a PDF's standard fonts know west European letters only, and people have other names. Sizes are points; `lang` is the language its words are in.
 */
export function openDocument({
  archived = false,
  ...options
}: Omit<PDFKit.PDFDocumentOptions, 'size' | 'lang'> & {
  lang: Language;
  /** As PDF/A-3b, which may carry files. */
  archived?: boolean;
}): Doc {
  // Loaded with the first document, because no start needs it.
  const Pdf = require('pdfkit') as typeof PDFDocument;
  const doc = new Pdf({
    ...options,
    ...(archived && { subset: 'PDF/A-3b', pdfVersion: '1.7' }),
    size: 'A4',
    lang: tagOf(options.lang),
  });
  const script = new Intl.Locale(tagOf(options.lang)).maximize().script ?? '';
  for (const [name, file] of Object.entries(FILES[script] ?? LATIN_FILES)) {
    doc.registerFont(name, file).font(name);
    if (script in FILES) layOutFromRight(fontOf(doc), script.toLowerCase());
  }
  doc.font(REGULAR);
  return Object.assign(doc, { direction: directionOf(options.lang) });
}

/** The chosen font, which pdfkit's types leave out. */
const fontOf = (doc: object): LaidOut => (doc as { _font: LaidOut })._font;

/** The whole document as bytes, once it has ended. Called before anything is written. */
export function collect(doc: Doc): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
