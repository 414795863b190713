import { sql } from 'kysely';
import { v7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import type { SavedSearch } from '../../../contract/entities/settings.ts';
import { transact } from '../../api/transact.ts';
import { migrate } from '../../database/migrate.ts';
import { forgetWords } from '../../domain/search/forget-words.ts';
import { searchWork } from '../../domain/search/work.ts';
import { forgetMigration } from '../../testing/forget-migration.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const HOUR = 3_600_000;
const MIGRATION = '0110-alert-due.sql';
let companyId: string;

const later = async (t: TestApp, hours: number) => {
  t.now = new Date(t.now.getTime() + hours * HOUR);
  await t.doWork();
};

async function save(t: TestApp, uid: string, search: Partial<SavedSearch>, id: string = v7()) {
  const value = { name: 'Bread', alert: true, ...search };
  const { status, error } = await t.call(uid, 'user.set-setting', {
    userId: uid,
    setting: { savedSearches: { [id]: { value, at: t.now.toISOString() } } },
  });
  expect(error?.fields).toBeUndefined();
  expect(status).toBe(200);
  return id;
}

const hits = (t: TestApp, uid: string) =>
  t.db
    .selectFrom('notification')
    .where('user_id', '=', uid)
    .where('type', '=', 'search_hit')
    .where('deleted_at', 'is', null)
    .select(['ref_id', 'params', 'group_key', 'created_at'])
    .orderBy('created_at')
    .execute();

onDatabase((app) => {
  beforeEach(async () => {
    const t = app();
    companyId = (await company(t, 'owner'))._id;
    await seeker(t, 'mia');
    await makeDue(t, searchWork);
  });

  test('pwa.4 a saved search tells of what was published since, once for all of it, a day later', async () => {
    const t = app();
    await publishedJob(t, 'owner', companyId, { title: 'Bread, already there' });
    await later(t, 1);
    const id = await save(t, 'mia', { q: 'bread' });
    await later(t, 1);
    await publishedJob(t, 'owner', companyId, { title: 'Bread in the morning' });
    await publishedJob(t, 'owner', companyId, {
      title: 'Cheese',
      tasks: [],
      benefits: [],
      description: 'Nothing but cheese, day by day.',
    });
    await later(t, 1);
    const newest = await publishedJob(t, 'owner', companyId, { title: 'Bread in the evening' });
    await later(t, 20);
    expect(await hits(t, 'mia')).toEqual([]);
    await later(t, 3);
    expect(await hits(t, 'mia')).toMatchObject([
      { ref_id: newest._id, params: ['Bread', 'Bread in the evening'], group_key: `search:${id}` },
    ]);
    // Nothing new, nothing told, and no fault of the server.
    await later(t, 30);
    expect(await hits(t, 'mia')).toHaveLength(1);
    expect(t.faults).toEqual([]);
  });

  test('pwa.4 a saved search for IT tells of ads that say so', async () => {
    const t = app();
    await save(t, 'mia', { q: 'IT-Support' });
    await later(t, 1);
    const { _id } = await publishedJob(t, 'owner', companyId, { title: 'Support in unserer IT (m/w/d)' });
    await later(t, 25);
    expect(await hits(t, 'mia')).toMatchObject([{ ref_id: _id }]);
  });

  test('pwa.4 nobody is told of a job that the wishes of the search leave out', async () => {
    const t = app();
    await save(t, 'mia', { q: 'bread', noExperience: true });
    await later(t, 1);
    const open = await publishedJob(t, 'owner', companyId, {
      title: 'Bread for beginners',
      description: 'You sell bread with us. No experience needed.',
    });
    await publishedJob(t, 'owner', companyId, {
      title: 'Bread for masters',
      description: 'You bake bread and have done so for ten years.',
    });
    await later(t, 25);
    expect(await hits(t, 'mia')).toMatchObject([{ ref_id: open._id }]);
  });

  test('not more than once a day, however many are published', async () => {
    const t = app();
    await save(t, 'mia', { q: 'bread' });
    await later(t, 25);
    for (let day = 0; day < 3; day++) {
      for (let count = 0; count < 3; count++) {
        await publishedJob(t, 'owner', companyId);
        await later(t, 8);
      }
      await t.db.updateTable('notification').set({ read_at: t.now }).execute();
    }
    const told = await hits(t, 'mia');
    expect(told.length).toBeGreaterThanOrEqual(2);
    for (let index = 1; index < told.length; index++) {
      const [before, after] = [told[index - 1], told[index]];
      expect((after?.created_at.getTime() ?? 0) - (before?.created_at.getTime() ?? 0)).toBeGreaterThanOrEqual(
        24 * HOUR,
      );
    }
  });

  test('a search without alert, one that was taken out, and one in a place nobody knows are silent', async () => {
    const t = app();
    await save(t, 'mia', { alert: false });
    await save(t, 'mia', { place: 'Atlantis Mitte' });
    const gone = await save(t, 'mia', {});
    t.now = new Date(t.now.getTime() + 1000);
    await t.call('mia', 'user.set-setting', {
      userId: 'mia',
      setting: { savedSearches: { [gone]: { value: null, at: t.now.toISOString() } } },
    });
    await publishedJob(t, 'owner', companyId);
    await later(t, 26);
    expect(await hits(t, 'mia')).toEqual([]);
    expect(t.faults).toEqual([]);
  });

  test('place, kind, pay and remote of a saved search count, and a minor is told of nothing too old for them', async () => {
    const t = app();
    await seeker(t, 'teen', '2009-06-15');
    await save(t, 'mia', {
      name: 'Celle',
      place: '29221',
      radius: 10,
      kind: ['minijob'],
      payMin: 1500,
      payUnit: 'HOUR',
    });
    await save(t, 'mia', { name: 'Pay', payMin: 9900 });
    await save(t, 'mia', { name: 'Remote', remote: true });
    await save(t, 'mia', { name: 'München', place: 'Muenchen', radius: 50 });
    await save(t, 'teen', { name: 'All' });
    await publishedJob(t, 'owner', companyId, { minAge: 18 });
    await later(t, 26);
    expect((await hits(t, 'mia')).map(({ params }) => params[0])).toEqual(['Celle']);
    expect(await hits(t, 'teen')).toEqual([]);
  });

  test('searches that an earlier version has kept fall due after the migration as they would have before it', async () => {
    const t = app();
    const looked = await save(t, 'mia', { q: 'bread' });
    const fresh = await save(t, 'mia', { q: 'cake' });
    const silent = await save(t, 'mia', { q: 'tea', alert: false });
    const before = new Date(t.now.getTime() - 5 * HOUR);
    await sql`drop trigger search_alert_follows on user_setting`.execute(t.db);
    await sql`drop function search_alert_follow`.execute(t.db);
    await sql`drop index search_alert_due`.execute(t.db);
    await t.db.deleteFrom('search_alert').execute();
    // One was looked at, one never was, and one was switched off after that.
    for (const search_id of [looked, silent])
      await t.db
        .insertInto('search_alert')
        .values({ user_id: 'mia', search_id, looked_at: before })
        .execute();
    await forgetMigration(t.db, MIGRATION);
    expect(await migrate(t.db)).toEqual([MIGRATION]);
    const rows = await t.db.selectFrom('search_alert').select(['search_id', 'looked_at']).execute();
    expect(new Map(rows.map((row) => [row.search_id, row.looked_at]))).toEqual(
      new Map([
        [looked, before],
        [fresh, t.now],
      ]),
    );
  });

  test('words that no job has any more are forgotten, those in use stay', async () => {
    const t = app();
    const job = await publishedJob(t, 'owner', companyId, { title: 'Zuckerbäcker' });
    await publishedJob(t, 'owner', companyId, { title: 'Konditor' });
    const known = async () =>
      (await t.db.selectFrom('search_word').select('word').execute()).map(({ word }) => word);
    expect(await known()).toEqual(expect.arrayContaining(['zuckerback', 'konditor']));
    await t.call('owner', 'job.unpublish', { _jobId: job._id, reason: 'paused', outcomes: {} });
    await transact(t.parts, forgetWords);
    expect(await known()).toContain('konditor');
    expect(await known()).not.toContain('zuckerback');
    expect((await transact(t.parts, forgetWords)).result).toBe(false);
  });
});
