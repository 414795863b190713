import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withSource } from '../../../../contract/application-source.ts';
import { id } from '../../../../contract/fields.ts';
import { LANGUAGE_MARKET } from '../../../../contract/languages.ts';
import { keptFor } from '../../../base/kept.ts';
import { loadMarketJobs } from '../../../domain/job/presenter.ts';
import type { CallServices } from '../../plugins/calls.ts';
import { loadCompanyFacts } from '../company-facts.ts';
import { companyPath } from '../company-page.ts';
import { findListed, listedJobs } from '../find-listed.ts';
import { jobPath } from '../job-page.ts';
import { readerOf } from '../reader.ts';
import { closingEvent } from './closing-event.ts';
import { EMBED_POLICY, embedPage } from './embed.ts';
import { type Feed, indeedFeed, rssFeed } from './feed.ts';
import { posterPdf } from './poster.ts';

/** Programs that read feeds and websites that show lists come again by themselves, in seconds. */
const FRESH_S = 900;
/** Jobs of one feed, and of a list on another website, the newest first. */
const IN_FEED = 2000;
const IN_LIST = 100;
/** Feeds that are kept: of the whole market some megabytes, of most companies some kilobytes. */
const KEPT = 100;

const FEEDS = [
  { end: 'feed.xml', type: 'application/xml; charset=utf-8', write: indeedFeed },
  { end: 'feed.rss', type: 'application/rss+xml; charset=utf-8', write: rssFeed },
] as const;

/**
 * How jobs get around: feeds of the market and of a company, its list for its own website, a job's poster and its last
 * day for a calendar. Like the pages beside them they hold what everybody may read, and nothing else.
 */
export function installReach(app: FastifyInstance, services: CallServices): void {
  const { db, clock, settings } = services;
  const { publicUrl } = settings;
  const cached = (reply: FastifyReply, type: string) =>
    reply.type(type).header('cache-control', `public, max-age=${FRESH_S}`);
  const none = (reply: FastifyReply) => reply.code(404).type('text/plain; charset=utf-8').send('Not found\n');

  const companyOf = async ({ params }: FastifyRequest) => {
    const { companyId } = params as { companyId: string };
    return id.safeParse(companyId).success ? loadCompanyFacts(db, companyId, clock()) : undefined;
  };
  const feedOf = async (of: Pick<Feed, 'name' | 'url'>, companyId?: string): Promise<Feed> => {
    const now = clock();
    const rows = await listedJobs(db, now, companyId === undefined ? {} : { companyId })
      .select('job.id')
      .orderBy('job.published_at', 'desc')
      .orderBy('job.id')
      .limit(IN_FEED)
      .execute();
    const ids = rows.map((row) => row.id);
    const jobs = await loadMarketJobs(db, ids, now);
    return {
      ...of,
      jobs: ids.flatMap((one) => jobs.get(one) ?? []),
      publicUrl,
      now,
      language: LANGUAGE_MARKET,
    };
  };
  // Nothing that strangers may ask for costs more, and many programs ask for the same one.
  const kept = keptFor<string>({ clock, ms: FRESH_S * 1000, most: KEPT });
  for (const { end, type, write } of FEEDS) {
    app.get(`/jobs/${end}`, async (_request, reply) => {
      const text = kept(end, async () => write(await feedOf({ name: 'Zusage', url: `${publicUrl}/jobs` })));
      return cached(reply, type).send(await text);
    });
    app.get(`/companies/:companyId/${end}`, async (request, reply) => {
      const company = await companyOf(request);
      if (!company) return none(reply);
      const of = { name: company.name, url: publicUrl + companyPath(company.id) };
      const text = kept(`${company.id} ${end}`, async () => write(await feedOf(of, company.id)));
      return cached(reply, type).send(await text);
    });
  }

  app.get('/companies/:companyId/embed', async (request, reply) => {
    const company = await companyOf(request);
    if (!company) return none(reply);
    const listed = await findListed(db, clock(), { companyId: company.id, limit: IN_LIST });
    // Helmet's own headers forbid every frame.
    reply.removeHeader('x-frame-options');
    return cached(reply, 'text/html; charset=utf-8')
      .header('content-security-policy', EMBED_POLICY)
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('vary', 'accept-language')
      .send(embedPage({ company, listed, reader: readerOf(request), publicUrl }));
  });

  const jobOf = async ({ params }: FastifyRequest) => {
    const { place } = params as { place: string };
    if (!id.safeParse(place).success) return undefined;
    return (await loadMarketJobs(db, [place], clock())).get(place);
  };
  app.get('/jobs/:place/poster.pdf', async (request, reply) => {
    const job = await jobOf(request);
    if (!job) return none(reply);
    const parts = {
      job,
      url: withSource(publicUrl + jobPath(job._id), 'poster'),
      now: clock(),
      language: readerOf(request).language,
    };
    return cached(reply, 'application/pdf')
      .header('vary', 'accept-language')
      .header('content-disposition', 'inline; filename="poster.pdf"')
      .send(await posterPdf(parts));
  });
  app.get('/jobs/:place/closing.ics', async (request, reply) => {
    const job = await jobOf(request);
    if (!job || job.validThrough === null) return none(reply);
    const { language } = readerOf(request);
    const parts = { job: { ...job, validThrough: job.validThrough }, url: publicUrl + jobPath(job._id) };
    return cached(reply, 'text/calendar; charset=utf-8')
      .header('vary', 'accept-language')
      .header('content-disposition', 'attachment; filename="closing.ics"')
      .send(closingEvent({ ...parts, now: clock(), language }));
  });
}
