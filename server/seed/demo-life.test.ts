import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buckets } from '../domain/sync/answer-changes.ts';
import { handlers } from '../routes/handlers.ts';
import { applicationsOf, noticesOf } from '../testing/hiring.ts';
import { openMigrated } from '../testing/pglite-template.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { seedDemoLife } from './demo-life.ts';
import { seedDemoUsers } from './demo-users.ts';
import { seedSampleMarket } from './sample-market.ts';

const DEMO = { seeker: 'seeker', company: 'company', password: 'x' };
const START_MS = 60_000;

let t: TestApp;
beforeAll(async () => {
  t = await testApp(openMigrated);
}, START_MS);
beforeEach(() => t.reset());
afterAll(() => t.close());

const seed = () => seedDemoLife({ ...t.parts, handlers, buckets }, DEMO);

test('an empty market comes alive once: applications in every state, a due answer, messages, an offer for each side', async () => {
  await seedSampleMarket(t.db, t.now);
  await seedDemoUsers(t.db, DEMO, t.now);
  await seed();
  await seed();
  const made = await applicationsOf(t, 'seeker');
  const states = ['accepted', 'accepted', 'rejected', 'submitted', 'submitted', 'viewed', 'withdrawn'];
  expect(made.map(({ status }) => status).sort()).toEqual(states);
  const due = t.db.selectFrom('application').where('due_at', '<', t.now).where('status', '=', 'submitted');
  expect(await due.select('id').execute()).toHaveLength(1);
  const texts = t.db.selectFrom('message').where('type', '=', 'text').select('text');
  expect(await texts.execute()).toHaveLength(4);
  const offers = await t.db.selectFrom('offer').select('status').orderBy('status').execute();
  expect(offers.map(({ status }) => status)).toEqual(['countered', 'sent']);
  for (const uid of ['seeker', 'company']) expect((await noticesOf(t, uid)).length).toBeGreaterThan(3);
});

test('the past lies in the order of its days, and none of it after the first start', async () => {
  await seedSampleMarket(t.db, t.now);
  await seedDemoUsers(t.db, DEMO, t.now);
  await seed();
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
  const notices = await t.db.selectFrom('notification').select('created_at').execute();
  for (const one of notices) expect(one.created_at.getTime()).toBeLessThan(t.now.getTime());
});

test('without a sample market nothing of it is made', async () => {
  await seedDemoUsers(t.db, DEMO, t.now);
  await seed();
  expect(await applicationsOf(t, 'seeker')).toEqual([]);
});
