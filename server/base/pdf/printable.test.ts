import { expect, test } from 'vitest';
import { pdfText } from '../../testing/pdf-text.ts';
import { BOLD, collect, openDocument, REGULAR } from './document.ts';
import { printable } from './printable.ts';

/** What stands in a document in which this was written, in one of the fonts. */
async function written(text: string, font: string): Promise<string> {
  const doc = openDocument({ lang: 'de_DE', margin: 50 });
  const whole = collect(doc);
  doc.font(font);
  doc.text(printable(doc, text));
  doc.end();
  return pdfText(await whole).replaceAll('\n', '');
}

test.each([REGULAR, BOLD])('%s keeps the letters of people’s names', async (font) => {
  for (const text of [
    'Aydın',
    'Żółć',
    '€',
    '„Zusage“',
    'Ștefan Çağlar',
    'Nguyễn',
    'Größe ÄÖÜ – 12 €',
    'Office',
  ])
    expect(await written(text, font)).toBe(text);
});

test('letters given in parts are put together', async () => {
  expect(await written('Z\u0307o\u0301', REGULAR)).toBe('Żó');
});

test('a letter the font does not have is a question mark, and none is lost in silence', async () => {
  expect(await written('A 日本 😀', REGULAR)).toBe('A ?? ?');
  expect(await written('Игорь', REGULAR)).toHaveLength(5);
});

test('white space is a space, and what has no look is nothing', async () => {
  expect(await written('a\tb\u00a0c\u202fd\u200d\ufe0f', REGULAR)).toBe('a b c d');
});

test('a standard font is refused: it would lose letters', () => {
  const doc = openDocument({ lang: 'en_US' });
  doc.font('Courier');
  expect(() => printable(doc, 'x')).toThrow('embedded');
});
