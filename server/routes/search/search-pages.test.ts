import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { JobDraft } from '../../../contract/entities/job.ts';
import { TOTAL_COUNTED } from '../../../contract/entities/search.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, publishedJob } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const MINUTE = 60_000;
const later = (t: TestApp, ms: number) => {
  t.now = new Date(t.now.getTime() + ms);
};

/** Twelve bakers whose pay, start and place are in another order than their publication; four of each are equal. */
async function bakers(t: TestApp) {
  const { _id } = await company(t, 'owner');
  const publish = async (title: string, also: Partial<JobDraft> = {}) => {
    const job = await publishedJob(t, 'owner', _id, { title, minAge: 18, ...also });
    return job._id;
  };
  for (let count = 0; count < 12; count++) {
    const step = (count * 5) % 3;
    await publish(`Bäcker ${count}`, {
      pay: { min: 1400, max: 1500 + step * 100, currency: 'EUR', unit: 'HOUR' },
      startDate: step === 2 ? null : `2026-05-0${step + 1}`,
      location: { label: 'Celle', lat: 52.6 + step / 100, lng: 10.08 },
      remote: count % 6 === 0 ? 'full' : 'none',
    });
    // Some within one minute: ties are settled by the id.
    if (count % 2 === 0) later(t, MINUTE);
  }
  return publish;
}

const CELLE = { lat: 52.6226, lng: 10.0805, radius: 50 };
const SEARCHES: [string, ArgsOf<'search.jobs'>][] = [
  ['date', {}],
  ['date, with words', { q: 'Bäcker' }],
  ['date, around a place', CELLE],
  ['pay', { sort: 'pay' }],
  ['pay, with words', { sort: 'pay', q: 'Bäckr' }],
  ['pay, around a place', { sort: 'pay', ...CELLE }],
  ['start', { sort: 'start' }],
  ['start, with words', { sort: 'start', q: 'Bäcker' }],
  ['distance', { sort: 'distance', ...CELLE }],
  ['distance, with words', { sort: 'distance', ...CELLE, q: 'Bäcker' }],
];

async function pages(t: TestApp, args: ArgsOf<'search.jobs'>, limit: number, between = async () => {}) {
  const titles: string[] = [];
  const totals: number[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { status, data, error } = await t.call(null, 'search.jobs', {
      ...args,
      limit,
      ...(cursor ? { cursor } : {}),
    });
    if (status !== 200) throw new Error(JSON.stringify(error));
    titles.push(...data.items.map(({ title }) => title));
    totals.push(data.total);
    cursor = data.next;
    await between();
  }
  return { titles, totals };
}

