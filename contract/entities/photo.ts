import * as z from 'zod/mini';
import { id, text } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';

/** Photos that a company or a creator shows of its work, in the order of their places. */

const facts = lazily(() =>
  z.object({
    /** A description, read out to people who do not see it; may be empty. */
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
