import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { calls, KEY_HEADER } from '../../contract/calls.ts';
import { systemTimer } from '../../src/replica/store/within.ts';
import { fetchSend } from '../../src/sync/wire/send.ts';
import { createSendBatch, createTransport } from '../../src/sync/wire/transport.ts';

/** The simulation answers in outcomes; what the real transport makes of a portal's answers is shown here (rule W7). */

const KEY = '01932f6e-0000-7000-8000-000000000001';
const ARGS = { userId: 'mia', upTo: '2026-11-20T04:26:00.000Z' };
let server: Server | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

async function wireTo(listener: RequestListener) {
  server = createServer(listener);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    calls,
    origin: `http://127.0.0.1:${port}`,
    send: fetchSend(5000),
    now: Date.now,
    timer: systemTimer,
  };
}

async function answeredBy(listener: RequestListener) {
  const transport = createTransport(await wireTo(listener));
  return transport('notification.read-all', ARGS, { token: 'token', key: KEY });
}

const json = { 'content-type': 'application/json' };
const PORTAL: [what: string, listener: RequestListener][] = [
  [
    'a page with status 200',
    (_, answer) => answer.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>'),
  ],
  [
    'a redirect to a page',
    (_, answer) => answer.writeHead(302, { location: 'http://portal.example/' }).end(),
  ],
  ['a permanent redirect', (_, answer) => answer.writeHead(308, { location: '/login' }).end()],
  [
    'a page with status 511',
    (_, answer) => answer.writeHead(511, { 'content-type': 'text/html' }).end('<h1>Pay</h1>'),
  ],
  [
    'JSON of somebody else',
    (_, answer) => answer.writeHead(200, json).end('{"data":{"unread":0},"changes":[]}'),
  ],
  [
    'JSON under another key',
    (_, answer) =>
      answer.writeHead(200, { ...json, [KEY_HEADER]: KEY.replace(/1$/, '2') }).end('{"data":{"unread":0}}'),
  ],
  [
    'a refusal of somebody else',
    (_, answer) => answer.writeHead(403, json).end('{"error":{"code":"blocked","message":"no"}}'),
  ],
  [
    'JSON cut short',
    (_, answer) => answer.writeHead(200, { ...json, [KEY_HEADER]: KEY }).end('{"data":{"unr'),
  ],
];

test.each(PORTAL)('W7.7 %s is no answer of our server', async (_what, listener) => {
  expect(await answeredBy(listener)).toMatchObject({ kind: 'none' });
});

test('W7.7 an answer under the entry’s own key is one', async () => {
  const outcome = await answeredBy((_, answer) =>
    answer.writeHead(200, { ...json, [KEY_HEADER]: KEY }).end('{"data":{"unread":0},"changes":[]}'),
  );
  expect(outcome).toMatchObject({ kind: 'answer', data: { unread: 0 } });
});

async function batchAnsweredBy(listener: RequestListener) {
  const entry = { lane: 0, name: 'notification.read-all', args: ARGS } as const;
  const keys = [KEY, KEY.replace(/1$/, '2'), KEY.replace(/1$/, '3'), KEY.replace(/1$/, '4')];
  const sendBatch = createSendBatch(await wireTo(listener));
  return sendBatch(
    keys.map((key) => ({ ...entry, key })),
    { token: 'token' },
  );
}

test.each(PORTAL)('W7.7 %s answers no entry of a batch', async (_what, listener) => {
  for (const outcome of await batchAnsweredBy(listener)) expect(outcome).toMatchObject({ kind: 'none' });
});

test('W4.3 W7.7 a batch is answered entry by entry, each under its own key', async () => {
  const result = (key: string, status: number, body: unknown, retryAfter: string | null = null) => ({
    key,
    status,
    retryAfter,
    body,
  });
  const results = [
    result(KEY, 200, { data: { unread: 0 }, changes: [] }),
    result(KEY, 200, { data: { unread: 0 }, changes: [] }),
    result(KEY.replace(/1$/, '3'), 429, { error: { code: 'too_many_requests', message: 'later' } }, '7'),
    null,
  ];
  const outcomes = await batchAnsweredBy((_, answer) =>
    answer.writeHead(200, json).end(JSON.stringify({ data: { results } })),
  );
  expect(outcomes).toMatchObject([
    { kind: 'answer', data: { unread: 0 } },
    { kind: 'none', reason: 'key not echoed' },
    { kind: 'failure', failure: { status: 429, retryAfterMs: 7_000 } },
    'not done',
  ]);
});
