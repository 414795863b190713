import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEY_HEADER } from '../../../contract/calls.ts';
import { changed } from '../../../src/sync/testing/engine.ts';
import { writeAnswer } from '../answers.ts';
import { BEFORE_TAPS, conversationRow, UID } from '../pages/taps.ts';
import { createPageServer, readBody } from '../serve-pages.ts';
import { wireFault } from './script.ts';

/** Milliseconds until the effect is committed, and from there to the answer. */
const COMMIT_MS = 10;
const ANSWER_MS = 10;

export type LedgerServer = {
  port: number;
  /** Effects by the id that the device made. */
  effects: Map<string, number>;
  /** Requests that wrote, faults included; those that carried an Idempotency-Key. */
  requests: number;
  withKey: number;
  /** Resolves when `count` more writes have reached the server. */
  arrived: (count: number) => Promise<void>;
  /** From now on every request is served. */
  endFaults: () => void;
  close: () => Promise<void>;
};

/** A user API that counts effects, honours an Idempotency-Key, and fails by the script. */
export async function startLedgerServer(pages: string, seed: number): Promise<LedgerServer> {
  const effects = new Map<string, number>();
  const answers = new Map<string, string>();
  const attempts = new Map<string, number>();
  const waiting: { left: number; done: () => void }[] = [];
  let faulty = true;
  const state = { requests: 0, withKey: 0 };
  const servePage = createPageServer(pages);

  async function write(request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const id = String(body.clientId);
    const key = request.headers[KEY_HEADER];
    const attempt = (attempts.get(id) ?? 0) + 1;
    attempts.set(id, attempt);
    state.requests += 1;
    if (typeof key === 'string') state.withKey += 1;
    for (const one of waiting.splice(0)) {
      one.left -= 1;
      if (one.left <= 0) one.done();
      else waiting.push(one);
    }
    const fault = faulty ? wireFault(seed, Number(id.slice(-8)), attempt) : 'none';
    if (fault === 'cut-before') return void request.socket.destroy();
    if (fault === '500' || fault === '429') return refuse(response, fault, key);
    await pause(COMMIT_MS);
    const stored = typeof key === 'string' ? answers.get(key) : undefined;
    const answer = stored ?? JSON.stringify(writeAnswer(url.pathname, body));
    if (stored === undefined) {
      effects.set(id, (effects.get(id) ?? 0) + 1);
      if (typeof key === 'string') answers.set(key, answer);
    }
    if (fault === 'cut-after') return void request.socket.destroy();
    await pause(ANSWER_MS);
    response.writeHead(200, headers(key));
    response.end(answer);
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const served =
      request.method === 'POST'
        ? write(request, url, response)
        : url.pathname === '/api/sync'
          ? sync(url, response)
          : servePage(url, response);
    served.catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return Object.assign(state, {
    port: (server.address() as AddressInfo).port,
    effects,
    arrived: (count: number) => new Promise<void>((done) => waiting.push({ left: count, done })),
    endFaults: () => {
      faulty = false;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

/** One connection a request: on one that was used before, Chromium itself sends a cut request once more. */
function headers(key: string | string[] | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    connection: 'close',
    ...(typeof key === 'string' && { [KEY_HEADER]: key }),
  };
}

function refuse(response: ServerResponse, fault: '500' | '429', key: string | string[] | undefined): void {
  const [status, code] = fault === '500' ? [500, 'internal'] : [429, 'too_many'];
  response.writeHead(status, { ...headers(key), ...(status === 429 && { 'retry-after': '1' }) });
  response.end(JSON.stringify({ error: { code, message: code } }));
}

/** The conversations on the first pull, nothing afterwards. */
async function sync(url: URL, response: ServerResponse): Promise<void> {
  const first = !url.searchParams.has('cursor');
  const rows = Array.from({ length: BEFORE_TAPS.conversations }, (_, n) => conversationRow(n));
  const data = {
    cursor: 'c1',
    epoch: 'e1',
    more: false,
    serverTime: new Date().toISOString(),
    buckets: [`user:${UID}`],
    reset: [],
    changes: first ? rows.map((row) => changed(`user:${UID}`, 'conversation', row)) : [],
  };
  response.writeHead(200, headers(undefined));
  response.end(JSON.stringify({ data }));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
