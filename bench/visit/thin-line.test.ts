import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openThinLine } from './thin-line.ts';

const TEXT = 'x'.repeat(5000);
let reached = 0;
const server = createServer((_request, response) => {
  reached += 1;
  response.setHeader('content-length', TEXT.length).end(TEXT);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

/** @param draws as they come: whether the request is cut, and whether before the server */
async function asked(cutOf: number, draws: number[]) {
  reached = 0;
  const target = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const thinness = { kbitPerSecond: 1_000_000, roundTripMs: 1, connectTrips: 1, cutOf };
  const line = await openThinLine(target, thinness, () => draws.shift() ?? 0.9);
  const text = await fetch(line.origin).then(
    (answer) => answer.text().catch(() => 'broken'),
    () => 'none',
  );
  const carried = line.carried();
  await line.close();
  return { text, reached, ...carried };
}

test('an answer comes whole, packet by packet', async () => {
  expect(await asked(20, [])).toEqual({ text: TEXT, reached: 1, bytes: TEXT.length, cuts: 0 });
});

test('a request that is cut has not reached the server, or breaks within its answer', async () => {
  expect(await asked(1, [0, 0])).toEqual({ text: 'none', reached: 0, bytes: 0, cuts: 1 });
  expect(await asked(1, [0, 0.9])).toMatchObject({ text: 'broken', reached: 1, bytes: 1460, cuts: 1 });
});
