import * as z from 'zod/mini';
import { call } from '../call.ts';
import { platform } from '../entities/campaign.ts';
import {
  creator,
  creatorCard,
  creatorFacts,
  creatorPatch,
  httpsUrl,
  proofMethod,
  source,
} from '../entities/creator.ts';
import { cursor, filled, id, limit, pageOf, queryFlag, queryInt, uid } from '../fields.ts';

const FOLLOWERS_MAX = 2_000_000_000;
const PRICE_MAX = 100_000_000;

/** Creator accounts and their sources. */
export const creatorCalls = {
  'creator.create': call({
    method: 'POST',
    path: '/user/creator/create',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ _id: id, _userId: uid, ...creatorFacts.shape }),
    answer: () => creator,
  }),
  'creator.update': call({
    method: 'PUT',
    path: '/user/creator/update',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ patch: creatorPatch }),
    answer: () => creator,
  }),
  'creator.add-source': call({
    method: 'PUT',
    path: '/user/creator/add-source',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ _id: id, platform, url: httpsUrl, method: proofMethod }),
    answer: () =>
      z.object({
        source,
        /** Where to sign in, with the method oauth. `state` in it is the source’s code. */
        authUrl: z.nullable(z.string()),
      }),
  }),
  'creator.remove-source': call({
    method: 'PUT',
    path: '/user/creator/remove-source',
    who: ['self'],
    net: 'queue',
    args: () => z.strictObject({ _sourceId: id }),
    answer: () => creator,
  }),
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
