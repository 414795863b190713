import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import { API_BASE, EVENTS_PATH } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import { PULL_EVERY_MS } from '../../../contract/limits.ts';
import { loadUser } from '../../api/call-context.ts';
import type { Chance } from '../../api/change-context.ts';
import type { Metrics } from '../../base/metrics.ts';
import { userBucket } from '../../database/change-log/effects.ts';
import { sessionLog } from '../../domain/session/session-log.ts';
import { bucketsOf, MARKET, movedBucket } from '../../domain/sync/buckets.ts';
import type { Caller } from '../../ports/identity/identity.ts';
import { EVERYTHING } from '../../ports/realtime/realtime.ts';
import { authenticate } from './authenticate.ts';
import type { CallServices } from './calls.ts';

const HEARTBEAT_MS = 25_000;
/** Tokens live an hour; whatever a token says, nobody listens longer than a day. */
const LONGEST_MS = DAY_MS;
/**
 * So many devices a second are told of what concerns all of them: that the market moved, or that signals may have been
 * lost. A signal makes a device pull: told at once, all would ask in the same moment, for each job that comes or goes.
 */
const TOLD_PER_SECOND = 50;

/**
 * `GET /api/events`: one line for each moved bucket of the caller (rule R7). The stream ends when the token or the
 * sign-in does, so a revoked account hears nothing for long. It writes past fastify, because compression would hold lines back.
 */
export function installEvents(
  app: FastifyInstance,
  services: CallServices & { readonly metrics: Metrics },
): void {
  const open = new Set<ServerResponse>();
  const sessions = sessionLog(services);
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });

  app.get(API_BASE + EVENTS_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const caller = (await authenticate(services, request, { guest: false })) as Caller;
    const mine = async () => {
      const user = await loadUser(services.db, caller.uid);
      if (user === undefined)
        throw new ApiError('user_unknown', 'this account has no user record yet; create it first');
      return new Set(bucketsOf(user, services.clock()).map(movedBucket));
    };
    let buckets = await mine();
    const headers = {
      ...reply.getHeaders(),
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
    };
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, headers as Record<string, string>);
    // Signals may still come while the stream is ending.
    const write = (text: string) => stream.writableEnded || stream.write(text);
    write(': open\n\n');
    open.add(stream);
    services.metrics.streams.set(open.size);

    const tell = (moved: string) => {
      write(`data: ${JSON.stringify({ bucket: moved })}\n\n`);
      // The account itself moved: it may have joined or left a company, or signed this device out.
      if (moved === userBucket(caller.uid))
        Promise.all([mine(), sessions.assertLive(caller)]).then(
          ([next]) => {
            buckets = next;
          },
          () => stream.end(),
        );
    };
    const waiting = new Set<string>();
    let turn: NodeJS.Timeout | undefined;
    const tellInTurn = (moved: Iterable<string>) => {
      for (const bucket of moved) waiting.add(bucket);
      // What moves until then is told with it.
      turn ??= setTimeout(
        () => {
          turn = undefined;
          for (const bucket of waiting) tell(bucket);
          waiting.clear();
        },
        turnMs(open.size, services.chance),
      );
    };
    const unsubscribe = services.realtime.subscribe((bucket) => {
      if (bucket === EVERYTHING) tellInTurn(buckets);
      else if (!buckets.has(bucket)) return;
      else if (bucket === MARKET) tellInTurn([MARKET]);
      else tell(bucket);
    });
    const heartbeat = setInterval(() => {
      write(': \n\n');
      // An overload says nothing about the sign-in: ended for that, all streams would come back in the middle of it.
      sessions
        .assertLive(caller)
        .catch((error: unknown) => error instanceof ApiError && error.code !== 'unavailable' && stream.end());
    }, HEARTBEAT_MS);
    const left = Math.min(LONGEST_MS, Math.max(0, caller.expiresAt - services.clock().getTime()));
    const expiry = setTimeout(() => stream.end(), left);
    const forget = () => {
      unsubscribe();
      clearTimeout(turn);
      clearInterval(heartbeat);
      clearTimeout(expiry);
      open.delete(stream);
      services.metrics.streams.set(open.size);
    };
    // A client that left while its token was checked closes no second time.
    if (stream.destroyed) forget();
    else stream.on('close', forget);
  });
}

/** When a stream's turn is: by chance within the time that telling all of them takes, at most the one between pulls. */
function turnMs(streams: number, { randomBytes }: Chance): number {
  const [high = 0, low = 0] = randomBytes(2);
  const all = Math.min(PULL_EVERY_MS, (streams / TOLD_PER_SECOND) * 1000);
  return (all * (high * 256 + low)) / 65_536;
}
