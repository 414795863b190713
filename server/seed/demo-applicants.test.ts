import { expect, it } from 'vitest';
import { buckets } from '../domain/sync/answer-changes.ts';
import { handlers } from '../routes/handlers.ts';
import { applicantsOf, noticesOf } from '../testing/hiring.ts';
import { onDatabase } from '../testing/on-database.ts';
import { seedApplicants } from './demo-applicants.ts';
import { seedDemoUsers } from './demo-users.ts';
import { seedSampleMarket } from './sample-market.ts';

const DEMO = { seeker: 'seeker', company: 'company', password: 'x' };

onDatabase((app) => {
  it('17.9 load: new people apply to the demo company, some are answered, and the company is told; a second time adds to it', async () => {
    const t = app();
    const parts = { ...t.parts, handlers, buckets };
    await seedSampleMarket(t.db, t.now);
    await seedDemoUsers(t.db, DEMO, t.now);
    expect(await seedApplicants(parts, 10)).toBe(10);
    const made = await applicantsOf(t, 'company');
    expect(made).toHaveLength(10);
    const count = (status: string) => made.filter((one) => one.status === status).length;
    expect(['submitted', 'viewed', 'accepted', 'rejected'].map(count)).toEqual([6, 2, 1, 1]);
    expect(new Set(made.map(({ _jobId }) => _jobId)).size).toBeGreaterThan(1);
    const told = (await noticesOf(t, 'company')).filter(([type]) => type === 'application_new');
    expect(told).toHaveLength(10);
    const { email } = await t.db
      .selectFrom('user')
      .where('id', '=', 'company')
      .select('email')
      .executeTakeFirstOrThrow();
    await seedApplicants(parts, 1, email);
    expect(await applicantsOf(t, 'company')).toHaveLength(11);
    expect(await seedApplicants(parts, 1, 'nobody@example.org')).toBeUndefined();
  });

  it('17.9 load needs a demo company', async () => {
    const t = app();
    expect(await seedApplicants({ ...t.parts, handlers, buckets }, 1)).toBeUndefined();
  });
});
