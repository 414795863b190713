import type { JobPreview } from '../../../../contract/entities/job-preview.ts';
import { type Language, tagOf } from '../../../../contract/languages.ts';

/** Addresses of the pictures that links are shown with. The version makes another address of each edit. */
export const jobImagePath = ({ _id, ver }: Pick<JobPreview, '_id' | 'ver'>, language: Language) =>
  `/og/jobs/${_id}.png?lang=${tagOf(language)}&v=${ver}`;

/** Of a creator's card. */
export const creatorImagePath = (slug: string) => `/og/creators/${slug}.png`;

/** Of all other pages. */
export const defaultImagePath = (language: Language) => `/og/zusage.png?lang=${tagOf(language)}`;
