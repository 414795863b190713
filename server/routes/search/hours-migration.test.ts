import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { migrate } from '../../database/migrate.ts';
import { forgetMigration } from '../../testing/forget-migration.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob } from '../../testing/people.ts';

const MIGRATION = '0114-search-by-hours-and-company.sql';

onDatabase((app) => {
  test('pwa.1 jobs that an earlier version has published are found by their hours after the migration, and those without are not', async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const some = await publishedJob(t, 'owner', _id, { hours: { min: 6, max: 8, text: '' } });
    const none = await publishedJob(t, 'owner', _id, { hours: null });
    await sql`drop trigger search_alert_restarts on user_setting`.execute(t.db);
    await sql`drop function search_alert_restart`.execute(t.db);
    await sql`alter table search_alert drop column looking`.execute(t.db);
    // With the column go the indexes that hold it.
    await sql`alter table job_search drop column hours_max`.execute(t.db);
    await sql`drop index job_search_by_company`.execute(t.db);
    await sql`create index job_search_by_date on job_search (published_at)`.execute(t.db);
    await sql`create index job_search_by_kind on job_search (kind)`.execute(t.db);
    await sql`create index job_search_at on job_search using gist (at)`.execute(t.db);
    await sql`update job_search set hours_min = 0 where job_id = ${none._id}`.execute(t.db);
    await forgetMigration(t.db, MIGRATION);
    expect(await migrate(t.db)).toEqual([MIGRATION]);
    const later = await publishedJob(t, 'owner', _id, { hours: { min: 12, max: 20, text: '' } });
    await t.call('owner', 'job.update', { _jobId: later._id, rev: later.rev, patch: { hours: null } });
    const rows = await t.db.selectFrom('job_search').select(['job_id', 'hours_min', 'hours_max']).execute();
    expect(new Map(rows.map((row) => [row.job_id, [row.hours_min, row.hours_max]]))).toEqual(
      new Map([
        [some._id, [6, 8]],
        [later._id, [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]],
        [none._id, [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]],
      ]),
    );
  });
});
