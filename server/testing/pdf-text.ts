import { inflateSync } from 'node:zlib';

/**
 * The text of a PDF whose fonts are the standard ones in WinAnsi, as pdfkit writes it: content streams are
 * decompressed, hexadecimal strings are read, and every show operator ends a piece.
 */
export function pdfText(pdf: Buffer): string {
  const raw = pdf.toString('latin1');
  const pieces: string[] = [];
  for (const match of raw.matchAll(/stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const end = raw.indexOf('endstream', start);
    const content = inflate(pdf.subarray(start, end));
    for (const [, shown = ''] of content.matchAll(/\[([^\]]*)\] TJ/g)) {
      const hex = Array.from(shown.matchAll(/<([0-9a-f]*)>/gi), ([, part]) => part).join('');
      pieces.push(new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')));
    }
  }
  return pieces.join('\n');
}

function inflate(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1');
  } catch {
    return '';
  }
}
