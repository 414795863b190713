import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { API_BASE, EVENTS_PATH } from '../../contract/calls.ts';
import { NETWORK_TIMEOUT } from '../../contract/limits.ts';
import { pauseMs, roundAfter } from '../../src/sync/pull/round.ts';

export type Answer = {
  /** 0: none came. */
  readonly status: number;
  readonly body: string;
  readonly retryAfter: number | undefined;
  readonly tag?: string | undefined;
};
export type Send = {
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly key?: string;
  readonly body?: string;
  /** Tag of what is here already. */
  readonly tag?: string | undefined;
  /** Breaks the line once the request is out, or once it is answered: the effect stays, the answer is lost. */
  readonly cut?: 'sent' | 'answered' | undefined;
};

const agent = new Agent({ keepAlive: true, maxFreeSockets: Number.POSITIVE_INFINITY });
const NONE: Answer = { status: 0, body: '', retryAfter: undefined };

/**
 * One request over a kept connection, as a browser asks: compressed where that is worth it. Never throws.
 * @param path from the API's base path on
 */
export function send({ origin, method, path, token, key, body, tag, cut }: Send): Promise<Answer> {
  return new Promise((resolve) => {
    const outgoing = request(origin + API_BASE + path, {
      agent,
      method,
      timeout: NETWORK_TIMEOUT.desktopMs,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-encoding': 'gzip, br',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(tag !== undefined && { 'if-none-match': tag }),
      },
    });
    let answered = false;
    const none = () => resolve(NONE);
    outgoing.on('timeout', () => outgoing.destroy());
    outgoing.on('error', none);
    // Of a line that was cut; after an answer it comes as well, and before the last byte of that was read.
    outgoing.on('close', () => answered || none());
    outgoing.on('response', (response) => {
      answered = cut === undefined;
      if (cut === 'answered') outgoing.destroy();
      else void read(response).then(resolve, none);
    });
    // The server has read it by the next turn at the latest, or never hears of it: both happen on a real line.
    if (cut === 'sent') outgoing.on('finish', () => setImmediate(() => outgoing.destroy()));
    outgoing.end(body);
  });
}

const READ: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};

async function read(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const { 'content-encoding': encoding, 'retry-after': retryAfter, etag: tag } = response.headers;
  return {
    status: response.statusCode ?? 0,
    body: READ[encoding ?? '']?.(bytes).toString('utf8') ?? bytes.toString('utf8'),
    tag,
    retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
  };
}

export type Stream = { readonly isOpen: () => boolean; readonly close: () => void };

/** Something has moved: the bucket, and within how many milliseconds to read it; undefined: anything may have. */
export type Moved = (bucket: string | undefined, spreadMs: number) => void;

/** An event stream that comes back after a break, with growing pauses. `onMoved` also after each break. */
export function openStream(
  origin: string,
  { token, onMoved, random }: { token: string; onMoved: Moved; random: () => number },
): Stream {
  let closed = false;
  let open = false;
  let known = false;
  let current: ClientRequest | undefined;
  let timer: NodeJS.Timeout | undefined;
  let round = 0;
  const connect = () => {
    const began = performance.now();
    let heard = false;
    current = request(origin + API_BASE + EVENTS_PATH, {
      agent: false,
      headers: { authorization: `Bearer ${token}` },
    });
    current.on('error', () => {});
    current.on('response', (response) => {
      open = response.statusCode === 200;
      if (open && known) onMoved(undefined, 0);
      known ||= open;
      response.on('data', (chunk: Buffer) => {
        if (!open) return;
        for (const [, data = ''] of chunk.toString().matchAll(/^data: *(\{.*\})$/gm)) {
          const { bucket, spreadMs = 0 } = JSON.parse(data) as { bucket: string; spreadMs?: number };
          heard = true;
          onMoved(bucket, spreadMs);
        }
      });
    });
    current.on('close', () => {
      open = false;
      round = roundAfter(round, { heard, lastedMs: performance.now() - began });
      if (!closed) timer = setTimeout(connect, pauseMs(round, random()));
    });
    current.end();
  };
  connect();
  return {
    isOpen: () => open,
    close: () => {
      closed = true;
      clearTimeout(timer);
      current?.destroy();
    },
  };
}
