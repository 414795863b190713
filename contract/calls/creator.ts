import * as z from 'zod/mini';
import { call } from '../call.ts';
import { platform } from '../entities/campaign.ts';
import { creatorCard, proofMethod, source } from '../entities/creator.ts';
import { cursor, filled, id, limit, pageOf, queryFlag, queryInt } from '../fields.ts';
import { creatorChanges } from './creator-changes.ts';

const FOLLOWERS_MAX = 2_000_000_000;
const PRICE_MAX = 100_000_000;

/** Creator accounts and their sources. */
export const creatorCalls = {
  ...creatorChanges,
  'creator.verify': call({
    method: 'PUT',
    path: '/user/creator/verify',
    who: ['self'],
    net: 'network',
    args: () =>
      z.strictObject({
        _sourceId: id,
        method: proofMethod,
        /** What the platform’s sign-in page has given back. */
        oauthCode: z.optional(filled(2000)),
      }),
    answer: () => source,
  }),
  'creator.search': call({
    method: 'GET',
    path: '/creator/search',
    who: ['member'],
    net: 'network',
    args: () =>
      z.strictObject({
        platform: z.optional(platform),
        niche: z.optional(filled(40)),
        language: z.optional(z.string().check(z.regex(/^[a-z]{2}$/))),
        region: z.optional(filled(80)),
        /** Measured figures where there are some, otherwise what the creator says. */
        minFollowers: z.optional(queryInt(0, FOLLOWERS_MAX)),
        maxFollowers: z.optional(queryInt(0, FOLLOWERS_MAX)),
        /** Only figures that a platform has measured. */
        measured: z.optional(queryFlag),
        /** Of one package at least, in cents. */
        maxPrice: z.optional(queryInt(0, PRICE_MAX)),
        cursor: z.optional(cursor),
        limit: z.optional(limit),
      }),
    answer: () => pageOf(creatorCard),
  }),
  'creator.get': call({
    method: 'GET',
    path: '/creator/{creatorId}',
    who: ['self', 'member'],
    net: 'local',
    args: () => z.strictObject({ creatorId: id }),
    answer: () => creatorCard,
  }),
};
