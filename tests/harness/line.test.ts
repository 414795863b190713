import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Line, type LineAct, openLine } from './line.ts';

/** Counts what reaches it. */
let reached = 0;
const server = createServer((_request, response) => response.end(`answer ${++reached}`));
let line: Line;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  line = await openLine(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterAll(async () => {
  await line.close();
  server.close();
});

const ask = () => fetch(`${line.origin}/asked`).then((answer) => answer.text());
const set = (act: LineAct) => {
  reached = 0;
  line.act((_method, path) => (path === '/asked' ? act : 'pass'));
};

test('what passes is answered', async () => {
  set('pass');
  expect(await ask()).toBe('answer 1');
});

test('what is refused never reached the server; a lost answer was given', async () => {
  set('refuse');
  await expect(ask()).rejects.toThrow();
  expect(reached).toBe(0);
  set('lose-answer');
  const lost = line.reached('lose-answer');
  await expect(ask()).rejects.toThrow();
  await lost;
  expect(reached).toBe(1);
});

test('a delayed answer waits until it is let go, and is written by then', async () => {
  set('delay-answer');
  const asked = ask();
  await line.delayed();
  await line.delayed();
  expect(reached).toBe(1);
  await line.letGo();
  expect(await asked).toBe('answer 1');
});

test('to let go of an answer whose asker is gone comes to an end', async () => {
  set('delay-answer');
  const leaving = new AbortController();
  const asked = fetch(`${line.origin}/asked`, { signal: leaving.signal });
  await line.delayed();
  leaving.abort();
  await expect(asked).rejects.toThrow();
  await line.letGo();
  set('pass');
  expect(await ask()).toBe('answer 1');
});
