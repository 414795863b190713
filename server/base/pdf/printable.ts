import type { Doc } from './document.ts';

/** pdfkit's types leave out which font is chosen; an embedded one is fontkit's, a standard one is not. */
type Chosen = { _font: { font: { hasGlyphForCodePoint?: (codePoint: number) => boolean } } };

/**
 * The text in letters the document's chosen font has, so choose the font first. A letter it does not have is put
 * together from its parts where it has those; otherwise `?` stands there, because an empty box is easily overlooked.
 * White space is a space: line breaks and tabs have no glyph.
 */
export function printable(doc: Doc, text: string): string {
  const { font } = (doc as unknown as Chosen)._font;
  if (font.hasGlyphForCodePoint === undefined)
    throw new Error('a standard font cannot print every name: choose an embedded one');
  return lettersOf(text, (code) => font.hasGlyphForCodePoint?.(code) === true, '?');
}

/**
 * The text in letters that a font has.
 * @param missing stands for a letter that it does not have
 */
export function lettersOf(text: string, hasGlyph: (codePoint: number) => boolean, missing: string): string {
  const has = (letter: string) => hasGlyph(letter.codePointAt(0) as number);
  const letterOf = (letter: string): string => {
    if (/\s/.test(letter)) return ' ';
    if (has(letter)) return letter;
    const parts = Array.from(letter.normalize('NFD'));
    return parts.length > 1 && parts.every(has) ? parts.join('') : missing;
  };
  // What only joins or steers letters (joiners, variation selectors, marks of direction) is none itself.
  const letters = text.normalize('NFC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return Array.from(letters, letterOf).join('');
}
