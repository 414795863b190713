import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { Timer } from '../../replica/store/within.ts';
import type { Bytes } from './body.ts';
import { kySend } from './ky-send.ts';
import { createMarketFiles } from './market-files.ts';
import { fetchSend, type Send } from './send.ts';

const HASH = 'a'.repeat(64);
const MANIFEST = { bucket: 'market', epoch: 'e', run: 3, at: '2026-11-20T04:26:00.000Z', cells: [] };
const json = { 'content-type': 'application/json' };

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Rings by hand. */
function scene(rings: (() => void)[] = []) {
  const timer: Timer = (_, ring) => {
    rings.push(ring);
    return () => void rings.splice(rings.indexOf(ring), 1);
  };
  const filesFrom = async (listener: RequestListener, send: Send) => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    closing.push(() => {
      server.closeAllConnections();
      server.close();
    });
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return createMarketFiles({ origin, send, now: Date.now, timer });
  };
  return { filesFrom, rings };
}

const textOf = async (bytes: Bytes) => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
};
const going = () => ({ reload: false, signal: new AbortController().signal });

describe.each([
  ['ky', kySend(5_000)],
  ['fetch', fetchSend(5_000)],
])('R10.1 the market’s files by %s', (_, send) => {
  it('needs no token: a manifest by its bucket, a file by its hash', async () => {
    const asked: string[] = [];
    const files = await scene().filesFrom((request, answer) => {
      asked.push(`${request.url} ${request.headers.authorization ?? 'nobody'}`);
      if (request.url?.includes('manifest')) answer.writeHead(200, json).end(JSON.stringify(MANIFEST));
      else answer.writeHead(200).end('a line\n');
    }, send);
    expect(await files.readManifest('market:14')).toMatchObject({ kind: 'answer', data: MANIFEST });
    const file = await files.readSegment(HASH, going());
    expect(file.kind === 'answer' && (await textOf(file.data))).toBe('a line\n');
    expect(asked).toEqual(['/api/market/manifest/market%3A14 nobody', `/api/market/segment/${HASH} nobody`]);
  });

  it.each([
    [
      'a page of somebody else',
      (answer: Parameters<RequestListener>[1]) => answer.writeHead(200).end('<html>'),
    ],
    [
      'a redirect',
      (answer: Parameters<RequestListener>[1]) => answer.writeHead(302, { location: '/' }).end(),
    ],
  ])('takes %s for no manifest', async (_name, tell) => {
    const files = await scene().filesFrom((_request, answer) => void tell(answer), send);
    expect((await files.readManifest('market')).kind).toBe('none');
  });

  it('says where there is no such file', async () => {
    const body = { error: { code: 'not_found', message: '' } };
    const files = await scene().filesFrom(
      (_request, answer) => void answer.writeHead(404, json).end(JSON.stringify(body)),
      send,
    );
    expect(await files.readSegment(HASH, going())).toMatchObject({
      kind: 'failure',
      failure: { status: 404 },
    });
  });

  it('R7.3 a file that falls silent breaks off', async () => {
    const { filesFrom, rings } = scene();
    const files = await filesFrom((_request, answer) => void answer.writeHead(200).write('half a l'), send);
    const file = await files.readSegment(HASH, going());
    if (file.kind !== 'answer') throw new Error('there is an answer');
    const iterator = file.data[Symbol.asyncIterator]();
    expect(Buffer.from((await iterator.next()).value as Uint8Array).toString()).toBe('half a l');
    const next = iterator.next();
    await expect.poll(() => rings.length).toBe(1);
    rings[0]?.();
    await expect(next).rejects.toThrow();
  });

  it('one that is not needed any more is given up', async () => {
    const ending = new AbortController();
    const files = await scene().filesFrom(() => ending.abort(), send);
    expect((await files.readSegment(HASH, { reload: false, signal: ending.signal })).kind).toBe('none');
  });
});
