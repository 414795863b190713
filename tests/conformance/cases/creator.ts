import { expect } from 'vitest';
import type { creatorCalls } from '../../../contract/calls/creator.ts';
import { creating } from '../../../server/testing/creators.ts';
import type { CasesOf, Role } from '../case.ts';
import { makeActiveCreator, makeCreator, makeSource, noCreator, sourceOf } from './make-creator.ts';

/** Adults who look for work; a minor needs a guardian's consent first. */
const CREATORS: Role[] = ['self', 'stranger'];
const MEMBERS: Role[] = ['participant', 'member', 'canChat', 'canSign', 'owner', 'foreignOwner'];

export const creatorCases: CasesOf<typeof creatorCalls> = {
  'creator.create': {
    by: 'self',
    may: CREATORS,
    args: async (world, role) => {
      await noCreator(world, role);
      return creating(role);
    },
    check: (answer) => expect(answer).toMatchObject({ status: 'draft', sources: [] }),
    freeIds: ['_id'],
  },
  'creator.update': {
    by: 'self',
    may: CREATORS,
    args: async (world, role) => {
      await makeCreator(world, role);
      return {
        patch: {
          bio: 'Bread, slowly.',
          card: 'listed',
          niches: ['Baking'],
          packages: [
            {
              format: 'video',
              platform: 'youtube',
              count: 1,
              price: 50_000,
              currency: 'EUR',
              days: 7,
              revisions: 1,
              rights: 'One year',
              exclusivity: '',
            },
          ],
          examples: [{ title: 'Sourdough', url: 'https://example.org/sourdough' }],
          audience: {
            ageBands: [{ band: '18-24', percent: 60 }],
            countries: [{ country: 'DE', percent: 90 }],
          },
          availability: { status: 'open', from: '2026-04-01', note: 'Weekends' },
        },
      };
    },
    check: (answer) =>
      expect(answer).toMatchObject({ bio: 'Bread, slowly.', card: 'listed', audience: { measured: false } }),
  },
  'creator.add-source': {
    by: 'self',
    may: CREATORS,
    args: async (world, role) => {
      await makeCreator(world, role);
      return sourceOf(role);
    },
    check: ({ source, authUrl }) => {
      expect(source).toMatchObject({ status: 'pending', code: expect.stringContaining('zusage-') });
      expect(authUrl).toBeNull();
    },
    freeIds: ['_id'],
  },
  'creator.remove-source': {
    by: 'self',
    may: CREATORS,
    args: async (world, role) => ({ _sourceId: await makeSource(world, role) }),
    check: (answer) => expect(answer.sources).toEqual([]),
  },
  'creator.verify': {
    by: 'self',
    may: CREATORS,
    args: async (world, role) => ({ _sourceId: await makeSource(world, role), method: 'bio-code' }),
    check: (answer) => expect(answer.status).toBe('checking'),
  },
  'creator.search': {
    by: 'owner',
    may: MEMBERS,
    args: async (world) => {
      await makeActiveCreator(world, 'self');
      return { niche: 'baking', language: 'de', region: 'niedersachsen', limit: 10 };
    },
    check: ({ items }) => expect(items).toContainEqual(expect.objectContaining({ handle: 'self' })),
  },
  'creator.get': {
    by: 'owner',
    may: [...MEMBERS, 'self'],
    args: async (world) => ({ creatorId: await makeActiveCreator(world, 'self') }),
    check: (answer, _world, { creatorId }) => {
      expect(answer._id).toBe(creatorId);
      expect(JSON.stringify(answer)).not.toContain('Krüger');
    },
  },
};
