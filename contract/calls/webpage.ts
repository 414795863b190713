import * as z from 'zod/mini';
import { call } from '../call.ts';
import { webpage, webpageId, webpagePreview } from '../entities/webpage.ts';
import { queryInt } from '../fields.ts';

/** Pages of text. Legal facts stay readable for everybody, locked accounts too. */
export const webpageCalls = {
  'webpage.list': call({
    method: 'GET',
    path: '/webpage',
    who: ['guest'],
    net: 'local',
    whileLocked: true,
    cacheable: true,
    args: () => z.strictObject({}),
    answer: () => z.array(webpagePreview),
  }),
  'webpage.get': call({
    method: 'GET',
    path: '/webpage/{webpageId}',
    who: ['guest'],
    net: 'local',
    whileLocked: true,
    cacheable: true,
    args: () => z.strictObject({ webpageId, version: z.optional(queryInt(1, 1_000_000)) }),
    answer: () => webpage,
  }),
};
