import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installCompression } from './compression.ts';
import { installEtag } from './etag.ts';

const app = Fastify();
let team = ['Lale'];
beforeAll(async () => {
  installEtag(app);
  await installCompression(app);
  app.get('/api/team', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ data: team }),
  );
  app.get('/api/sync', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ data: team }),
  );
  app.get('/api/webpage/:webpageId', async (_request, reply) => reply.code(404).send({ error: {} }));
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test('a cacheable answer carries a tag of its content, and is asked about before each use', async () => {
  const { headers, statusCode } = await get('/api/team');
  expect(statusCode).toBe(200);
  expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(headers['cache-control']).toBe('private, no-cache');
});

test('whoever holds the same gets 304 without content; other content has another tag', async () => {
  const { headers } = await get('/api/team');
  const etag = headers.etag as string;
  for (const held of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
    const kept = await get('/api/team', { 'if-none-match': held });
    expect([kept.statusCode, kept.body, kept.headers.etag]).toEqual([304, '', etag]);
    expect(kept.headers['content-length'] ?? '0').toBe('0');
  }
  expect((await get('/api/team', { 'if-none-match': '"other"' })).statusCode).toBe(200);
  team = ['Lale', 'Tomasz'];
  const changed = await get('/api/team', { 'if-none-match': etag });
  expect([changed.statusCode, changed.headers.etag === etag]).toEqual([200, false]);
});

test('the tag is one of the content, however it is packed', async () => {
  team = Array.from({ length: 200 }, (_, index) => `Somebody ${index}`);
  const plain = await get('/api/team');
  const packed = await get('/api/team', { 'accept-encoding': 'br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers.etag).toBe(plain.headers.etag);
  const kept = await get('/api/team', {
    'accept-encoding': 'br',
    'if-none-match': plain.headers.etag as string,
  });
  expect([kept.statusCode, kept.headers['content-encoding']]).toEqual([304, undefined]);
});

test('other calls, and refusals, carry none', async () => {
  const sync = await get('/api/sync');
  expect([sync.headers.etag, sync.headers['cache-control']]).toEqual([undefined, 'no-store']);
  expect((await get('/api/webpage/none')).headers.etag).toBeUndefined();
});
