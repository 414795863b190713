import * as z from 'zod/mini';
import { call } from '../call.ts';
import { sha256 } from '../entities/file.ts';
import { instant } from '../fields.ts';

const keyText = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[A-Za-z0-9_=-]+$/));
const endpoint = z.string().check(z.maxLength(1000));

/** Devices that are told by push (RFC 8030). */
export const pushCalls = {
  'push.register': call({
    method: 'PUT',
    path: '/push/registration',
    who: ['self'],
    net: 'network',
    args: () =>
      z.strictObject({
        endpoint: z.url().check(z.maxLength(1000)),
        keys: z.strictObject({ p256dh: keyText, auth: keyText }),
      }),
    answer: () => z.object({ registered: z.boolean() }),
  }),
  'push.unregister': call({
    method: 'DELETE',
    path: '/push/registration',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({ endpoint: z.optional(endpoint), endpointHash: z.optional(sha256) }),
    answer: () => z.object({ registered: z.boolean() }),
  }),
  'push.list': call({
    method: 'GET',
    path: '/push/registration',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({}),
    /** An endpoint is a secret: a device finds itself by the SHA-256 of its own. */
    answer: () =>
      z.array(
        z.object({
          endpointHash: sha256,
          service: z.string(),
          registeredAt: instant,
          lastPushAt: z.nullable(instant),
        }),
      ),
  }),
};
