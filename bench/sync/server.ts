import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { address } from '../../contract/address.ts';
import { BATCH_PATH, type BatchEntry } from '../../contract/batch.ts';
import { calls, KEY_HEADER } from '../../contract/calls.ts';
import { writeAnswer } from './answers.ts';
import { jobChange, jobRows } from './pages/rows.ts';
import type { BaseRows } from './rows.ts';
import { createPageServer, readBody } from './serve-pages.ts';

export type BenchServer = {
  port: number;
  /** How long every answer of the API waits, in milliseconds. */
  roundTripMs: number;
  /** How many rows a pull brings in all. */
  rows: number;
  /** Requests of the API since it was last set to 0. */
  requests: number;
  close: () => Promise<void>;
};

function answerTo(path: string, body: Record<string, unknown>): unknown {
  if (path !== BATCH_PATH) return writeAnswer(path, body);
  const results = (body.entries as BatchEntry[]).map(({ key, name, args }) => {
    const { url, body: sent = {} } = address(calls[name], args);
    return { key, status: 200, retryAfter: null, body: writeAnswer(url, sent) };
  });
  return { data: { results } };
}

/** Serves the pages and plays the user API with a given round trip. Every host of localhost is an origin of its own. */
export async function startBenchServer(pages: string, base: BaseRows): Promise<BenchServer> {
  const syncPages = new Map<string, string>();

  function syncPage(url: URL): string {
    const total = state.rows;
    const from = Number(url.searchParams.get('cursor')?.slice(1) ?? 0);
    const to = Math.min(total, from + Number(url.searchParams.get('limit')));
    const key = `${total}:${from}:${to}`;
    const known = syncPages.get(key);
    if (known) return known;
    const text = JSON.stringify({
      data: {
        cursor: `c${to}`,
        epoch: 'e1',
        more: to < total,
        serverTime: new Date().toISOString(),
        buckets: ['market', 'user:seeker1'],
        reset: [],
        changes: jobRows(base.jobs, from, to).map(jobChange),
      },
    });
    syncPages.set(key, text);
    return text;
  }

  const servePage = createPageServer(pages, { 'base-rows.json': JSON.stringify(base.jobs) });

  const state = { roundTripMs: 0, requests: 0, rows: 0 };

  async function serveApi(request: IncomingMessage, url: URL, response: ServerResponse): Promise<void> {
    state.requests += 1;
    const body = await readBody(request);
    const key = request.headers[KEY_HEADER];
    const text = request.method === 'GET' ? syncPage(url) : JSON.stringify(answerTo(url.pathname, body));
    if (state.roundTripMs > 0) await new Promise((resolve) => setTimeout(resolve, state.roundTripMs));
    response.writeHead(200, {
      'content-type': 'application/json',
      ...(typeof key === 'string' && { [KEY_HEADER]: key }),
    });
    response.end(text);
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const served = url.pathname.startsWith('/api/')
      ? serveApi(request, url, response)
      : servePage(url, response);
    served.catch((error) => response.destroy(error));
  });
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return Object.assign(state, {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}
