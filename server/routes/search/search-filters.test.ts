import { v7 } from 'uuid';
import { describe, expect, test } from 'vitest';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { JobDraft } from '../../../contract/entities/job.ts';
import { jobWork } from '../../domain/job/work.ts';
import { makeDue } from '../../testing/make-due.ts';
import { onDatabase } from '../../testing/on-database.ts';
import { company, DRAFT, publishedJob, seeker } from '../../testing/people.ts';
import type { TestApp } from '../../testing/test-app.ts';

const ADULT = { minAge: 18 };

/** Publishes drafts a minute apart, and gives a search that answers with their names. */
async function market(t: TestApp, drafts: Record<string, Partial<JobDraft>>) {
  const { _id } = await company(t, 'owner');
  const names = new Map<string, string>();
  for (const [name, draft] of Object.entries(drafts)) {
    const job = await publishedJob(t, 'owner', _id, { ...ADULT, title: name, ...draft });
    names.set(job._id, name);
    t.now = new Date(t.now.getTime() + 60_000);
  }
  const idOf = (name: string) => [...names].find(([, known]) => known === name)?.[0] as string;
  const find = async (args: ArgsOf<'search.jobs'>, uid: string | null = null) => {
    const { status, data, error } = await t.call(uid, 'search.jobs', args);
    if (status !== 200) throw new Error(JSON.stringify(error));
    return data.items.map((item) => names.get(item._id));
  };
  return { find, idOf, companyId: _id };
}

/** Points north of Celle's centre, at exactly so many kilometres. */
const CELLE = { lat: 52.6226, lng: 10.0805 };
const north = (km: number, also = {}) => ({
  location: { label: 'Somewhere', lat: CELLE.lat + (km / 6371) * (180 / Math.PI), lng: CELLE.lng },
  ...also,
});

