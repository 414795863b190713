import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Job } from '../../../../contract/entities/job.ts';
import { id } from '../../../../contract/fields.ts';
import type { Language } from '../../../../contract/languages.ts';
import { SERVER_TEXTS } from '../../../../locales/server.ts';
import { townName } from '../../../domain/job/market-towns.ts';
import { loadMarketJobs } from '../../../domain/job/presenter.ts';
import type { CallServices } from '../../plugins/calls.ts';
import { findClosed } from '../closed-job.ts';
import { loadPublicCreator, type PublicCreator } from '../creator/creator-facts.ts';
import { cheapest } from '../creator/creator-page.ts';
import { withCompanies } from '../find-listed.ts';
import { payOf, placeOf, replyOf } from '../job-words.ts';
import { readerOf } from '../reader.ts';
import { drawPreview, type Preview } from './draw-preview.ts';

/** Pictures that are kept, of some twenty kilobytes each: a link that is shared is asked for by many at once. */
const KEPT = 200;
const DAY_S = 86_400;
/** What stands at an address of before may be another picture soon. */
const SHORT_S = 300;

/** The pictures that links to the public pages are shown with elsewhere (`og:image`). */
export function installPreviews(app: FastifyInstance, { db, clock, settings }: CallServices): void {
  const pictures = keptPictures();
  const host = new URL(settings.publicUrl).host;

  const send = async (request: FastifyRequest, reply: FastifyReply, preview: Preview, seconds: number) => {
    const etag = `"${createHash('sha256').update(JSON.stringify(preview)).digest('base64url').slice(0, 22)}"`;
    reply
      .header('etag', etag)
      .header('vary', 'accept-language')
      .header('cache-control', `public, max-age=${seconds}`)
      // It is made to be shown elsewhere.
      .header('cross-origin-resource-policy', 'cross-origin');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('image/png').send(await pictures(etag, preview));
  };

  app.get('/og/zusage.png', (request, reply) =>
    send(request, reply, defaultPreview(readerOf(request).language, host), DAY_S),
  );

  app.get('/og/creators/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const creator = await loadPublicCreator(db, file.replace(/\.png$/, ''), clock());
    if (!creator) return reply.code(404).header('cache-control', `public, max-age=${SHORT_S}`).send();
    return send(request, reply, creatorPreview(creator, readerOf(request).language, host), SHORT_S);
  });

  app.get('/og/jobs/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const jobId = file.replace(/\.png$/, '');
    const isId = file.endsWith('.png') && id.safeParse(jobId).success;
    const job = isId ? (await loadMarketJobs(db, [jobId], clock())).get(jobId) : undefined;
    if (!job) {
      const status = isId && (await findClosed(db, jobId, clock())) ? 410 : 404;
      return reply.code(status).header('cache-control', `public, max-age=${SHORT_S}`).send();
    }
    const { language } = readerOf(request);
    const [listed] = await withCompanies(db, [job]);
    const isNewest = (request.query as { v?: string }).v === String(job.ver);
    const preview = jobPreview(job, listed?.medianReplyH ?? null, language, host);
    return send(request, reply, preview, isNewest ? DAY_S : SHORT_S);
  });
}

function jobPreview(job: Job, medianReplyH: number | null, language: Language, host: string): Preview {
  const words = SERVER_TEXTS[language].publicPages;
  const place = job.location ? townName(job.location.label) : placeOf(job, language);
  const reply = replyOf(medianReplyH, language) ?? words.promisesIn(job.replyDays);
  return {
    title: job.title,
    company: { name: job.companyName, place, verified: job.companyVerified },
    pay: payOf(job, language),
    foot: [words.kind[job.kind], reply].join(' · '),
    host,
  };
}

function creatorPreview({ card }: PublicCreator, language: Language, host: string): Preview {
  const words = SERVER_TEXTS[language].creatorCard;
  const lowest = cheapest(card, language);
  const platforms = [...new Set(card.sources.map(({ platform }) => words.platform[platform]))];
  return {
    title: card.handle,
    pay: lowest === null ? null : { sum: words.from(lowest), per: words.net },
    foot: [words.about(''), ...platforms].join(' · '),
    host,
  };
}

function defaultPreview(language: Language, host: string): Preview {
  const words = SERVER_TEXTS[language].publicPages;
  return { title: words.slogan, foot: words.forWhom, host };
}

/** Draws each picture once for all who ask, and forgets the one that was not asked for the longest. */
function keptPictures(): (key: string, preview: Preview) => Promise<Buffer> {
  const kept = new Map<string, Promise<Buffer>>();
  return (key, preview) => {
    const picture = kept.get(key) ?? drawPreview(preview);
    kept.delete(key);
    kept.set(key, picture);
    picture.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return picture;
  };
}
