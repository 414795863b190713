import * as z from 'zod/mini';
import { id, text } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';

/** Photos that a company or a creator shows of its work, in the order of their places. */

export const PHOTOS_MAX = 8;

const facts = lazily(() =>
  z.object({
    /** What is to be seen, for those who do not see it. */
    alt: text(TEXT_MAX.imageAlt),
    /** Any number: a photo between two others has one between theirs. */
    place: z.number(),
  }),
);

/** `_fileId`: of an image that was uploaded for this company or creator. */
export const photo = lazily(() => z.object({ _fileId: id, ...facts.shape }));
export type Photo = z.infer<typeof photo>;

/**
 * What changes about single photos, by the ids of their files: null erases one, both facts together add one that is not
 * there. Never the whole list: two devices that change different photos both have their way.
 */
export const photoChanges = lazily(() => z.record(id, z.nullable(z.partial(facts))));
export type PhotoChanges = z.infer<typeof photoChanges>;

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
export const erasesPhoto = (changes: PhotoChanges | undefined) => Object.values(changes ?? {}).includes(null);
