import { sql } from 'kysely';
import { v7 } from 'uuid';
import { beforeEach, expect, test } from 'vitest';
import type { SavedSearch } from '../../../contract/entities/settings.ts';
import { LOOKED_AT } from '../../domain/search/look-for-hit.ts';
import { searchWork } from '../../domain/search/work.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const later = async (t: TestApp, hours: number) => {
  t.now = new Date(t.now.getTime() + hours * 3_600_000);
  await t.doWork();
};

async function save(t: TestApp, search: Partial<SavedSearch>, id: string = v7()): Promise<string> {
  const value = { name: 'Mine', alert: true, ...search };
  const setting = { savedSearches: { [id]: { value, at: t.now.toISOString() } } };
  const { status } = await t.call('mia', 'user.set-setting', { userId: 'mia', setting });
  expect(status).toBe(200);
  return id;
}

const hits = async (t: TestApp) =>
  (
    await t.db
      .selectFrom('notification')
      .where('user_id', '=', 'mia')
      .where('type', '=', 'search_hit')
      .select('params')
      .execute()
  ).map(({ params }) => (params as string[])[1]);

/** So many more of a job: published at the same moment, as an import does. */
async function copies(t: TestApp, id: string, count: number): Promise<void> {
  const { rows } = await sql<{ names: string }>`
    select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
    where table_name = 'job' and table_schema = 'public' and column_name <> 'id' and is_generated = 'NEVER'`.execute(
    t.db,
  );
  const names = sql.raw(rows[0]?.names ?? '');
  await sql`
    insert into job (id, ${names})
    select gen_random_uuid(), ${names} from job, generate_series(1, ${sql.lit(count)}) where id = ${id}`.execute(
    t.db,
  );
}

onDatabase((app) => {
  let mine: string;
  let others: string;
  beforeEach(async () => {
    const t = app();
    mine = (await company(t, 'owner'))._id;
    others = (await company(t, 'other', 1))._id;
    await seeker(t, 'mia');
    await makeDue(t, searchWork);
  });

  /** One job that meets the wishes, and behind it so many that do not. */
  async function flood(
    t: TestApp,
    job: Parameters<typeof publishedJob>[3],
    newer: Parameters<typeof publishedJob>[3],
    count: number,
  ): Promise<void> {
    await later(t, 1);
    await publishedJob(t, 'owner', mine, { title: 'The one', ...job });
    await later(t, 1);
    const { _id } = await publishedJob(t, 'other', others, { title: 'Elsewhere', ...newer });
    await copies(t, _id, count - 1);
  }

  test.each<[string, (companyId: string) => Partial<SavedSearch>, object, object]>([
    ['company', (_companyId) => ({ company: { _companyId, name: 'Bakery' } }), {}, {}],
    ['most hours', () => ({ hoursMax: 5 }), { hours: { min: 4, max: 9, text: '' } }, {}],
    ['fewest hours', () => ({ hoursMin: 9 }), { hours: { min: 4, max: 9, text: '' } }, {}],
    ['hours that are stated', () => ({ hoursMax: 9 }), {}, { hours: null }],
    ['start', () => ({ startWithin: 14 }), {}, { startDate: '2026-09-01' }],
  ])('pwa.4 an alert by %s finds its job behind any number of newer ones', async (_, search, job, newer) => {
    const t = app();
    await save(t, search(mine));
    await flood(t, job, newer, LOOKED_AT + 1);
    await later(t, 25);
    expect(await hits(t)).toEqual(['The one']);
  });

  const EASY = { description: 'You sell bread with us. No experience needed.' };

  test('pwa.4 what stands in the text alone is looked for until one job meets it, in parts that let others have their turn', async () => {
    const t = app();
    await save(t, { noExperience: true });
    await flood(t, EASY, {}, 2 * LOOKED_AT + 1);
    const before = t.now.getTime();
    await later(t, 23);
    const { looked_at, looking } = await t.db
      .selectFrom('search_alert')
      .select(['looked_at', 'looking'])
      .executeTakeFirstOrThrow();
    expect(await hits(t)).toEqual(['The one']);
    expect(looking).toBeNull();
    expect(looked_at.getTime()).toBe(before + 23 * 3_600_000);
  });

  test('pwa.4 where none meets it the look ends, and the next one begins where this one began', async () => {
    const t = app();
    await save(t, { noExperience: true });
    await flood(t, {}, {}, LOOKED_AT);
    await later(t, 25);
    expect(await hits(t)).toEqual([]);
    await publishedJob(t, 'owner', mine, { title: 'The next', ...EASY });
    await later(t, 25);
    expect(await hits(t)).toEqual(['The next']);
    expect(t.faults).toEqual([]);
  });

  test('pwa.4 a search that is changed while it is looked through begins again', async () => {
    const t = app();
    const id = await save(t, { noExperience: true });
    const looking = {
      began: t.now.toISOString(),
      after: { key: 0, publishedAt: t.now.toISOString(), id: v7() },
    };
    await t.db
      .updateTable('search_alert')
      .set({ looking: JSON.stringify(looking) })
      .execute();
    t.now = new Date(t.now.getTime() + 1000);
    await save(t, { company: { _companyId: mine, name: 'Bakery' } }, id);
    expect(await t.db.selectFrom('search_alert').select('looking').execute()).toEqual([{ looking: null }]);
  });
});
