import * as z from 'zod/mini';
import { call } from '../call.ts';
import { redirect } from '../redirect.ts';

export const redirectCalls = {
  'redirect.list': call({
    method: 'GET',
    path: '/redirect',
    summary: 'Paths of the app that lead somewhere else: pages that moved, and maintenance.',
    who: ['guest'],
    net: 'local',
    whileLocked: true,
    cacheable: true,
    args: z.strictObject({}),
    answer: z.array(redirect),
  }),
};
