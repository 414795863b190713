import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import { REPLIES_ENOUGH } from '../../../contract/entities/market-figures.ts';
import { marketFigures } from '../../domain/job/market-figures.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { applying, company, publishedJob, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const figures = async (t: TestApp) => {
  await makeDue(t, marketFigures);
  await t.doWork();
  return (await t.call(null, 'market.figures', {})).data;
};

/** So many applications like the one there is, `ago` days old and answered after so many; null: not at all. */
async function applied(t: TestApp, many: number, ago: number, answered: number | null): Promise<void> {
  const visible = new Date(t.now.getTime() - ago * DAY_MS);
  const copies = Array.from({ length: many }, () => ({
    id: v7(),
    user_id: v7(),
    conversation_id: v7(),
    receipt_no: v7(),
    visible_at: visible,
    answered_at: answered === null ? null : new Date(visible.getTime() + answered * DAY_MS),
  }));
  await t.db.transaction().execute(async (tx) => {
    // Nobody has to be behind each of them.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`
      insert into application select filled.*
      from (select to_jsonb(a) as like_it from application a limit 1) one,
        jsonb_array_elements(${JSON.stringify(copies)}::jsonb) as copy,
        jsonb_populate_record(null::application, one.like_it || copy) as filled`.execute(tx);
  });
}

onDatabase((app) => {
  test('home.5 the market is counted by kind and town, and replies once there are enough of them', async () => {
    const t = app();
    await seeker(t, 'mia');
    const { _id: companyId } = await company(t, 'owner');
    const { _id: jobId } = await publishedJob(t, 'owner', companyId, { kind: 'minijob' });
    await publishedJob(t, 'owner', companyId, { kind: 'employment' });
    await t.call('mia', 'application.add', applying(jobId));
    await applied(t, REPLIES_ENOUGH - 1, 30, 0.5);
    expect(await figures(t)).toEqual({
      jobs: 2,
      kinds: [
        { kind: 'employment', jobs: 1 },
        { kind: 'minijob', jobs: 1 },
      ],
      towns: [{ slug: 'celle', name: 'Celle', jobs: 2 }],
      // That of today has not had its time yet.
      replies: null,
    });
    await applied(t, 6, 20, 2.2);
    await applied(t, 3, 20, 12);
    await applied(t, 2, 20, null);
    // Too long ago, and too short.
    await applied(t, 50, 120, 1);
    await applied(t, 50, 2, 1);
    expect((await figures(t))?.replies).toEqual({
      of: REPLIES_ENOUGH - 1 + 11,
      medianH: 12,
      byDay: [REPLIES_ENOUGH - 1, 0, 6, 0, 0, 0, 0],
      later: 5,
    });
  });
});
