import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { creatorCardPath } from '../../../../contract/policy/creator.ts';
import type { CallServices } from '../../plugins/calls.ts';
import type { Frame } from '../page.ts';
import { READ_BY, readerOf } from '../reader.ts';
import { sharePage } from '../share-page.ts';
import { loadPublicCreator } from './creator-facts.ts';
import { creatorPage, noCreatorPage } from './creator-page.ts';

/** Taken back, a card shall not be read from a cache for long. */
const FRESH_S = 60;

type Asked = { Params: { name: string } };

/** `/creators/{slug}` and the same by the handle, which leads there; each only while its owner has released it. */
export function installCreatorPages(app: FastifyInstance, services: CallServices, frame: Frame): void {
  const { db, clock, settings } = services;
  const { publicUrl } = settings;

  const find = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
    reply
      .type('text/html; charset=utf-8')
      .header('vary', READ_BY)
      .header('cache-control', `public, max-age=${FRESH_S}`);
    const { name } = request.params;
    return { reader: readerOf(request), creator: await loadPublicCreator(db, name, clock()) };
  };

  app.get<Asked>('/creators/:name', async (request, reply) => {
    const { reader, creator } = await find(request, reply);
    if (!creator) return reply.code(404).send(frame(noCreatorPage(reader)));
    if (creator.slug !== request.params.name)
      return reply.redirect(reader.to(creatorCardPath(creator.slug)), 302);
    return reply.send(frame(creatorPage({ creator, reader, publicUrl, now: clock() })));
  });

  app.get<Asked>('/creators/:name/share', async (request, reply) => {
    const { reader, creator } = await find(request, reply);
    if (!creator) return reply.code(404).send(frame(noCreatorPage(reader)));
    const job = { _id: null, title: creator.card.handle, companyName: '' };
    return reply.send(frame(sharePage({ job, path: creatorCardPath(creator.slug), reader, publicUrl })));
  });
}
