import { afterEach, expect, it, vi } from 'vitest';
import { digestOf, type ShellFile } from '../src/device/shell-file.ts';
import { memoryCaches } from '../src/testing/store.ts';
import { filesOf, keepFiles } from './kept-files.ts';
import { rightFiles } from './right-files.ts';
import { createUsedParts } from './used-parts.ts';

const BASE = 'https://app.example/sw.js';
const PORTAL = '<h1>Sign in to the Wi-Fi</h1>';
const TYPES: Record<string, string> = { js: 'text/javascript', html: 'text/html' };

type Built = Record<string, string>;
const FIRST: Built = { 'index.html': 'first', 'assets/a-1.js': 'a1', 'assets/company-1.js': 'c1' };
const NEXT: Built = { 'index.html': 'next', 'assets/a-1.js': 'a1', 'assets/company-2.js': 'c2' };

const answer = (path: string, body: string) =>
  new Response(body, { headers: { 'content-type': TYPES[path.split('.').at(-1) as string] as string } });

async function manifestOf(built: Built): Promise<ShellFile[]> {
  return Promise.all(
    Object.entries(built).map(async ([url, body]) => ({
      url,
      revision: url === 'index.html' ? body : null,
      digest: await digestOf(new TextEncoder().encode(body)),
      ...(url.includes('company') && { part: 'company' as const }),
    })),
  );
}

/** A device and its line. `line` says what comes under an address; undefined is no network. */
function device() {
  const caches = memoryCaches();
  const asked: string[] = [];
  const is = { line: (_path: string): string | undefined => undefined, full: false };
  vi.stubGlobal('fetch', async (url: string) => {
    const path = new URL(url).pathname.slice(1);
    asked.push(path);
    const body = is.line(path);
    if (body === undefined) throw new TypeError('no network');
    return answer(path, body);
  });
  const open = async () => {
    const cache = await caches.open('precache');
    const put: Cache['put'] = async (...given) => {
      if (is.full) throw new DOMException('full', 'QuotaExceededError');
      return cache.put(...given);
    };
    return { ...cache, put };
  };
  return {
    is,
    asked,
    /** A worker of the version that consists of these files. */
    worker: async (built: Built) => {
      const manifest = await manifestOf(built);
      return keepFiles({
        files: filesOf(manifest, BASE),
        open,
        isRight: rightFiles(manifest, BASE),
        used: createUsedParts({ caches, clock: () => 0 }),
      });
    },
    kept: async () => {
      const keys = await (await open()).keys();
      return keys.map(({ url }) => url.replace('https://app.example/', '')).sort();
    },
    spoil: async (path: string) => (await open()).put(`https://app.example/${path}`, answer(path, PORTAL)),
  };
}
afterEach(() => vi.unstubAllGlobals());

const PEOPLE = ['assets/a-1.js', 'index.html?__WB_REVISION__=first'];
const WHOLE = ['assets/a-1.js', 'assets/company-1.js', 'index.html?__WB_REVISION__=first'];
const ASK = { thorough: false, parts: ['company'] as const };
const CHECK = { thorough: false, parts: [] };

it('S5.1 a first visit keeps what everybody needs, and asks for no file of a part', async () => {
  const { is, asked, worker, kept } = device();
  is.line = (path) => FIRST[path];
  await (await worker(FIRST)).install({ isUpdate: false });
  expect(await kept()).toEqual(PEOPLE);
  expect(asked).not.toContain('assets/company-1.js');
});

it('S5.2 a part that is asked for comes, also while the version is being installed, and once', async () => {
  const { is, asked, worker, kept } = device();
  is.line = (path) => FIRST[path];
  const version = await worker(FIRST);
  const installed = version.install({ isUpdate: false });
  const counts = await Promise.all([version.mend(ASK), version.mend(ASK)]);
  await installed;
  expect(counts).toEqual([
    { mended: 1, missing: 0 },
    { mended: 0, missing: 0 },
  ]);
  expect(await kept()).toEqual(WHOLE);
  expect(asked.filter((path) => path === 'assets/company-1.js')).toHaveLength(1);
});

