import './property-seed.ts';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { DAY_MS, dayOf } from '../contract/calendar-day.ts';
import type { ArgsOf } from '../contract/calls.ts';
import type { Job, JobDraft } from '../contract/entities/job.ts';
import { fullHour, HOUR_MS } from '../contract/policy/search-moment.ts';
import { Effects } from '../server/database/change-log/effects.ts';
import { filtersOf } from '../server/domain/search/saved-filters.ts';
import { insertJobs } from '../server/seed/insert-jobs.ts';
import { ALL_TESTS } from '../server/testing/all-tests.ts';
import { onDatabase } from '../server/testing/on-database.ts';
import { company, DRAFT } from '../server/testing/people.ts';
import type { TestApp } from '../server/testing/test-app.ts';
import { onlineArgs } from '../src/features/jobs/online-args.ts';
import { type MarketFilters, NO_FILTERS, NOTHING_HIDDEN } from '../src/replica/market/filters.ts';
import { MarketIndex } from '../src/replica/market/market-index.ts';
import { searchOfFilters } from '../src/replica/market/saved-search.ts';
import { job as anyJob } from '../src/sync/testing/engine.ts';

/** A device, the server and an alert find the same jobs by every filter that all of them know. */

const MARKETS = ALL_TESTS ? 8 : 2;
const JOBS = 60;
const BEGIN = Date.parse('2026-03-20T09:00:00.000Z');
const CELLE = { label: 'Celle', lat: 52.6226, lng: 10.0805 };
/** Where a filter of days ends, and a little to each side. */
const NEAR = [-HOUR_MS, -60_000, -1, 0, 1, 60_000, HOUR_MS];
const edge = (...days: number[]) =>
  fc.tuple(fc.constantFrom(...days), fc.constantFrom(...NEAR)).map(([day, by]) => day * DAY_MS + by);
const days = (...some: number[]) =>
  fc.tuple(fc.constantFrom(...some), fc.constantFrom(-1, 0, 1)).map(([day, by]) => day + by);

const ad = fc.record({
  company: fc.nat(2),
  title: fc.constantFrom('Koch gesucht', 'Aushilfe im Lager', 'Pflege am Abend'),
  description: fc.constantFrom(
    'Wir suchen jemanden für morgens.',
    'Der Koch der Kantine freut sich auf dich.',
  ),
  kind: fc.constantFrom<Job['kind']>('employment', 'minijob', 'internship', 'freelance'),
  remote: fc.constantFrom<Job['remote']>('none', 'none', 'partly', 'full'),
  pay: fc.option(
    fc.record({
      max: fc.constantFrom(1_499, 1_500, 1_501, 12_000, 259_799, 259_800, 3_117_000),
      currency: fc.constantFrom('EUR', 'EUR', 'CHF'),
      unit: fc.constantFrom('HOUR', 'DAY', 'MONTH', 'YEAR', 'PROJECT'),
    }),
  ),
  hours: fc.option(fc.tuple(fc.constantFrom(0, 8, 19.5, 20, 21), fc.constantFrom(0, 0.5, 12, 20))),
  at: fc.option(
    fc.record({ north: fc.integer({ min: -90, max: 90 }), east: fc.integer({ min: -90, max: 90 }) }),
  ),
  startsIn: fc.option(days(0, 14, 30, 90)),
  posted: edge(0, 1, 3, 7, 14),
  ends: fc.oneof({ weight: 9, arbitrary: fc.constant(5 * DAY_MS) }, { weight: 1, arbitrary: edge(0) }),
});
type Ad = typeof ad extends fc.Arbitrary<infer Value> ? Value : never;

type Choice = (companyId: string) => Partial<MarketFilters>;
const some =
  (filters: Partial<MarketFilters>): Choice =>
  () =>
    filters;
/** Each filter, as people set it. */
const CHOICES: Record<string, readonly Choice[]> = {
  words: [some({ words: 'Koch' }), some({ words: 'Koch', inTitle: true })],
  place: [some({ place: CELLE, radiusKm: 25 }), some({ place: CELLE, radiusKm: 100 })],
  kinds: [some({ kinds: ['minijob'] }), some({ kinds: ['employment', 'internship'] })],
  pay: [some({ payFloor: 1_500 })],
  remote: [some({ remoteOnly: true })],
  posted: [1, 3, 7, 14].map((postedWithin) => some({ postedWithin })),
  hoursMin: [8, 20, 21].map((hoursMin) => some({ wishes: { hoursMin } })),
  hoursMax: [8, 19.5, 20].map((hoursMax) => some({ wishes: { hoursMax } })),
  start: [14, 30, 90].map((startWithin) => some({ wishes: { startWithin } })),
  company: [(_companyId) => ({ wishes: { company: { _companyId, name: 'Bakery' } } })],
};

