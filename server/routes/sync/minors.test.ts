import { expect, test } from 'vitest';
import { tellClosing } from '../../domain/job/closing.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob, pullAll, seeker } from '../../testing/people.ts';
import { round } from '../../testing/talk.ts';
import type { TestApp } from '../../testing/test-app.ts';

const ADULTS_FROM = 18;
const DAY = 86_400_000;

/** Jobs of these ages by their ids, by a company of its own. */
async function market(t: TestApp): Promise<Record<13 | 16 | 18, string>> {
  const { _id } = await company(t, 'owner');
  const [child, youth, adult] = [
    await publishedJob(t, 'owner', _id),
    await publishedJob(t, 'owner', _id, { minAge: 16 }),
    await publishedJob(t, 'owner', _id, { minAge: ADULTS_FROM }),
  ];
  // By the law work for children is rare; which it is, is not what is tested here.
  await t.db.updateTable('job').set({ min_age: 13 }).where('id', '=', child._id).execute();
  return { 13: child._id, 16: youth._id, 18: adult._id };
}

/** Ids of the market's rows that a device holds which applies these changes to what it held. */
function held(
  changes: readonly { bucket: string; id: string; row: unknown }[],
  before: string[] = [],
): string[] {
  const rows = new Set(before);
  for (const { bucket, id, row } of changes) {
    if (!bucket.startsWith('market')) continue;
    if (row === null) rows.delete(id);
    else rows.add(id);
  }
  return [...rows].sort();
}

const BORN = '2012-03-01';
const marketIn = (buckets: readonly string[]) => buckets.filter((bucket) => bucket.startsWith('market'));

