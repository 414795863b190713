import type { FastifyInstance } from 'fastify';
import { ERROR_STATUS } from '../../../contract/errors.ts';
import { PACE_MAX_MS, PULLS_A_SECOND } from './market-pace.ts';

/**
 * `Retry-After` of every 503: the next place in a line that moves at the pace of all other returns. If all were told the
 * same second, they would come back together, and the server would spend its time on turning them away.
 */
export function paceReturns(app: FastifyInstance, clock: () => Date): void {
  const placeInLine = returnsLine();
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode !== ERROR_STATUS.unavailable) return;
    reply.header('retry-after', String(placeInLine(clock().getTime())));
  });
}

/** Gives the seconds to wait, at least 1, for the next request that is turned away. @param now in milliseconds */
export function returnsLine(): (now: number) => number {
  let last = 0;
  return (now) => {
    last = Math.min(Math.max(last, now) + 1000 / PULLS_A_SECOND, now + PACE_MAX_MS);
    return Math.ceil((last - now) / 1000);
  };
}
