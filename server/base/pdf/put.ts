import { A4, type Doc } from './document.ts';

/** `from` is counted from the side on which lines begin. */
export type Column = { readonly from: number; readonly width: number };

type Placing = { y?: number; align?: 'start' | 'end'; lineGap?: number };

/** Sets a text into a column, on the mirrored side of the page where the language is read from the right. */
export function put(
  doc: Doc,
  text: string,
  { from, width }: Column,
  { y = doc.y, align = 'start', lineGap = 0 }: Placing = {},
): Doc {
  const isMirrored = doc.direction === 'rtl';
  const x = isMirrored ? A4.width - from - width : from;
  doc.text(text, x, y, { width, lineGap, align: (align === 'end') === isMirrored ? 'left' : 'right' });
  return doc;
}
