import * as z from 'zod/mini';
import { call } from '../call.ts';

const keyText = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[A-Za-z0-9_=-]+$/));

/** Devices that are told by push (RFC 8030). */
export const pushCalls = {
  'push.register': call({
    method: 'PUT',
    path: '/push/registration',
    summary: 'Registers a device for push.',
    who: ['self'],
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
    summary: 'Forgets a device.',
    who: ['self'],
    net: 'network',
    args: z.strictObject({ endpoint: z.string().check(z.maxLength(1000)) }),
    answer: z.object({ registered: z.boolean() }),
  }),
};
