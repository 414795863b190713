import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { docx, PDF, photo, zip } from '../../testing/sample-files.ts';
import { readText } from './read-text.ts';

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function pdf(text: string): Promise<Buffer> {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)));
    document.text(text).end();
  });
}

it('a PDF is read in its letters, whatever its streams are packed with', async () => {
  expect(await readText(await pdf('Lebenslauf von Mira Özdemir'), 'application/pdf')).toContain(
    'Mira Özdemir',
  );
});

it('a PDF without text, a broken one and a picture say nothing', async () => {
  expect((await readText(PDF, 'application/pdf'))?.trim() ?? '').toBe('');
  expect(await readText(Buffer.from('%PDF-1.7 nothing'), 'application/pdf')).toBeUndefined();
  expect(await readText(await photo(), 'image/jpeg')).toBeUndefined();
});

it('a name is one word in an office document also where its letters look different', async () => {
  const document =
    '<w:document><w:p><w:r><w:t>Öz</w:t></w:r><w:r><w:t>demir</w:t></w:r></w:p><w:p><w:t>Mira</w:t></w:p></w:document>';
  expect(await readText(await docx({ 'word/document.xml': document }), WORD)).toContain('Özdemir Mira');
  const odt = await zip({ 'content.xml': '<text:p>Mira</text:p><text:p>Özdemir</text:p>' });
  expect(await readText(odt, 'application/vnd.oasis.opendocument.text')).toContain('Mira Özdemir');
});
