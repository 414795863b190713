import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sourceOf } from '../../../contract/application-source.ts';
import { SEARCH_TEXT_MAX } from '../../../contract/entities/search.ts';
import { ApiError } from '../../../contract/errors.ts';
import { id } from '../../../contract/fields.ts';
import { JOB_KINDS, type JobKind } from '../../../contract/job-kinds.ts';
import { TEXT_MAX } from '../../../contract/limits.ts';
import { readCall } from '../../api/read-call.ts';
import { networkOf } from '../../base/network-of.ts';
import { countOf, type Market, slugIn } from '../../domain/job/market-towns.ts';
import { loadMarketJobs } from '../../domain/job/presenter.ts';
import type { CallServices } from '../plugins/calls.ts';
import { findClosed } from './closed-job.ts';
import { loadCompanyFacts } from './company-facts.ts';
import { companyPage, companyPath } from './company-page.ts';
import { findListed, ORDERS, withCompanies } from './find-listed.ts';
import { gonePage } from './gone-page.ts';
import { jobPage, jobPath } from './job-page.ts';
import { readFigures } from './list-figures.ts';
import { LISTED, type List, listPage, pagesOf } from './list-page.ts';
import type { Frame, PageParts } from './page.ts';
import { companyWays, jobWays } from './reach/share-ways.ts';
import { READ_BY, type Reader, readerOf } from './reader.ts';
import { type Asked, searchPage } from './search-page.ts';
import { sharePage } from './share-page.ts';

/** A page may be this old when somebody opens it, in seconds. */
export const FRESH_S = 60;
const SIMILAR = 4;
/** Jobs that a company's page names. */
const OF_COMPANY = 200;
const EVERYWHERE = 'all';

type Query = { page?: string; sort?: string; q?: string; place?: string; after?: string; via?: string };

