import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { v7 } from 'uuid';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import type { Database } from '../database/database.ts';
import { openMigrated } from '../testing/pglite-template.ts';
import { webPushSender } from './web-push.ts';

const VAPID = { ...webPush.generateVAPIDKeys(), subject: 'mailto:push@example.org' };

let database: Database;
let service: Server;
let answer = 201;
const received: { headers: IncomingHttpHeaders; bytes: number }[] = [];
const reports: unknown[][] = [];

beforeAll(async () => {
  database = await openMigrated();
  await database.db
    .insertInto('user')
    .values({
      id: 'mia',
      email: 'mia@example.org',
      mode: 'user',
      firstname: 'Mia',
      lastname: 'M',
      gender: null,
      date_of_birth: '1998-01-01',
      guardian: 'none',
      guardian_mail: null,
      created_at: new Date(),
    })
    .execute();
  service = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
    });
    request.on('end', () => {
      received.push({ headers: request.headers, bytes });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, 'localhost', resolve));
});
afterAll(async () => {
  service.close();
  await database.close();
});
beforeEach(() => {
  received.length = 0;
  reports.length = 0;
  answer = 201;
});
afterEach(() => database.db.deleteFrom('push_device').execute());

async function device(path: string, port = (service.address() as AddressInfo).port) {
  const endpoint = `http://localhost:${port}/${path}`;
  const p256dh = createECDH('prime256v1').generateKeys('base64url');
  const auth = randomBytes(16).toString('base64url');
  await database.db
    .insertInto('push_device')
    .values({ endpoint, user_id: 'mia', p256dh, auth, created_at: new Date() })
    .execute();
}

async function notification(): Promise<string> {
  const id = v7();
  await database.db
    .insertInto('notification')
    .values({
      id,
      user_id: 'mia',
      type: 'application_seen',
      ref_type: 'application',
      ref_id: v7(),
      params: '[]',
      created_at: new Date(),
      read_at: null,
    })
    .execute();
  return id;
}

const sender = () => webPushSender(database.db, VAPID, (...report) => reports.push(report));
const devices = async () => (await database.db.selectFrom('push_device').select('endpoint').execute()).length;

test('every device of the person gets an encrypted message with VAPID, TTL and urgency', async () => {
  await device('one');
  await device('two');
  await sender().deliver([await notification()]);
  expect(received).toHaveLength(2);
  expect(received[0]?.headers).toMatchObject({
    ttl: '86400',
    urgency: 'high',
    'content-encoding': 'aes128gcm',
    authorization: expect.stringMatching(/^vapid t=ey/),
  });
  expect(received[0]?.bytes).toBeGreaterThan(60);
  expect(reports).toEqual([]);
});

test('a device remembers when it was last reached, not when it was only tried', async () => {
  await device('healthy');
  const at = new Date('2026-03-02T09:00:00.000Z');
  const reached = async () =>
    (await database.db.selectFrom('push_device').select('last_push_at').executeTakeFirstOrThrow())
      .last_push_at;
  const timed = webPushSender(
    database.db,
    VAPID,
    (...report) => reports.push(report),
    () => at,
  );
  answer = 500;
  await timed.deliver([await notification()]);
  expect(await reached()).toBeNull();
  answer = 201;
  await timed.deliver([await notification()]);
  expect(await reached()).toEqual(at);
});

test.each([404, 410])('a device the service no longer knows (%i) is forgotten', async (status) => {
  await device('gone');
  answer = status;
  await sender().deliver([await notification()]);
  expect([await devices(), reports]).toEqual([0, []]);
});

test('a failing service is reported by its host only, and the device kept', async () => {
  await device('secret-path');
  await device('unreachable-path', 9);
  answer = 500;
  await sender().deliver([await notification(), await notification()]);
  expect(await devices()).toBe(2);
  expect(reports).toHaveLength(4);
  expect(JSON.stringify(reports)).not.toContain('-path');
});

test('a notification that is gone, or nobody’s device, sends nothing', async () => {
  await sender().deliver([v7(), await notification()]);
  expect([received, reports]).toEqual([[], []]);
});
