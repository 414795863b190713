import * as z from 'zod/mini';
import { call } from '../call.ts';
import { platform } from '../entities/campaign.ts';
import { creator, creatorFacts, creatorPatch, httpsUrl, proofMethod, source } from '../entities/creator.ts';
import { id, uid } from '../fields.ts';

/** What waits in the outbox. */
export const creatorChanges = {
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
};
