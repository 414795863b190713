import * as z from 'zod/mini';
import { call } from '../call.ts';
import { languageId, languagePreview, languageVersion, translations } from '../entities/translation.ts';

/** Texts that staff may change without a new build. The app keeps them 30 days. */
export const translationCalls = {
  'translation.list': call({
    method: 'GET',
    path: '/translation',
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
    who: ['guest'],
    net: 'local',
    whileLocked: true,
    writes: false,
    args: () => z.strictObject({ languageId, version: z.optional(languageVersion) }),
    answer: () => z.union([translations, z.object({ unchanged: z.literal(true) })]),
  }),
};
