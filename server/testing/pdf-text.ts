import { inflateSync } from 'node:zlib';

/** What the codes of one font stand for. */
type Reading = (hex: string) => string;

/**
 * The text of a PDF as pdfkit writes it, a line for each show operator: of embedded fonts by their ToUnicode map, of
 * standard ones as WinAnsi.
 */
export function pdfText(pdf: Buffer): string {
  return pdfLines(pdf)
    .map(({ text }) => text)
    .join('\n');
}

/** The same, each with where it begins: points from the left edge. */
export function pdfLines(pdf: Buffer): { x: number; text: string }[] {
  const objects = objectsOf(pdf);
  const fonts = fontsOf(objects);
  const lines: { x: number; text: string }[] = [];
  for (const { stream } of objects.values()) {
    let reading = winAnsi;
    let x = 0;
    for (const [, font, at, shown] of stream.matchAll(
      /\/(\S+) [\d.]+ Tf|1 0 0 1 (-?[\d.]+) -?[\d.]+ Tm|\[([^\]]*)\] TJ/g,
    )) {
      if (font !== undefined) reading = fonts.get(font) ?? winAnsi;
      else if (at !== undefined) x = Number(at);
      else
        lines.push({
          x,
          text: Array.from((shown ?? '').matchAll(/<([0-9a-f]*)>/gi), ([, hex = '']) => hex)
            .map(reading)
            .join(''),
        });
    }
  }
  return lines;
}

type PdfObject = { head: string; stream: string };

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const raw = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const match of raw.matchAll(/^(\d+) 0 obj\n([\s\S]*?)(?:stream\n|endobj)/gm)) {
    const [whole, number = '', head = ''] = match;
    const start = match.index + whole.length;
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = whole.endsWith('stream\n') ? pdf.subarray(start, start + length) : Buffer.alloc(0);
    const stream = head.includes('/FlateDecode') ? inflateSync(bytes) : bytes;
    objects.set(number, { head, stream: stream.toString('latin1') });
  }
  return objects;
}

/** By the names the pages give them, which are the document's. */
function fontsOf(objects: Map<string, PdfObject>): Map<string, Reading> {
  const fonts = new Map<string, Reading>();
  for (const { head } of objects.values()) {
    for (const [, list = ''] of head.matchAll(/\/Font <<([^>]*)>>/g))
      for (const [, name = '', number = ''] of list.matchAll(/\/(\S+) (\d+) 0 R/g)) {
        const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(number)?.head ?? '')?.[1];
        fonts.set(name, map === undefined ? winAnsi : byMap(objects.get(map)?.stream ?? ''));
      }
  }
  return fonts;
}

const winAnsi: Reading = (hex) => new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex'));

/** Codes of two bytes, in ranges whose letters are listed one by one as UTF-16. */
function byMap(cmap: string): Reading {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from, 16);
    for (const [index, [, units = '']] of Array.from(list.matchAll(/<([0-9a-f ]*)>/gi)).entries())
      letters.set(first + index, utf16(units.replaceAll(' ', '')));
  }
  return (hex) =>
    (hex.match(/.{4}/g) ?? [])
      .map((code) => {
        const letter = letters.get(Number.parseInt(code, 16));
        if (letter === undefined) throw new Error(`no letter for code ${code}`);
        return letter;
      })
      .join('');
}

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');
