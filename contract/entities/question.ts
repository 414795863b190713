import * as z from 'zod/mini';
import { filled, text } from '../fields.ts';
import { lazily } from '../lazily.ts';
import { TEXT_MAX } from '../limits.ts';

/** A question of a job, and its answer in an application (product section 4.1, createjob.8). */

const questionId = z.string().check(z.minLength(1), z.maxLength(40), z.regex(/^[A-Za-z0-9_-]+$/));

/** `required` ones are announced in the ad, so nobody is turned away in silence. */
export const question = lazily(() =>
  z.object({
    id: questionId,
    text: filled(TEXT_MAX.listItem),
    type: z.enum(['text', 'yesno', 'number']),
    required: z.boolean(),
  }),
);
export type Question = z.infer<typeof question>;

/** A yes is `true`; a number is given as it is, a text as it was typed. */
export const answer = lazily(() =>
  z.object({
    id: questionId,
    value: z.union([text(TEXT_MAX.note), z.boolean(), z.number().check(z.gte(-1e12), z.lte(1e12))]),
  }),
);
export type Answer = z.infer<typeof answer>;

/** An answer as it was received, with the question's words of then: an ad's questions may change under their ids. */
export const givenAnswer = lazily(() => z.extend(answer, { question: z.optional(text(TEXT_MAX.listItem)) }));
export type GivenAnswer = z.infer<typeof givenAnswer>;
