import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { ProofFailure } from '../../../contract/entities/creator.ts';
import { fetchPage, type PageOptions } from './fetch-page.ts';
import { PageFailure } from './page-failure.ts';
import { isPublicAddress } from './public-address.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** A server on this machine; its origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const html =
  (text: string): RequestListener =>
  (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);

/** Why a page was not read. */
async function failureOf(url: string, options: Partial<PageOptions> = {}): Promise<ProofFailure | 'read'> {
  try {
    await fetchPage(url, { userAgent: 'test', ...options });
    return 'read';
  } catch (error) {
    if (error instanceof PageFailure) return error.reason;
    throw error;
  }
}

describe('public addresses', () => {
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '127.0.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.8',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2001:db8::1',
    '2001::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd12:3456::1',
    'fe80::1',
    'fe80::1%eth0',
    'ff02::1',
    'localhost',
    '',
  ])('%s is none', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['1.1.1.1', '8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
    '%s is one',
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );
});

describe('a page inside a network is refused', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://017700000001/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://10.1.2.3/',
    'https://169.254.169.254/latest/meta-data',
    'https://192.168.0.1/',
    'https://localhost/',
    'http://example.org/',
    'https://example.org:8443/',
    'ftp://example.org/',
    'file:///etc/passwd',
  ])('%s', async (url) => {
    expect(await failureOf(url)).toBe('address_refused');
  });

  it.each([['127.0.0.1'], ['::1'], ['10.0.0.7'], ['169.254.169.254'], ['fd00::1']])(
    'a name that means %s',
    async (address) => {
      expect(await failureOf('https://innocent.example/', { resolve: async () => [address] })).toBe(
        'address_refused',
      );
    },
  );

  it('a name that means a public address and one inside', async () => {
    const resolve = async () => ['93.184.216.34', '127.0.0.1'];
    expect(await failureOf('https://innocent.example/', { resolve })).toBe('address_refused');
  });

  it.each([
    'https://127.0.0.1/',
    'https://10.0.0.1/x',
    'https://[::1]/',
    'http://localhost:1/',
    '//169.254.169.254/',
  ])('a redirect to %s', async (location) => {
    const origin = await serve((_request, response) => response.writeHead(302, { location }).end());
    expect(await failureOf(origin, { allowOrigins: [origin] })).toBe('address_refused');
  });

  it('connects to the address that was checked, whatever the name means a moment later', async () => {
    const origin = await serve(html('inside'));
    const port = new URL(origin).port;
    const meanings = [['127.0.0.1'], ['10.0.0.1']];
    const options = {
      userAgent: 'test',
      allowOrigins: [`http://rebound.example:${port}`],
      resolve: async () => meanings.shift() ?? [],
    };
    expect(await fetchPage(`http://rebound.example:${port}/`, options)).toBe('inside');
    expect(meanings).toHaveLength(1);
  });
});

describe('what a page’s server may do', () => {
  it('gives its text, unpacked', async () => {
    const origin = await serve((_request, response) =>
      response
        .writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
        .end(gzipSync('Grüße, zusage-1')),
    );
    expect(await fetchPage(origin, { userAgent: 'test', allowOrigins: [origin] })).toBe('Grüße, zusage-1');
  });

  it('leads on, but not for ever', async () => {
    const origin = await serve((request, response) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) html('there')(request, response);
      else response.writeHead(301, { location: `/${left - 1}` }).end();
    });
    const options = { userAgent: 'test', allowOrigins: [origin] };
    expect(await fetchPage(`${origin}/3`, options)).toBe('there');
    expect(await failureOf(`${origin}/4`, options)).toBe('too_many_redirects');
  });

  it.each([
    ['page_missing', 404, 'text/html'],
    ['page_missing', 410, 'text/html'],
    ['unreachable', 500, 'text/html'],
    ['unreachable', 403, 'text/html'],
    ['not_text', 200, 'image/png'],
    ['not_text', 200, undefined],
  ] as const)('%s: it answers %s with %s', async (reason, status, type) => {
    const origin = await serve((_request, response) =>
      response.writeHead(status, type ? { 'content-type': type } : {}).end('x'),
    );
    expect(await failureOf(origin, { allowOrigins: [origin] })).toBe(reason);
  });

  const limits = { timeoutMs: 5_000, maxBytes: 10_000, redirects: 3 };

  it.each([
    ['says so', { 'content-length': '20000' }, Buffer.alloc(20_000)],
    ['does not say so', { 'transfer-encoding': 'chunked' }, Buffer.alloc(20_000)],
    ['packs it', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(5_000_000))],
  ])('too_large: it sends too much and %s', async (_how, headers, body) => {
    const origin = await serve((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body),
    );
    expect(await failureOf(origin, { allowOrigins: [origin], limits })).toBe('too_large');
  });

  it.each([
    ['never answers', () => {}],
    [
      'never ends',
      (_request: unknown, response: Parameters<RequestListener>[1]) => {
        response.writeHead(200, { 'content-type': 'text/html' }).write('a');
      },
    ],
  ])('timeout: it %s', async (_how, listener) => {
    const origin = await serve(listener as RequestListener);
    const short = { ...limits, timeoutMs: 60 };
    expect(await failureOf(origin, { allowOrigins: [origin], limits: short })).toBe('timeout');
  });

  it('timeout: its name is never resolved', async () => {
    const resolve = () => new Promise<string[]>(() => {});
    expect(await failureOf('https://slow.example/', { resolve, limits: { ...limits, timeoutMs: 60 } })).toBe(
      'timeout',
    );
  });

  it('unreachable: its name means nothing, or nobody is there', async () => {
    expect(await failureOf('https://nowhere.example/', { resolve: async () => [] })).toBe('unreachable');
    const resolve = () => Promise.reject(new Error('ENOTFOUND'));
    expect(await failureOf('https://nowhere.example/', { resolve })).toBe('unreachable');
    const gone = 'http://127.0.0.1:1';
    expect(await failureOf(gone, { allowOrigins: [gone] })).toBe('unreachable');
  });
});
