import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LAST_LIST } from '../src/auth/last-list.ts';
import { LAST_LIST_OF } from '../src/auth/last-list-headers.ts';
import { seal } from '../src/auth/seal.ts';
import { answersTag } from '../src/device/last-answers.ts';
import { Replica } from '../src/replica/database.ts';
import { memoryCaches } from '../src/testing/store.ts';
import { forgetOldAnswers } from './last-answers.ts';

const PAGE = `<body><p>the list</p>${answersTag('{"title":"</script>"}')}</body>`;

const scope = (visibilityState?: string) =>
  ({
    clients: { matchAll: async () => (visibilityState ? [{ visibilityState }] : []) },
  }) as unknown as ServiceWorkerGlobalScope;
const write = async () => {
  const db = new Replica('ada', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.meta.put({ key: 'asOf', value: '2026-11-20T04:26:00.000Z' });
  db.close();
};
const kept = async () => {
  const page = await (await caches.open(LAST_LIST)).match('/pwa');
  return page && { text: await page.text(), of: page.headers.get(LAST_LIST_OF) };
};

beforeEach(async () => {
  vi.stubGlobal('caches', memoryCaches());
  const headers = { [LAST_LIST_OF]: 'ada' };
  await (await caches.open(LAST_LIST)).put('/pwa', new Response(PAGE, { headers }));
});
afterEach(() => vi.unstubAllGlobals());

it.each([undefined, 'hidden'])(
  'S6.5 what a list was made of goes where the worker writes, page %s, and the list stays',
  async (page) => {
    await forgetOldAnswers(scope(page));
    expect((await kept())?.text).toBe(PAGE);
    await write();
    await forgetOldAnswers(scope(page));
    expect(await kept()).toEqual({ text: '<body><p>the list</p></body>', of: 'ada' });
  },
);

it('S6.5 a drain that sends nothing leaves it', async () => {
  const db = new Replica('ada', { indexedDB: new IDBFactory(), IDBKeyRange });
  await db.open();
  await forgetOldAnswers(scope('visible'));
  await db.lease.put({ id: 'drain', owner: 'worker', fence: 2, aliveAt: 1 });
  db.close();
  await forgetOldAnswers(scope());
  expect((await kept())?.text).toBe(PAGE);
});

it('S6.5 a page that is looked at keeps its own', async () => {
  await write();
  await forgetOldAnswers(scope('visible'));
  expect((await kept())?.text).toBe(PAGE);
});

it('S6.2 S6.5 of who is signed out in that moment nothing stays', async () => {
  await write();
  const { matchAll } = scope().clients;
  const opening = forgetOldAnswers({
    clients: {
      matchAll: async () => {
        await seal('ada');
        await (await caches.open(LAST_LIST)).put(
          '/pwa',
          new Response(PAGE, { headers: { [LAST_LIST_OF]: 'ada' } }),
        );
        return matchAll();
      },
    },
  } as unknown as ServiceWorkerGlobalScope);
  await opening;
  expect(await kept()).toBeUndefined();
});
