type Area = { x: number; y: number; width: number; height: number };

/**
 * A part of an image, upright, its longer side at most `edge` pixels, and without what a camera writes into a photo: as
 * PNG where the image may have transparent parts, otherwise as JPEG. Rejects where the browser cannot read the image.
 * @param area in pixels of the image
 */
export async function cropped(image: Blob, area: Area, edge: number): Promise<Blob> {
  const bitmap = await createImageBitmap(image);
  try {
    const scale = Math.min(1, edge / Math.max(area.width, area.height));
    const width = Math.max(1, Math.round(area.width * scale));
    const height = Math.max(1, Math.round(area.height * scale));
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('no canvas');
    paper.imageSmoothingQuality = 'high';
    paper.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, width, height);
    const type = /png|webp|gif/.test(image.type) ? 'image/png' : 'image/jpeg';
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.85));
    if (!blob) throw new Error('no image');
    return blob;
  } finally {
    bitmap.close();
  }
}
