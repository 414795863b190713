import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Random } from '../../server/seed/market/random.ts';
import { openFaultLine } from '../../tests/harness/fault-line.ts';

/**
 * `connectTrips`: further round trips of the first request of a connection · `cutOf`: one request of so many is cut, half of
 * those before the server heard of it, the others within the answer
 */
export type Thinness = { kbitPerSecond: number; roundTripMs: number; connectTrips: number; cutOf: number };

export type ThinLine = {
  origin: string;
  /** What has come down so far, and how many requests were cut. */
  carried: () => { bytes: number; cuts: number };
  close: () => Promise<void>;
};

const PACKET = 1460;

/**
 * A phone's line in the country, before a real server: answers share its width packet by packet, each request takes a round
 * trip, a new connection more of them. The way up, TLS and the slow start of TCP are left out.
 */
export async function openThinLine(
  target: string,
  { kbitPerSecond, roundTripMs, connectTrips, cutOf }: Thinness,
  random: Random,
): Promise<ThinLine> {
  const carried = { bytes: 0, cuts: 0 };
  const turn = createTurns(kbitPerSecond);

  /** @param most bytes after which the answer breaks off */
  const carry = async (answer: IncomingMessage, response: ServerResponse, most: number) => {
    let written = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      for (let at = 0; at < chunk.length; at += PACKET) {
        const packet = chunk.subarray(at, at + PACKET);
        await turn(packet.length);
        if (response.destroyed) return;
        if (written + packet.length > most) return response.destroy();
        response.write(packet);
        written += packet.length;
        carried.bytes += packet.length;
      }
    }
    response.end();
  };

  const line = await openFaultLine(target, ({ isFirst }) => {
    const isCut = random() < 1 / cutOf;
    const isCutBefore = random() < 0.5;
    if (isCut) carried.cuts += 1;
    const half = (answer: IncomingMessage) => Number(answer.headers['content-length'] ?? 2 * PACKET) / 2;
    return {
      act: isCut && isCutBefore ? 'refuse' : 'pass',
      arrives: pause(roundTripMs * (isFirst ? 1 + connectTrips : 1)),
      carry: (answer, response) => carry(answer, response, isCut ? half(answer) : Number.POSITIVE_INFINITY),
    };
  });
  return { origin: line.origin, carried: () => ({ ...carried }), close: line.close };
}

/** Answers take turns: one asks for its next packet once the packet before is through. */
function createTurns(kbitPerSecond: number): (bytes: number) => Promise<void> {
  let free = 0;
  return async (bytes) => {
    const now = performance.now();
    free = Math.max(now, free) + (bytes * 8) / kbitPerSecond;
    await pause(free - now);
  };
}
