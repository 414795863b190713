import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort, holdPort, isFree } from '../../server/testing/free-port.ts';
import { holdPorts } from './port-block.ts';

test.each(['127.0.0.1', '::1'])('a port that somebody has at %s is not free', async (address) => {
  const port = await freePort();
  const other = createServer();
  const error = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    other.once('error', resolve).listen(port, address, () => resolve(undefined));
  });
  // A machine without IPv6 has no such address.
  if (error && address === '::1') return;
  expect(await isFree(port)).toBe(false);
  await new Promise((resolve) => other.close(resolve));
  expect(await isFree(port)).toBe(true);
});

test('a port that is held is held once, and free again once it is released', async () => {
  const port = await freePort();
  const held = await holdPort(port);
  expect(held).toBeDefined();
  expect(await holdPort(port)).toBeUndefined();
  await held?.release();
  expect(await isFree(port)).toBe(true);
});

test('what may not be listened on at all is told, and not taken for a busy port', async () => {
  await expect(isFree(70_000)).rejects.toThrow();
});

test('two runs at once have no port in common, and all of theirs are below those of connections', async () => {
  const blocks = await Promise.all([holdPorts(3), holdPorts(3)]);
  const ports = blocks.flatMap((block) => block.ports);
  expect(new Set(ports).size).toBe(6);
  expect(Math.max(...ports)).toBeLessThan(32_768);
  await Promise.all(blocks.map(({ release }) => release()));
});
