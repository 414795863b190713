import * as z from 'zod/mini';
import { id, text } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';

/** Photos that a company or a creator shows of its work, in the order in which they are shown. */

export const PHOTOS_MAX = 8;

export const photo = lazily(() =>
  z.object({
    /** Of an image that was uploaded for this company or creator. */
    _fileId: id,
    /** What is to be seen, for those who do not see it. */
    alt: text(TEXT_MAX.imageAlt),
  }),
);
export type Photo = z.infer<typeof photo>;

/** The whole list: what is left out is erased. */
export const photos = lazily(() =>
  z.array(photo).check(
    z.maxLength(PHOTOS_MAX),
    z.refine((list) => new Set(list.map(({ _fileId }) => _fileId)).size === list.length, 'twice'),
  ),
);
