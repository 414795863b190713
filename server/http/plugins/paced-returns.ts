import type { FastifyInstance } from 'fastify';
import { ERROR_STATUS } from '../../../contract/errors.ts';
import { PACE_MAX_MS, PULLS_A_SECOND } from './market-pace.ts';

/**
 * `Retry-After` of everything that is turned away for now: each is given the next place in a line that moves at the pace of
 * all other returns. Told the same second, those an overload has turned away come back together and keep it up, and what
 * the server does then is to turn them away.
 */
export function paceReturns(app: FastifyInstance, clock: () => Date): void {
  const placeInLine = returnsLine();
  app.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode !== ERROR_STATUS.unavailable) return;
    reply.header('retry-after', String(placeInLine(clock().getTime())));
  });
}

/** Pure but for the line: within how many seconds, at least one, whoever is turned away now may come back. */
export function returnsLine(): (now: number) => number {
  let last = 0;
  return (now) => {
    last = Math.min(Math.max(last, now) + 1000 / PULLS_A_SECOND, now + PACE_MAX_MS);
    return Math.ceil((last - now) / 1000);
  };
}
