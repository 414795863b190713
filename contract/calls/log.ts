import * as z from 'zod/mini';
import { call } from '../call.ts';
import { logAction, logEntry } from '../entities/log.ts';
import { cursor, id, instant, limit, pageOf } from '../fields.ts';
import { logChanges } from './log-changes.ts';

/** The company log: product section 4.8. The server writes it; members add notes and nothing else. */
export const logCalls = {
  ...logChanges,
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
