import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installErrors } from './errors.ts';
import { installLoopbackOnly } from './loopback-only.ts';

test('only requests that name this machine are answered', async () => {
  const app = Fastify();
  installErrors(app, () => {});
  installLoopbackOnly(app);
  app.get('/', async () => 'ok');
  const statusFor = async (host: string) => (await app.inject({ url: '/', headers: { host } })).statusCode;
  for (const host of ['localhost', 'localhost:4400', '127.0.0.1:4400', '[::1]:4400'])
    expect(await statusFor(host)).toBe(200);
  for (const host of ['evil.example:4400', 'localhost.evil.example', '192.168.1.5'])
    expect(await statusFor(host)).toBe(403);
});
