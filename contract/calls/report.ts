import * as z from 'zod/mini';
import { call } from '../call.ts';
import { appeal, appealText, report, reportReason, reportTarget } from '../entities/report.ts';
import { restriction } from '../entities/restriction.ts';
import { cursor, id, limit, pageOf, text } from '../fields.ts';
import { FILE_MAX, TEXT_MAX } from '../limits.ts';

/** Reports of content, decisions, appeals. */
export const reportCalls = {
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
  'report.list': call({
    method: 'GET',
    path: '/report',
    who: ['self'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ cursor: z.optional(cursor), limit: z.optional(limit) }),
    answer: () => pageOf(report),
  }),
  'restriction.list': call({
    method: 'GET',
    path: '/report/restrictions',
    who: ['self'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ cursor: z.optional(cursor), limit: z.optional(limit) }),
    answer: () => pageOf(restriction),
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
  'appeal.list': call({
    method: 'GET',
    path: '/report/appeals',
    who: ['self'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ cursor: z.optional(cursor), limit: z.optional(limit) }),
    answer: () => pageOf(appeal),
  }),
};
