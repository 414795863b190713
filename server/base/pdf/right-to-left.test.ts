import { expect, test } from 'vitest';
import { pdfText } from '../../testing/pdf-text.ts';
import { collect, openDocument } from './document.ts';
import { printable } from './printable.ts';
import { visualRuns } from './right-to-left.ts';

const seen = (line: string) =>
  visualRuns(line)
    .map(({ said, isFromRight }) => (isFromRight ? Array.from(said).reverse().join('') : said))
    .join('|');

test('what stands from the left is Latin words and numbers in their own direction, brackets mirrored', () => {
  expect(seen('عمل')).toBe('لمع');
  expect(seen('عمل (Minijob) 12 س')).toBe('س |12| (|Minijob|) لمع'.replace('(', '(').replace(')', ')'));
  expect(seen('Zusage')).toBe('Zusage');
});

test('an Arabic document has joined letters, and none is lost', async () => {
  const doc = openDocument({ lang: 'ar_AE', margin: 50 });
  const whole = collect(doc);
  const text = printable(doc, 'عرض عمل من Müller & Łukasz GmbH، 13.50 €');
  expect(text).not.toContain('?');
  doc.text(text, { align: 'right' });
  doc.end();
  const written = pdfText(await whole);
  expect(written).toContain('Müller & Łukasz GmbH');
  expect(written).toContain('13.50');
  expect(written).toContain(Array.from('عرض عمل من').reverse().join(''));
});
