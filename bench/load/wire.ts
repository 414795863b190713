import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { API_BASE, EVENTS_PATH } from '../../contract/calls.ts';
import { NETWORK_TIMEOUT } from '../../contract/limits.ts';

export type Answer = {
  /** 0: none came. */
  readonly status: number;
  readonly body: string;
  readonly retryAfter: number | undefined;
};
export type Send = {
  readonly origin: string;
  readonly method: string;
  readonly path: string;
  readonly token: string;
  readonly key?: string;
  readonly body?: string;
  /** Breaks the line once the request is out, or once it is answered: the effect stays, the answer is lost. */
  readonly cut?: 'sent' | 'answered' | undefined;
};

const agent = new Agent({ keepAlive: true, maxFreeSockets: Number.POSITIVE_INFINITY });
const NONE: Answer = { status: 0, body: '', retryAfter: undefined };

/** One request over a kept connection, as a browser asks: compressed where that is worth it. Never throws. */
export function send({ origin, method, path, token, key, body, cut }: Send): Promise<Answer> {
  return new Promise((resolve) => {
    const outgoing = request(origin + API_BASE + path, {
      agent,
      method,
      timeout: NETWORK_TIMEOUT.desktopMs,
      headers: {
        authorization: `Bearer ${token}`,
        'accept-encoding': 'gzip',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(key !== undefined && { 'idempotency-key': key }),
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

async function read(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const { 'content-encoding': encoding, 'retry-after': retryAfter } = response.headers;
  return {
    status: response.statusCode ?? 0,
    body: (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString('utf8'),
    retryAfter: retryAfter === undefined ? undefined : Number(retryAfter),
  };
}

export type Stream = { readonly isOpen: () => boolean; readonly close: () => void };

/**
 * An event stream that comes back after a break. `onMoved` also after each break: anything may have moved meanwhile. It is
 * told within how many milliseconds to pull.
 */
export function openStream(
  origin: string,
  { token, onMoved, pause }: { token: string; onMoved: (spreadMs: number) => void; pause: () => number },
): Stream {
  let closed = false;
  let open = false;
  let known = false;
  let current: ClientRequest | undefined;
  let timer: NodeJS.Timeout | undefined;
  const connect = () => {
    current = request(origin + API_BASE + EVENTS_PATH, {
      agent: false,
      headers: { authorization: `Bearer ${token}` },
    });
    current.on('error', () => {});
    current.on('response', (response) => {
      open = response.statusCode === 200;
      if (open && known) onMoved(0);
      known ||= open;
      response.on('data', (chunk: Buffer) => {
        if (!open || !chunk.includes('data:')) return;
        onMoved(Number(/"spreadMs":(\d+)/.exec(chunk.toString())?.[1] ?? 0));
      });
    });
    current.on('close', () => {
      open = false;
      if (!closed) timer = setTimeout(connect, pause());
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
