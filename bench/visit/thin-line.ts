import {
  Agent,
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../server/seed/market/random.ts';

/**
 * `connectTrips`: further round trips of the first request of a connection · `cutOf`: one request of so many is cut, half of
 * those before the server heard of it, the others within the answer
 */
export type Thinness = { kbitPerSecond: number; roundTripMs: number; connectTrips: number; cutOf: number };

export type ThinLine = {
  origin: string;
  /** What has come down so far. */
  carried: () => { bytes: number; requests: number; cuts: number };
  close: () => Promise<void>;
};

const PACKET = 1460;

/**
 * A phone's line in the country, before a real server: answers share its width packet by packet, each request takes a round
 * trip, a new connection more of them. The way up, TLS and the slow start of TCP are left out.
 */
export async function openThinLine(target: string, thinness: Thinness, random: Random): Promise<ThinLine> {
  const agent = new Agent({ keepAlive: true });
  const known = new WeakSet<Socket>();
  const carried = { bytes: 0, requests: 0, cuts: 0 };
  const turn = createTurns(thinness.kbitPerSecond);

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '/', headers, socket } = request;
    const isCut = random() < 1 / thinness.cutOf;
    const isCutBefore = random() < 0.5;
    carried.requests += 1;
    if (isCut) carried.cuts += 1;
    await pause(thinness.roundTripMs * (known.has(socket) ? 1 : 1 + thinness.connectTrips));
    known.add(socket);
    if (isCut && isCutBefore) return socket.destroy();
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      // With the host that the browser has asked for, as the server expects it.
      const sent = httpRequest(target + url, { agent, method, headers }, resolve).on('error', reject);
      response.on('close', () => sent.destroy());
      request.pipe(sent);
    });
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    const most = isCut
      ? Math.floor(Number(answer.headers['content-length'] ?? 2 * PACKET) / 2)
      : Number.POSITIVE_INFINITY;
    let written = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += PACKET) {
        const packet = chunk.subarray(at, at + PACKET);
        await turn(packet.length);
        if (response.destroyed) return;
        if (written + packet.length > most) return socket.destroy();
        response.write(packet);
        written += packet.length;
        carried.bytes += packet.length;
      }
    }
    return response.end();
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    carried: () => ({ ...carried }),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
        agent.destroy();
      }),
  };
}

/** Whoever has something to send takes turns: an answer asks for its next packet once the one before is through. */
function createTurns(kbitPerSecond: number): (bytes: number) => Promise<void> {
  let free = 0;
  return async (bytes) => {
    const now = performance.now();
    free = Math.max(now, free) + (bytes * 8) / kbitPerSecond;
    await pause(free - now);
  };
}
