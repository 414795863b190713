import * as z from 'zod/mini';
import { call } from '../call.ts';
import { SYNC_PAGE_MAX } from '../limits.ts';
import { syncPage } from '../sync.ts';

/** Calls the specification does not list and the app cannot do without (product section 5, last paragraph). */
export const syncCalls = {
  'sync.pull': call({
    method: 'GET',
    path: '/sync',
    who: ['self'],
    net: 'network',
    args: () =>
      z.strictObject({
        /** As the last page gave it; left out on the first pull. */
        cursor: z.optional(z.string().check(z.maxLength(2000))),
        limit: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(SYNC_PAGE_MAX))),
        /** The market is read from its files (rule R10), so that none of its jobs comes with a page. */
        market: z.optional(z.literal('files')),
      }),
    answer: () => syncPage,
  }),
};
