import { describe, expect, it } from 'vitest';
import { activeCreator } from '../../testing/creators.ts';
import { CAMPAIGN_TERMS, offering, signing, step } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company } from '../../testing/people.ts';
import { rowsOf } from '../../testing/talk.ts';

onDatabase((app) => {
  describe('an offer straight to a creator', () => {
    it('opens a conversation, names the handle only until the creator signs, and is concluded by both signatures', async () => {
      const t = app();
      await company(t, 'owner');
      const { _id: _creatorId } = await activeCreator(t, 'jana');
      const made = await t.call('owner', 'offer.create', offering({ _creatorId, terms: CAMPAIGN_TERMS }));
      expect(made.error).toBeUndefined();
      expect(made.data).toMatchObject({
        kind: 'campaign',
        contractForm: 'outside',
        _applicationId: null,
        _creatorId,
        parties: { talent: { name: '@jana' } },
      });
      expect(JSON.stringify(made.data)).not.toContain('Krüger');
      const conversation = await t.db
        .selectFrom('conversation')
        .where('id', '=', made.data._conversationId)
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(conversation).toMatchObject({ kind: 'direct', status: 'open', user_id: 'jana', last_seq: 1 });
      const countered = await t.call(
        'jana',
        'offer.update',
        step(made.data, 'counter', { terms: { ...CAMPAIGN_TERMS, revisions: 1 } }),
      );
      expect(countered.data.history.map(({ by }) => by.name)).toEqual(['Deniz owner', '@jana']);
      const nameOfOther = async () => {
        const [row] = await rowsOf(t, 'owner', 'conversation');
        return row?.participants.find(({ side }) => side === 'talent')?.name;
      };
      expect(await nameOfOther()).toBe('@jana');
      const agreed = await t.call('owner', 'offer.update', step(countered.data, 'send'));
      const signed = await t.call('jana', 'offer.update', signing(agreed.data, 'accept', 'Jana Krüger'));
      expect(signed.data.status).toBe('signed');
      expect(await nameOfOther()).toBe('Jana K.');
      const second = await t.call('owner', 'offer.create', offering({ _creatorId, terms: CAMPAIGN_TERMS }));
      expect(second.data._conversationId).toBe(made.data._conversationId);
      expect(t.faults).toEqual([]);
    });

    it('reaches neither a paused creator nor a minor, and nobody who has blocked the sender', async () => {
      const t = app();
      await company(t, 'owner');
      const { _id: _creatorId } = await activeCreator(t, 'jana');
      const make = () => t.call('owner', 'offer.create', offering({ _creatorId, terms: CAMPAIGN_TERMS }));
      await t.db
        .insertInto('user_setting')
        .values({ user_id: 'jana', key: 'blocked', entry: 'owner', value: 'true', at: t.now })
        .execute();
      expect((await make()).error.code).toBe('not_delivered');
      await t.db.deleteFrom('user_setting').execute();
      await t.db.updateTable('user').set({ date_of_birth: '2009-06-15' }).where('id', '=', 'jana').execute();
      expect((await make()).status).toBe(404);
      await t.db.updateTable('user').set({ date_of_birth: '1998-06-15' }).where('id', '=', 'jana').execute();
      await t.call('jana', 'creator.update', { patch: { status: 'paused' } });
      expect((await make()).status).toBe(404);
    });

    it('goes to one of the two: an application or a creator', async () => {
      const t = app();
      await company(t, 'owner');
      const neither = await t.call('owner', 'offer.create', offering({ terms: CAMPAIGN_TERMS } as never));
      expect(neither.error).toMatchObject({ fields: [{ path: 'offer._applicationId' }] });
    });
  });
});
