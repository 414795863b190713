import * as z from 'zod/mini';
import { call } from '../call.ts';
import { day, language } from '../fields.ts';

/** The proof of applications. It is written by the server: its numbers are what others can check. */
export const proofCalls = {
  'proof.create': call({
    method: 'POST',
    path: '/user/proof/create',
    who: ['self'],
    net: 'network',
    /** Both days belong to it. */
    args: () =>
      z
        .strictObject({ from: day, to: day, lang: language })
        .check(z.refine(({ from, to }) => from <= to, { error: 'order', path: ['to'] })),
    /** `content`: the PDF in base64. */
    answer: () =>
      z.object({ name: z.string(), mime: z.literal('application/pdf'), content: z.string(), lines: z.int() }),
  }),
  'proof.end': call({
    method: 'POST',
    path: '/user/proof/end',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({}),
    answer: () => z.object({ ended: z.int() }),
  }),
};
