import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pullAll } from '../testing/people.ts';
import { openMigrated } from '../testing/pglite-template.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { seedDemoUsers } from './demo-users.ts';
import { seedSampleMarket } from './sample-market.ts';

const DEMO = { seeker: 'seeker', company: 'company', password: 'x' };

/** On a busy machine a database takes its time. */
const START_MS = 60_000;

let t: TestApp;
beforeAll(async () => {
  t = await testApp(openMigrated);
}, START_MS);
beforeEach(() => t.reset());
afterAll(() => t.close());

test('an empty database gets the sample market once', async () => {
  expect(await seedSampleMarket(t.db, t.now)).toBe(400);
  expect(await seedSampleMarket(t.db, t.now)).toBe(0);
});

test('the demo accounts see what they may: the market, and the first company as its owner', async () => {
  await seedSampleMarket(t.db, t.now);
  await seedDemoUsers(t.db, DEMO, t.now);
  const seen = await pullAll(t, 'seeker');
  expect(seen.changes.filter(({ table, row }) => table === 'job' && row !== null)).toHaveLength(400);
  const { pages, changes } = await pullAll(t, 'company');
  expect(pages[0]?.buckets).toHaveLength(3);
  const [company] = changes.filter(({ table }) => table === 'company');
  expect(company?.row).toMatchObject({ members: [{ _userId: 'company', role: 'owner' }] });
  const own = changes.filter(({ table }) => table === 'companyJob');
  expect(own.length).toBeGreaterThan(0);
  const edited = await t.call('company', 'job.update', {
    _jobId: own[0]?.id ?? v7(),
    rev: 1,
    patch: { title: 'Edited' },
  });
  expect(edited.data.title).toBe('Edited');
});

test('demo records are made once and keep what people did with them', async () => {
  await seedSampleMarket(t.db, t.now);
  await seedDemoUsers(t.db, DEMO, t.now);
  await t.db.updateTable('user').set({ firstname: 'Changed' }).where('id', '=', 'seeker').execute();
  await seedDemoUsers(t.db, DEMO, t.now);
  const user = await t.db.selectFrom('user').selectAll().where('id', '=', 'seeker').executeTakeFirstOrThrow();
  expect([user.firstname, user.ver]).toEqual(['Changed', 1]);
});

test('without a sample market the demo company account has no company yet', async () => {
  await seedDemoUsers(t.db, DEMO, t.now);
  const { changes } = await pullAll(t, 'company');
  expect(changes).toMatchObject([{ table: 'user', row: { userMode: 'company', _linkedCompanyId: null } }]);
});
