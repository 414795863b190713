import * as z from 'zod/mini';
import { call } from '../call.ts';
import { logAction, logEntry } from '../entities/log.ts';
import { cursor, filled, id, instant, limit, pageOf } from '../fields.ts';
import { TEXT_MAX } from '../limits.ts';

/** The company log: product section 4.8. The server writes it; members add notes and nothing else. */
export const logCalls = {
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
    answer: () => logEntry,
  }),
  'log.list': call({
    method: 'GET',
    path: '/company/logs/{companyId}',
    who: ['member'],
    net: 'local',
    args: () =>
      z.strictObject({
        companyId: id,
        since: z.optional(instant),
        action: z.optional(logAction),
        cursor: z.optional(cursor),
        limit: z.optional(limit),
      }),
    answer: () => pageOf(logEntry),
  }),
};
