import { expect, it } from 'vitest';
import { buckets } from '../domain/sync/answer-changes.ts';
import { handlers } from '../routes/handlers.ts';
import { applicationsOf, noticesOf } from '../testing/hiring.ts';
import { onDatabase } from '../testing/on-database.ts';
import type { TestApp } from '../testing/test-app.ts';
import { seedDemoLife } from './demo-life.ts';
import { seedDemoUsers } from './demo-users.ts';
import { seedSampleMarket } from './sample-market.ts';

const DEMO = { seeker: 'seeker', company: 'company', password: 'x' };

const seed = (t: TestApp) => seedDemoLife({ ...t.parts, handlers, buckets }, DEMO);

onDatabase((app) => {
  it('an empty market comes alive once: applications in every state, a due answer, messages, an offer for each side', async () => {
    const t = app();
    await seedSampleMarket(t.db, t.now);
    await seedDemoUsers(t.db, DEMO, t.now);
    await seed(t);
    await seed(t);
    const made = await applicationsOf(t, 'seeker');
    const states = ['accepted', 'accepted', 'rejected', 'submitted', 'submitted', 'viewed', 'withdrawn'];
    expect(made.map(({ status }) => status).sort()).toEqual(states);
    const due = t.db.selectFrom('application').where('due_at', '<', t.now).where('status', '=', 'submitted');
    expect(await due.select('id').execute()).toHaveLength(1);
    const texts = t.db.selectFrom('message').where('type', '=', 'text').select('text');
    expect(await texts.execute()).toHaveLength(4);
    const offers = await t.db.selectFrom('offer').select('status').orderBy('status').execute();
    expect(offers.map(({ status }) => status)).toEqual(['countered', 'sent', 'sent']);
    for (const uid of ['seeker', 'company']) expect((await noticesOf(t, uid)).length).toBeGreaterThan(3);
  });

  it('the seeker has kept jobs of others, and is a creator whom companies find and have offered a campaign', async () => {
    const t = app();
    await seedSampleMarket(t.db, t.now);
    await seedDemoUsers(t.db, DEMO, t.now);
    await seed(t);
    const seeker = await t.call('seeker', 'user.get', { userId: 'seeker' });
    expect(Object.keys(seeker.data.settings.savedJobs ?? {})).toHaveLength(3);
    const found = await t.call('company', 'creator.search', { niche: 'Kochen' });
    expect(found.data.items.map(({ handle }) => handle)).toEqual(['jana.kocht']);
    const deal = t.db.selectFrom('offer').where('kind', '=', 'campaign').select(['status', 'creator_id']);
    expect(await deal.execute()).toEqual([{ status: 'sent', creator_id: found.data.items[0]?._id }]);
  });

  it('the past lies in the order of its days, and none of it after the first start', async () => {
    const t = app();
    await seedSampleMarket(t.db, t.now);
    await seedDemoUsers(t.db, DEMO, t.now);
    await seed(t);
    const messages = await t.db
      .selectFrom('message')
      .select(['conversation_id', 'server_at'])
      .orderBy('conversation_id')
      .orderBy('seq')
      .execute();
    for (const talk of new Set(messages.map((one) => one.conversation_id))) {
      const times = messages
        .filter((one) => one.conversation_id === talk)
        .map(({ server_at }) => server_at.getTime());
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
    // Over all applications, which the messages of one conversation do not show.
    const log = await t.db.selectFrom('company_log').select('at').orderBy('seq').execute();
    const acts = log.map(({ at }) => at.getTime());
    expect(acts).toEqual(acts.toSorted((one, other) => one - other));
    const notices = await t.db.selectFrom('notification').select('created_at').execute();
    for (const one of notices) expect(one.created_at.getTime()).toBeLessThan(t.now.getTime());
  });

  it('without a sample market nothing of it is made', async () => {
    const t = app();
    await seedDemoUsers(t.db, DEMO, t.now);
    await seed(t);
    expect(await applicationsOf(t, 'seeker')).toEqual([]);
  });
});
