type Area = { x: number; y: number; width: number; height: number };

/**
 * A square part of an image, upright, as JPEG with sides of at most `edge` pixels and without what a camera writes into
 * a photo. Rejects where the browser cannot read the image.
 * @param area in pixels of the image
 */
export async function cropped(image: Blob, area: Area, edge: number): Promise<Blob> {
  const bitmap = await createImageBitmap(image);
  try {
    const side = Math.max(1, Math.min(edge, Math.round(area.width)));
    const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('no canvas');
    paper.imageSmoothingQuality = 'high';
    paper.drawImage(bitmap, area.x, area.y, area.width, area.height, 0, 0, side, side);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.85));
    if (!blob) throw new Error('no image');
    return blob;
  } finally {
    bitmap.close();
  }
}
