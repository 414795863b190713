import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../contract/errors.ts';
import { pageLanguage } from '../public/page-language.ts';
import { isApiPath, sendError } from './errors.ts';
import { readFirstPaints } from './first-paint.ts';
import { linkOf, readPageFiles } from './page-files.ts';

const YEAR_SECONDS = 31_536_000;
const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] as string;

/**
 * The built app. Files with a hash in their name never change, and those of the versions before are still there for
 * pages that were opened then; everything else is asked for again, the worker and the page above all. Navigations to
 * paths without a file get the page, whose router knows them.
 */
export async function installAppFiles(
  app: FastifyInstance,
  { appFolder: folder, assetsFolder }: { appFolder: string | undefined; assetsFolder: string | undefined },
): Promise<void> {
  if (folder !== undefined && assetsFolder !== undefined) {
    await app.register(fastifyStatic, {
      root: [join(folder, 'assets'), assetsFolder],
      prefix: '/assets/',
      decorateReply: false,
      cacheControl: false,
      index: false,
      dotfiles: 'ignore',
      setHeaders: (reply) => reply.header('cache-control', `public, max-age=${YEAR_SECONDS}, immutable`),
    });
  }
  if (folder !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      wildcard: true,
      index: 'index.html',
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, 'assets') + sep);
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
  }
  const hasPage = folder !== undefined && existsSync(join(folder, 'index.html'));
  const filesOf = hasPage ? readPageFiles(folder) : () => [];
  const paintOf = hasPage ? readFirstPaints(folder, filesOf) : () => undefined;
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    // Nobody has chosen a language here yet, else the worker had answered.
    const language = pageLanguage(request.headers['accept-language'], 'en');
    reply.header('vary', 'accept-language');
    const painted = paintOf(path, language);
    if (!painted) {
      const link = linkOf(filesOf(path, language));
      if (link !== '') reply.header('link', link);
      return reply.sendFile('index.html');
    }
    reply.header('cache-control', 'no-cache').header('etag', painted.etag);
    if (request.headers['if-none-match'] === painted.etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(painted.html);
  };
  if (hasPage) app.get('/', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const navigates =
      (request.method === 'GET' || request.method === 'HEAD') &&
      (request.headers.accept ?? '').includes('text/html') &&
      !isApiPath(pathOf(request));
    if (hasPage && navigates) return sendPage(request, reply);
    return sendError(reply, new ApiError('route_unknown', 'there is no such call'));
  });
}
