import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../../contract/calls.ts';
import { company, publishedJob, seeker } from '../../testing/people.ts';
import { openMigrated } from '../../testing/pglite-template.ts';
import { type TestApp, testApp } from '../../testing/test-app.ts';
import { installKnownRoutes } from './known-routes.ts';
import type { AccessLine } from './observe.ts';

let t: TestApp;
const lines: AccessLine[] = [];
beforeAll(async () => {
  t = await testApp(openMigrated, {
    floodLimits: { address: 60, token: 20, pages: 30 },
    accessLog: (line) => lines.push(line),
  });
});
afterAll(() => t.close());

test('the OpenAPI document has every call, and the page for people shows it', async () => {
  const document = (await t.app.inject('/api/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((item) =>
    Object.values(item).map((operation) => operation.operationId),
  );
  for (const name of Object.keys(calls)) expect(operations).toContain(name);
  const page = await t.app.inject('/api/docs/');
  expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
    200,
    expect.stringContaining("script-src 'self'"),
  ]);
  expect(page.headers['content-security-policy']).not.toContain('unsafe-eval');
});

test('a route that the contract does not know keeps the server from starting', async () => {
  const app = Fastify();
  installKnownRoutes(app);
  expect(() => app.get('/api/secret', async () => 'x')).toThrow(
    /GET \/api\/secret is neither a call of the contract/,
  );
  expect(() => app.post('/api/health', async () => 'x')).toThrow(/POST/);
  app.get('/api/health', async () => 'x');
  await app.close();
});

test('metrics name routes and codes, never people, and are for this machine only', async () => {
  await seeker(t, 'jana-k');
  await t.call('jana-k', 'user.get', { userId: 'jana-k' });
  await t.call('jana-k', 'user.get', { userId: 'somebody' });
  const { body } = await t.app.inject('/api/metrics');
  expect(body).toContain(
    'zusage_request_seconds_count{route="/api/user/:userId",method="GET",status="200"} 1',
  );
  expect(body).toContain('zusage_refusals_total{code="not_allowed"} 1');
  expect(body).not.toContain('jana-k');
  const forwarded = await t.app.inject({ url: '/api/metrics', headers: { 'x-forwarded-for': '127.0.0.1' } });
  const remote = await t.app.inject({ url: '/api/metrics', remoteAddress: '203.0.113.9' });
  expect([forwarded.statusCode, remote.statusCode]).toEqual([404, 404]);
});

test('health tells live and ready', async () => {
  const answers = await Promise.all(
    ['', '/live', '/ready'].map((path) => t.app.inject(`/api/health${path}`)),
  );
  expect(answers.map((answer) => [answer.statusCode, answer.json().data])).toEqual([
    [200, { live: true, ready: true }],
    [200, { live: true }],
    [200, { live: true, ready: true }],
  ]);
});

test('a flood from one token is held off with Retry-After, while others are served', async () => {
  await seeker(t, 'flooder');
  const ask = (uid: string, remoteAddress: string) =>
    t.app.inject({
      url: `/api/user/${uid}`,
      headers: { authorization: `Bearer ${uid}` },
      remoteAddress,
    });
  const answers = [];
  for (let i = 0; i < 25; i++) answers.push(await ask('flooder', '198.51.100.1'));
  const refused = answers.filter((answer) => answer.statusCode === 429);
  expect(refused.length).toBeGreaterThanOrEqual(5);
  expect(refused[0]?.json().error).toMatchObject({ code: 'too_many_requests' });
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask('jana-k', '198.51.100.2')).statusCode).toBe(200);
});

test('a flood from one address is held off whatever tokens it shows', async () => {
  const statuses = [];
  for (let i = 0; i < 65; i++)
    statuses.push((await t.app.inject({ url: '/api/config', remoteAddress: '198.51.100.7' })).statusCode);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
});

test('a flood of what is drawn for strangers is held off; files and what robots may do are not', async () => {
  const refused = async (url: string, remoteAddress: string) => {
    const answers = [];
    for (let i = 0; i < 35; i++) answers.push(await t.app.inject({ url, remoteAddress }));
    return answers.filter(
      ({ statusCode, headers }) => statusCode === 429 && Number(headers['retry-after']) > 0,
    ).length;
  };
  const drawn = [
    '/jobs',
    '/jobs?q=baker',
    '/jobs/feed.xml',
    '/sitemap.xml',
    '/og/zusage.png',
    '/creators/none',
  ];
  for (const [i, url] of drawn.entries()) expect(await refused(url, `198.51.100.${50 + i}`)).toBe(5);
  // One count for all of them.
  expect(await refused('/jobs/feed.rss', '198.51.100.50')).toBe(35);
  expect(await refused('/robots.txt', '198.51.100.50')).toBe(0);
  expect(await refused('/nowhere.js', '198.51.100.50')).toBe(0);
});

