import * as z from 'zod/mini';
import { call } from '../call.ts';
import { SYNC_PAGE_MAX } from '../limits.ts';
import { syncPage } from '../sync.ts';

const keyText = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[A-Za-z0-9_=-]+$/));

/** Calls the specification does not list and the app cannot do without (product section 5, last paragraph). */
export const syncCalls = {
  'sync.pull': call({
    method: 'GET',
    path: '/sync',
    who: 'self',
    net: 'network',
    args: z.strictObject({
      /** As the last page gave it; left out on the first pull. */
      cursor: z.optional(z.string().check(z.maxLength(2000))),
      limit: z.optional(z.coerce.number<number>().check(z.int(), z.gte(1), z.lte(SYNC_PAGE_MAX))),
    }),
    answer: syncPage,
  }),
  'push.register': call({
    method: 'PUT',
    path: '/push/registration',
    who: 'self',
    net: 'network',
    args: z.strictObject({
      endpoint: z.url().check(z.maxLength(1000)),
      keys: z.strictObject({ p256dh: keyText, auth: keyText }),
    }),
    answer: z.object({ registered: z.boolean() }),
  }),
  'push.unregister': call({
    method: 'DELETE',
    path: '/push/registration',
    who: 'self',
    net: 'network',
    args: z.strictObject({ endpoint: z.string().check(z.maxLength(1000)) }),
    answer: z.object({ registered: z.boolean() }),
  }),
};