function joined(...all: Partial<MarketFilters>[]): MarketFilters {
  return {
    ...Object.assign({}, NO_FILTERS, ...all),
    wishes: Object.assign({}, ...all.map(({ wishes }) => wishes)),
  };
}

/** Every filter alone, and with every other. */
function searches(companyId: string): MarketFilters[] {
  const names = Object.keys(CHOICES);
  const of = (name: string) => (CHOICES[name] ?? []).map((choice) => choice(companyId));
  return names.flatMap((name, at) => [
    ...of(name).map((one) => joined(one)),
    ...names.slice(at + 1).flatMap((other) => of(name).flatMap((a) => of(other).map((b) => joined(a, b)))),
  ]);
}

function draftOf({ title, description, kind, remote, pay, hours, at, startsIn }: Ad, now: number): JobDraft {
  return {
    ...DRAFT,
    ...{ title, description, kind, remote, tasks: [], shifts: [], minAge: 18 },
    pay: pay && { ...pay, min: 1, unit: pay.unit as 'HOUR' },
    hours: hours && { min: hours[0], max: hours[0] + hours[1], text: '' },
    location: at && { label: 'Dorf', lat: CELLE.lat + at.north / 60, lng: CELLE.lng + at.east / 60 },
    startDate: startsIn === null ? null : dayOf(now + startsIn * DAY_MS),
  };
}

async function market(t: TestApp, companies: readonly string[], ads: readonly Ad[]): Promise<MarketIndex> {
  const now = t.now.getTime();
  await t.db.deleteFrom('job').execute();
  const jobs = ads.map((one) => ({
    id: v7(),
    companyId: companies[one.company] as string,
    draft: draftOf(one, now),
    published: { at: new Date(now - one.posted), validThrough: new Date(now + one.ends) },
  }));
  await insertJobs(t.db, new Effects(), jobs, t.now);
  const index = new MarketIndex();
  for (const { id, companyId, draft, published } of jobs)
    index.put(
      anyJob({
        ...draft,
        ...{ _id: id, _companyId: companyId, companyName: '' },
        publishedAt: published.at.toISOString(),
        validThrough: published.validThrough.toISOString(),
      }),
    );
  return index;
}

async function found(t: TestApp, args: ArgsOf<'search.jobs'>): Promise<{ ids: string[]; total: number }> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const { status, data, error } = await t.call(null, 'search.jobs', {
      ...args,
      ...(cursor && { cursor }),
    });
    if (status !== 200) throw new Error(JSON.stringify(error));
    ids.push(...data.items.map(({ _id }) => _id));
    if (data.next === null) return { ids: ids.sort(), total: data.total };
    cursor = data.next;
  }
  throw new Error('no page');
}

onDatabase((app) => {
  test('pwa.1 pwa.4 device, server and alert find the same jobs by each filter alone and by every two of them', {
    timeout: 240_000,
  }, async () => {
    const t = app();
    const companies: string[] = [];
    for (const [index, owner] of ['owner', 'other', 'third'].entries())
      companies.push((await company(t, owner, index))._id);
    const asked = searches(companies[0] as string);
    await fc.assert(
      fc.asyncProperty(
        fc.array(ad, { minLength: JOBS, maxLength: JOBS }),
        fc.integer({ min: 0, max: 4 * DAY_MS }),
        async (ads, later) => {
          t.now = new Date(BEGIN + later);
          const now = t.now.getTime();
          const index = await market(t, companies, ads);
          for (const filters of asked) {
            const here = index.find(filters, NOTHING_HIDDEN, now).sort();
            const args = onlineArgs(filters, fullHour(now));
            const there = args && (await found(t, args));
            expect(there, JSON.stringify(args)).toEqual({ ids: here, total: here.length });
            if (filters.postedWithin !== null) continue;
            const saved = searchOfFilters(filters, { name: 'Mine', alert: true });
            expect((await found(t, filtersOf(saved, t.now))).ids, JSON.stringify(saved)).toEqual(here);
          }
        },
      ),
      // Fewer jobs would be tried for minutes, and tell no more: the message names the filter.
      { numRuns: MARKETS, endOnFailure: true },
    );
  });
});
