import { afterEach, expect, it, vi } from 'vitest';
import { digestOf } from '../src/device/shell-file.ts';
import { fetchRight, rightFiles } from './right-files.ts';

const BASE = 'https://app.example/sw.js';
const code = 'export const a = 1;';
const answer = (body: string, type: string, status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } });

const isRight = rightFiles(
  [
    { url: 'assets/a-1.js', revision: null, digest: await digestOf(new TextEncoder().encode(code)) },
    {
      url: 'index.html',
      revision: 'x',
      digest: await digestOf(new TextEncoder().encode('<!doctype html>')),
    },
  ],
  BASE,
);
const script = `${new URL(BASE).origin}/assets/a-1.js`;

it('takes the bytes that were built, under their own address and with a revision behind it', async () => {
  const right = answer(code, 'text/javascript; charset=utf-8');
  expect(await isRight(script, right)).toBe(true);
  expect(await right.text()).toBe(code);
  const page = answer('<!doctype html>', 'text/html');
  expect(await isRight('https://app.example/index.html?__WB_REVISION__=x', page)).toBe(true);
});

it.each([
  ['the page of a portal', answer('<h1>Sign in to the Wi-Fi</h1>', 'text/html')],
  ['the page of a portal that calls itself a script', answer('<h1>Sign in</h1>', 'text/javascript')],
  ['the right bytes that no browser would run', answer(code, 'text/html')],
  ['a file that was cut off', answer(code.slice(0, -3), 'text/javascript')],
  ['an empty file', answer('', 'text/javascript')],
  ['an error with the right bytes', answer(code, 'text/javascript', 500)],
])('refuses %s', async (_, wrong) => {
  expect(await isRight(script, wrong)).toBe(false);
});

/** Answers in the place of the network; says how often the browser's own cache was passed by. */
function network(answers: { cached: Response; fresh: Response | null }) {
  let fresh = 0;
  vi.stubGlobal('fetch', async (_url: string, { cache }: RequestInit) => {
    if (cache !== 'reload') return answers.cached;
    fresh += 1;
    if (!answers.fresh) throw new TypeError('no network');
    return answers.fresh;
  });
  return () => fresh;
}
afterEach(() => vi.unstubAllGlobals());

it('fetches past the browser’s own cache where that has kept something else, and only there', async () => {
  const asked = network({ cached: answer('x', 'text/javascript'), fresh: answer(code, 'text/javascript') });
  expect(await (await fetchRight(script, isRight))?.text()).toBe(code);
  expect(asked()).toBe(1);
  const notAsked = network({ cached: answer(code, 'text/javascript'), fresh: null });
  expect(await fetchRight(script, isRight)).not.toBeNull();
  expect(notAsked()).toBe(0);
});

it('gives nothing where the right file is nowhere', async () => {
  network({ cached: answer('x', 'text/javascript'), fresh: answer('y', 'text/javascript') });
  expect(await fetchRight(script, isRight)).toBeNull();
  network({ cached: answer('x', 'text/javascript'), fresh: null });
  expect(await fetchRight(script, isRight)).toBeNull();
});
