import { DAY_MS } from '../../../contract/calendar-day.ts';
import type { Company } from '../../../contract/entities/company.ts';
import { companyProfiles } from './companies.ts';
import { placements } from './placements.ts';
import { between, bytes16, mulberry32 } from './random.ts';
import { type DatedDraft, writeJob } from './write-job.ts';

export type MarketCompany = Pick<
  Company,
  '_id' | 'companyUID' | 'companyName' | 'verified' | 'general' | 'createdAt'
>;
export type MarketJob = DatedDraft & { _id: string; _companyId: string };
/** The first company is meant for the demo account. */
export type Market = { companies: MarketCompany[]; jobs: MarketJob[] };

export type MarketWish = {
  seed: number;
  now: Date;
  /** How many jobs; a `RangeError` says so where there are not enough ads to fill them without repetition. */
  count: number;
  /** Makes a UUID of sixteen bytes that come from the seed. */
  newId: (random: Uint8Array) => string;
};

/** The sample market: published jobs and their companies. The same wish gives the same market. */
export function generateMarket({ seed, now, count, newId }: MarketWish): Market {
  const random = mulberry32(seed);
  const id = () => newId(bytes16(random));
  const companies = companyProfiles.map(({ companyUID, companyName, verified, general }) => ({
    _id: id(),
    companyUID,
    companyName,
    verified,
    general: { ...general },
    createdAt: new Date(now.getTime() - between(random, 60, 900) * DAY_MS).toISOString(),
  }));
  const idOf = new Map(companies.map(({ _id, companyUID }) => [companyUID, _id]));
  const jobs = placements(random, count).map(({ ad, company, place, copy }) => ({
    _id: id(),
    _companyId: idOf.get(company.companyUID) as string,
    ...writeJob(random, ad, company, place, copy, now.getTime()),
  }));
  return { companies, jobs };
}
