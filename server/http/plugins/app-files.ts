import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../../contract/errors.ts';
import { LANGUAGE_DEFAULT } from '../../../contract/languages.ts';
import type { PageParts as TextParts } from '../public/page.ts';
import { type Reader, readerOf } from '../public/reader.ts';
import { isApiPath, sendError } from './errors.ts';
import { readFirstPaints } from './first-paint.ts';
import { linkOf, type PageParts, readPageFiles, readPages } from './page-files.ts';
import { allowInline } from './security-headers.ts';
import { readTextInPage } from './text-in-page.ts';

const YEAR_SECONDS = 31_536_000;
const DAY_SECONDS = 86_400;
const pathOf = ({ url }: FastifyRequest) => url.split('?')[0] as string;

type AppFiles = {
  appFolder: string | undefined;
  assetsFolder: string | undefined;
  /** Whether what stands in the varying parts of a page's path is there, a page of texts in that version. */
  isThere?: (parts: PageParts, version: number | undefined) => Promise<boolean>;
  /** Where a path without a page leads instead. */
  movedTo?: (path: string) => Promise<string | undefined>;
  /** The text at a path, for those who read the app's page without scripts. */
  textAt?: (path: string, reader: Reader, version: number | undefined) => Promise<TextParts | undefined>;
};

/**
 * The built app. Files with a hash in their name never change, and those of the versions before are still there for
 * pages that were opened then; everything else is asked for again, the worker and the page above all. The build has
 * compressed what it wrote. Paths without a file get the page, whose router knows them; those it does not know get it
 * with status 404, and it says so.
 */
export async function installAppFiles(
  app: FastifyInstance,
  {
    appFolder: folder,
    assetsFolder,
    isThere = async () => true,
    movedTo = async () => undefined,
    textAt,
  }: AppFiles,
): Promise<void> {
  if (folder !== undefined && assetsFolder !== undefined) {
    await app.register(fastifyStatic, {
      root: [join(folder, 'assets'), assetsFolder],
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
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
      preCompressed: true,
      index: 'index.html',
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, 'assets') + sep);
        // Browsers ask for the icon again with each page that the app shows.
        const other = /\.(?:png|svg)$/.test(path) ? `public, max-age=${DAY_SECONDS}` : 'no-cache';
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : other);
      },
    });
  }
  const hasPage = folder !== undefined && existsSync(join(folder, 'index.html'));
  const filesOf = hasPage ? readPageFiles(folder) : () => [];
  const partsOf = hasPage ? readPages(folder) : () => null;
  const paintOf = hasPage ? readFirstPaints(folder, filesOf) : () => undefined;
  const textIn = hasPage && textAt ? readTextInPage(folder) : undefined;
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    // Nobody has chosen a language here yet, else the worker had answered.
    const reader = readerOf(request, LANGUAGE_DEFAULT);
    const { language } = reader;
    reply.header('vary', 'accept-language');
    const first = paintOf(request.url, language);
    if (!first) {
      const link = linkOf(filesOf(path, language));
      if (link !== '') reply.header('link', link);
    }
    const text = first ? undefined : await textAt?.(path, reader, versionOf(request));
    const painted = first ?? (text && textIn?.(text));
    if (!painted) return reply.sendFile('index.html');
    if (painted.inline) allowInline(reply, painted.inline);
    reply.header('cache-control', 'no-cache').header('etag', painted.etag);
    if (request.headers['if-none-match'] === painted.etag) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(painted.html);
  };
  if (hasPage) app.get('/', sendPage);
  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    if (!hasPage || !wantsPage(request))
      return sendError(reply, new ApiError('route_unknown', 'there is no such call'));
    const parts = partsOf(path);
    if (parts && (await isThere(parts, versionOf(request)))) return sendPage(request, reply);
    const target = await movedTo(path);
    if (target !== undefined) return reply.header('cache-control', 'no-store').redirect(target, 302);
    return sendPage(request, reply.code(404));
  });
}

function versionOf({ query }: FastifyRequest): number | undefined {
  const { version } = query as { version?: unknown };
  return typeof version === 'string' && /^\d{1,9}$/.test(version) ? Number(version) : undefined;
}

/**
 * Browsers ask for pages as text/html; programs, link previews and crawlers mostly for anything, as browsers do for
 * scripts and pictures, whose names end with their kind.
 */
function wantsPage(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const path = pathOf(request);
  if ((method !== 'GET' && method !== 'HEAD') || isApiPath(path)) return false;
  const accepted = headers.accept ?? '*/*';
  return accepted.includes('text/html') || (/^\*\/\*/.test(accepted.trim()) && !/\.\w+$/.test(path));
}
