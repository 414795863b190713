import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../../contract/calendar-day.ts';
import { API_BASE, EVENTS_PATH } from '../../../contract/calls.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { Signal } from '../../../contract/sync.ts';
import { loadUser } from '../../api/call-context.ts';
import { systemAlarm } from '../../base/alarm.ts';
import type { Metrics } from '../../base/metrics.ts';
import { userBucket } from '../../database/change-log/effects.ts';
import { sessionLog } from '../../domain/session/session-log.ts';
import { bucketsOf, MARKET, movedBucket } from '../../domain/sync/buckets.ts';
import type { Caller } from '../../ports/identity/identity.ts';
import { EVERYTHING } from '../../ports/realtime/realtime.ts';
import { authenticate } from './authenticate.ts';
import type { CallServices } from './calls.ts';
import { goodbyeFor, paceMarket, spreadFor } from './market-pace.ts';

const HEARTBEAT_MS = 25_000;
/** Tokens live an hour; whatever a token says, nobody listens longer than a day. */
const LONGEST_MS = DAY_MS;

/**
 * `GET /api/events`: one line for each moved bucket of the caller (rule R7), those of the market at the pace that all
 * streams together allow. The stream ends when the token or the sign-in does, so a revoked account hears nothing for long.
 * It writes past fastify, because compression would hold lines back.
 */
export function installEvents(
  app: FastifyInstance,
  services: CallServices & { readonly metrics: Metrics; readonly isStopping: () => boolean },
): void {
  const open = new Set<ServerResponse>();
  const sessions = sessionLog(services);
  const readers = new Set<(spreadMs: number) => void>();
  const market = paceMarket(
    (spreadMs) => {
      for (const read of readers) read(spreadMs);
    },
    () => open.size,
    systemAlarm,
  );
  const unsubscribeMarket = services.realtime.subscribe((bucket) => bucket === MARKET && market.moved());
  app.addHook('preClose', async () => {
    unsubscribeMarket();
    market.stop();
    const goodbye = goodbyeTo(open.size);
    for (const stream of open) stream.end(goodbye);
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
    // The stop has begun while it was asked who listens: the others were told, and nobody would tell this one.
    if (services.isStopping()) {
      stream.writeHead(200, { ...headers, connection: 'close' } as Record<string, string>);
      return void stream.end(goodbyeTo(open.size + 1));
    }
    stream.writeHead(200, headers as Record<string, string>);
    // Signals may still come while the stream is ending.
    const write = (text: string) => stream.writableEnded || stream.write(text);
    write(': open\n\n');
    open.add(stream);
    services.metrics.streams.set(open.size);

    const tell = (signal: Signal) => write(`data: ${JSON.stringify(signal)}\n\n`);
    const tellMarket = (spreadMs: number) => buckets.has(MARKET) && tell({ bucket: MARKET, spreadMs });
    readers.add(tellMarket);
    // An overload says nothing about the sign-in: ended for that, all streams would come back in the middle of it.
    const endUnlessBusy = (error: unknown) => {
      if (error instanceof ApiError && error.code !== 'unavailable') stream.end();
    };
    /** How often the account has moved, and after how many of these its buckets were read. */
    let [moves, read] = [0, 0];
    const assertLive = () => sessions.assertLive(caller).catch(endUnlessBusy);
    const readAgain = async () => {
      const asked = moves;
      await Promise.all([mine(), sessions.assertLive(caller)]).then(([next]) => {
        if (asked < read) return;
        buckets = next;
        read = asked;
      }, endUnlessBusy);
    };
    const unsubscribe = services.realtime.subscribe((bucket) => {
      const all = bucket === EVERYTHING;
      if (bucket === MARKET || (!all && !buckets.has(bucket))) return;
      if (all) for (const moved of buckets) tell({ bucket: moved, spreadMs: spreadFor(open.size) });
      else tell({ bucket });
      // The account itself moved: it may have joined or left a company, or signed this device out.
      if (!all && bucket !== userBucket(caller.uid)) return;
      moves += 1;
      void readAgain();
    });
    const heartbeat = setInterval(() => {
      write(': \n\n');
      void (read < moves ? readAgain() : assertLive());
    }, HEARTBEAT_MS);
    const left = Math.min(LONGEST_MS, Math.max(0, caller.expiresAt - services.clock().getTime()));
    const expiry = setTimeout(() => stream.end(), left);
    const forget = () => {
      readers.delete(tellMarket);
      unsubscribe();
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

/** All would come back in the same second (rule R7.5). */
const goodbyeTo = (streams: number) => `retry: ${goodbyeFor(streams)}\n\n`;
