import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { ZipFile } from 'yazl';

/** Files as people send them, and as nobody should. */

export const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
);

const DOCX_TYPES = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`;

export async function zip(entries: Record<string, string>): Promise<Buffer> {
  const file = new ZipFile();
  for (const [name, text] of Object.entries(entries))
    file.addBuffer(Buffer.from(text), name, { compress: name !== 'mimetype' });
  file.end();
  const chunks: Buffer[] = [];
  for await (const chunk of file.outputStream) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

export const docx = (more: Record<string, string> = {}) =>
  zip({ '[Content_Types].xml': DOCX_TYPES, 'word/document.xml': '<w:document/>', ...more });

export const odt = () =>
  zip({ mimetype: 'application/vnd.oasis.opendocument.text', 'content.xml': '<office:document-content/>' });

/** A picture of one colour with a corner of another, so that turning it shows. */
export function picture(width = 40, height = 20) {
  const corner = { create: { width: 8, height: 8, channels: 3 as const, background: '#ff0000' } };
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    { input: corner, top: 0, left: 0 },
  ]);
}

/** A phone's photo lying on its side, with place and device in its EXIF. */
export function photo(): Promise<Buffer> {
  return picture()
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Make: 'SecretPhone', Software: 'v1' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** A PNG whose header claims more pixels than its few bytes hold. */
export async function bomb(width: number, height: number): Promise<Buffer> {
  const png = await picture().png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}
