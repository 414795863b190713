import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { company, publishedJob, seeker } from '../testing/people.ts';
import { openMigrated } from '../testing/pglite-template.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { installKnownRoutes } from './known-routes.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp(openMigrated, { floodLimits: { address: 60, token: 20 } });
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
