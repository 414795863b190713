import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { installStopping } from './stopping.ts';

/** An app with an answer that waits, and one that has begun and waits for its end. */
async function slowApp() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  const isStopping = installStopping(app);
  let goOn = (): void => {};
  const going = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  let arrived = (): void => {};
  const here = new Promise<void>((resolve) => {
    arrived = resolve;
  });
  app.get('/waits', async () => {
    arrived();
    await going;
    return 'answered';
  });
  const body = new PassThrough();
  app.get('/begun', (_request, reply) => reply.send(body));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string) =>
    new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1', path, agent }, resolve));
  return { app, isStopping, ask, here, goOn, body, agent };
}

test('a request that is under way on a kept connection is answered, and the stop ends with it', async () => {
  const { app, isStopping, ask, here, goOn, agent } = await slowApp();
  const asked = ask('/waits');
  await here;
  expect(isStopping()).toBe(false);
  const closed = app.close();
  await expect.poll(isStopping).toBe(true);
  goOn();
  const answer = await asked;
  expect([answer.statusCode, answer.headers.connection, await text(answer)]).toEqual([
    200,
    'close',
    'answered',
  ]);
  await closed;
  agent.destroy();
});

test('so is an answer that had begun', async () => {
  const { app, isStopping, ask, body, agent } = await slowApp();
  body.write('one ');
  const answer = await ask('/begun');
  expect(answer.headers.connection).toBe('keep-alive');
  const closed = app.close();
  await expect.poll(isStopping).toBe(true);
  body.end('two');
  expect(await text(answer)).toBe('one two');
  await closed;
  agent.destroy();
});
