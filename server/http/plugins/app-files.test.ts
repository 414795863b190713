import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installAppFiles } from './app-files.ts';
import { installCompression } from './compression.ts';
import { installSecurityHeaders } from './security-headers.ts';

const route = (name: string) => `src/routes/${name}.tsx?tsr-split=component---loader`;
const CHUNKS = {
  'index.html': { file: 'assets/main.js', imports: ['_react'] },
  _react: { file: 'assets/react.js' },
  _list: { file: 'assets/list.js', imports: ['_react'] },
  'locales/de_DE/app.po': { file: 'assets/de.js' },
  'locales/en_US/app.po': { file: 'assets/en.js' },
  [route('index')]: { file: 'assets/start.js', imports: ['_list'] },
  '_alone-register-en_US-abc.js': { file: 'assets/alone-register.js' },
  [route('pwa')]: { file: 'assets/pwa.js', imports: ['_react'] },
  [route('pwa.index')]: { file: 'assets/market.js', imports: ['_list'] },
  [route('pwa.$jobId')]: { file: 'assets/job.js' },
  [route('pwa.chat')]: { file: 'assets/chat.js' },
  [route('sites.$webpageId')]: { file: 'assets/site.js' },
};

const CODE = '<script type="module" crossorigin src="/assets/main.js"></script>';
const LINK = '<link rel="stylesheet" crossorigin href="/assets/style-abc123.css">';
const FACE = "@font-face{font-family:'Hanken';src:url(/assets/hanken.woff2)}";
const STAND_IN = "@font-face{font-family:'Stand-in';src:local('Arial')}";
const BEFORE = 'document.documentElement.dataset.begun = 1;';
const PAGE = `<!doctype html>\n<html lang="en-US" dir="ltr"><title>Zusage</title><link
  rel="preload" href="/assets/hanken.woff2" as="font" crossorigin
/><script src="/before-paint.js"></script>${CODE}${LINK}${' '.repeat(2000)}<div id="root"></div>`;

