import type { FilePorts } from '../sync/files/prepare-file.ts';

const QUALITY = 0.85;

/**
 * Makes an image smaller with what the browser has: upright, without the place and device a photo carries along. Null
 * where it cannot read the image, or would make a format of it that was not asked for.
 */
export const shrinkImage: FilePorts['shrink'] = async (image, { edge, mime }) => {
  if (!('createImageBitmap' in globalThis)) return null;
  const bitmap = await createImageBitmap(image).catch(() => null);
  if (!bitmap) return null;
  try {
    const scale = Math.min(1, edge / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    // Photos have nothing to see through; drawings and screenshots may.
    const type = mime === 'image/jpeg' || mime === 'image/heic' ? 'image/jpeg' : 'image/webp';
    const blob = await draw(bitmap, width, height, type);
    // Safari has no WebP to give and gives PNG, which is taken as well.
    return blob && ['image/jpeg', 'image/webp', 'image/png'].includes(blob.type) ? blob : null;
  } finally {
    bitmap.close();
  }
};

async function draw(bitmap: ImageBitmap, width: number, height: number, type: string): Promise<Blob | null> {
  if ('OffscreenCanvas' in globalThis) {
    const canvas = new OffscreenCanvas(width, height);
    if (!paint(canvas.getContext('2d'), bitmap, width, height)) return null;
    return canvas.convertToBlob({ type, quality: QUALITY });
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  if (!paint(canvas.getContext('2d'), bitmap, width, height)) return null;
  return new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY));
}

type Paper = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

function paint(paper: Paper | null, bitmap: ImageBitmap, width: number, height: number): boolean {
  if (!paper) return false;
  paper.imageSmoothingQuality = 'high';
  paper.drawImage(bitmap, 0, 0, width, height);
  return true;
}
