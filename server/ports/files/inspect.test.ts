import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { FilePurpose } from '../../../contract/entities/file.ts';
import { bomb, docx, odt, PDF, photo, picture, zip } from '../../testing/sample-files.ts';
import { nameFor } from './file-types.ts';
import { inspect } from './inspect.ts';
import { zipEntries } from './zip-entries.ts';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ODT = 'application/vnd.oasis.opendocument.text';

const look = (bytes: Buffer, mime: string, purpose: FilePurpose = 'message', edge = 1600) =>
  inspect(bytes, { mime, purpose, edge });

/** Reason of the refusal; `kept` where there is none. */
const reasonFor = (bytes: Buffer, mime: string, purpose?: FilePurpose): Promise<unknown> =>
  look(bytes, mime, purpose).then(
    () => 'kept',
    (error: { code: string; detail?: { reason: string } }) => error.detail?.reason ?? error.code,
  );

describe('images are made anew', () => {
  test('a photo is turned upright and loses place, device and every other mark', async () => {
    const original = await photo();
    expect(original.includes('SecretPhone')).toBe(true);
    const kept = await look(original, 'image/jpeg');
    expect(kept).toMatchObject({ mime: 'image/jpeg', width: 20, height: 40 });
    const meta = await sharp(kept.bytes).metadata();
    expect([meta.exif, meta.xmp, meta.iptc, meta.icc, meta.orientation]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(kept.bytes.includes('SecretPhone')).toBe(false);
    expect(kept.thumb?.includes('SecretPhone')).toBe(false);
    // The red corner was top left; turned clockwise it is top right.
    const { data, info } = await sharp(kept.bytes).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) =>
      data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3);
    expect(at(17, 2)[0]).toBeGreaterThan(200);
    expect(at(2, 2)[2]).toBeGreaterThan(200);
  });

  test('large ones are reduced to the edge and small ones are left, each with a small picture', async () => {
    const large = await picture(3000, 1000).jpeg().toBuffer();
    expect(await look(large, 'image/jpeg', 'company', 1600)).toMatchObject({ width: 1600, height: 533 });
    const kept = await look(large, 'image/jpeg', 'user', 512);
    expect(kept).toMatchObject({ width: 512, height: 171 });
    expect(await sharp(kept.thumb as Buffer).metadata()).toMatchObject({ width: 256, height: 86 });
    expect(await look(await picture().png().toBuffer(), 'image/png')).toMatchObject({ width: 40 });
  });

  test('PNG, WebP and GIF become WebP, of a moving one the first frame, and what is transparent stays so', async () => {
    const clear = { create: { width: 9, height: 9, channels: 4 as const, background: '#00000000' } };
    expect(await look(await sharp(clear).png().toBuffer(), 'image/png')).toMatchObject({
      mime: 'image/webp',
    });
    const kept = await look(await sharp(clear).webp().toBuffer(), 'image/webp');
    expect((await sharp(kept.bytes).metadata()).hasAlpha).toBe(true);
    const frames = await sharp(
      [await picture().png().toBuffer(), await picture().negate().png().toBuffer()],
      {
        join: { animated: true },
      },
    )
      .gif()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const still = await look(frames, 'image/gif');
    expect(still).toMatchObject({ mime: 'image/webp', width: 40, height: 20 });
    expect((await sharp(still.bytes).metadata()).pages).toBeUndefined();
  });

  test('whatever was announced, an image counts as what it is', async () => {
    expect(await look(await picture().png().toBuffer(), 'image/jpeg')).toMatchObject({ mime: 'image/webp' });
  });

  test('something glued to an image does not survive', async () => {
    const glued = Buffer.concat([
      await picture().jpeg().toBuffer(),
      await zip({ 'evil.js': 'alert(1)' }),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    const kept = await look(glued, 'image/jpeg');
    expect(kept.bytes.includes('evil.js')).toBe(false);
    expect(kept.bytes.includes('<script>')).toBe(false);
  });

  test('a bomb is refused by its header, without decoding a pixel', async () => {
    const before = process.memoryUsage().rss;
    for (const bytes of [await bomb(50_000, 50_000), await bomb(5001, 5000), await bomb(2_000_000, 20)])
      expect(await reasonFor(bytes, 'image/png')).toBe('image_too_large');
    // The pixels of the first alone would be 7.5 GB.
    expect(process.memoryUsage().rss - before).toBeLessThan(1_000_000_000);
  });

  test('a header within the limit that its bytes do not fill is a broken image', async () => {
    expect(await reasonFor(await bomb(4000, 4000), 'image/png')).toBe('image_broken');
    const whole = await picture(400, 400).jpeg().toBuffer();
    expect(await reasonFor(whole.subarray(0, whole.length / 2), 'image/jpeg')).toBe('image_broken');
  });
});

describe('documents are kept as they are', () => {
  test('PDF, DOCX, ODT and text', async () => {
    const text = Buffer.from('Jana Krüger\r\nBäckerin 🥐\n');
    for (const [bytes, mime] of [
      [PDF, 'application/pdf'],
      [await docx(), DOCX],
      [await odt(), ODT],
      [text, 'text/plain'],
      [Buffer.from('BMW Praktikum'), 'text/plain'],
    ] as const)
      expect(await look(bytes, mime)).toEqual({ mime, bytes, width: null, height: null, thumb: null });
  });

  test('a picture of a person or company is never a document', async () => {
    expect(await reasonFor(PDF, 'application/pdf', 'user')).toBe('type_not_allowed');
    expect(await reasonFor(PDF, 'application/pdf', 'company')).toBe('type_not_allowed');
    expect(await reasonFor(PDF, 'application/pdf', 'application')).toBe('kept');
  });
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = '<!DOCTYPE html><html><body>hi</body></html>';

test.each<[string, string, string, () => Buffer | Promise<Buffer>]>([
  ['SVG as an image', 'type_not_allowed', 'image/png', () => Buffer.from(svg)],
  ['SVG with an XML head', 'type_not_allowed', 'image/png', () => Buffer.from(`<?xml version="1.0"?>${svg}`)],
  ['SVG as text', 'type_not_allowed', 'text/plain', () => Buffer.from(svg)],
  ['HTML as text', 'type_not_allowed', 'text/plain', () => Buffer.from(html)],
  ['HTML behind blanks', 'type_not_allowed', 'text/plain', () => Buffer.from(`\n \t${html}`)],
  ['HTML as PDF', 'type_not_allowed', 'application/pdf', () => Buffer.from(html)],
  [
    'a script deep in a text',
    'active_content',
    'text/plain',
    () => Buffer.from(`${'a '.repeat(2000)}<SCRIPT src=x>`),
  ],
  ['PDF as text', 'type_differs', 'text/plain', () => PDF],
  ['RTF as text', 'type_differs', 'text/plain', () => Buffer.from('{\\rtf1\\ansi}')],
  ['text in an old encoding', 'type_unknown', 'text/plain', () => Buffer.from('Jana Kr\xfcger', 'latin1')],
  [
    'bytes without a meaning',
    'type_unknown',
    'application/pdf',
    () => Buffer.from([1, 2, 3, 4, 5, 6, 7, 0xff]),
  ],
  [
    'a program',
    'type_not_allowed',
    'application/pdf',
    () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
  ],
  ['an archive', 'type_not_allowed', 'application/pdf', () => zip({ 'a.txt': 'a' })],
  ['an image that was announced as PDF', 'kept', 'application/pdf', () => picture().png().toBuffer()],
  ['PDF as DOCX', 'type_differs', DOCX, () => PDF],
  ['PDF without an end', 'polyglot', 'application/pdf', () => PDF.subarray(0, 60)],
  ['PDF that is a page too', 'polyglot', 'application/pdf', () => Buffer.from(`%PDF-1.4\n${html}\n%%EOF`)],
  [
    'PDF behind something else',
    'image_broken',
    'application/pdf',
    () => Buffer.concat([Buffer.from('GIF89a\n'), PDF]),
  ],
  [
    'PDF with a program in it',
    'active_content',
    'application/pdf',
    () => Buffer.from(`${PDF}`.replace('/Pages 2', '/OpenAction<</S/JavaScript/JS(x)>>/Pages 2')),
  ],
  [
    'PDF that starts a program',
    'active_content',
    'application/pdf',
    () => Buffer.from(`${PDF}`.replace('/Pages 2', '/AA<</S/Launch>>/Pages 2')),
  ],
  ['DOCX with macros', 'active_content', DOCX, () => docx({ 'word/vbaProject.bin': 'x' })],
  ['DOCX with a program', 'active_content', DOCX, () => docx({ 'word/embeddings/run.EXE': 'x' })],
  ['ODT as DOCX', 'type_differs', DOCX, odt],
  [
    'an image without its rest',
    'image_broken',
    'image/jpeg',
    () => Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
  ],
  [
    'an HEIC photo',
    'type_not_allowed',
    'image/heic',
    () =>
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(64)]),
  ],
])('%s: %s', async (_what, reason, mime, make) => {
  expect(await reasonFor(await make(), mime)).toBe(reason);
});

test('a PDF that hides an archive is refused, wherever it lies', async () => {
  const archive = await zip({ 'evil.html': html });
  expect(await reasonFor(Buffer.concat([PDF, archive]), 'application/pdf')).toBe('polyglot');
  expect(await reasonFor(Buffer.concat([PDF, archive, Buffer.from('\n%%EOF\n')]), 'application/pdf')).toBe(
    'polyglot',
  );
  expect(await reasonFor(Buffer.concat([Buffer.from('%PDF-1.4\n'), archive, PDF]), 'application/pdf')).toBe(
    'polyglot',
  );
});

test('a DOCX that begins with something else, or goes on behind its end, is refused', async () => {
  const whole = await docx();
  expect(zipEntries(whole)?.map(({ name }) => name)).toEqual(['[Content_Types].xml', 'word/document.xml']);
  expect(zipEntries(Buffer.concat([Buffer.from('x'), whole]))).toBeUndefined();
  expect(await reasonFor(Buffer.concat([whole, Buffer.from(html)]), DOCX)).toBe('polyglot');
});

test('a name says what the file is', () => {
  expect(nameFor('Foto.JPG', 'image/jpeg', 120)).toBe('Foto.JPG');
  expect(nameFor('Foto.png', 'image/webp', 120)).toBe('Foto.webp');
  expect(nameFor('Lebenslauf', 'application/pdf', 120)).toBe('Lebenslauf.pdf');
  expect(nameFor('rechnung.exe', 'application/pdf', 120)).toBe('rechnung.exe.pdf');
  expect(nameFor('seite.html', 'text/plain', 120)).toBe('seite.html.txt');
  expect(nameFor('a'.repeat(120), 'application/pdf', 120)).toHaveLength(120);
  expect(nameFor('.png', 'image/webp', 120)).toBe('.webp');
});
