import { describe, expect, it } from 'vitest';
import type { ArgsOf } from '../../../contract/calls.ts';
import { activeCreator } from '../../testing/creators.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, seeker } from '../../testing/people.ts';

onDatabase((app) => {
  describe('the search', () => {
    it('shows companies whose plan has it active creators, without a name or a contact', async () => {
      const t = app();
      await company(t, 'owner');
      const creator = await activeCreator(t, 'jana');
      const { data } = await t.call('owner', 'creator.search', {});
      expect(data.items).toEqual([expect.objectContaining({ _id: creator._id, handle: 'jana' })]);
      const text = JSON.stringify(data);
      for (const secret of ['Krüger', '@example.org', '1998-04', 'zusage-', '"_userId"'])
        expect(text).not.toContain(secret);
      expect((await t.call('owner', 'creator.get', { creatorId: creator._id })).data).toEqual(data.items[0]);
      await t.call('jana', 'creator.update', { patch: { status: 'paused' } });
      expect((await t.call('owner', 'creator.search', {})).data.items).toEqual([]);
      expect((await t.call('owner', 'creator.get', { creatorId: creator._id })).status).toBe(404);
    });

    it('T15 finds creators on 29 February of a year whose 18 years before had none', async () => {
      const t = app();
      await company(t, 'owner');
      await activeCreator(t, 'jana');
      t.now = new Date('2028-02-29T10:00:00Z');
      t.signIn('owner');
      const { data } = await t.call('owner', 'creator.search', {});
      expect(data.items).toMatchObject([{ handle: 'jana' }]);
    });

    it('is for companies with the plan only', async () => {
      const t = app();
      await company(t, 'owner');
      await seeker(t, 'jana');
      expect((await t.call('jana', 'creator.search', {})).error.code).toBe('not_allowed');
      await t.db.deleteFrom('plan_grant').execute();
      expect((await t.call('owner', 'creator.search', {})).error.code).toBe('plan_limit');
    });

    it('finds by platform, niche, language, region, followers and price', async () => {
      const t = app();
      await company(t, 'owner');
      const { sources } = await activeCreator(t, 'jana');
      await activeCreator(t, 'other');
      const offer = {
        format: 'video' as const,
        platform: 'youtube' as const,
        count: 1,
        price: 50_000,
        currency: 'EUR',
        days: 7,
        revisions: 1,
        rights: '',
        exclusivity: '',
      };
      await t.call('jana', 'creator.update', {
        patch: {
          niches: ['Küche'],
          languages: ['fr'],
          region: 'Freie Hansestadt Bremen',
          packages: [offer],
          declaredFollowers: [{ _sourceId: sources[0]?._id as string, n: 900 }],
        },
      });
      const found = async (args: ArgsOf<'creator.search'>) =>
        (await t.call('owner', 'creator.search', args)).data.items.map(({ handle }) => handle);
      expect(await found({ platform: 'youtube' })).toEqual(['other', 'jana']);
      expect(await found({ platform: 'tiktok' })).toEqual([]);
      expect(await found({ niche: 'KUCHE' })).toEqual(['jana']);
      expect(await found({ niche: 'kü' })).toEqual(['jana']);
      expect(await found({ niche: 'Keller' })).toEqual([]);
      expect(await found({ language: 'fr' })).toEqual(['jana']);
      expect(await found({ region: 'bremen' })).toEqual(['jana']);
      expect(await found({ minFollowers: 500, maxFollowers: 1000 })).toEqual(['jana']);
      expect(await found({ minFollowers: 901 })).toEqual([]);
      expect(await found({ maxPrice: 50_000, platform: 'youtube' })).toEqual(['jana']);
      expect(await found({ maxPrice: 49_999 })).toEqual([]);
      expect(await found({ measured: true })).toEqual([]);
      // Measured figures go before what is said.
      await t.db.updateTable('creator_source').set({ measured_followers: 20, measured_at: t.now }).execute();
      expect(await found({ minFollowers: 500 })).toEqual([]);
      expect(await found({ measured: true, maxFollowers: 20, niche: 'küche' })).toEqual(['jana']);
    });

    it('comes in pages that do not move', async () => {
      const t = app();
      await company(t, 'owner');
      for (const uid of ['ann', 'ben', 'cem']) await activeCreator(t, uid);
      const first = await t.call('owner', 'creator.search', { limit: 2 });
      expect(first.data.items.map(({ handle }) => handle)).toEqual(['cem', 'ben']);
      await activeCreator(t, 'dan');
      const second = await t.call('owner', 'creator.search', { limit: 2, cursor: first.data.next as string });
      expect(second.data).toMatchObject({ items: [{ handle: 'ann' }], next: null });
      expect((await t.call('owner', 'creator.search', { cursor: 'nonsense' })).status).toBe(422);
    });
  });
});
