import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { id } from '../../../contract/fields.ts';
import { JOB_KINDS, type JobKind } from '../../../contract/job-kinds.ts';
import type { Language } from '../../../contract/languages.ts';
import { loadMarketJobs } from '../../domain/job/presenter.ts';
import type { CallServices } from '../plugins/calls.ts';
import { companyPage } from './company-page.ts';
import { findListed } from './find-listed.ts';
import { jobPage, noJobPage } from './job-page.ts';
import { LISTED, type List, listPage, pagesOf } from './list-page.ts';
import { countOf, type Market } from './market-towns.ts';
import { pageLanguage } from './page-language.ts';

/** A page may be this old when somebody opens it, in seconds. */
export const FRESH_S = 60;
const SIMILAR = 4;
/** Jobs that a company's page names. */
const OF_COMPANY = 200;
const EVERYWHERE = 'all';

/** `/jobs`, its lists by town and kind, `/jobs/{jobId}` and `/companies/{companyId}`. */
export function installJobPages(
  app: FastifyInstance,
  services: CallServices,
  readTowns: () => Promise<Market>,
): void {
  const { db, clock, settings } = services;
  const { publicUrl } = settings;

  const begin = (request: FastifyRequest, reply: FastifyReply): Language => {
    reply
      .type('text/html; charset=utf-8')
      .header('vary', 'accept-language')
      .header('cache-control', `public, max-age=${FRESH_S}`);
    return pageLanguage(request.headers['accept-language']);
  };

  const sendJob = async (request: FastifyRequest, reply: FastifyReply, jobId: string) => {
    const language = begin(request, reply);
    const now = clock();
    const job = (await loadMarketJobs(db, [jobId], now)).get(jobId);
    if (!job) {
      const status = (await wasPublished(services, jobId)) ? 410 : 404;
      return reply.code(status).send(noJobPage(language, status));
    }
    const { kind, location } = job;
    const similar = location
      ? await findListed(db, now, { labels: [location.label], kind, but: jobId, limit: SIMILAR })
      : [];
    return reply.send(jobPage({ job, similar, language, settings, now }));
  };

  const sendList = async (request: FastifyRequest, reply: FastifyReply, place: string, kind?: JobKind) => {
    const language = begin(request, reply);
    const market = await readTowns();
    const town = market.bySlug.get(place);
    const number = Number((request.query as { page?: string }).page ?? 1);
    const isThere = place === EVERYWHERE || town !== undefined;
    const pages = pagesOf(countOf(town ? town.jobs : market.jobs, kind));
    if (!isThere || !Number.isInteger(number) || number < 1 || number > pages)
      return reply.code(404).send(noJobPage(language, 404));
    const list: List = { town, kind, number };
    const listed = await findListed(db, clock(), {
      ...(town && { labels: town.labels }),
      kind,
      limit: LISTED,
      offset: (number - 1) * LISTED,
    });
    return reply.send(listPage({ ...list, market, listed, language, publicUrl, now: clock() }));
  };

  app.get('/jobs', (request, reply) => sendList(request, reply, EVERYWHERE));
  app.get('/jobs/:place', (request, reply) => {
    const { place } = request.params as { place: string };
    return id.safeParse(place).success ? sendJob(request, reply, place) : sendList(request, reply, place);
  });
  app.get('/jobs/:place/:kind', (request, reply) => {
    const { place, kind } = request.params as { place: string; kind: string };
    const known = JOB_KINDS.find((one) => one === kind);
    if (known) return sendList(request, reply, place, known);
    return reply.code(404).send(noJobPage(begin(request, reply), 404));
  });

  app.get('/companies/:companyId', async (request, reply) => {
    const language = begin(request, reply);
    const { companyId } = request.params as { companyId: string };
    const company = id.safeParse(companyId).success ? await loadCompany(services, companyId) : undefined;
    if (!company) return reply.code(404).send(noJobPage(language, 404));
    const listed = await findListed(db, clock(), { companyId, limit: OF_COMPANY });
    return reply.send(companyPage({ company, listed, language, publicUrl, now: clock() }));
  });
}

/** It was on the market once: gone, and not unknown. A draft nobody has seen stays unknown. */
async function wasPublished({ db }: CallServices, jobId: string): Promise<boolean> {
  const row = await db.selectFrom('job').where('id', '=', jobId).select('published_at').executeTakeFirst();
  return row !== undefined && row.published_at !== null;
}

/** A company that has published a job; one that never did is nobody's business yet. */
async function loadCompany({ db }: CallServices, companyId: string) {
  const row = await db
    .selectFrom('company')
    .where('id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('job')
          .whereRef('job.company_id', '=', 'company.id')
          .where('published_at', 'is not', null)
          .select('job.id'),
      ),
    )
    .select(['id', 'company_name', 'verified', 'reply_days', 'median_reply_h'])
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      name: row.company_name,
      verified: row.verified,
      replyDays: row.reply_days,
      medianReplyH: row.median_reply_h,
    }
  );
}
