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

test('an empty market comes alive once: applications in several states, a due answer, messages, notifications', async () => {
  await seedSampleMarket(t.db, t.now);
  await seedDemoUsers(t.db, DEMO, t.now);
  expect(await seed()).toBe(5);
  expect(await seed()).toBe(0);
  const made = await applicationsOf(t, 'seeker');
  expect(made.map(({ status }) => status).sort()).toEqual([
    'accepted',
    'rejected',
    'submitted',
    'submitted',
    'withdrawn',
  ]);
  const due = await t.db
    .selectFrom('application')
    .where('due_at', '<', t.now)
    .where('status', '=', 'submitted')
    .select('id')
    .execute();
  expect(due).toHaveLength(1);
  expect(await t.db.selectFrom('message').select('text').where('type', '=', 'text').execute()).toHaveLength(
    3,
  );
  expect((await noticesOf(t, 'seeker')).length).toBeGreaterThan(0);
  expect((await noticesOf(t, 'company')).length).toBeGreaterThan(0);
});

test('without a sample market nothing of it is made', async () => {
  await seedDemoUsers(t.db, DEMO, t.now);
  expect(await seed()).toBe(0);
});