onDatabase((app) => {
  test('R4.2 no row of a job for older people reaches the device of a 14-year-old', async () => {
    const t = app();
    t.now = new Date('2026-11-22T10:00:00.000Z');
    const jobs = await market(t);
    await seeker(t, 'lio', BORN, 'parent@example.org');
    for (const limit of [1, 2, 500]) {
      const { pages, changes } = await pullAll(t, 'lio', undefined, limit);
      expect(marketIn(pages[0]?.buckets ?? [])).toEqual(['market:14']);
      expect(held(changes)).toEqual([jobs[13]]);
      expect(JSON.stringify(changes)).not.toContain(jobs[16]);
      expect(JSON.stringify(changes)).not.toContain(jobs[18]);
    }
    await seeker(t, 'mia');
    expect(held((await pullAll(t, 'mia')).changes)).toEqual(Object.values(jobs).sort());
  });

  test('R10.1 an older app that goes on where a newer one read files hears what is gone from a minor’s market', async () => {
    const t = app();
    t.now = new Date('2026-11-22T10:00:00.000Z');
    const jobs = await market(t);
    await seeker(t, 'lio', BORN, 'parent@example.org');
    const { data } = await t.call('lio', 'sync.pull', { market: 'files' });
    await t.call('owner', 'job.unpublish', { _jobId: jobs[13], reason: 'filled', outcomes: {} });
    const { changes } = await pullAll(t, 'lio', data.cursor);
    expect(changes.filter(({ id }) => id === jobs[13])).toMatchObject([{ bucket: 'market:14', row: null }]);
  });

  test('R4.3 a birthday is a change of buckets: what may be taken from then on arrives, at 18 all of it', async () => {
    const t = app();
    t.now = new Date('2026-11-22T10:00:00.000Z');
    const jobs = await market(t);
    await seeker(t, 'lio', BORN, 'parent@example.org');
    let { cursor } = await pullAll(t, 'lio');
    for (const [day, bucket, rows] of [
      ['2027-02-28', 'market:14', []],
      ['2027-03-01', 'market:15', [jobs[13]]],
      ['2028-03-01', 'market:16', [jobs[13], jobs[16]]],
      ['2030-03-01', 'market', Object.values(jobs)],
    ] as const) {
      t.now = new Date(`${day}T00:00:00.000Z`);
      // Published once more without a word in the log.
      await t.db
        .updateTable('job')
        .set({ published_at: t.now, valid_through: new Date(t.now.getTime() + 30 * DAY) })
        .execute();
      const { pages, changes, reset, cursor: next } = await pullAll(t, 'lio', cursor, 1);
      cursor = next;
      // The device drops the old bucket by itself; a reset would say that the server was set back.
      expect(reset).toEqual([]);
      expect(pages.map(({ buckets }) => marketIn(buckets))).toEqual(pages.map(() => [bucket]));
      expect(held(changes)).toEqual([...rows].sort());
    }
    const quiet = await pullAll(t, 'lio', cursor);
    expect([quiet.changes, quiet.reset, quiet.cursor]).toEqual([[], [], cursor]);
  });

  test('R4.3 R4.4 a birth date that was put right takes rows away, also with a cursor of before there were ages', async () => {
    const t = app();
    t.now = new Date('2026-11-22T10:00:00.000Z');
    const jobs = await market(t);
    await seeker(t, 'lio', '2010-03-01');
    const { cursor, changes } = await pullAll(t, 'lio');
    expect(held(changes)).toEqual([jobs[13], jobs[16]].sort());
    await t.db.updateTable('user').set({ date_of_birth: BORN }).where('id', '=', 'lio').execute();
    const younger = await pullAll(t, 'lio', cursor);
    expect(marketIn(younger.pages[0]?.buckets ?? [])).toEqual(['market:14']);
    expect(held(younger.changes)).toEqual([jobs[13]]);
    const old = JSON.parse(Buffer.from(younger.cursor, 'base64url').toString());
    expect(old.a).toBe(14);
    delete old.a;
    const before = Buffer.from(JSON.stringify(old)).toString('base64url');
    expect(held((await pullAll(t, 'lio', before)).changes)).toEqual([jobs[13]]);
  });

  test('R4.3 a job whose age is raised goes, one whose age is lowered comes', async () => {
    const t = app();
    t.now = new Date('2026-11-22T10:00:00.000Z');
    const jobs = await market(t);
    await seeker(t, 'kim', '2010-03-01');
    const { cursor, changes } = await pullAll(t, 'kim');
    const rev = async (id: string) =>
      (await t.db.selectFrom('job').where('id', '=', id).select('rev').executeTakeFirstOrThrow()).rev;
    const age = async (id: string, minAge: number) => {
      const answer = await t.call('owner', 'job.update', {
        _jobId: id,
        rev: await rev(id),
        patch: { minAge },
      });
      expect(answer.status).toBe(200);
    };
    await age(jobs[16], ADULTS_FROM);
    await age(jobs[18], 16);
    const next = await pullAll(t, 'kim', cursor);
    expect(held(next.changes, held(changes))).toEqual([jobs[13], jobs[18]].sort());
    // Between two pages of the first load as well.
    const first = await t.call('kim', 'sync.pull', { limit: 3 });
    expect(held(first.data.changes)).toContain(jobs[18]);
    await age(jobs[18], ADULTS_FROM);
    const rest = await pullAll(t, 'kim', first.data.cursor, 1);
    expect(held(rest.changes, held(first.data.changes))).toEqual([jobs[13]]);
  });

  test('product 4.9 whatever call is asked: a minor reads only what they may take, and keeps what they have done', async () => {
    const t = app();
    t.now = new Date('2026-11-22T10:00:00.000Z');
    const jobs = await market(t);
    await seeker(t, 'lio', BORN, 'parent@example.org');
    const found = await t.call('lio', 'search.jobs', {});
    expect(found.data.items.map(({ _id }) => _id)).toEqual([jobs[13]]);
    for (const id of [jobs[16], jobs[18]]) {
      for (const answer of [
        await t.call('lio', 'job.get', { jobId: id }),
        await t.call('lio', 'search.step', { jobId: id }),
        await t.call('lio', 'search.step', { jobId: id, event: 'view' }),
      ]) {
        expect([answer.status, answer.error.code]).toEqual([403, 'too_young']);
        expect(JSON.stringify(answer)).not.toContain('Bakery');
      }
    }
    expect((await t.call('lio', 'job.get', { jobId: jobs[13] })).status).toBe(200);
    const job = await t.db
      .selectFrom('job')
      .where('id', '=', jobs[13])
      .select('company_id')
      .executeTakeFirstOrThrow();
    const listed = await t.call('lio', 'job.of-company', { companyId: job.company_id });
    expect(listed.data.items.map(({ _id }) => _id)).toEqual([jobs[13]]);
    const at = t.now.toISOString();
    const savedJobs = Object.fromEntries(Object.values(jobs).map((id) => [id, { value: true as const, at }]));
    const saved = await t.call('lio', 'user.set-setting', { userId: 'lio', setting: { savedJobs } });
    expect(saved.status).toBe(200);
    const { data } = await t.call('lio', 'job.of-user', { userId: 'lio' });
    expect(data.saved.map(({ _jobId, state, job }) => [_jobId, state, job?._id ?? null]).sort()).toEqual(
      [
        [jobs[13], 'open', jobs[13]],
        [jobs[16], 'too_young', null],
        [jobs[18], 'too_young', null],
      ].sort(),
    );
    // A guest has no age here, and reads everything.
    expect((await t.call(null, 'job.get', { jobId: jobs[18] })).status).toBe(200);
    await t.db
      .updateTable('job')
      .set({ valid_through: new Date(t.now.getTime() + DAY) })
      .execute();
    await round(t, tellClosing);
    const told = await t.db
      .selectFrom('notification')
      .where('user_id', '=', 'lio')
      .select(['type', 'ref_id'])
      .execute();
    expect(told.filter(({ type }) => type === 'job_saved_closing').map(({ ref_id }) => ref_id)).toEqual([
      jobs[13],
    ]);
  });
});
