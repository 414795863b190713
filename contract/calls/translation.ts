import * as z from 'zod/mini';
import { call } from '../call.ts';
import { languageId, languagePreview, languageVersion, translations } from '../entities/translation.ts';

/** Texts that staff may change without a new build. The app keeps them 30 days. */
export const translationCalls = {
  'translation.list': call({
    method: 'GET',
    path: '/translation',
    summary: 'The languages of the product.',
    who: ['guest'],
    net: 'local',
    whileLocked: true,
    cacheable: true,
    args: () => z.strictObject({}),
    answer: () => z.array(languagePreview),
  }),
  'translation.check-updates': call({
    method: 'POST',
    path: '/translation/check-updates',
    summary: 'Which of the languages an app holds have changed.',
    who: ['guest'],
    net: 'network',
    whileLocked: true,
    writes: false,
    args: () =>
      z.strictObject({
        /** Version the app holds, or when it was loaded. */
        languages: z
          .record(languageId, z.union([languageVersion, z.iso.datetime()]))
          .check(z.refine((value) => Object.keys(value).length <= 50, 'too_big')),
      }),
    answer: () => z.object({ changed: z.array(languageId) }),
  }),
  'translation.load': call({
    method: 'POST',
    path: '/translation/{languageId}',
    summary: 'The texts of a language, or that the version an app holds is the newest.',
    who: ['guest'],
    net: 'local',
    whileLocked: true,
    writes: false,
    args: () => z.strictObject({ languageId, version: z.optional(languageVersion) }),
    answer: () => z.union([translations, z.object({ unchanged: z.literal(true) })]),
  }),
};
