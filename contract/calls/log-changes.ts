import * as z from 'zod/mini';
import { call } from '../call.ts';
import { logNote } from '../entities/log.ts';
import { filled, id } from '../fields.ts';
import { TEXT_MAX } from '../limits.ts';

/** What waits in the outbox. */
export const logChanges = {
  'log.create': call({
    method: 'POST',
    path: '/company/logs/create',
    who: ['member'],
    net: 'queue',
    args: () =>
      z.strictObject({
        _companyId: id,
        action: z.literal('note'),
        text: filled(TEXT_MAX.logNote),
        /** What it is about: something of the company's. */
        ref: z.optional(z.strictObject({ type: z.enum(['job', 'application', 'member']), id: filled(128) })),
      }),
    answer: () => logNote,
  }),
};
