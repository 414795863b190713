import type { FastifyInstance, FastifyRequest } from 'fastify';
import { creatorCardPath } from '../../../contract/policy/creator.ts';
import type { Report } from '../../base/report.ts';
import { type Market, marketForReaders } from '../../domain/job/market-towns.ts';
import { onMarket } from '../../domain/job/on-market.ts';
import type { CallServices } from '../plugins/calls.ts';
import { beginError, reportFault, sendError, toApiError } from '../plugins/errors.ts';
import { allowInline } from '../plugins/security-headers.ts';
import { listedCards } from './creator/creator-facts.ts';
import { installCreatorPages } from './creator/creator-pages.ts';
import { brokenPage } from './gone-page.ts';
import { FRESH_S, installJobPages } from './job-pages.ts';
import { listPath } from './list-page.ts';
import { type Frame, pageFrame } from './page.ts';
import { readPageAssets } from './page-assets.ts';
import { installPreviews } from './preview/preview-images.ts';
import { installProofPages } from './proof/proof-pages.ts';
import { installReach } from './reach/reach-routes.ts';
import { readerOf } from './reader.ts';
import { installReportPages } from './report/report-pages.ts';
import { PAGES, robots, SITEMAP_MAX, sitemap, sitemapIndex } from './sitemap.ts';

const XML = 'application/xml; charset=utf-8';
/** What search engines and readers without JavaScript are given: jobs, lists of them, companies, creators, the sitemap and robots.txt. */
export function installPublicPages(
  app: FastifyInstance,
  services: CallServices & {
    readonly appFolder: string | undefined;
    readonly report: Report;
    readonly limitPages: (request: FastifyRequest) => Promise<void>;
  },
): void {
  const { db, clock } = services;
  const readTowns = marketForReaders(db, clock, FRESH_S * 1000);
  const assets = readPageAssets(services.appFolder);
  const frame = pageFrame(assets);
  const inline = { styles: [assets.style], scripts: [assets.script] };

  app.register(async (drawn) => {
    drawn.addHook('onRequest', services.limitPages);
    drawn.register(async (pages) => {
      pages.addHook('onRequest', async (_request, reply) => allowInline(reply, inline));
      installPageErrors(pages, services.report, frame);
      installJobPages(pages, services, readTowns, frame);
      installCreatorPages(pages, services, frame);
      installProofPages(pages, services, frame);
      installReportPages(pages, services, frame);
      installReach(pages, services);
    });
    installPreviews(drawn, services);
    installSitemaps(drawn, services, readTowns);
  });

  // Never refused: a search engine that may not read it stays away from the whole site.
  app.get('/robots.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots(services.settings.publicUrl)),
  );
}

function installSitemaps(
  app: FastifyInstance,
  { db, clock, settings }: CallServices,
  readTowns: () => Promise<Market>,
): void {
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
    const lists =
      page === 1
        ? [...listsOf(await readTowns()), ...(await listedCards(db, clock())).map(creatorCardPath)]
        : [];
    return reply
      .type(XML)
      .header('cache-control', 'public, max-age=3600')
      .send(sitemap(settings.publicUrl, lists, jobs));
  });
}

/** Who opens a page is answered with one, also where the server has failed, or has no more of them for now. */
function installPageErrors(app: FastifyInstance, report: Report, frame: Frame): void {
  app.setErrorHandler((error, request, reply) => {
    reportFault(report, request, error);
    const { status, code } = toApiError(error);
    const often = code === 'too_many_requests';
    if (status < 500 && !often) return sendError(reply, error);
    const why = often ? 'often' : code === 'unavailable' ? 'busy' : 'broken';
    return beginError(reply, error)
      .type('text/html; charset=utf-8')
      .send(frame(brokenPage({ reader: readerOf(request), why })));
  });
}

/** Addresses of all lists that hold a job. */
function listsOf({ towns, jobs }: Market): string[] {
  return [
    ...PAGES,
    listPath({}),
    ...[...jobs.keys()].map((kind) => listPath({ kind })),
    ...towns.flatMap((town) => [
      listPath({ town }),
      ...[...town.jobs.keys()].map((kind) => listPath({ town, kind })),
    ]),
  ];
}
