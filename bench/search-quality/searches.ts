import { sql } from 'kysely';
import MiniSearch from 'minisearch';
import type { Job } from '../../contract/entities/job.ts';
import type { Db } from '../../server/database/database.ts';
import { criteriaOf, type SearchFilters } from '../../server/domain/search/criteria.ts';
import { findJobs } from '../../server/domain/search/find-jobs.ts';
import { gazetteer } from '../../server/ports/gazetteer/load-gazetteer.ts';
import type { MarketJob } from '../../server/seed/market/generate.ts';
import { type MarketFilters, NO_FILTERS, NOTHING_HIDDEN } from '../../src/replica/market/filters.ts';
import { MarketIndex } from '../../src/replica/market/market-index.ts';

/** `find`: ids of everything that is found by a text. */
export type Search = { name: string; find: (typed: string) => Promise<readonly string[]> };

/** Ours without network. */
export function deviceSearch(
  jobs: readonly MarketJob[],
  nameOf: ReadonlyMap<string, string>,
  now: Date,
): Search[] {
  const index = new MarketIndex();
  for (const job of jobs)
    index.put({ ...job, ver: 1, companyName: nameOf.get(job._companyId) ?? '' } as unknown as Job);
  const by = (name: string, filters: Partial<MarketFilters>): Search => ({
    name,
    find: async (words) => index.find({ ...NO_FILTERS, ...filters, words }, NOTHING_HIDDEN, now.getTime()),
  });
  return [by('device, whole ad', {}), by('device, title', { inTitle: true })];
}

/** Ours on the server. */
export function serverSearch(db: Db, now: Date): Search[] {
  const nobody = { age: undefined, hiddenJobs: [], hiddenCompanies: [] };
  const by = (name: string, filters: SearchFilters): Search => ({
    name,
    find: (q) =>
      db.transaction().execute(async (tx) => {
        const criteria = await criteriaOf(
          { tx, now, ports: { gazetteer } as never },
          { ...filters, q },
          nobody,
        );
        return (await findJobs(tx, { criteria, limit: 2000 })).found.map(({ id }) => id);
      }),
  });
  return [by('server, whole ad', {}), by('server, title', { searchIn: 'title' })];
}

/** As its documentation advises for people who type: beginnings, slips of one letter in five, every word. */
export function miniSearch(jobs: readonly MarketJob[], nameOf: ReadonlyMap<string, string>): Search {
  const index = new MiniSearch({ idField: '_id', fields: ['text'] });
  index.addAll(jobs.map((job) => ({ _id: job._id, text: textOf(job, nameOf) })));
  const find = async (typed: string) =>
    index.search(typed, { prefix: true, fuzzy: 0.2, combineWith: 'AND' }).map(({ id }) => String(id));
  return { name: 'MiniSearch', find };
}

/** PostgreSQL alone: German stems of the whole text, and what a person types as it understands it. */
export function plainSearch(db: Db): Search {
  const find = async (typed: string) => {
    const { rows } = await sql<{ id: string }>`
      select j.id from job j join company c on c.id = j.company_id
      where to_tsvector('german', concat_ws(' ', j.title, c.company_name, j.location ->> 'label', j.description,
        j.tasks::text, j.must::text, j.nice::text, j.benefits::text)) @@ websearch_to_tsquery('german', ${typed})`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  };
  return { name: 'PostgreSQL, plain', find };
}

function textOf(job: MarketJob, nameOf: ReadonlyMap<string, string>): string {
  const { title, description, location, tasks, must, nice, benefits } = job;
  return [
    title,
    nameOf.get(job._companyId),
    location?.label,
    description,
    ...[tasks, must, nice, benefits].flat(),
  ].join('\n');
}
