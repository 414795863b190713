import { sql } from 'kysely';
import { distanceKm, type Point } from '../../../contract/distance.ts';
import type { JobKind } from '../../../contract/job-kinds.ts';
import { keptFor } from '../../base/kept.ts';
import { placeKey } from '../../base/place-key.ts';
import type { Db } from '../../database/database.ts';
import { onMarket } from './on-market.ts';

/** A town with jobs, however its companies write it. */
export type Town = {
  /** Its name; with a postcode, like `name`, for the second of two towns that share one. */
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
  byLabel: ReadonlyMap<string, Town>;
  /** Of all towns, and of jobs without one. */
  jobs: ReadonlyMap<JobKind, number>;
};

export const countOf = (jobs: ReadonlyMap<JobKind, number>, kind?: JobKind): number =>
  kind ? (jobs.get(kind) ?? 0) : [...jobs.values()].reduce((sum, count) => sum + count, 0);

/** A place of a job without its postcode. */
export const townName = (label: string) => label.replace(/^\d{5}\s+/, '');
/** What a town is in the address of its list, where jobs are counted. */
export const slugIn = ({ byLabel }: Market, label: string) => byLabel.get(label)?.slug ?? townSlug(label);
/** The same for all spellings of a town, and for towns that share a name. */
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
    // Of towns that share a name the same one goes without a postcode each time.
    .orderBy('label')
    .execute();
  const bySlug = new Map<string, Town>();
  const byLabel = new Map<string, Town>();
  const all = new Map<JobKind, number>();
  for (const { label, kind, count, lat, lng } of rows) {
    add(all, kind, count);
    if (label === null) continue;
    if (townSlug(label) === '') continue;
    const at = { lat, lng };
    const town = byLabel.get(label) ?? townOf(bySlug, label, at);
    byLabel.set(label, town);
    bySlug.set(town.slug, town);
    if (!town.labels.includes(label)) town.labels.push(label);
    add(town.jobs, kind, count);
  }
  const towns = [...bySlug.values()].sort(
    (a, b) => countOf(b.jobs) - countOf(a.jobs) || (a.slug < b.slug ? -1 : 1),
  );
  return { towns, bySlug, byLabel, jobs: all };
}

/** Farther apart than any two postcodes of one town. */
const NAMESAKE_KM = 40;

/** The town that a place is in: one of its name that is not far, else a new one. */
function townOf(bySlug: ReadonlyMap<string, Town>, label: string, at: Point): Town {
  const plain = townSlug(label);
  const postcode = /^\d{5}/.exec(label)?.[0];
  const same = [...bySlug.values()].find(
    (town) => townSlug(town.name) === plain && distanceKm(town.at, at) <= NAMESAKE_KM,
  );
  if (same) return same;
  const first = bySlug.get(plain);
  // A place without its postcode cannot be told from its namesake in an address.
  if (first && postcode === undefined) return first;
  const [slug, name] = first ? [`${plain}-${postcode}`, label] : [plain, townName(label)];
  return { slug, name, at, labels: [], jobs: new Map() };
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