let folder: string;
let kept: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zusage-dist-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'before-paint.js'), `${BEFORE}\n`);
  writeFileSync(join(folder, 'assets', 'style-abc123.css'), `${FACE}${STAND_IN}p{margin:0}`);
  writeFileSync(join(folder, 'icon-192.png'), 'x');
  writeFileSync(join(folder, 'sw.js'), 'self.skipWaiting();');
  writeFileSync(join(folder, '.built'), 'x');
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, '.vite', 'manifest.json'), JSON.stringify(CHUNKS));
  mkdirSync(join(folder, '.first-paint'));
  writeFileSync(join(folder, '.first-paint', 'start.de_DE.html'), '<h1>Jobs, die antworten.</h1>');
  writeFileSync(join(folder, '.first-paint', 'login.en_US.html'), '<h1>Sign in</h1>');
  writeFileSync(join(folder, '.first-paint', 'register-user.en_US.html'), '<h1>Create an account</h1>');
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), `console.log('${'x'.repeat(3000)}');`);
  kept = mkdtempSync(join(tmpdir(), 'zusage-kept-'));
  writeFileSync(join(kept, 'main-old999.js'), 'old');
  writeFileSync(join(kept, '.versions.json'), '[]');
  for (const path of [join(folder, 'assets', 'packed-abc123.js'), join(kept, 'packed-old999.js')]) {
    writeFileSync(path, `plain ${basename(path)}`);
    // Not the same text: whoever compresses again, or anew, is found out.
    writeFileSync(`${path}.br`, brotliCompressSync(`packed ${basename(path)}`));
  }
  app = Fastify();
  await installSecurityHeaders(app, { production: true, hostedIdentity: true });
  await installCompression(app);
  await installAppFiles(app, {
    appFolder: folder,
    assetsFolder: kept,
    isThere: async (parts) => !['gone', 'unknown'].some((name) => Object.values(parts).includes(name)),
    movedTo: async (path) => (path === '/old' ? '/pwa/chat' : undefined),
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
  rmSync(kept, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
const page = { accept: 'text/html,*/*' };

test('hashed files are kept for ever, the page and the worker are asked for each time', async () => {
  expect((await get('/assets/main-abc123.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  // Of a version before this one, for a page that was opened then.
  const old = await get('/assets/main-old999.js');
  expect([old.statusCode, old.body, old.headers['cache-control']]).toEqual([
    200,
    'old',
    'public, max-age=31536000, immutable',
  ]);
  // It has no hash, and a browser asks for it all the time.
  expect((await get('/icon-192.png')).headers['cache-control']).toBe('public, max-age=86400');
  for (const url of ['/', '/index.html', '/sw.js']) {
    const response = await get(url);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-cache']);
  }
});

const ANYTHING = [page, { accept: '*/*' }, {}];

test.each([
  ['/pwa', 200],
  ['/pwa/chat', 200],
  ['/pwa/0198?x=1', 200],
  ['/pwa/gone', 404],
  ['/pwa/chat/more', 404],
  ['/sites/imprint', 200],
  ['/sites/unknown', 404],
  ['/nowhere?x=1', 404],
  ['/.well-known/security', 404],
])(
  '%s is the page with status %d, for browsers and for clients that accept anything',
  async (url, status) => {
    for (const headers of ANYTHING) {
      const response = await get(url, headers);
      expect([response.statusCode, response.headers['content-type'], response.body]).toEqual([
        status,
        'text/html; charset=utf-8',
        PAGE,
      ]);
      expect(response.headers['cache-control']).toBe('no-cache');
      expect((await app.inject({ method: 'HEAD', url, headers })).statusCode).toBe(status);
    }
  },
);

test('a path that has moved leads on, and what is no page is an error for programs', async () => {
  const moved = await get('/old');
  expect([moved.statusCode, moved.headers.location]).toEqual([302, '/pwa/chat']);
  for (const [url, headers] of [
    ['/assets/gone-1.js', { accept: '*/*' }],
    ['/favicon.ico', { accept: '*/*' }],
    ['/nowhere', { accept: 'application/json' }],
    ['/picture', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
  ] as const) {
    const { statusCode, headers: sent } = await get(url, headers);
    expect([statusCode, sent['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  }
  expect((await get('/assets/gone-1.js')).statusCode).toBe(404);
  expect((await get('/api/nothing', page)).json().error.code).toBe('route_unknown');
  expect((await app.inject({ method: 'POST', url: '/pwa', headers: page })).statusCode).toBe(404);
});

test.each([
  ['/', 'en-GB,de;q=0.9', ['en', 'start', 'list']],
  ['/pwa', 'en', ['en', 'pwa', 'market', 'list']],
  ['/pwa/0198?x=1', 'fr', ['en', 'pwa', 'job']],
  ['/nowhere', 'de', ['de']],
])(
  'the page at %s names its texts (%s) and its screen, and nothing it has by itself',
  async (url, accepted, names) => {
    const { headers } = await get(url, { ...page, 'accept-language': accepted });
    const links = names.map((name) => `</assets/${name}.js>; rel=modulepreload; crossorigin`);
    expect(String(headers.link).split(', ').toSorted()).toEqual(links.toSorted());
    expect(headers.vary).toContain('accept-language');
  },
);

test('a page that strangers come to is sent with what the build has painted of it, in their language', async () => {
  const german = await get('/', { ...page, 'accept-language': 'de-AT,en;q=0.5' });
  expect(german.body).toContain('<div id="root"><h1>Jobs, die antworten.</h1></div>');
  expect(german.body).toContain('<html lang="de-DE" dir="ltr">');
  // Its code is set aside until it is seen, and fetched meanwhile, with what its screen needs.
  const [before = '', code = ''] = german.body.split('<template id="app-code">');
  expect(before).not.toContain('type="module"');
  expect(code).toContain(CODE);
  for (const name of ['de', 'start', 'list'])
    expect(before).toContain(`<link rel="modulepreload" crossorigin href="/assets/${name}.js">`);
  expect(german.headers.link).toBeUndefined();
  expect([german.headers['cache-control'], german.headers['content-type']]).toEqual([
    'no-cache',
    'text/html; charset=utf-8',
  ]);
  expect(german.headers.vary).toContain('accept-language');
  expect((await get('/login?to=%2Fpwa', page)).body).toContain('<h1>Sign in</h1>');
  const register = await get('/register?mode=user', page);
  expect(register.body).toContain('<h1>Create an account</h1>');
  expect(register.body).toContain('href="/assets/alone-register.js"');
  // Of these the build has painted nothing.
  for (const url of ['/', '/pwa', '/index.html', '/register?mode=company'])
    expect((await get(url, { ...page, 'accept-language': 'en' })).body).toBe(PAGE);
  const again = await get('/', {
    ...page,
    'accept-language': 'de',
    'if-none-match': String(german.headers.etag),
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('all that is seen of such a page stands in it, under a policy that lets in no more than that', async () => {
  const { body, headers } = await get('/', { ...page, 'accept-language': 'de' });
  expect(body.match(/<(?:script|link|style|noscript)\b.*?(?=>)/g)).toEqual([
    '<script',
    '<style',
    '<style id="web-font" media="not all"',
    '<link disabled rel="stylesheet" crossorigin href="/assets/style-abc123.css"',
    '<noscript',
    '<link rel="stylesheet" crossorigin href="/assets/style-abc123.css"',
    ...['de', 'start', 'list'].map(
      (name) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js"`,
    ),
    '<script type="module" crossorigin src="/assets/main.js"',
  ]);
  expect(body).toContain(`<script>${BEFORE}</script><style>${STAND_IN}p{margin:0}</style>`);
  expect(body).toContain(`media="not all">${FACE}</style>`);
  const policy = String(headers['content-security-policy']);
  const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  expect(policy.split(';')).toContain(`script-src 'self' ${sourceOf(BEFORE)}`);
  expect(policy.split(';')).toContain(
    `style-src 'self' ${sourceOf(`${STAND_IN}p{margin:0}`)} ${sourceOf(FACE)}`,
  );
  // And of any other page no more than before.
  const other = String((await get('/pwa', page)).headers['content-security-policy']);
  expect(other).not.toContain('sha256');
});

test('nothing outside the folder and no hidden file is served', async () => {
  for (const url of [
    '/.built',
    '/.first-paint/start.de_DE.html',
    '/assets/.versions.json',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
  ])
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
});

test('texts are compressed with brotli', async () => {
  const response = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip, br' });
  expect(response.headers['content-encoding']).toBe('br');
  expect(response.rawPayload.length).toBeLessThan(500);
});

test('what the build has compressed is sent as it is, of a version before as well', async () => {
  const asked = { 'accept-encoding': 'gzip, br' };
  for (const name of ['packed-abc123.js', 'packed-old999.js']) {
    const packed = await get(`/assets/${name}`, asked);
    expect(packed.statusCode).toBe(200);
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
      'cache-control': expect.stringContaining('immutable'),
      vary: expect.stringMatching(/accept-encoding/i),
    });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(`packed ${name}`);
    const plain = await get(`/assets/${name}`, { 'accept-encoding': 'identity' });
    expect([plain.headers['content-encoding'], plain.payload]).toEqual([undefined, `plain ${name}`]);
  }
});

test('every page carries the content policy, strict transport in production only', async () => {
  const { headers } = await get('/', page);
  const policy = String(headers['content-security-policy']);
  for (const part of [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ])
    expect(policy.split(';')).toContain(part);
  expect(policy).not.toContain('unsafe');
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  const local = Fastify();
  await installSecurityHeaders(local, { production: false, hostedIdentity: false });
  local.get('/', async () => 'x');
  const plain = (await local.inject('/')).headers;
  expect(plain['strict-transport-security']).toBeUndefined();
  expect(plain['content-security-policy']).toContain("connect-src 'self';");
});
