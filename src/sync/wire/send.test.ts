import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { systemTimer, type Timer } from '../../replica/store/within.ts';
import { kySend } from './ky-send.ts';
import { fetchSend } from './send.ts';
import { createTransport } from './transport.ts';

const closing: (() => void)[] = [];
/** Connections to the server. */
let open: () => Promise<number>;
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serverOf(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  open = () => new Promise((resolve) => server.getConnections((_, count) => resolve(count)));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const READ = ['notification.read-all', { userId: 'mia', upTo: '2026-11-20T04:26:00.000Z' }] as const;
const json = { 'content-type': 'application/json' };

describe.each([
  ['ky', kySend],
  ['fetch', fetchSend],
])('by %s', (_, sendBy) => {
  const transportTo = async (listener: RequestListener, timeoutMs: number, timer: Timer = systemTimer) =>
    createTransport({
      calls,
      origin: await serverOf(listener),
      send: sendBy(timeoutMs),
      now: Date.now,
      timer,
    });

  it('W7 a server that says nothing is no answer, and its connection is given up', async () => {
    const transport = await transportTo(() => undefined, 200);
    expect(await transport(...READ, { token: 'token' })).toEqual({ kind: 'none', reason: 'TimeoutError' });
    await expect.poll(open).toBe(0);
  });

  it('W7 an answer that has begun in time may take its own time', async () => {
    const timeoutMs = 300;
    const transport = await transportTo((_, answer) => {
      answer.writeHead(200, json).write('{"data":{"unread":');
      setTimeout(() => answer.end('3},"changes":[]}'), 2 * timeoutMs);
    }, timeoutMs);
    expect(await transport(...READ, { token: 'token' })).toMatchObject({
      kind: 'answer',
      data: { unread: 3 },
    });
  });

  it('W7 one of which nothing more comes is none, and its connection is given up', async () => {
    const rings: (() => void)[] = [];
    const transport = await transportTo(
      (_, answer) => void answer.writeHead(200, json).write('{"data":{"unread":'),
      5_000,
      (_, ring) => {
        rings.push(ring);
        return () => void rings.splice(rings.indexOf(ring), 1);
      },
    );
    const asked = transport(...READ, { token: 'token' });
    await expect.poll(() => rings.length).toBe(1);
    rings[0]?.();
    expect(await asked).toEqual({ kind: 'none', reason: 'TimeoutError' });
    await expect.poll(open).toBe(0);
  });

  it('a question that was given up is none, before it is sent and while its answer comes', async () => {
    let asked = 0;
    const given = new AbortController();
    const transport = await transportTo((_, answer) => {
      asked += 1;
      answer.writeHead(200, json).write('{"data":');
      given.abort();
    }, 60_000);
    const ask = () => transport(...READ, { token: 'token', signal: given.signal });
    expect(await ask()).toEqual({ kind: 'none', reason: 'AbortError' });
    expect(await ask()).toEqual({ kind: 'none', reason: 'AbortError' });
    expect(asked).toBe(1);
  });
});

it.each([
  ['had no network when it began and when it failed', [true, true], true],
  ['had one in between', [true, false], undefined],
  ['had one when it began', [false, true], undefined],
])('W11.7 whether a request of a browser has surely not left that %s', async (_, said, stayed) => {
  const answers = [...said];
  const transport = createTransport({
    calls,
    origin: '',
    send: () => Promise.reject(new TypeError('Failed to fetch')),
    now: Date.now,
    timer: systemTimer,
    offline: () => answers.shift() as boolean,
  });
  const outcome = await transport(...READ, { token: 'token' });
  expect(outcome).toEqual({ kind: 'none', reason: 'TypeError', ...(stayed && { stayed }) });
});
