import { beforeEach, describe, expect, it } from 'vitest';
import { daysAfter } from '../../base/days.ts';
import { activeCreator } from '../../testing/creators.ts';
import { makeDue } from '../../testing/make-due.ts';
import { sent } from '../../testing/offer-terms.ts';
import { CAMPAIGN_TERMS, offering, step, TERMS } from '../../testing/offers.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, pullAll } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { workKinds } from '../work.ts';

async function block(t: TestApp, by: string, entry: string): Promise<void> {
  await t.db
    .insertInto('user_setting')
    .values({ user_id: by, key: 'blocked', entry, value: 'true', at: t.now })
    .execute();
}

async function withCreator(t: TestApp) {
  const { _id: companyId } = await company(t, 'owner');
  const { _id: _creatorId } = await activeCreator(t, 'jana');
  return { companyId, to: { _creatorId, terms: CAMPAIGN_TERMS } };
}

const statusOf = async (t: TestApp, id: string) =>
  (await t.db.selectFrom('offer').where('id', '=', id).select('status').executeTakeFirst())?.status;

onDatabase((app) => {
  let t: TestApp;
  beforeEach(() => {
    t = app();
  });

  describe('who has blocked the company, or the member who writes, is reached by no offer', () => {
    it.each(['company', 'owner'])(
      'an applicant who blocked the %s: none made, sent, changed or extended',
      async (whom) => {
        const { companyId, application, offer } = await sent(t);
        await block(t, 'jana', whom === 'company' ? companyId : 'owner');
        const terms = { ...TERMS, place: 'Soltau' };
        const edited = await t.call('owner', 'offer.update', step(offer, 'edit', { terms }));
        expect(edited.error.code).toBe('not_delivered');
        const extended = await t.call('owner', 'offer.update', step(offer, 'extend'));
        expect(extended.error.code).toBe('not_delivered');
        await t.call('owner', 'offer.delete', { offerId: offer._id });
        const to = { _applicationId: application._id };
        expect((await t.call('owner', 'offer.create', offering(to))).error.code).toBe('not_delivered');
        const draft = await t.call('owner', 'offer.create', offering(to, { draft: true }));
        const out = await t.call('owner', 'offer.update', step(draft.data, 'send'));
        expect(out.error.code).toBe('not_delivered');
        expect(await statusOf(t, draft.data._id)).toBe('draft');
      },
    );

    it.each(['company', 'owner'])('a creator who blocked the %s: none made or sent', async (whom) => {
      const { companyId, to } = await withCreator(t);
      await block(t, 'jana', whom === 'company' ? companyId : 'owner');
      expect((await t.call('owner', 'offer.create', offering(to))).error.code).toBe('not_delivered');
      const draft = await t.call('owner', 'offer.create', offering(to, { draft: true }));
      const out = await t.call('owner', 'offer.update', step(draft.data, 'send'));
      expect(out.error.code).toBe('not_delivered');
    });

    it('what they have before, they can still answer', async () => {
      const { companyId, offer } = await sent(t);
      await block(t, 'jana', companyId);
      const answer = await t.call('jana', 'offer.update', step(offer, 'decline'));
      expect(answer.data.status).toBe('declined');
    });
  });

  it.each([
    ['jana', 'closed'],
    ['owner', 'open'],
  ])('a conversation that %s has closed is %s behind another offer', async (by, status) => {
    const { to } = await withCreator(t);
    const first = await t.call('owner', 'offer.create', offering(to));
    await t.call('jana', 'offer.update', step(first.data, 'decline'));
    const _conversationId = first.data._conversationId as string;
    await t.call(by, 'conversation.close', { _conversationId });
    const second = await t.call('owner', 'offer.create', offering(to));
    expect(second.data).toMatchObject({ status: 'sent', _conversationId });
    const talk = await t.db
      .selectFrom('conversation')
      .where('id', '=', _conversationId)
      .select('status')
      .executeTakeFirstOrThrow();
    expect(talk.status).toBe(status);
  });

  describe('a draft for a creator is asked again when it is sent', () => {
    const drafted = async () => {
      const { to } = await withCreator(t);
      return (await t.call('owner', 'offer.create', offering(to, { draft: true }))).data;
    };
    const send = (draft: Parameters<typeof step>[0]) => t.call('owner', 'offer.update', step(draft, 'send'));

    it('who has paused gets none, and gets it once they are back', async () => {
      const draft = await drafted();
      await t.call('jana', 'creator.update', { patch: { status: 'paused' } });
      expect((await send(draft)).error.code).toBe('not_found');
      expect(await statusOf(t, draft._id)).toBe('draft');
      await t.call('jana', 'creator.update', { patch: { status: 'active' } });
      expect((await send(draft)).data.status).toBe('sent');
    });

    it('whose account is locked gets none', async () => {
      const draft = await drafted();
      await t.db.updateTable('user').set({ locked_at: t.now }).where('id', '=', 'jana').execute();
      expect((await send(draft)).error.code).toBe('not_found');
    });

    it('who has left leaves none behind: it is withdrawn, and gone from the company’s devices', async () => {
      const draft = await drafted();
      const { cursor } = await pullAll(t, 'owner');
      await t.call('jana', 'user.delete', { userId: 'jana', confirm: true });
      t.now = daysAfter(t.now, 15);
      await makeDue(t, workKinds);
      await t.doWork();
      expect(await statusOf(t, draft._id)).toBe('withdrawn');
      expect((await send(draft)).error.code).toBe('not_found');
      const { changes } = await pullAll(t, 'owner', cursor);
      expect(changes.find(({ id }) => id === draft._id)).toMatchObject({ table: 'offer', row: null });
    });

    it('the wishes of one who has paused since are agreed to', async () => {
      const { to } = await withCreator(t);
      const made = await t.call('owner', 'offer.create', offering(to));
      const terms = { ...CAMPAIGN_TERMS, revisions: 1 };
      const wished = await t.call('jana', 'offer.update', step(made.data, 'counter', { terms }));
      await t.call('jana', 'creator.update', { patch: { status: 'paused' } });
      expect((await send(wished.data)).data.status).toBe('sent');
    });
  });
});