onDatabase((app) => {
  test('drafts, closed, expired and deleted jobs are never found', async () => {
    const t = app();
    const { find, idOf, companyId } = await market(t, { open: {}, closed: {}, deleted: {} });
    await t.call('owner', 'job.create', {
      _id: v7(),
      _companyId: companyId,
      job: { ...DRAFT, title: 'draft' },
    });
    for (const name of ['closed', 'deleted'])
      await t.call('owner', 'job.unpublish', { _jobId: idOf(name), reason: 'paused', outcomes: {} });
    await t.call('owner', 'job.delete', { jobId: idOf('deleted') });
    expect(await find({})).toEqual(['open']);
    expect(await find({ q: 'closed' })).toEqual([]);
    // Before the clock's work has come round.
    t.now = new Date(t.now.getTime() + 31 * 86_400_000);
    expect(await find({})).toEqual([]);
    await makeDue(t, jobWork);
    await t.doWork();
    expect(await t.db.selectFrom('job_search').selectAll().execute()).toEqual([]);
  });

  describe('place', () => {
    test('the radius holds what is exactly on it, and nothing beyond', async () => {
      const t = app();
      const { find } = await market(t, {
        centre: north(0),
        edge: north(24.999),
        beyond: north(25.001),
        nowhere: { location: null },
        anywhere: { ...north(400), remote: 'full' },
        'remote without place': { location: null, remote: 'full' },
      });
      const around = (radius: number) => find({ ...CELLE, radius, sort: 'distance' });
      expect(await around(25)).toEqual(['centre', 'edge', 'anywhere', 'remote without place']);
      expect(await around(25.01)).toEqual(['centre', 'edge', 'beyond', 'anywhere', 'remote without place']);
      expect(await around(0)).toEqual(['centre', 'anywhere', 'remote without place']);
      expect(await around(1000)).toHaveLength(5);
      expect(await find({ ...CELLE })).toEqual(['remote without place', 'anywhere', 'edge', 'centre']);
      expect(await find({ ...CELLE, q: 'edge centre' })).toEqual([]);
      expect(await find({ ...CELLE, q: 'beyond' })).toEqual([]);
      expect(await find({ ...CELLE, q: 'edge' })).toEqual(['edge']);
    });

    test('a town’s name and a postcode are places; the answer says which, and how far each job is', async () => {
      const t = app();
      await market(t, { near: north(10), far: north(300) });
      const { data } = await t.call(null, 'search.jobs', { place: 'celle', radius: 25 });
      expect(data.place).toMatchObject({ label: 'Celle', precision: 'town' });
      expect(data.items.map(({ title, distanceKm }) => [title, distanceKm])).toEqual([
        ['near', expect.closeTo(10, -1)],
      ]);
      const byCode = await t.call(null, 'search.jobs', { place: '29221' });
      expect(byCode.data.place).toMatchObject({ postcode: '29221', precision: 'point' });
      expect(byCode.data.items).toHaveLength(1);
      const unknown = await t.call(null, 'search.jobs', { place: 'Atlantis Mitte' });
      expect([unknown.status, unknown.error.fields]).toEqual([422, [{ path: 'place', code: 'unknown' }]]);
    });

    test('a place so near the meridian that no square is left of it is an answer, and no fault', async () => {
      const t = app();
      const { find, companyId } = await market(t, {
        greenwich: { location: { label: 'G', lat: 51.5, lng: 0 } },
      });
      expect(await find({ lat: 51.5, lng: 1e-170 })).toEqual(['greenwich']);
      const job = { ...DRAFT, location: { label: 'G', lat: 51.5, lng: 1e-322 } };
      const { status, error } = await t.call('owner', 'job.create', {
        _id: v7(),
        _companyId: companyId,
        job,
      });
      expect([status, error.code]).toEqual([422, 'fields_invalid']);
      expect(t.faults).toEqual([]);
    });

    test('half a point is refused, and so are distances from nowhere', async () => {
      const t = app();
      const codeOf = async (args: ArgsOf<'search.jobs'>) =>
        (await t.call(null, 'search.jobs', args)).error.fields?.[0];
      expect(await codeOf({ lat: 52 })).toEqual({ path: 'lng', code: 'missing' });
      expect(await codeOf({ lng: 10 })).toEqual({ path: 'lat', code: 'missing' });
      expect(await codeOf({ sort: 'distance' })).toEqual({ path: 'place', code: 'missing' });
    });

    test('towns are suggested while they are typed', async () => {
      const t = app();
      const { data } = await t.call(null, 'place.suggest', { q: 'Muenc', limit: 3 });
      expect(data[0]).toMatchObject({ label: 'München' });
      expect(data).toHaveLength(3);
      expect(
        (await t.call(null, 'place.suggest', { q: '801' })).data.every(({ postcode }) =>
          postcode?.startsWith('801'),
        ),
      ).toBe(true);
      const named = async (q: string) =>
        (await t.call(null, 'place.suggest', { q, named: true })).data.length;
      expect([await named('Muenc'), await named('Muenchen'), await named('Neustadt')]).toEqual([0, 1, 4]);
    });
  });

  describe('filters', () => {
    test('kinds, several of them', async () => {
      const { find } = await market(app(), {
        mini: { kind: 'minijob' },
        work: { kind: 'employment' },
        practice: { kind: 'internship' },
      });
      expect(await find({ kind: ['minijob', 'internship'] })).toEqual(['practice', 'mini']);
      expect(await find({ kind: ['employment'] })).toEqual(['work']);
      expect(await find({ kind: ['freelance'] })).toEqual([]);
    });

    test('pay is compared in one unit: an hour of full-time work', async () => {
      const pay = (min: number, max: number, unit: 'HOUR' | 'MONTH' | 'DAY' | 'YEAR' | 'PROJECT') => ({
        kind: 'employment' as const,
        pay: { min, max, currency: 'EUR', unit },
      });
      const { find } = await market(app(), {
        hourly: pay(1400, 1500, 'HOUR'),
        monthly: pay(250_000, 277_120, 'MONTH'),
        daily: pay(9000, 11_200, 'DAY'),
        yearly: pay(3_000_000, 4_156_000, 'YEAR'),
        project: { kind: 'freelance', pay: { min: 1, max: 900_000, currency: 'EUR', unit: 'PROJECT' } },
        francs: { kind: 'freelance', pay: { min: 1, max: 9000, currency: 'CHF', unit: 'HOUR' } },
        unpaid: { kind: 'campaign', pay: null },
      });
      expect(await find({ pay: 1500 })).toEqual(['yearly', 'monthly', 'hourly']);
      expect(await find({ pay: 1501 })).toEqual(['yearly', 'monthly']);
      expect(await find({ pay: 277_120, payUnit: 'MONTH' })).toEqual(['yearly', 'monthly']);
      expect(await find({ pay: 277_121, payUnit: 'MONTH' })).toEqual(['yearly']);
      expect(await find({ sort: 'pay' })).toEqual([
        'yearly',
        'monthly',
        'hourly',
        'daily',
        'unpaid',
        'francs',
        'project',
      ]);
    });

    test('hours, remote, start, age and publication', async () => {
      const t = app();
      const { find } = await market(t, {
        few: { hours: { min: 5, max: 10, text: '' }, startDate: '2026-04-01', remote: 'partly' },
        many: { hours: { min: 30, max: 40, text: '' }, startDate: '2026-05-01', remote: 'full' },
        young: { minAge: 16, hours: null, startDate: null },
      });
      expect(await find({ hours: 10 })).toEqual(['few']);
      expect(await find({ hours: 4 })).toEqual([]);
      expect(await find({ hoursMin: 10 })).toEqual(['many', 'few']);
      expect(await find({ hoursMin: 11, hours: 30 })).toEqual(['many']);
      expect(await find({ hoursMin: 41 })).toEqual([]);
      expect(await find({ remote: 'full' })).toEqual(['many']);
      expect(await find({ remote: 'partly' })).toEqual(['many', 'few']);
      expect(await find({ startBefore: '2026-04-30' })).toEqual(['young', 'few']);
      expect(await find({ startBefore: '2026-03-31' })).toEqual(['young']);
      expect(await find({ sort: 'start' })).toEqual(['few', 'many', 'young']);
      expect(await find({ age: 17 })).toEqual(['young']);
      expect(await find({ minAge: 16 })).toEqual(['young']);
      expect(await find({ age: 15 })).toEqual([]);
      expect(await find({ postedSince: '2026-03-02T09:01:00.000Z' })).toEqual(['young', 'many']);
      expect(await find({ hours: 40, remote: 'partly', startBefore: '2026-05-01', age: 30 })).toEqual([
        'many',
        'few',
      ]);
    });

    test('pwa.1 the jobs of one company, also by words', async () => {
      const t = app();
      const { find, companyId } = await market(t, { bread: {}, cake: {} });
      const other = await company(t, 'other', 1);
      await publishedJob(t, 'other', other._id, { ...ADULT, title: 'bread elsewhere' });
      expect(await find({ companyId })).toEqual(['cake', 'bread']);
      expect(await find({ companyId, q: 'bread', sort: 'pay' })).toHaveLength(2);
      expect(await find({ companyId, searchIn: 'title', q: 'bread' })).toEqual(['bread']);
      expect(await find({ companyId: v7() })).toEqual([]);
    });

    test('a minor finds only what is open to them, whatever they ask for', async () => {
      const t = app();
      const { find } = await market(t, { young: { minAge: 16 }, adult: {} });
      await seeker(t, 'teen', '2009-06-15');
      await seeker(t, 'mia');
      expect(await find({}, 'teen')).toEqual(['young']);
      expect(await find({ age: 40 }, 'teen')).toEqual(['young']);
      expect(await find({}, 'mia')).toEqual(['adult', 'young']);
    });

    test.each([
      [{ kind: 'nonsense' }, 'kind.0'],
      [{ sort: 'relevance' }, 'sort'],
      [{ radius: '-1' }, 'radius'],
      [{ lat: '91', lng: '0' }, 'lat'],
      [{ lat: 'NaN', lng: '0' }, 'lat'],
      [{ pay: '1.5' }, 'pay'],
      [{ limit: '101' }, 'limit'],
      [{ age: '12' }, 'age'],
      [{ startBefore: '2026-02-30' }, 'startBefore'],
      [{ since: 'yesterday' }, 'since'],
      [{ cursor: '%%%' }, 'cursor'],
      [{ companyId: 'Brotkultur' }, 'companyId'],
      [{ hoursMin: '61' }, 'hoursMin'],
      [{ rank: 'me' }, 'rank'],
    ])('what makes no sense is refused: %j', async (query, path) => {
      const response = await app().app.inject({
        url: '/api/job/search',
        query: query as Record<string, string>,
      });
      expect(response.statusCode).toBe(422);
      expect(response.json().error.fields[0].path).toBe(path);
    });
  });

  test('the database reckons pay as the contract does', async () => {
    const t = app();
    const { payPerHour } = await import('../../../contract/pay-per-hour.ts');
    const { sql } = await import('kysely');
    for (const unit of ['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR', 'PROJECT'] as const) {
      for (const currency of ['EUR', 'CHF']) {
        const pay = { min: 1, max: 123_457, currency, unit };
        const { rows } = await sql<{
          pay: number;
        }>`select pay_per_hour(${JSON.stringify(pay)}::jsonb) as pay`.execute(t.db);
        expect(rows[0]?.pay).toBe(payPerHour({ pay }) ?? -1);
      }
    }
  });
});
