import PDFDocument from 'pdfkit';
import { expect, it } from 'vitest';
import { textSays } from '../../../contract/policy/name-in-text.ts';
import { docx, PDF, photo, zip } from '../../testing/sample-files.ts';
import { fileText } from './file-text.ts';

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
  expect(await fileText(await pdf('Lebenslauf von Mira Özdemir'), 'application/pdf')).toContain(
    'Mira Özdemir',
  );
});

it('a PDF without text, a broken one and a picture say nothing', async () => {
  expect((await fileText(PDF, 'application/pdf'))?.trim() ?? '').toBe('');
  expect(await fileText(Buffer.from('%PDF-1.7 nothing'), 'application/pdf')).toBeUndefined();
  expect(await fileText(await photo(), 'image/jpeg')).toBeUndefined();
});

it('a name is one word in an office document also where its letters look different', async () => {
  const document =
    '<w:document><w:p><w:r><w:t>Öz</w:t></w:r><w:r><w:t>demir</w:t></w:r></w:p><w:p><w:t>Mira</w:t></w:p></w:document>';
  expect(await fileText(await docx({ 'word/document.xml': document }), WORD)).toContain('Özdemir Mira');
  const odt = await zip({ 'content.xml': '<text:p>Mira</text:p><text:p>Özdemir</text:p>' });
  expect(await fileText(odt, 'application/vnd.oasis.opendocument.text')).toContain('Mira Özdemir');
});

it('a name is one word in a PDF also where its letters look different', async () => {
  const document = new PDFDocument();
  const chunks: Buffer[] = [];
  const bytes = new Promise<Buffer>((resolve) => {
    document
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => resolve(Buffer.concat(chunks)));
  });
  document.font('Helvetica-Bold').text('Mira Öz', { continued: true }).font('Helvetica').text('demir');
  document.text('Am Markt 1').end();
  const text = await fileText(await bytes, 'application/pdf');
  expect(textSays(text ?? '', 'Özdemir')).toBe(true);
  expect(textSays(text ?? '', 'Am Markt')).toBe(true);
});

it('a small document that unpacks to tags without an end is read in the time of any other', async () => {
  const bytes = await docx({ 'word/document.xml': `<w:t>Mira</w:t>${'<'.repeat(400_000)}` });
  expect(await fileText(bytes, WORD)).toContain('Mira');
});
