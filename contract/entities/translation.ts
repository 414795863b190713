import * as z from 'zod/mini';
import { lazily } from '../lazily.ts';

/** Texts of the product in one language: specification section 3, product section 5. */

/** `de_DE`. */
export const languageId = z.string().check(z.regex(/^[a-z]{2,3}_[A-Z]{2}$/));
/** Lower case, as the specification wants it. */
export const translationKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9._-]{0,119}$/));
/** Longest text of one key. */
export const TRANSLATION_MAX = 5000;

export const languageVersion = z.int().check(z.gte(0), z.lte(2_147_483_647));

export const languagePreview = lazily(() =>
  z.object({
    _id: languageId,
    name: z.string(),
    version: languageVersion,
    default: z.boolean(),
  }),
);
export type LanguagePreview = z.infer<typeof languagePreview>;

export const translations = lazily(() =>
  z.object({
    languageId,
    version: languageVersion,
    translations: z.record(translationKey, z.string()),
  }),
);
export type Translations = z.infer<typeof translations>;
