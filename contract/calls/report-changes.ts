import * as z from 'zod/mini';
import { call } from '../call.ts';
import { appeal, appealText, report, reportReason, reportTarget } from '../entities/report.ts';
import { id, text } from '../fields.ts';
import { FILE_MAX, TEXT_MAX } from '../limits.ts';

/** What waits in the outbox. */
export const reportChanges = {
  'report.create': call({
    method: 'POST',
    path: '/report',
    who: ['self'],
    net: 'queue',
    args: () =>
      z.strictObject({
        _id: id,
        target: reportTarget,
        reason: reportReason,
        /** May be empty: what is reported is kept with it, and a reason was chosen. */
        text: text(TEXT_MAX.report),
        files: z.optional(z.array(id).check(z.maxLength(FILE_MAX.perReport))),
      }),
    answer: () => report,
  }),
  'appeal.create': call({
    method: 'POST',
    path: '/report/appeal',
    who: ['self'],
    net: 'queue',
    whileLocked: true,
    args: () =>
      z.strictObject({
        _id: id,
        /** One of the two, or neither: against the lock. */
        _reportId: z.optional(id),
        _restrictionId: z.optional(id),
        text: appealText,
      }),
    answer: () => appeal,
  }),
};