onDatabase((app) => {
  test('pages hold every job once, in the order of the whole list, in every order', async () => {
    const t = app();
    await bakers(t);
    for (const [name, args] of SEARCHES) {
      const whole = await pages(t, args, 100);
      expect(new Set(whole.titles).size, name).toBe(12);
      for (const limit of [1, 5, 6]) {
        const { titles, totals } = await pages(t, args, limit);
        expect(titles, name).toEqual(whole.titles);
        expect(new Set(totals), name).toEqual(new Set([12]));
      }
    }
  });

  test.each(SEARCHES)(
    'jobs published between two pages by %s neither double nor hide one',
    async (_name, args) => {
      const t = app();
      const publish = await bakers(t);
      const before = (await pages(t, args, 100)).titles;
      let count = 0;
      const { titles } = await pages(t, args, 4, async () => {
        later(t, MINUTE);
        // The same spot in every order, and the very spelling that a misspelt word was asked for.
        if (count < 3)
          await publish(`Bäckr neu ${count++}`, {
            pay: { min: 1400, max: 1600, currency: 'EUR', unit: 'HOUR' },
          });
      });
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.filter((title) => !title.includes('neu'))).toEqual(before);
    },
  );

  test('a cursor belongs to its order', async () => {
    const t = app();
    await bakers(t);
    const { data } = await t.call(null, 'search.jobs', { limit: 2 });
    const other = await t.call(null, 'search.jobs', { limit: 2, sort: 'pay', cursor: data.next as string });
    expect(other.error.fields).toEqual([{ path: 'cursor', code: 'invalid_format' }]);
    for (const cursor of [
      'x',
      'bnVsbA',
      Buffer.from('{"s":"date","k":0,"p":"now","i":"x"}').toString('base64url'),
    ])
      expect((await t.call(null, 'search.jobs', { cursor })).status).toBe(422);
  });

  test('more matches than are counted: the total says so, and pages go on as before', {
    timeout: 60_000,
  }, async () => {
    const t = app();
    const { _id } = await company(t, 'owner');
    const job = await publishedJob(t, 'owner', _id, { minAge: 18 });
    // Stemmed once: what is shown here is counting.
    await sql`alter table job disable trigger job_search_follows`.execute(t.db);
    await sql`
      insert into job
      select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid()))).*
      from job j, generate_series(1, 10000) where j.id = ${job._id}`.execute(t.db);
    await sql`alter table job enable trigger job_search_follows`.execute(t.db);
    await sql`
      insert into job_search
      select (jsonb_populate_record(s, jsonb_build_object('job_id', j.id))).*
      from job_search s, job j where s.job_id = ${job._id} and j.id <> s.job_id`.execute(t.db);
    for (const [args, counted] of [
      [{}, TOTAL_COUNTED.filters],
      [{ q: 'bakery' }, TOTAL_COUNTED.words],
      [{ q: 'bakery', sort: 'pay' }, TOTAL_COUNTED.words],
    ] as [ArgsOf<'search.jobs'>, number][]) {
      const first = await t.call(null, 'search.jobs', { ...args, limit: 2 });
      expect([first.data.total, first.data.totalIsAtLeast]).toEqual([counted, true]);
      const next = await t.call(null, 'search.jobs', {
        ...args,
        limit: 2,
        cursor: first.data.next as string,
      });
      const ids = [...first.data.items, ...next.data.items].map(({ _id: id }) => id);
      expect(ids).toHaveLength(4);
      expect(ids).toEqual([...new Set(ids)].sort());
    }
    // Jobs of other words come first in every order, more than are looked through one by one.
    const others = sql`
      select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid(), 'title', 'other'))).*
      from job j, generate_series(1, 2100) where j.id = ${job._id}`;
    await sql`alter table job disable trigger job_search_follows`.execute(t.db);
    await sql`insert into job ${others}`.execute(t.db);
    await sql`alter table job enable trigger job_search_follows`.execute(t.db);
    await sql`
      insert into job_search
      select (jsonb_populate_record(s, jsonb_build_object(
        'job_id', j.id, 'document', '', 'pay_hour', s.pay_hour + 1, 'published_at', s.published_at + interval '1 second',
        'start_date', '2026-01-01'
      ))).*
      from job_search s, job j where s.job_id = ${job._id} and j.title = 'other'`.execute(t.db);
    const { rows } = await sql<{ id: string }>`
      select job_id as id from job_search where document <> '' order by job_id limit 50`.execute(t.db);
    // Of few on a page, some of the order are gathered; of many, all.
    for (const sort of ['date', 'pay', 'start'] as const)
      for (const limit of [2, 50]) {
        const { data } = await t.call(null, 'search.jobs', { q: 'bakery', sort, limit });
        expect(data.totalIsAtLeast).toBe(true);
        expect(data.items.map(({ _id: id }) => id)).toEqual(rows.slice(0, limit).map(({ id }) => id));
      }
    await sql`delete from job_search where job_id = ${job._id}`.execute(t.db);
    const exact = await t.call(null, 'search.jobs', { q: 'bakery', limit: 1 });
    expect([exact.data.total, exact.data.totalIsAtLeast]).toEqual([TOTAL_COUNTED.words, false]);
  });
});