/** `/jobs`, its lists by town and kind, its search, `/jobs/{jobId}` and `/companies/{companyId}`. */
export function installJobPages(
  app: FastifyInstance,
  services: CallServices,
  readTowns: () => Promise<Market>,
  frame: Frame,
): void {
  const { db, clock, settings } = services;
  const { publicUrl } = settings;

  const begin = (request: FastifyRequest, reply: FastifyReply): Reader => {
    reply
      .type('text/html; charset=utf-8')
      .header('vary', READ_BY)
      .header('cache-control', `public, max-age=${FRESH_S}`);
    return readerOf(request);
  };
  const send = (reply: FastifyReply, parts: PageParts) => reply.send(frame(parts));

  const sendGone = async (reply: FastifyReply, reader: Reader, jobId?: string) => {
    const now = clock();
    const closed = jobId === undefined ? undefined : await findClosed(db, jobId, now);
    const kind = closed?.kind;
    const town = closed?.label ? (await readTowns()).byLabel.get(closed.label) : undefined;
    const inTown = town ? await findListed(db, now, { labels: town.labels, kind, limit: SIMILAR }) : [];
    const listed = inTown.length > 0 ? inTown : await findListed(db, now, { kind, limit: SIMILAR });
    const status = closed ? 410 : 404;
    const list = inTown.length > 0 ? { town, kind } : { town: undefined, kind };
    return send(reply.code(status), gonePage({ status, closed: closed?.told, listed, list, reader, now }));
  };

  const sendJob = async (request: FastifyRequest, reply: FastifyReply, jobId: string) => {
    const reader = begin(request, reply);
    const now = clock();
    const { via } = request.query as Query;
    const job = (await loadMarketJobs(db, [jobId], now)).get(jobId);
    const company = job && (await loadCompanyFacts(db, job._companyId, now));
    if (!company) return sendGone(reply, reader, jobId);
    const { kind, location } = job;
    const similar = location
      ? await findListed(db, now, { labels: [location.label], kind, but: jobId, limit: SIMILAR })
      : [];
    const townSlug = location ? slugIn(await readTowns(), location.label) : '';
    return send(
      reply,
      jobPage({ job, company, townSlug, similar, source: sourceOf(via) ?? 'web', reader, publicUrl, now }),
    );
  };

  const sendList = async (request: FastifyRequest, reply: FastifyReply, place: string, kind?: JobKind) => {
    const reader = begin(request, reply);
    const { page = 1, sort = 'date' } = request.query as Query;
    const market = await readTowns();
    const town = market.bySlug.get(place);
    const number = Number(page);
    const order = ORDERS.find((one) => one === sort);
    const isThere = place === EVERYWHERE || town !== undefined;
    const pages = pagesOf(countOf(town ? town.jobs : market.jobs, kind));
    if (!isThere || order === undefined || !Number.isInteger(number) || number < 1 || number > pages)
      return sendGone(reply, reader);
    const now = clock();
    const wanted = { labels: town?.labels, kind };
    const list: List = { town, kind, number, order };
    const [listed, figures] = await Promise.all([
      findListed(db, now, { ...wanted, order, limit: LISTED, offset: (number - 1) * LISTED }),
      readFigures(db, now, wanted),
    ]);
    return send(reply, listPage({ ...list, market, listed, figures, reader, publicUrl, now }));
  };

  const sendFound = async (request: FastifyRequest, reply: FastifyReply, asked: Asked, after?: string) => {
    const reader = begin(request, reply);
    const args = {
      ...(asked.q !== '' && { q: asked.q }),
      ...(asked.place !== '' && { place: asked.place }),
      limit: LISTED,
    };
    const from = { caller: undefined, address: networkOf(request.ip) };
    const search = (cursor: { cursor?: string }) =>
      readCall(services, { name: 'search.jobs', args: { ...args, ...cursor }, from }).catch((error) => {
        if (error instanceof ApiError && error.code === 'fields_invalid') return undefined;
        throw error;
      });
    // A cursor that somebody has made up is left out; what is refused without one is a place that is not known.
    const onwards = after === undefined ? undefined : await search({ cursor: after });
    const found = onwards ?? (await search({}));
    const listed = await withCompanies(db, found?.items ?? []);
    const now = clock();
    const newest = listed.length > 0 ? [] : await findListed(db, now, { limit: SIMILAR });
    return send(reply, searchPage({ asked, found, listed, newest, reader, now }));
  };

  app.get('/jobs', (request, reply) => {
    const { q, place, after } = request.query as Query;
    if (q === undefined && place === undefined) return sendList(request, reply, EVERYWHERE);
    const asked = { q: cut(q, SEARCH_TEXT_MAX), place: cut(place, TEXT_MAX.place) };
    return sendFound(request, reply, asked, after?.slice(0, CURSOR_MAX));
  });
  app.get('/jobs/:place', PLAIN, (request, reply) => {
    const { place } = request.params as { place: string };
    return id.safeParse(place).success ? sendJob(request, reply, place) : sendList(request, reply, place);
  });
  app.get('/jobs/:place/:kind/', PLAIN, (_request, reply) => reply.callNotFound());
  app.get('/jobs/:place/:kind', PLAIN, async (request, reply) => {
    const { place, kind } = request.params as { place: string; kind: string };
    const known = JOB_KINDS.find((one) => one === kind);
    if (known) return sendList(request, reply, place, known);
    const reader = begin(request, reply);
    const job =
      kind === 'share' && id.safeParse(place).success
        ? (await loadMarketJobs(db, [place], clock())).get(place)
        : undefined;
    if (!job) return sendGone(reply, reader, id.safeParse(place).success ? place : undefined);
    return send(
      reply,
      sharePage({ job, path: jobPath(place), reader, publicUrl, more: jobWays(place, reader) }),
    );
  });

  const companyOf = async (request: FastifyRequest) => {
    const { companyId } = request.params as { companyId: string };
    return id.safeParse(companyId).success ? loadCompanyFacts(db, companyId, clock()) : undefined;
  };
  app.get('/companies/:companyId', async (request, reply) => {
    const reader = begin(request, reply);
    const company = await companyOf(request);
    if (!company) return sendGone(reply, reader);
    const listed = await findListed(db, clock(), { companyId: company.id, limit: OF_COMPANY });
    const market = await readTowns();
    return send(reply, companyPage({ company, listed, market, reader, publicUrl, now: clock() }));
  });
  app.get('/companies/:companyId/share', async (request, reply) => {
    const reader = begin(request, reply);
    const company = await companyOf(request);
    if (!company) return sendGone(reply, reader);
    const job = { _id: null, title: company.name, companyName: '' };
    const more = companyWays(company, publicUrl, reader);
    return send(reply, sharePage({ job, path: companyPath(company.id), reader, publicUrl, more }));
  });
}

/** One address for each page: a slash at the end or a capital leads to it. */
const PLAIN = {
  onRequest: async ({ url }: FastifyRequest, reply: FastifyReply) => {
    const path = url.split('?', 1)[0] ?? '';
    const plain = path.replace(/\/+$/, '').toLowerCase();
    if (plain !== path) return reply.redirect(plain + url.slice(path.length), 301);
  },
};

/** Longer cursors than the search makes are none of its. */
const CURSOR_MAX = 2000;

const cut = (text: unknown, max: number) => (typeof text === 'string' ? text.trim().slice(0, max) : '');
