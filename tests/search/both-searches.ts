import { v4 } from 'uuid';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Job } from '../../contract/entities/job.ts';
import { Effects } from '../../server/database/change-log/effects.ts';
import type { Database } from '../../server/database/database.ts';
import { criteriaOf } from '../../server/domain/search/criteria.ts';
import { findJobs } from '../../server/domain/search/find-jobs.ts';
import { gazetteer } from '../../server/ports/gazetteer/load-gazetteer.ts';
import { insertJobs } from '../../server/seed/insert-jobs.ts';
import { generateMarket, type MarketJob } from '../../server/seed/market/generate.ts';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import { hasPostgres, openSharedPostgres } from '../../server/testing/shared-postgres.ts';
import { NO_FILTERS, NOTHING_HIDDEN } from '../../src/replica/market/filters.ts';
import { MarketIndex } from '../../src/replica/market/market-index.ts';

export const NOW = new Date('2026-03-02T09:00:00.000Z');
const NOBODY = { age: undefined, hiddenJobs: [], hiddenCompanies: [] };

/** One of them tells apart what the other does not: which letters there are is asked of the locale. */
export const databases: [name: string, open: () => Promise<Database>][] = [
  ['PGlite', openMigrated],
  ...(hasPostgres() ? ([['PostgreSQL', openSharedPostgres]] as [string, () => Promise<Database>][]) : []),
];

export type Ad = Partial<Pick<MarketJob, 'description' | 'tasks' | 'kind'>> & { title: string };
export type BothSearches = {
  /** All that are searched, the market's ones first. */
  titles: readonly string[];
  /** Titles, in the order of the alphabet. `inTitle`: the words have to stand there. */
  device: (words: string, inTitle?: boolean) => string[];
  server: (words: string, inTitle?: boolean) => Promise<string[]>;
  close: () => Promise<void>;
};

/**
 * The same ads on a device and in a database, each searched by its own code.
 * @param sample so many ads of the sample market beside them
 */
export async function bothSearches(
  open: () => Promise<Database>,
  ads: readonly Ad[],
  sample = 0,
): Promise<BothSearches> {
  const { db, close } = await open();
  const market = generateMarket({
    seed: 4400,
    now: NOW,
    count: Math.max(1, sample),
    newId: (random) => v4({ random }),
  });
  const [model] = market.jobs as [MarketJob];
  const own = ads.map(
    (ad): MarketJob => ({
      ...model,
      ...{ kind: 'employment', remote: 'none', description: 'Twenty letters and some more.', location: null },
      ...{ tasks: [], must: [], nice: [], skills: [], benefits: [] },
      ...ad,
      _id: v4(),
    }),
  );
  const jobs = [...(sample > 0 ? market.jobs : []), ...own];
  const companies = market.companies.map(
    ({ _id, companyUID, companyName, verified, general, createdAt }) => ({
      id: _id,
      company_uid: companyUID,
      company_name: companyName,
      verified,
      employee_count: general.employeeCount,
      rejection_text: general.rejectionText,
      reply_days: general.replyDays,
      created_at: new Date(createdAt),
    }),
  );
  await db.insertInto('company').values(companies).execute();
  const published = jobs.map((job) => ({
    id: job._id,
    companyId: job._companyId,
    draft: job,
    published: { at: new Date(job.publishedAt), validThrough: new Date(job.validThrough) },
  }));
  await insertJobs(db, new Effects(), published, NOW);
  const index = new MarketIndex();
  const nameOf = new Map(market.companies.map(({ _id, companyName }) => [_id, companyName]));
  for (const job of jobs)
    index.put({ ...job, ver: 1, companyName: nameOf.get(job._companyId) } as unknown as Job);
  const titleOf = new Map(jobs.map(({ _id, title }) => [_id, title]));
  const titles = (ids: readonly string[]) => ids.map((id) => titleOf.get(id) as string).sort();
  return {
    titles: jobs.map(({ title }) => title),
    device: (words, inTitle = false) =>
      titles(index.find({ ...NO_FILTERS, words, inTitle }, NOTHING_HIDDEN, NOW.getTime())),
    server: (q, inTitle = false) =>
      db.transaction().execute(async (tx) => {
        const filters = { q, ...(inTitle && { searchIn: 'title' as const }) };
        const criteria = await criteriaOf({ tx, now: NOW, ports: { gazetteer } as never }, filters, NOBODY);
        const { found } = await findJobs(tx, { criteria, limit: 2_000 });
        return titles(found.map(({ id }) => id));
      }),
    close,
  };
}

/**
 * Tests that hold for the device and for each database.
 * @param name what holds; the sides are said behind it · @param ads see `bothSearches`
 */
export function describeBoth(
  name: string,
  ads: readonly Ad[],
  define: (searches: BothSearches) => void,
): void {
  describe.each(databases)(`${name}, on the device and on %s`, (_, open) => {
    const searches = {} as BothSearches;
    beforeAll(async () => {
      Object.assign(searches, await bothSearches(open, ads));
    });
    afterAll(() => searches.close());
    define(searches);
  });
}
