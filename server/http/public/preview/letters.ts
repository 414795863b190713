import { createRequire } from 'node:module';
import type * as Fontkit from 'fontkit';
import { lettersOf } from '../../../base/pdf/printable.ts';

/*
 * Text as outlines of the product's font: the fonts of the machine do not matter, and its width is known before it is
 * drawn.
 */

const require = createRequire(import.meta.url);
const FAMILY = '@expo-google-fonts/hanken-grotesk';
const FILES = {
  regular: require.resolve(`${FAMILY}/400Regular/HankenGrotesk_400Regular.ttf`),
  bold: require.resolve(`${FAMILY}/700Bold/HankenGrotesk_700Bold.ttf`),
};
export type Weight = keyof typeof FILES;

const fonts = new Map<Weight, Fontkit.Font>();
function fontOf(weight: Weight): Fontkit.Font {
  const known = fonts.get(weight);
  if (known) return known;
  // Loaded with the first picture, because no start needs it.
  const { openSync } = require('fontkit') as typeof Fontkit;
  // A collection of fonts is none of these files.
  const font = openSync(FILES[weight]) as Fontkit.Font;
  fonts.set(weight, font);
  return font;
}

/** The text without letters that the font does not have, such as emoji. */
export function drawable(text: string): string {
  const font = fontOf('regular');
  return lettersOf(text, (code) => font.hasGlyphForCodePoint(code), '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** In pixels. `text`: a drawable one. */
export function widthOf(text: string, size: number, weight: Weight): number {
  const font = fontOf(weight);
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

type Place = { x: number; y: number; size: number; weight: Weight; fill: string };

/** SVG of a line of text that begins at `x` on the base line `y`. */
export function drawText(text: string, { x, y, size, weight, fill }: Place): string {
  const font = fontOf(weight);
  const { glyphs, positions } = font.layout(text);
  let pen = 0;
  const paths = glyphs.map((glyph, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const path = `<path transform="translate(${pen + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`;
    pen += xAdvance;
    return path;
  });
  const scale = size / font.unitsPerEm;
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

/** The text as far as it fits, with an ellipsis where it does not. */
export function cutTo(text: string, width: number, size: number, weight: Weight): string {
  if (widthOf(text, size, weight) <= width) return text;
  const letters = Array.from(text);
  while (letters.length > 0 && widthOf(`${letters.join('').trimEnd()}…`, size, weight) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** Lines that fit, broken between words; a word that is wider than a line is broken inside. */
export function wrapped(text: string, width: number, size: number, weight: Weight): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((one) => broken(one, width, size, weight))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, size, weight) <= width) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function broken(word: string, width: number, size: number, weight: Weight): string[] {
  if (widthOf(word, size, weight) <= width) return [word];
  const letters = Array.from(word);
  let count = letters.length;
  while (count > 1 && widthOf(`${letters.slice(0, count).join('')}-`, size, weight) > width) count -= 1;
  const rest = letters.slice(count).join('');
  return [`${letters.slice(0, count).join('')}-`, ...broken(rest, width, size, weight)];
}
