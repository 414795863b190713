import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '../../../contract/call.ts';
import { API_BASE, calls } from '../../../contract/calls.ts';

/** Routes of the calls whose answers may be kept. */
const CACHEABLE = new Set(
  Object.values<Call>(calls)
    .filter(({ method, cacheable }) => method === 'GET' && cacheable === true)
    .map(({ path }) => API_BASE + path.replace(/\{(\w+)\}/g, ':$1')),
);

/**
 * Gives answers of cacheable calls a weak ETag of their content, and answers 304 without content to a client that has the
 * same. Kept copies are always asked about (`no-cache`), and by the one reader only (`private`): an answer may depend
 * on who asks. Installed before compression, so that the tag is one of the content, however it is packed.
 */
export function installEtag(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.statusCode !== 200 || !isCacheable(request)) return payload;
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 22)}"`;
    reply.header('etag', tag);
    reply.header('cache-control', 'private, no-cache');
    return holds(request, tag) ? unchanged(reply) : payload;
  });
}

function isCacheable({ method, routeOptions }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && CACHEABLE.has(routeOptions.url ?? '');
}

/** Whether who asks has this already. RFC 9110: tags are compared without their weakness. */
export function holds({ headers }: FastifyRequest, tag: string): boolean {
  const asked = headers['if-none-match'];
  if (asked === undefined) return false;
  const bare = (one: string) => one.trim().replace(/^W\//, '');
  return asked.trim() === '*' || asked.split(',').some((one) => bare(one) === bare(tag));
}

function unchanged(reply: FastifyReply): null {
  reply.code(304);
  reply.removeHeader('content-type');
  reply.removeHeader('content-length');
  return null;
}
