import type { Photo, PhotoChanges } from './entities/photo.ts';

/** The photos after a change. One that is gone and only described or moved stays gone. */
export function changedPhotos(photos: readonly Photo[], changes: PhotoChanges): Photo[] {
  const byId = new Map(photos.map((one) => [one._fileId, one]));
  for (const [_fileId, change] of Object.entries(changes)) {
    const { alt = byId.get(_fileId)?.alt, place = byId.get(_fileId)?.place } = change ?? {};
    if (change === null) byId.delete(_fileId);
    else if (alt !== undefined && place !== undefined) byId.set(_fileId, { _fileId, alt, place });
  }
  return [...byId.values()].toSorted((a, b) => a.place - b.place || (a._fileId < b._fileId ? -1 : 1));
}

/** Whether a change erases a photo. */
export const erasesPhoto = (changes: PhotoChanges = {}) => Object.values(changes).includes(null);
