import { v4 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { jobDraft } from '../../../contract/entities/job.ts';
import { id, instant } from '../../../contract/fields.ts';
import { JOB_KINDS, type JobKind } from '../../../contract/job-kinds.ts';
import { ageVerdictForApply, minimumAge } from '../../../contract/law/age-law.ts';
import { belowTrainingPay, overMiniJob, wageProblem } from '../../../contract/law/pay-rules.ts';
import { VALID_THROUGH_MAX_DAYS } from '../../../contract/limits.ts';
import { lacksPay } from '../../../contract/policy/job.ts';
import { companyProfiles } from './companies.ts';
import { generateMarket, type MarketJob } from './generate.ts';
import { TOWNS, type Town, townName } from './towns.ts';

const DAY_MS = 86_400_000;
const newId = (random: Uint8Array) => v4({ random });
const marketOn = (day: string, seed = 7) => generateMarket({ seed, now: new Date(day), count: 400, newId });
const german = ({ title }: MarketJob) => title.includes('(m/w/d)');

/** Around the year: before and after each start of training, Easter, the summer holidays and the turn of the year. */
const DAYS = [
  '2026-01-02T08:00:00.000Z',
  '2026-03-24T12:00:00.000Z',
  '2026-07-25T23:59:59.000Z',
  '2026-11-20T05:41:24.000Z',
  '2028-02-29T00:00:00.000Z',
];

describe.each(DAYS)('the market of %s', (day) => {
  const now = Date.parse(day);
  const { companies, jobs } = marketOn(day);
  const companyOf = new Map(
    companies.map(({ _id }, index) => [_id, companyProfiles[index] as (typeof companyProfiles)[number]]),
  );

  it('holds 400 complete drafts, each with an id and a company of its own', () => {
    expect(jobs).toHaveLength(400);
    for (const { _id, _companyId, publishedAt, validThrough, ...draft } of jobs) {
      expect(jobDraft.safeParse(draft), draft.title).toMatchObject({ success: true });
      expect(id.safeParse(_id).success && instant.safeParse(publishedAt).success).toBe(true);
      expect(instant.safeParse(validThrough).success).toBe(true);
      expect(companyOf.has(_companyId)).toBe(true);
    }
    expect(new Set([...jobs, ...companies].map(({ _id }) => _id)).size).toBe(400 + companies.length);
  });

  it('could be published as it is: pay where it is required, and at least three days left', () => {
    for (const job of jobs) {
      expect(lacksPay(job), job.title).toBe(false);
      const published = Date.parse(job.publishedAt);
      const through = Date.parse(job.validThrough);
      expect(published).toBeLessThan(now);
      expect(published).toBeGreaterThan(now - 30 * DAY_MS);
      expect(through).toBeGreaterThan(now + 3 * DAY_MS);
      expect(through).toBeLessThanOrEqual(published + VALID_THROUGH_MAX_DAYS * DAY_MS);
      if (job.startDate) expect(through, job.startDate).toBeLessThan(Date.parse(job.startDate) + DAY_MS);
      if (job.endDate) expect(job.endDate > (job.startDate ?? '')).toBe(true);
    }
  });

  it('has every kind in a fair number, and both languages', () => {
    const ofKind = (kind: JobKind) => jobs.filter((job) => job.kind === kind).length;
    for (const kind of JOB_KINDS) expect(ofKind(kind), kind).toBeGreaterThanOrEqual(15);
    expect(jobs.filter(german).length).toBeGreaterThan(200);
    expect(jobs.filter((job) => !german(job)).length).toBeGreaterThan(80);
  });

  it('gives every company and every town jobs, and no two jobs of one title, company and town', () => {
    const places = jobs.map(({ title, _companyId, location }) => [title, _companyId, location?.label].join());
    expect(new Set(places).size).toBe(400);
    expect(new Set(jobs.map(({ _companyId }) => _companyId)).size).toBe(companies.length);
    expect(new Set(jobs.flatMap(({ location }) => location?.label ?? [])).size).toBe(
      Object.keys(TOWNS).length,
    );
    for (const { remote, location } of jobs) expect(location === null).toBe(remote === 'full');
  });

  it('names the right company, once, and the right town in each text', () => {
    for (const { description, title, location, _companyId } of jobs) {
      expect(description, title).not.toMatch(/[{}]/);
      expect(description.length).toBeGreaterThanOrEqual(300);
      expect(description.length).toBeLessThanOrEqual(1500);
      const own = companyOf.get(_companyId)?.short as string;
      expect(description.split(own).length - 1, title).toBe(1);
      // Essen is also German for food, Halle for hall: both are left out of the search for strangers.
      const named = (Object.keys(TOWNS) as Town[]).filter(
        (town) =>
          !['Essen', 'Halle (Saale)'].includes(town) &&
          [townName(town, 'de'), townName(town, 'en')].some((name) =>
            new RegExp(`\\b${name}\\b`).test(description),
          ),
      );
      expect(
        named.filter((town) => town !== location?.label),
        title,
      ).toEqual([]);
    }
  });

  it('L30-L32: pays the minimum wage, also that of 2027, apprentices their minimum, mini jobs below their limit', () => {
    for (const job of jobs) {
      const today = day < '2027-01-01' ? '2027-01-01' : day;
      expect(wageProblem(job, today), job.title).toBeUndefined();
      expect(belowTrainingPay(job, day), job.title).toBeUndefined();
      expect(overMiniJob(job, day), job.title).toBeUndefined();
    }
  });

  it('L1-L8: is open to nobody whom the law of minors forbids the work, and to some of every age', () => {
    for (const job of jobs) expect(job.minAge, job.title).toBeGreaterThanOrEqual(minimumAge(job).minAge);
    for (const age of [13, 15, 16, 17]) {
      const open = jobs.filter((job) => ageVerdictForApply({ age, compulsorySchool: 'done' }, job).ok);
      expect(open.length, String(age)).toBeGreaterThan(3);
    }
  });
});

describe('the generator', () => {
  const day = DAYS[3] as string;

  it('gives the same market for the same seed, and another for another', () => {
    expect(marketOn(day)).toEqual(marketOn(day));
    expect(marketOn(day, 8).jobs).not.toEqual(marketOn(day).jobs);
  });

  it('writes copies of an ad that differ', () => {
    const { jobs } = marketOn(day);
    const bodies = jobs.map(({ description, pay, hours, benefits, startDate }) =>
      JSON.stringify([description, pay, hours, benefits, startDate]),
    );
    expect(new Set(bodies).size).toBe(400);
    expect(new Set(jobs.map(({ description }) => description)).size).toBeGreaterThan(300);
  });

  it('says when there are not enough ads', () => {
    expect(() => generateMarket({ seed: 1, now: new Date(day), count: 5000, newId })).toThrow(RangeError);
  });
});

it('stands in the same order at every hour of a day', () => {
  const order = (time: string) =>
    marketOn(`2026-11-20T${time}Z`)
      .jobs.toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || a._id.localeCompare(b._id))
      .map(({ title }) => title);
  const noon = order('12:00:00.000');
  for (const time of ['00:00:00.000', '06:00:00.000', '06:30:00.000', '09:17:03.500', '23:59:59.999'])
    expect(order(time), time).toEqual(noon);
});
