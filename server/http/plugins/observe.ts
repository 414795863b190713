import type { FastifyInstance, FastifyRequest } from 'fastify';
import { API_BASE } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { Metrics } from '../../base/metrics.ts';
import { refusalOf } from './errors.ts';

/** One line for each answered request. It names the route's pattern, never the address: that may name a person. */
export type AccessLine = {
  readonly route: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
  readonly code?: string;
};

type ObserveParts = {
  readonly metrics: Metrics;
  /** Undefined: metrics are for this machine only. */
  readonly metricsToken: string | undefined;
  readonly accessLog: ((line: AccessLine) => void) | undefined;
};

/** Measures every request, writes the access log, and serves `GET /api/metrics`. */
export function installObserve(
  app: FastifyInstance,
  { metrics, metricsToken, accessLog }: ObserveParts,
): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const { method } = request;
    const status = reply.statusCode;
    const ms = reply.elapsedTime;
    const code = refusalOf(request);
    metrics.requests.observe({ route, method, status: String(status) }, ms / 1000);
    if (code !== undefined) metrics.refusals.inc({ code });
    if (reply.getHeader('idempotency-replayed') === 'true') metrics.replays.inc();
    accessLog?.({ route, method, status, ms: Math.round(ms), ...(code && { code }) });
  });
  app.get(`${API_BASE}/metrics`, async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new ApiError('route_unknown', 'there is no such call');
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.registry.contentType)
      .send(await metrics.registry.metrics());
  });
}

/** A proxy on this machine forwards strangers' requests: what was forwarded is not from this machine. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return request.headers.authorization === `Bearer ${token}`;
  const { remoteAddress = '' } = request.socket;
  const local =
    remoteAddress === '127.0.0.1' || remoteAddress === '::1' || remoteAddress === '::ffff:127.0.0.1';
  return local && request.headers['x-forwarded-for'] === undefined && request.headers.forwarded === undefined;
}