test('all addresses of one line are one, whether IPv6 or with the port of a connection', async () => {
  const refused = async (addressOf: (i: number) => string) => {
    const statuses = [];
    for (let i = 0; i < 65; i++)
      statuses.push((await t.app.inject({ url: '/api/config', remoteAddress: addressOf(i) })).statusCode);
    return statuses.filter((status) => status === 429).length;
  };
  expect(await refused((i) => `2001:db8:1:2::${(i + 1).toString(16)}`)).toBe(5);
  expect(await refused((i) => `198.51.100.9:${4000 + i}`)).toBe(5);
  expect(await refused((i) => `2001:db8:2:${i.toString(16)}::1`)).toBe(0);
});

/** Refused requests of 65, each of which says it was forwarded for an address of its own. */
async function floodForwarded(of: TestApp, remoteAddress: string): Promise<number> {
  const statuses = [];
  for (let i = 0; i < 65; i++) {
    const headers = { 'x-forwarded-for': `203.0.113.${i}` };
    statuses.push((await of.app.inject({ url: '/api/config', remoteAddress, headers })).statusCode);
  }
  return statuses.filter((status) => status === 429).length;
}

test('an address that a stranger says it forwards for is not believed', async () => {
  expect(await floodForwarded(t, '198.51.100.20')).toBe(5);
});

test('behind a trusted proxy the address it forwards for is counted, and what stands before that is not', async () => {
  const behind = await testApp(openMigrated, {
    floodLimits: { address: 60, token: 20, pages: 30 },
    trustedProxies: 1,
  });
  try {
    expect(await floodForwarded(behind, '198.51.100.20')).toBe(0);
    const statuses = [];
    for (let i = 0; i < 65; i++) {
      const headers = { 'x-forwarded-for': `203.0.113.${i}, 192.0.2.1` };
      statuses.push((await behind.app.inject({ url: '/api/config', headers })).statusCode);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  } finally {
    await behind.close();
  }
});

test('a line of the access log names the route’s pattern, never an id, a token or a query', async () => {
  await seeker(t, 'lena-q');
  lines.length = 0;
  const uuid = '018f2b6e-1111-7000-8000-000000000001';
  const secret = 'secret-token-of-a-mail';
  const asked = [
    ['/api/user/lena-q?note=secret-query', '/api/user/:userId', 422],
    [`/api/user/export/${uuid}`, '/api/user/export/:exportId', 404],
    [`/api/user/has-lock/${secret}@example.org`, '/api/user/has-lock/:userMail', 200],
    [`/api/mail/unsubscribe?token=${secret}`, '/api/mail/unsubscribe', 200],
    [`/report/objection?token=${secret}`, '/report/objection', 404],
    [`/api/lena-q/${secret}?${uuid}`, 'unknown', 404],
    [`/${secret}/lena-q`, 'unknown', 404],
  ] as const;
  for (const [url] of asked) {
    const headers = { authorization: 'Bearer lena-q', 'user-agent': `Browser ${secret}` };
    await t.app.inject({ url, headers, remoteAddress: '198.51.100.30' });
  }
  expect(lines.map(({ route, status }) => [route, status])).toEqual(
    asked.map(([, route, status]) => [route, status]),
  );
  expect(JSON.stringify(lines)).not.toMatch(/lena|secret|018f2b6e|198\.51\.100|Browser|Bearer/);
});

test('a stored answer is counted as a replay', async () => {
  const { _id } = await company(t, 'owner');
  await publishedJob(t, 'owner', _id);
  const key = '018f2b6e-0000-7000-8000-000000000001';
  const args = { userId: 'owner', upTo: '2026-03-02T09:00:00.000Z' };
  await t.call('owner', 'notification.read-all', args, key);
  await t.call('owner', 'notification.read-all', args, key);
  const { body } = await t.app.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' });
  expect(body).toContain('zusage_replays_total 1');
});
