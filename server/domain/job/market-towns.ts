import { sql } from 'kysely';
import { distanceKm, type Point } from '../../../contract/distance.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import { keptFor } from '../../base/kept.ts';
import { placeKey } from '../../base/place-key.ts';
import type { Db } from '../../database/database.ts';
import { onMarket } from './on-market.ts';

/** A town with jobs, however its companies write it. */
export type Town = {
  slug: string;
  name: string;
  at: Point;
  /** As they stand in the jobs: with and without a postcode. */
  labels: string[];
  jobs: Map<JobKind, number>;
};
export type Market = {
  /** The most jobs first. */
  towns: readonly Town[];
  bySlug: ReadonlyMap<string, Town>;
  /** Of all towns, and of jobs without one. */
  jobs: ReadonlyMap<JobKind, number>;
};

export const countOf = (jobs: ReadonlyMap<JobKind, number>, kind?: JobKind): number =>
  kind ? (jobs.get(kind) ?? 0) : [...jobs.values()].reduce((sum, count) => sum + count, 0);

/** A place of a job without its postcode. */
export const townName = (label: string) => label.replace(/^\d{5}\s+/, '');
/** The same for all spellings of a town. */
export const townSlug = (label: string) => placeKey(townName(label)).replaceAll(' ', '-');

/** Where there are how many jobs of which kind. */
export async function readMarket(db: Db, now: Date): Promise<Market> {
  const rows = await db
    .selectFrom('job')
    .where(onMarket('job', now))
    .select([
      sql<string | null>`location ->> 'label'`.as('label'),
      'kind',
      sql<number>`count(*)::int`.as('count'),
      sql<number>`min((location ->> 'lat')::float8)`.as('lat'),
      sql<number>`min((location ->> 'lng')::float8)`.as('lng'),
    ])
    .groupBy([sql`1`, 'kind'])
    .execute();
  const bySlug = new Map<string, Town>();
  const all = new Map<JobKind, number>();
  for (const { label, kind, count, lat, lng } of rows) {
    add(all, kind, count);
    if (label === null) continue;
    const [name, slug] = [townName(label), townSlug(label)];
    if (slug === '') continue;
    const town: Town = bySlug.get(slug) ?? { slug, name, at: { lat, lng }, labels: [], jobs: new Map() };
    bySlug.set(slug, town);
    if (!town.labels.includes(label)) town.labels.push(label);
    add(town.jobs, kind, count);
  }
  const towns = [...bySlug.values()].sort(
    (a, b) => countOf(b.jobs) - countOf(a.jobs) || (a.slug < b.slug ? -1 : 1),
  );
  return { towns, bySlug, jobs: all };
}

const NEAR_KM = 60;
const NEAR_MOST = 8;

/** Other towns with such jobs, the nearest first. */
export function townsNear({ towns }: Market, town: Town, kind: JobKind | undefined): Town[] {
  return towns
    .filter((other) => other !== town && countOf(other.jobs, kind) > 0)
    .map((other) => ({ other, km: distanceKm(town.at, other.at) }))
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km)
    .slice(0, NEAR_MOST)
    .map(({ other }) => other);
}

/** Counting goes over the whole market: once for all readers of so many milliseconds. */
export function marketForReaders(db: Db, clock: () => Date, ms: number): () => Promise<Market> {
  const kept = keptFor<Market>({ clock, ms, most: 1 });
  return () => kept('all', (now) => readMarket(db, now));
}

function add(counts: Map<JobKind, number>, kind: JobKind, count: number): void {
  counts.set(kind, (counts.get(kind) ?? 0) + count);
}
