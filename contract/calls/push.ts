import * as z from 'zod/mini';
import { call } from '../call.ts';
import { sha256 } from '../entities/file.ts';
import { instant } from '../fields.ts';

const keyText = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[A-Za-z0-9_=-]+$/));
const endpoint = z.string().check(z.maxLength(1000));
/** IANA time zone of a device, for the quiet hours. */
const zone = z.string().check(z.maxLength(40), z.regex(/^[A-Za-z0-9_+\-/]+$/));

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
        zone: z.optional(zone),
      }),
    answer: () => z.object({ registered: z.boolean() }),
  }),
  /** At once, also in the quiet hours: somebody looks at the device and waits for it. */
  'push.test': call({
    method: 'POST',
    path: '/push/test',
    who: ['self'],
    net: 'network',
    args: () => z.strictObject({ endpointHash: sha256 }),
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
