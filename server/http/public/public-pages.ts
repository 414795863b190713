import type { FastifyInstance } from 'fastify';
import { id } from '../../../contract/fields.ts';
import { onMarket } from '../../domain/job/on-market.ts';
import { loadMarketJobs } from '../../domain/job/presenter.ts';
import type { CallServices } from '../plugins/calls.ts';
import { jobPage, noJobPage } from './job-page.ts';
import { pageLanguage } from './page-language.ts';
import { robots, SITEMAP_MAX, sitemap, sitemapIndex } from './sitemap.ts';

const HTML = 'text/html; charset=utf-8';
const XML = 'application/xml; charset=utf-8';
/** A page may be this old when somebody opens it, in seconds. */
const FRESH_S = 60;

/** What search engines and readers without JavaScript are given: `/jobs/{jobId}`, the sitemap and robots.txt. */
export function installPublicPages(app: FastifyInstance, services: CallServices): void {
  const { db, clock, settings } = services;

  app.get('/jobs/:jobId', async (request, reply) => {
    const { jobId } = request.params as { jobId: string };
    const language = pageLanguage(request.headers['accept-language']);
    reply.type(HTML).header('vary', 'accept-language').header('cache-control', `public, max-age=${FRESH_S}`);
    if (!id.safeParse(jobId).success) return reply.code(404).send(noJobPage(language, 404));
    const job = (await loadMarketJobs(db, [jobId], clock())).get(jobId);
    if (job) return reply.send(jobPage(job, language, settings));
    const was = await wasPublished(services, jobId);
    return reply.code(was ? 410 : 404).send(noJobPage(language, was ? 410 : 404));
  });

  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(settings.publicUrl)),
  );

  app.get('/sitemap.xml', async (_request, reply) => {
    const { jobs } = await db
      .selectFrom('job')
      .where(onMarket('job', clock()))
      .select((eb) => eb.fn.countAll<number>().as('jobs'))
      .executeTakeFirstOrThrow();
    const pages = Math.max(1, Math.ceil(Number(jobs) / SITEMAP_MAX));
    return reply
      .type(XML)
      .header('cache-control', 'public, max-age=3600')
      .send(sitemapIndex(settings.publicUrl, pages));
  });

  app.get('/sitemap-:page.xml', async (request, reply) => {
    const page = Number((request.params as { page: string }).page);
    if (!Number.isInteger(page) || page < 1 || page > 10_000) return reply.code(404).type(XML).send('');
    const rows = await db
      .selectFrom('job')
      .where(onMarket('job', clock()))
      .select(['id', 'updated_at'])
      .orderBy('id')
      .limit(SITEMAP_MAX)
      .offset((page - 1) * SITEMAP_MAX)
      .execute();
    const jobs = rows.map((row) => ({ path: `/jobs/${row.id}`, changed: row.updated_at }));
    return reply
      .type(XML)
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap(settings.publicUrl, page === 1, jobs));
  });
}

/** It was on the market once: gone, and not unknown. A draft nobody has seen stays unknown. */
async function wasPublished({ db }: CallServices, jobId: string): Promise<boolean> {
  const row = await db.selectFrom('job').where('id', '=', jobId).select('published_at').executeTakeFirst();
  return row !== undefined && row.published_at !== null;
}