it('S5.3 a part that was cut off on its way is completed by the next worker, without being asked again', async () => {
  const { is, worker, kept } = device();
  is.line = (path) => (path.includes('company') ? undefined : FIRST[path]);
  const version = await worker(FIRST);
  await version.install({ isUpdate: false });
  expect(await version.mend(ASK)).toEqual({ mended: 0, missing: 1 });
  is.line = (path) => FIRST[path];
  expect(await (await worker(FIRST)).mend(CHECK)).toEqual({ mended: 1, missing: 0 });
  expect(await kept()).toEqual(WHOLE);
});

it('S5.3 of a part, too, only the bytes that were built are kept, and what is wrong is put right', async () => {
  const { is, worker, kept, spoil } = device();
  is.line = (path) => (path.includes('company') ? PORTAL : FIRST[path]);
  const version = await worker(FIRST);
  await version.install({ isUpdate: false });
  expect(await version.mend(ASK)).toEqual({ mended: 0, missing: 1 });
  expect(await kept()).toEqual(PEOPLE);
  is.line = (path) => FIRST[path];
  await spoil('assets/company-1.js');
  expect(await version.mend({ thorough: true, parts: [] })).toEqual({ mended: 1, missing: 0 });
});

it('S5.4 the next version has the part before it is installed, and what was kept of the last goes after that', async () => {
  const { is, worker, kept } = device();
  is.line = (path) => FIRST[path];
  const before = await worker(FIRST);
  await before.install({ isUpdate: false });
  await before.mend(ASK);
  is.line = (path) => NEXT[path];
  const next = await worker(NEXT);
  expect(await next.install({ isUpdate: true })).toEqual({ foundWrong: false });
  // A page of the version before goes on until the next one takes over.
  expect(await kept()).toEqual(expect.arrayContaining([...WHOLE, 'assets/company-2.js']));
  await next.forgetOthers();
  expect(await kept()).toEqual(['assets/a-1.js', 'assets/company-2.js', 'index.html?__WB_REVISION__=next']);
});

it('S5.4 a version whose part does not come is not installed; on a device that does not use it, it is', async () => {
  const { is, worker } = device();
  is.line = (path) => FIRST[path];
  const before = await worker(FIRST);
  await before.install({ isUpdate: false });
  is.line = (path) => (path.includes('company') ? undefined : NEXT[path]);
  await expect((await worker(NEXT)).install({ isUpdate: true })).resolves.toBeDefined();
  await before.mend(ASK);
  await expect((await worker(NEXT)).install({ isUpdate: true })).rejects.toThrow('a file did not come');
});

it('S5.6 a full store keeps what is there, and ends the fetching of what it would not take', async () => {
  const { is, asked, worker, kept } = device();
  is.line = (path) => FIRST[path];
  const version = await worker({ ...FIRST, 'assets/company-3.js': 'c3', 'assets/company-4.js': 'c4' });
  is.full = true;
  await expect(version.install({ isUpdate: false })).rejects.toThrow('a file did not come');
  is.full = false;
  await (await worker(FIRST)).install({ isUpdate: false });
  is.full = true;
  asked.length = 0;
  const { missing } = await (await worker(FIRST)).mend(ASK);
  expect(missing).toBe(1);
  expect(asked).toEqual(['assets/company-1.js']);
  expect(await kept()).toEqual(PEOPLE);
});

it('answers from the device, and by the right line where a portal’s page was kept under a name without a hash', async () => {
  const { is, asked, worker, spoil } = device();
  is.line = (path) => FIRST[path];
  const version = await worker(FIRST);
  await version.install({ isUpdate: false });
  const page = filesOf(await manifestOf(FIRST), BASE).find(({ url }) => url.endsWith('/index.html'));
  if (!page) throw new Error('no page');
  asked.length = 0;
  expect(await (await version.answer(page)).text()).toBe('first');
  expect(asked).toEqual([]);
  await spoil('index.html?__WB_REVISION__=first');
  expect(await (await version.answer(page)).text()).toBe('first');
  expect(asked).toEqual(['index.html']);
});
