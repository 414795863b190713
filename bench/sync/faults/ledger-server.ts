import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KEY_HEADER } from '../../../contract/calls.ts';
import { changed } from '../../../src/sync/testing/engine.ts';
import { writeAnswer } from '../answers.ts';
import { BEFORE_TAPS, conversationRow, UID } from '../pages/taps.ts';
import { createPageServer, readBody } from '../serve-pages.ts';

/** Milliseconds until the effect is committed, and from there to the answer. */
const COMMIT_MS = 10;
const ANSWER_MS = 10;

export type LedgerServer = {
  origin: string;
  /** Effects by the id that the device made. */
  effects: Map<string, number>;
  close: () => Promise<void>;
};

/** A user API that counts effects and honours an Idempotency-Key. */
export async function startLedgerServer(pages: string): Promise<LedgerServer> {
  const effects = new Map<string, number>();
  const answers = new Map<string, string>();
  const servePage = createPageServer(pages);

  async function write(request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const id = String(body.clientId);
    const key = request.headers[KEY_HEADER];
    await pause(COMMIT_MS);
    const stored = typeof key === 'string' ? answers.get(key) : undefined;
    const answer = stored ?? JSON.stringify(writeAnswer(url.pathname, body));
    if (stored === undefined) {
      effects.set(id, (effects.get(id) ?? 0) + 1);
      if (typeof key === 'string') answers.set(key, answer);
    }
    await pause(ANSWER_MS);
    response.writeHead(200, apiHeaders(key));
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    effects,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** One connection a request: on one that was used before, Chromium itself sends a cut request once more. */
export function apiHeaders(key: string | string[] | undefined): Record<string, string> {
  return {
    'content-type': 'application/json',
    connection: 'close',
    ...(typeof key === 'string' && { [KEY_HEADER]: key }),
  };
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
  response.writeHead(200, apiHeaders(undefined));
  response.end(JSON.stringify({ data }));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
