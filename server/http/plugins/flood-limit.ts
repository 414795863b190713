import { hash } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { API_BASE, HEALTH_PATH } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { FloodLimits } from '../../../contract/limits.ts';
import { networkOf } from '../../base/network-of.ts';
import { isApiPath } from './errors.ts';

const WINDOW_MS = 60_000;

/**
 * Requests a minute of one network address and of one token, counted in this process, or in Redis for all: a shield
 * against floods. What somebody may do how often is a limit of the product, counted in the database
 * (`server/api/limit.ts`). Addresses get more than accounts, because a whole school may share one. Files are not
 * counted: they cost next to nothing, and a first visit fetches dozens.
 * @returns the hook of routes that draw something for strangers: it counts them apart
 */
export async function installFloodLimit(
  app: FastifyInstance,
  { floodLimits: limits, redis }: { readonly floodLimits: FloodLimits; readonly redis?: Redis | undefined },
): Promise<(request: FastifyRequest) => Promise<void>> {
  // A Redis that is away or hangs refuses nobody.
  await app.register(rateLimit, {
    global: false,
    ...(redis && { redis, nameSpace: 'zusage:flood:', skipOnError: true }),
  });
  const byAddress = app.createRateLimit({
    max: limits.address,
    timeWindow: WINDOW_MS,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  const byToken = app.createRateLimit({
    max: limits.token,
    timeWindow: WINDOW_MS,
    // Never the token itself: a reader of the counters could sign in with it.
    keyGenerator: (request) => hash('sha256', request.headers.authorization ?? '', 'base64url'),
  });
  const byPage = app.createRateLimit({
    max: limits.pages,
    timeWindow: WINDOW_MS,
    // In Redis all limiters count in one namespace.
    keyGenerator: ({ ip }) => `pages ${networkOf(ip)}`,
  });
  app.addHook('onRequest', async (request) => {
    if (!isApiPath(request.url) || isHealth(request)) return;
    await check(byAddress, request);
    if (request.headers.authorization !== undefined) await check(byToken, request);
  });
  return (request) => check(byPage, request);
}

/** Whether this process is well is asked while Redis is not, and by a balancer that shares its address with everybody. */
const isHealth = ({ routeOptions: { url = '' } }: FastifyRequest) => url.startsWith(API_BASE + HEALTH_PATH);

async function check(limiter: ReturnType<FastifyInstance['createRateLimit']>, request: FastifyRequest) {
  const verdict = await limiter(request);
  if (verdict.isAllowed || !verdict.isExceeded) return;
  throw new ApiError('too_many_requests', `too many requests; try again in ${verdict.ttlInSeconds} s`, {
    detail: { retryAfter: verdict.ttlInSeconds },
  });
}
