import * as z from 'zod/mini';
import { call } from '../call.ts';
import { dataExport, sealKey, session } from '../entities/rights.ts';
import { cursor, id, instant, limit, pageOf } from '../fields.ts';

/** Export, sessions and other rights of people over their data. */
export const rightsCalls = {
  'rights.export': call({
    method: 'POST',
    path: '/user/export',
    who: ['self'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ _id: id }),
    answer: () => dataExport,
  }),
  'rights.exports': call({
    method: 'GET',
    path: '/user/exports',
    who: ['self'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ cursor: z.optional(cursor), limit: z.optional(limit) }),
    answer: () => pageOf(dataExport),
  }),
  'rights.consents': call({
    method: 'GET',
    path: '/user/consents',
    who: ['self'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ cursor: z.optional(cursor), limit: z.optional(limit) }),
    answer: () =>
      pageOf(
        z.object({
          _id: id,
          key: z.string(),
          /** Null: taken back. */
          version: z.nullable(z.string()),
          at: instant,
        }),
      ),
  }),
  'session.list': call({
    method: 'GET',
    path: '/user/sessions',
    who: ['signed-in'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ cursor: z.optional(cursor), limit: z.optional(limit) }),
    answer: () => pageOf(session),
  }),
  'session.revoke': call({
    method: 'POST',
    path: '/user/sessions/revoke',
    who: ['signed-in'],
    net: 'network',
    whileLocked: true,
    args: () =>
      z.strictObject({
        /** This one. With neither: every one, on every device, at the sign-in service too. */
        _sessionId: z.optional(id),
        /** Every one but the one that asks; says nothing beside `_sessionId`. */
        others: z.optional(z.literal(true)),
      }),
    answer: () => z.object({ ended: z.int() }),
  }),
  'session.seal-key': call({
    method: 'GET',
    path: '/user/seal-key',
    who: ['self'],
    net: 'network',
    whileLocked: true,
    // The first time it makes the pair.
    writes: true,
    args: () =>
      z.strictObject({
        /** The private half as well: asked for by a device that has something locked away, and not kept there. */
        open: z.optional(z.literal('yes')),
      }),
    answer: () => sealKey,
  }),
};
