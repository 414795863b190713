import { expect, type Page, test } from '@playwright/test';
import { PERIODIC_TAG, SYNC_TAG } from '../../src/device/worker-message.ts';
import { type Line, openLine } from '../harness/line.ts';
import { apply, findJob, receiptOn, signIn, untilReadyOffline, untilWorkerReady } from './acts.ts';
import { lineHere } from './installed.ts';
import type { Person } from './person.ts';
import { oneServer, withPerson } from './running.ts';
import { clearCache, fireSync, notificationsOf, stopWorkers } from './worker.ts';

/**
 * Somebody has applied while the server could not be reached, and closed the app. Gives a page from which the browser
 * can be moved. Not `setOffline`: a browser that knows it is offline fires no sync.
 */
async function closedWithOneWaiting({ context, page }: Person, line: Line, password: string): Promise<Page> {
  await signIn(page, line.origin, 'seeker@example.org', password);
  await untilReadyOffline(page);
  line.act(() => 'refuse');
  await findJob(page, 'Zwölfapfel');
  await apply(page, 'Ich kann ab Montag.');
  const elsewhere = await context.newPage();
  await page.close();
  return elsewhere;
}

test.describe('Background Sync', () => {
  const server = oneServer();

  test('W7.8 on its last chance a Background Sync says what could not be sent; once it is sent, no more', {
    tag: '@long',
  }, async () => {
    const line = await lineHere(server().origin);
    await withPerson(async (person) => {
      const elsewhere = await closedWithOneWaiting(person, line, server().password);
      const worker = person.context.serviceWorkers()[0];
      if (!worker) throw new Error('there is no worker');
      await fireSync(elsewhere, line.origin, { tag: SYNC_TAG, lastChance: true });
      await expect
        .poll(() => notificationsOf(worker), { timeout: 90_000 })
        .toEqual([
          {
            title: '1 application could not be sent yet.',
            body: 'Open Zusage.',
            path: '/pwa/user?view=applications',
          },
        ]);

      line.act(() => 'pass');
      await fireSync(elsewhere, line.origin, { tag: SYNC_TAG, lastChance: false });
      await expect.poll(() => notificationsOf(worker), { timeout: 60_000 }).toEqual([]);
      await elsewhere.goto(`${line.origin}/pwa/user?view=applications`);
      await receiptOn(elsewhere);
    });
    await line.close();
  });
});

test.describe('installing', () => {
  const server = oneServer();

  for (const [what, path] of [
    ['whose script', '/sw.js'],
    ['of which one file', '/icon-192.png'],
  ] as const) {
    test(`I7 a worker ${what} did not come on a thin line is there once the line is, without a reload`, {
      tag: '@long',
    }, async () => {
      const line = await openLine(server().origin);
      const asked: string[] = [];
      let thin = true;
      line.act((_, file) => {
        asked.push(file);
        return thin && file === path ? 'refuse' : 'pass';
      });
      await withPerson(async ({ page, context }) => {
        const told = page.waitForEvent('console', (message) => /^no worker/.test(message.text()));
        await page.goto(`${line.origin}/pwa`);
        await told;
        thin = false;
        // The browser says that it is back: the pause is over.
        await context.setOffline(true);
        await context.setOffline(false);
        await untilWorkerReady(page);
      });
      await line.close();
      // What had come for the first try is not fetched again.
      const files = asked.filter((file) => file.startsWith('/assets/'));
      expect(files.length).toBe(new Set(files).size);
    });
  }
});

test.describe('periodic sync', () => {
  const server = oneServer();

  test('W8.1 a periodic sync sends what waits while the app is closed', { tag: '@long' }, async () => {
    const line = await lineHere(server().origin);
    await withPerson(async (person) => {
      await person.context.addInitScript(() => {
        // Only secure pages have it.
        const { ServiceWorkerRegistration: registration } = globalThis as {
          ServiceWorkerRegistration?: unknown;
        };
        delete (registration as { prototype: { sync?: unknown } } | undefined)?.prototype.sync;
      });
      const elsewhere = await closedWithOneWaiting(person, line, server().password);
      // Started again, when neither the server nor a cache has this version: the browser has kept all of the worker.
      await stopWorkers(elsewhere);
      await clearCache(elsewhere);
      line.act((_, path) => (path.startsWith('/assets/') ? 'refuse' : 'pass'));
      const sent = person.context.waitForEvent('response', {
        predicate: (response) => response.url().endsWith('/api/job/application/add') && response.ok(),
      });
      await fireSync(elsewhere, line.origin, { tag: PERIODIC_TAG, periodic: true });
      expect((await sent).request().serviceWorker()).not.toBeNull();
    });
    await line.close();
  });
});
