import type { Job } from '../../../contract/entities/job.ts';
import type { SavedSearch, Settings } from '../../../contract/entities/settings.ts';
import type { Replica } from '../database.ts';
import type { Hidden } from '../market/filters.ts';
import { jobsById } from './jobs.ts';
import { me } from './me.ts';

/** What a person keeps of the market, and what they do not want to see of it; all of it settings. */

type Entries = Record<string, { value: unknown; at: string } | undefined> | undefined;

function idsOf(entries: Entries): string[] {
  return Object.entries(entries ?? {}).flatMap(([id, register]) => (register?.value ? [id] : []));
}

export function hiddenOf(settings: Pick<Settings, 'hiddenJobs' | 'hiddenCompanies'> | undefined): Hidden {
  return { jobs: new Set(idsOf(settings?.hiddenJobs)), companies: new Set(idsOf(settings?.hiddenCompanies)) };
}

export type KeptSearch = { id: string; search: SavedSearch };

/** Oldest first, so that every device opens the same one. */
export function savedSearches({ savedSearches: kept = {} }: Pick<Settings, 'savedSearches'>): KeptSearch[] {
  return Object.entries(kept)
    .flatMap(([id, register]) => (register?.value ? [{ id, search: register.value }] : []))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
}

export type MarketMarks = { saved: ReadonlySet<string>; hidden: Hidden; searches: KeptSearch[] };

/** Saved jobs, hidden jobs and companies, saved searches. */
export async function marketMarks(db: Replica): Promise<MarketMarks> {
  return marksOf((await me(db))?.settings);
}

/** Of a person's settings those that these marks are made of. */
export type MarkSettings = Pick<Settings, 'savedJobs' | 'hiddenJobs' | 'hiddenCompanies' | 'savedSearches'>;

export function markSettings(settings: Settings): MarkSettings {
  const { savedJobs, hiddenJobs, hiddenCompanies, savedSearches } = settings;
  return { savedJobs, hiddenJobs, hiddenCompanies, savedSearches };
}

export function marksOf(settings: MarkSettings | undefined): MarketMarks {
  return {
    saved: new Set(idsOf(settings?.savedJobs)),
    hidden: hiddenOf(settings),
    searches: settings ? savedSearches(settings) : [],
  };
}

/** A saved job; `job` is missing where it has left the market of this device. */
export type SavedJob = { id: string; job: Job | undefined };

/** What closes first stands first; what has gone stands last. */
export async function savedJobs(db: Replica): Promise<SavedJob[]> {
  const ids = idsOf((await me(db))?.settings.savedJobs);
  const jobs = new Map((await jobsById(db, ids)).map((job) => [job._id, job]));
  const ends = ({ job }: SavedJob) => (job ? (job.validThrough ?? '9998') : '9999');
  return ids
    .map((id) => ({ id, job: jobs.get(id) }))
    .sort((a, b) => (ends(a) < ends(b) ? -1 : ends(a) > ends(b) ? 1 : a.id < b.id ? -1 : 1));
}

/** Jobs and companies that are not shown, those with an ad on this device first. */
export async function hiddenThings(db: Replica): Promise<{ jobs: SavedJob[]; companies: string[] }> {
  const settings = (await me(db))?.settings;
  const ids = idsOf(settings?.hiddenJobs);
  const jobs = new Map((await jobsById(db, ids)).map((job) => [job._id, job]));
  const rows = ids.map((id) => ({ id, job: jobs.get(id) }));
  return {
    jobs: [...rows.filter(({ job }) => job), ...rows.filter(({ job }) => !job)],
    companies: idsOf(settings?.hiddenCompanies),
  };
}
