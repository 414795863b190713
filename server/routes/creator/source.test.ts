import { describe, expect, it } from 'vitest';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import type { ArgsOf } from '../../../contract/calls.ts';
import { transact } from '../../api/transact.ts';
import { daysAfter } from '../../base/days.ts';
import { decideSource } from '../../domain/creator/decide-source.ts';
import { CHANNEL, pending, servedPage, sourceRow, verified, youtube } from '../../testing/creator-sources.ts';
import { creating, settle } from '../../testing/creators.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { seeker } from '../../testing/people.ts';
import { REASONS } from '../../testing/reasons.ts';

const page = servedPage();

onDatabase((app) => {
  describe('a source', () => {
    it('gets a code for 48 hours; the same page again is the same source with the same code', async () => {
      const t = app();
      const { source } = await pending(t, page.current);
      expect(source).toMatchObject({
        url: 'https://www.youtube.com/@jana',
        status: 'pending',
        code: expect.stringMatching(/^zusage-[0-9A-Z]{10}$/),
        codeExpiresAt: new Date(t.now.getTime() + 2 * DAY_MS).toISOString(),
      });
      const again = await t.call(
        'jana',
        'creator.add-source',
        youtube({ url: 'https://www.youtube.com/@jana' }),
      );
      expect(again.data.source).toEqual(source);
      t.now = daysAfter(t.now, 2);
      const late = await t.call('jana', 'creator.verify', { _sourceId: source._id, method: 'bio-code' });
      expect(late.error.code).toBe('code_expired');
      const renewed = await t.call('jana', 'creator.add-source', youtube());
      expect(renewed.data.source._id).toBe(source._id);
      expect(renewed.data.source.code).not.toBe(source.code);
    });

    it.each<[string, Partial<ArgsOf<'creator.add-source'>>, string]>([
      ['another host', { url: 'https://youtube.com.evil.example/@jana' }, 'fields_invalid'],
      ['a link back', { method: 'back-link' }, 'proof_unavailable'],
      ['a sign-in without keys', { method: 'oauth' }, 'proof_unavailable'],
    ])('is refused with %s', async (_what, more, code) => {
      const t = app();
      await pending(t, page.current);
      expect((await t.call('jana', 'creator.add-source', youtube(more))).error.code).toBe(code);
    });

    it('is somebody else’s to nobody', async () => {
      const t = app();
      const { source } = await pending(t, page.current);
      await seeker(t, 'other');
      await t.call('other', 'creator.create', creating('other'));
      const of = { _sourceId: source._id };
      expect((await t.call('other', 'creator.remove-source', of)).status).toBe(404);
      expect((await t.call('other', 'creator.verify', { ...of, method: 'bio-code' })).status).toBe(404);
    });

    it('is verified by its code on the page, with the permanent id of the account', async () => {
      const t = app();
      const { source } = await pending(t, page.current);
      page.current.show(`<p>${source.code}</p> {"externalId":"${CHANNEL}"}`);
      const asked = await t.call('jana', 'creator.verify', { _sourceId: source._id, method: 'bio-code' });
      expect(asked.data.status).toBe('checking');
      await settle(t);
      expect(await sourceRow(t, source._id)).toMatchObject({
        status: 'verified',
        external_id: CHANNEL,
        handle: '@jana',
        reason: null,
      });
      const notices = await t.db
        .selectFrom('notification')
        .where('type', '=', 'verification')
        .select('params')
        .execute();
      expect(notices).toEqual([{ params: ['@jana'] }]);
      expect(t.faults).toEqual([]);
    });

    it.each([
      ['code_missing', 'nothing here', 200],
      ['page_missing', '', 404],
      ['unreachable', '', 500],
    ] as const)('fails with %s', async (reason, html, status) => {
      const t = app();
      const { source } = await pending(t, page.current);
      page.current.show(html, status);
      await t.call('jana', 'creator.verify', { _sourceId: source._id, method: 'bio-code' });
      await settle(t);
      expect(await sourceRow(t, source._id)).toMatchObject({ status: 'failed', reason });
    });

    it('is looked at ten times an hour at most', async () => {
      const t = app();
      const { source } = await pending(t, page.current);
      page.current.show('nothing');
      const verify = () => t.call('jana', 'creator.verify', { _sourceId: source._id, method: 'bio-code' });
      for (let time = 0; time < 10; time++) {
        expect((await verify()).status).toBe(200);
        // Asked again while it is looked at: the same look, and no cost.
        expect((await verify()).data.status).toBe('checking');
        await settle(t);
      }
      const answer = await verify();
      expect(answer.status).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    });

    it('proves one creator only', async () => {
      const t = app();
      await verified(t, page.current);
      await seeker(t, 'thief');
      await t.call('thief', 'creator.create', creating('thief'));
      const other = 'https://www.youtube.com/channel/x';
      t.proof.pages.set(other, page.current.url);
      const added = await t.call('thief', 'creator.add-source', youtube({ url: other }));
      page.current.show(`"externalId":"${CHANNEL}" ${added.data.source.code}`);
      await t.call('thief', 'creator.verify', { _sourceId: added.data.source._id, method: 'bio-code' });
      await settle(t);
      expect(await sourceRow(t, added.data.source._id)).toMatchObject({ status: 'failed', reason: 'taken' });
    });

    it('is signed in for by a platform that has keys', async () => {
      const t = app();
      t.proof.oauth.youtube = {
        authUrl: (state) => `https://sign-in.example/?state=${state}`,
        identify: async (code) => ({
          externalId: CHANNEL,
          handle: '@jana',
          followers: code === 'good' ? 1200 : 0,
        }),
      };
      try {
        await pending(t, page.current);
        const added = await t.call(
          'jana',
          'creator.add-source',
          youtube({ url: 'https://youtube.com/@Jana', method: 'oauth' }),
        );
        const { source, authUrl } = added.data;
        expect(authUrl).toBe(`https://sign-in.example/?state=${source.code}`);
        const bare = await t.call('jana', 'creator.verify', { _sourceId: source._id, method: 'oauth' });
        expect(bare.error).toMatchObject({ code: 'parameter_missing', fields: [{ path: 'oauthCode' }] });
        await t.call('jana', 'creator.verify', { _sourceId: source._id, method: 'oauth', oauthCode: 'good' });
        await settle(t);
        expect(await sourceRow(t, source._id)).toMatchObject({
          status: 'verified',
          measured_followers: 1200,
        });
        expect(
          await t.db.selectFrom('work').where('kind', '=', 'creator.verify').selectAll().execute(),
        ).toEqual([]);
      } finally {
        delete t.proof.oauth.youtube;
      }
    });

    it('is decided by staff where the page is for people only', async () => {
      const t = app();
      const { source } = await pending(t, page.current);
      await transact(t.parts, (context) =>
        decideSource(context, { sourceId: source._id, verdict: 'verified' }),
      );
      expect((await sourceRow(t, source._id)).status).toBe('verified');
      await transact(t.parts, (context) =>
        decideSource(context, { sourceId: source._id, verdict: 'failed', reasons: REASONS }),
      );
      expect(await sourceRow(t, source._id)).toMatchObject({ status: 'failed', reason: 'staff' });
    });
  });
});
