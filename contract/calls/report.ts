import * as z from 'zod/mini';
import { call } from '../call.ts';
import { appeal, report } from '../entities/report.ts';
import { restriction } from '../entities/restriction.ts';
import { cursor, limit, pageOf } from '../fields.ts';
import { reportChanges } from './report-changes.ts';

/** Reports of content, decisions, appeals. */
export const reportCalls = {
  ...reportChanges,
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
