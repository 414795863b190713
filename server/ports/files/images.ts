import sharp, { type Sharp } from 'sharp';
import { FILE_MAX, IMAGE_EDGE } from '../../../contract/limits.ts';
import { refused } from './refuse.ts';

/** A re-encoded image: only the pixels of the old file are in it. */
export type KeptImage = {
  readonly mime: 'image/jpeg' | 'image/webp';
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly thumb: Buffer;
};

/** What sharp calls the formats that are taken. */
const FORMAT: Record<string, string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/heic': 'heif',
};
const SECONDS = 20;
const AT_ONCE = 2;

// Each upload is read once; a cache would only keep pixels in memory.
sharp.cache(false);
sharp.concurrency(1);

/** Photos of iPhones: only a libvips with a decoder for HEVC reads them, and the one that npm brings has none. */
export const readsHeic = sharp.format.heif.input.fileSuffix?.includes('.heic') === true;

/**
 * Decodes an image and encodes it again: upright, at most `edge` pixels a side, first frame only, in sRGB, without
 * EXIF, GPS, comments or anything that was glued to it. Throws `file_refused`: the number of pixels is read from the
 * header before any is decoded, so a bomb costs nothing.
 */
export function makeAnew(bytes: Buffer, mime: string, edge: number): Promise<KeptImage> {
  return inTurn(async () => {
    await checkHeader(bytes, mime);
    try {
      return await encode(bytes, mime === 'image/jpeg' ? 'image/jpeg' : 'image/webp', edge);
    } catch {
      throw refused('image_broken');
    }
  });
}

async function checkHeader(bytes: Buffer, mime: string): Promise<void> {
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refused('image_broken');
    });
  if (header.format !== FORMAT[mime]) throw refused('type_differs');
  const { width, height } = header;
  if (width * height > FILE_MAX.pixels)
    throw refused('image_too_large', { width, height, maxPixels: FILE_MAX.pixels });
}

async function encode(bytes: Buffer, mime: KeptImage['mime'], edge: number): Promise<KeptImage> {
  const source = sharp(bytes, {
    limitInputPixels: FILE_MAX.pixels,
    failOn: 'error',
    sequentialRead: true,
    pages: 1,
  });
  const full = await as(mime, within(source.autoOrient(), edge)).toBuffer({ resolveWithObject: true });
  const thumb = await as(mime, within(sharp(full.data), IMAGE_EDGE.thumb)).toBuffer();
  const { width, height } = full.info;
  return { mime, bytes: full.data, width, height, thumb };
}

const within = (image: Sharp, edge: number) =>
  image
    .timeout({ seconds: SECONDS })
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');

const as = (mime: KeptImage['mime'], image: Sharp) =>
  mime === 'image/jpeg' ? image.jpeg({ quality: 82 }) : image.webp({ quality: 82 });

let running = 0;
const waiting: (() => void)[] = [];

/** Each takes a core and a hundred megabytes: more at once would starve the rest of the process. */
async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
