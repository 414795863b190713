import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { webPushSender } from './web-push.ts';

const VAPID = { ...webPush.generateVAPIDKeys(), subject: 'mailto:push@example.org' };
const NOW = new Date('2026-03-02T09:00:00.000Z');
const ID = '0195e0c0-0000-7000-8000-000000000001';

let service: Server;
let answer: { status: number; headers?: Record<string, string> };
const received: { headers: IncomingHttpHeaders; bytes: number }[] = [];
const reports: unknown[][] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, bytes });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve));
});
afterAll(() => void service.close());
beforeEach(() => {
  received.length = 0;
  reports.length = 0;
  answer = { status: 201 };
});

const device = (path: string, port = (service.address() as AddressInfo).port) => ({
  endpoint: `http://localhost:${port}/${path}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
});
const send = (to: ReturnType<typeof device>) =>
  webPushSender(
    VAPID,
    (...report) => reports.push(report),
    () => NOW,
  ).send(to, { id: ID, unread: 3, home: 'https://example.org/pwa' });

test('a device gets an encrypted message with VAPID, TTL and urgency', async () => {
  expect(await send(device('one'))).toEqual({ is: 'sent' });
  expect(received).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({
    ttl: '86400',
    urgency: 'high',
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=ey/),
  });
  expect(received[0]?.bytes).toBeGreaterThan(60);
  expect(reports).toEqual([]);
});

test.each([404, 410])('a device the service no longer knows (%i) is gone', async (status) => {
  answer = { status };
  expect([await send(device('gone')), reports]).toEqual([{ is: 'gone' }, []]);
});

test.each([
  [{ status: 500 }, { is: 'later' }],
  [{ status: 429 }, { is: 'later' }],
  [
    { status: 429, headers: { 'retry-after': '120' } },
    { is: 'later', notBefore: new Date('2026-03-02T09:02:00.000Z') },
  ],
  [
    { status: 503, headers: { 'retry-after': 'Mon, 02 Mar 2026 09:30:00 GMT' } },
    { is: 'later', notBefore: new Date('2026-03-02T09:30:00.000Z') },
  ],
  [{ status: 503, headers: { 'retry-after': 'soon' } }, { is: 'later' }],
  [{ status: 403 }, { is: 'refused' }],
  [{ status: 413 }, { is: 'refused' }],
])('%j is taken for what it says, and reported by the host alone', async (said, outcome) => {
  answer = said;
  expect(await send(device('secret-path'))).toEqual(outcome);
  expect(reports).toHaveLength(1);
  expect(JSON.stringify(reports)).not.toContain('-path');
});

test('a service that is not there is asked again later', async () => {
  expect(await send(device('unreachable-path', 9))).toEqual({ is: 'later' });
  expect(reports).toHaveLength(1);
  expect(JSON.stringify(reports)).not.toContain('-path');
});
