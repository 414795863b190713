import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { companyUser, company as foundCompany, seeker } from '../../server/testing/people.ts';
import { openMigrated } from '../../server/testing/pglite-template.ts';
import { type TestApp, testApp } from '../../server/testing/test-app.ts';
import type { Timer } from '../../src/replica/store/within.ts';
import { eventStream } from '../../src/sync/pull/event-stream.ts';
import { SILENT_MS } from '../../src/sync/pull/round.ts';
import { createSignals } from '../../src/sync/pull/signals.ts';
import { openRelay, type Relay } from '../harness/relay.ts';
import { listen, signalsContract } from './contract.ts';

// Lines that break take their time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const noAlarm: Timer = () => () => undefined;
const atOnce = { clock: Date.now, random: () => 0.5, rest: async () => undefined };

describe('the event stream of the user API', () => {
  let t: TestApp;
  let relay: Relay;
  let company: string;

  beforeAll(async () => {
    t = await testApp(openMigrated);
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    relay = await openRelay((t.app.server.address() as AddressInfo).port);
    await seeker(t, 'mia');
    const { _id } = await foundCompany(t, 'ben');
    company = `company:${_id}`;
    // Another company, whose bucket is nobody's here.
    await companyUser(t, 'eve');
  });
  afterAll(async () => {
    await relay.close();
    await t.close();
  });

  const device = (uid: string, timer = noAlarm) =>
    createSignals(
      eventStream({
        origin: `http://127.0.0.1:${relay.port}`,
        credentials: async () => ({ uid, token: uid }),
        timer,
      }),
      atOnce,
    );

  signalsContract(() => ({
    device,
    publish: (...buckets) => t.parts.realtime.publish(buckets),
    company,
    relay,
  }));

  test('R7.3 a stream that has fallen silent is given up after a minute, and opened again', async () => {
    const alarms: { ms: number; ring: () => void }[] = [];
    const mia = listen(
      device('mia', (ms, ring) => {
        alarms.push({ ms, ring });
        return () => undefined;
      }),
    );
    const tries = relay.tries();
    // One alarm when it connects, one when the stream says that it is open.
    await expect.poll(() => alarms.length).toBe(2);
    expect(alarms.map(({ ms }) => ms)).toEqual([SILENT_MS, SILENT_MS]);
    alarms.at(-1)?.ring();
    await expect.poll(() => mia.heard).toEqual([null]);
    expect(relay.tries()).toBeGreaterThan(tries);
    mia.stop();
    await mia.over;
  });

  test('a token that is refused is followed by a fresh one, once', async () => {
    const asked: boolean[] = [];
    const signals = createSignals(
      eventStream({
        origin: `http://127.0.0.1:${relay.port}`,
        credentials: async (options) => {
          asked.push(options?.fresh === true);
          return { uid: 'mia', token: asked.length < 4 ? 'expired' : 'mia' };
        },
        timer: noAlarm,
      }),
      atOnce,
    );
    const mia = listen(signals);
    await expect
      .poll(() => {
        t.parts.realtime.publish(['user:mia']);
        return mia.heard;
      })
      .toContain('user:mia');
    expect(asked).toEqual([false, true, false, true]);
    mia.stop();
    await mia.over;
  });
});

test('R7.5 devices whose server ends come back at moments by chance within the time it has said', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n');
    response.end('retry: 40000\n\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const credentials = async () => ({ uid: 'mia', token: 'mia' });
  const rests: number[] = [];
  for (const random of [0, 0.25, 0.75]) {
    const stopped = new AbortController();
    const signals = createSignals(eventStream({ origin, credentials, timer: noAlarm }), {
      clock: Date.now,
      random: () => random,
      rest: async (ms) => {
        rests.push(Math.floor(ms / 10_000));
        stopped.abort();
      },
    });
    await signals.follow(() => undefined, stopped.signal);
  }
  expect(rests).toEqual([0, 1, 3]);
  server.close();
});

test('R7.3 a captive portal that answers everything with a page is no stream', async () => {
  let asked = 0;
  const portal = createServer((_, response) => {
    asked += 1;
    response.writeHead(200, { 'content-type': 'text/html' }).end('data: {"bucket":"market"}\n\n');
  });
  await new Promise<void>((resolve) => portal.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;
  const credentials = async () => ({ uid: 'mia', token: 'mia' });
  const mia = listen(createSignals(eventStream({ origin, credentials, timer: noAlarm }), atOnce));
  await expect.poll(() => asked).toBeGreaterThan(2);
  mia.stop();
  await mia.over;
  expect(mia.heard).toEqual([]);
  portal.close();
});
