import * as z from 'zod/mini';
import { call } from '../call.ts';
import { dataExport, sealKey, session } from '../entities/rights.ts';
import { cursor, id, instant, limit, pageOf } from '../fields.ts';

/** Export, sessions and other rights of people over their data. */
export const rightsCalls = {
  'rights.export': call({
    method: 'POST',
    path: '/user/export',
    summary: 'Asks for everything about the caller as a ZIP; a notification says when it is ready.',
    who: ['self'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ _id: id }),
    answer: () => dataExport,
  }),
  'rights.exports': call({
    method: 'GET',
    path: '/user/exports',
    summary: 'The caller’s exports, newest first.',
    who: ['self'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ cursor: z.optional(cursor), limit: z.optional(limit) }),
    answer: () => pageOf(dataExport),
  }),
  'rights.consents': call({
    method: 'GET',
    path: '/user/consents',
    summary: 'What the caller has agreed to and taken back, newest first: nothing is ever removed from it.',
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
    summary: 'Where the caller is signed in.',
    who: ['signed-in'],
    net: 'network',
    whileLocked: true,
    args: () => z.strictObject({ cursor: z.optional(cursor), limit: z.optional(limit) }),
    answer: () => pageOf(session),
  }),
  'session.revoke': call({
    method: 'POST',
    path: '/user/sessions/revoke',
    summary: 'Signs out one sign-in, all others, or all, this one too.',
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
    summary: 'The key with which a device locks away what is unsent when the caller is signed out.',
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
