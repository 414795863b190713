import { expect, type Page, test } from '@playwright/test';
import {
  apply,
  chip,
  openJob,
  receiptOn,
  said,
  signIn,
  untilKept,
  untilReadyOffline,
  untilWorkerReady,
} from './acts.ts';
import { DESK, type Person } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';
import { stored } from './stored.ts';
import { stopWorkers } from './worker.ts';

const server = oneServer();

/** A page of the same origin that is not the app: what an old tab, or somebody with the browser's tools, does to it. */
async function beside({ context }: Person): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${server().origin}/api/health`);
  return page;
}

async function arrive({ page }: Person): Promise<string> {
  await signIn(page, server().origin, 'seeker@example.org', server().password);
  await untilReadyOffline(page);
  return page.evaluate(() => `zusage:${JSON.parse(localStorage.getItem('user') ?? '{}').uid}`);
}

/** Opens a job of this company: one person is at all of these devices, and can apply for each once. */
async function openJobOf(page: Page, company: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill(company);
  const card = page.getByRole('article').filter({ hasText: company }).first();
  await openJob(page, card.getByRole('link').first());
}

/** The mark outside of the database has heard of so many unsent things. */
async function untilMarked(page: Page, unsent: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const cache = await caches.open('zusage-journal');
        const [mark] = (await cache.keys()).filter(({ url }) => url.includes('/.mark/'));
        return mark && (await (await cache.match(mark))?.json())?.unsent;
      }),
    )
    .toBe(unsent);
}

/** Fills the form and sends it; what becomes of it is for the test to say. */
async function tapApply(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Your application' });
  await sheet.getByLabel('A few words to them').fill(note);
  await sheet.getByRole('button', { name: 'Send application' }).click();
}

/** Writes into another database of the origin until nothing fits any more; answers the bytes in use. */
function fill(filler: Page, from: number): Promise<number> {
  return filler.evaluate(async (largest) => {
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('filler', 1);
      request.onupgradeneeded = () => request.result.createObjectStore('bytes', { autoIncrement: true });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const fits = (size: number) =>
      new Promise<boolean>((resolve) => {
        const tx = db.transaction('bytes', 'readwrite', { durability: 'strict' });
        tx.objectStore('bytes').add(new Uint8Array(size).map(() => Math.random() * 256));
        tx.oncomplete = () => resolve(true);
        tx.onabort = () => resolve(false);
      });
    for (let size = largest; size >= 500; size = Math.floor(size / 2)) while (await fits(size));
    db.close();
    return (await navigator.storage.estimate()).usage ?? 0;
  }, from);
}

/**
 * Takes all the room there is. Chromium lets more in than there is room for while it remembers an older figure, so the
 * limit is put where it has ended up, and the rest is filled in small pieces.
 */
async function fillUp(filler: Page, quota: (size: number) => Promise<unknown>): Promise<void> {
  await quota((await fill(filler, 1_000_000)) + 200_000);
  await fill(filler, 50_000);
}

/** Holds the store's tables as long as this tab lives. */
function hang(tab: Page, database: string, tables: string[]): Promise<void> {
  return tab.evaluate(
    async ([name, held]) => {
      const db = await new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
      });
      const outbox = db.transaction(held, 'readwrite').objectStore('outbox');
      const again = () => {
        outbox.count().onsuccess = again;
      };
      again();
    },
    [database, tables] as const,
  );
}

/** A device with little room, on which nothing fits once it was filled up. */
async function smallDevice({ page, context }: Person) {
  const { origin } = new URL(server().origin);
  const tools = await context.newCDPSession(page);
  const quota = (quotaSize?: number) =>
    tools.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize ? { quotaSize } : {}) });
  // Before anything is written: Chromium remembers for a while how much room there was.
  await quota(40_000_000);
  return quota;
}

function deleteDatabase(page: Page, name: string): Promise<void> {
  return page.evaluate(
    (database) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(database);
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
    name,
  );
}

test('S3.1 pwa.1 the market of a database that was deleted under the running app is there again, and searched, without a reload', {
  tag: '@long',
}, async () => {
  await withPerson(async (person) => {
    const { page } = person;
    const name = await arrive(person);
    const words = page.getByRole('searchbox', { name: 'Search jobs' });
    const jobs = page.getByRole('article');
    const found = jobs.filter({ hasText: 'Zwölfapfel' });
    await words.fill('Zwölfapfel');
    await expect(found.first()).toBeVisible();
    // The worker that searches goes with the connection.
    const gone = page.workers().map((worker) => worker.waitForEvent('close'));
    await deleteDatabase(page, name);
    await Promise.race(gone);
    await words.fill('Bäcker');
    await expect(found).toHaveCount(0);
    await expect(jobs.first()).toBeVisible();
    await words.fill('Zwölfapfel');
    await expect(found.first()).toBeVisible();
  });
});

test('S3.1 a database deleted under the running app comes back, and the cost is told', {
  tag: '@long',
}, async () => {
  await withPerson(async (person) => {
    const { page, context } = person;
    const name = await arrive(person);
    await context.setOffline(true);
    await openJobOf(page, 'Zwölfapfel');
    const job = page.url();
    await apply(page, 'Geht gleich verloren.');
    await expect(chip(page, 'Offline, 1 waiting')).toBeVisible();
    await untilMarked(page, 1);

    await deleteDatabase(page, name);
    const notice = page.getByRole('alert').filter({ hasText: 'This browser lost its copy.' });
    await expect(notice).toContainText('One thing that had not been sent is gone.');
    await context.setOffline(false);
    await page.goto(`${server().origin}/pwa`);
    await untilReadyOffline(page);
    // It works as before: what is tapped now is sent.
    await page.goto(job);
    await apply(page, 'Noch einmal.');
    await expect(page.getByText(/received nr\. A-/).first()).toBeVisible();
    await expect(chip(page, 'All sent')).toBeVisible();
  });
});

test('S2.2, S3.1 on a full disk a tap takes the reserve; once that is used up it is told, and nothing is lost', {
  tag: '@long',
}, async () => {
  await withPerson(async (person) => {
    const { page, context, problems } = person;
    const quota = await smallDevice(person);
    await arrive(person);
    const filler = await beside(person);
    await page.bringToFront();
    await context.setOffline(true);

    await openJobOf(page, 'Kachelblau');
    await fillUp(filler, quota);
    await apply(page, 'Auf die letzten Bytes.');
    await page.getByRole('link', { name: /write to/i }).click();
    await fillUp(filler, quota);
    const text = 'Dafür ist kein Platz mehr.';
    const message = page.getByRole('textbox', { name: /^Your message to/ });
    await message.fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    const notice = page.getByRole('alert').filter({ hasText: 'There is no room left on this device.' });
    await expect(notice).toBeVisible();
    // The words come back into the field when the try is over, and not before.
    await expect(page.getByText('This device could not keep the message.')).toBeVisible();
    await expect(message).toHaveValue(text);

    await quota();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(said(page, text)).toBeVisible();
    await expect(notice).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByRole('log').getByText('received', { exact: true })).toBeVisible();
    // Old jobs went first, and the settings say so.
    await page.goto(`${server().origin}/pwa/user/settings`);
    await expect(chip(page, 'All sent')).toBeVisible();
    await expect(page.getByText('Older jobs and messages were taken off this device.')).toBeVisible();
    // What else wanted to be kept meanwhile has said so, and nothing else has.
    expect(problems.splice(0).filter((problem) => !/StoreFull|no room/.test(problem))).toEqual([]);
  });
});

test('S3.3 a form says when its last letters could not be kept, and goes out all the same once there is room', {
  tag: '@long',
}, async () => {
  await withPerson(async (person) => {
    const { page, context, problems } = person;
    const quota = await smallDevice(person);
    await signIn(page, server().origin, 'company@example.org', server().password);
    await untilWorkerReady(page);
    // Without its company a form of a new job says what it waits for.
    await expect.poll(async () => (await stored(page, 'own', 'company'))?.length).toBe(1);
    const filler = await beside(person);
    await page.bringToFront();
    // The whole form at once.
    await page.setViewportSize(DESK);
    await context.setOffline(true);

    await page.getByRole('link', { name: 'Write a job' }).first().click();
    await page.getByRole('radio', { name: 'Mini job' }).check({ force: true });
    await page.getByLabel('Description').fill('Du hältst nachts das Licht am Brennen.');
    await page.getByLabel(/^Pay from/).fill('15,50');
    await page.getByLabel(/^Pay up to/).fill('17');
    await fillUp(filler, quota);
    // Takes the reserve.
    await page.getByRole('combobox', { name: 'Place' }).fill('Rostock');
    await expect(page.getByText('Kept on this device as you type.')).toBeVisible();
    await untilKept(page, 'job:new', 'Rostock');
    await fillUp(filler, quota);
    await page.getByLabel('Title').fill('Leuchtturmwärter ohne Platz (m/w/d)');
    await expect(page.getByText('This text is not kept on this device.')).toBeVisible();
    await pictures(page, 'form-not-kept', ['phone']);

    await quota();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(chip(page, 'Offline, 2 waiting')).toBeVisible();
    await context.setOffline(false);
    await expect(chip(page, 'All sent')).toBeVisible();
    expect(problems.splice(0).filter((problem) => !/StoreFull|no room/.test(problem))).toEqual([]);
  });
});

test('S3.1 an old tab that does not let go is named, and the new version goes on by itself when it is closed', {
  tag: '@long',
}, async () => {
  await withPerson(async (person) => {
    const { page, context } = person;
    const name = await arrive(person);
    const old = await beside(person);
    await page.close();
    // The worker would ask for the newer version as soon as it is told of the deletion.
    await stopWorkers(old);
    await old.evaluate(async (database) => {
      // Both at once: what anybody else asks for comes after them.
      const deleted = indexedDB.deleteDatabase(database);
      const opened = indexedDB.open(database, 10);
      opened.onupgradeneeded = () => opened.result.createObjectStore('meta', { keyPath: 'key' });
      const done = (request: IDBOpenDBRequest) =>
        new Promise<IDBDatabase>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      await done(deleted);
      // It stays open, whatever others ask for.
      Object.assign(window, { held: await done(opened) });
    }, name);

    const fresh = await context.newPage();
    await fresh.goto(`${server().origin}/pwa`);
    const notice = fresh.getByText('An older version of Zusage is still open in another tab.');
    await expect(notice).toBeVisible();
    await old.close();
    await untilReadyOffline(fresh);
    await expect(notice).toBeHidden();
  });
});

test('S3.2 a tap while the store hangs is kept in the emergency store, and arrives after a restart', {
  tag: '@long',
}, async () => {
  await withPerson(async (person) => {
    const { page, context } = person;
    const name = await arrive(person);
    const tab = await beside(person);
    await context.setOffline(true);
    await page.bringToFront();
    await openJobOf(page, 'Möwenkissen');
    await hang(tab, name, ['outbox']);

    await tapApply(page, 'Aus dem Notspeicher.');
    const kept = page.getByText(
      'One thing you did is kept in the emergency store and goes out after a restart.',
    );
    await expect(kept).toBeVisible();
    const restarted = page.reload();
    await tab.close();
    await restarted;
    await context.setOffline(false);
    await page.goto(`${server().origin}/pwa/user?view=applications`);
    await page.getByRole('article').first().click();
    await receiptOn(page);
    await expect(chip(page, 'All sent')).toBeVisible();
    await expect(kept).toBeHidden();
  });
});

test('S3.2 a message sent while the store hangs, its draft as well, is kept in the emergency store', {
  tag: '@long',
}, async () => {
  await withPerson(async (person) => {
    const { page, context } = person;
    const name = await arrive(person);
    const tab = await beside(person);
    await page.bringToFront();
    await openJobOf(page, 'Tausalbe');
    await apply(page, 'Gleich kommt noch eine Frage.');
    await page.getByRole('link', { name: /write to/i }).click();
    const message = page.getByRole('textbox', { name: /^Your message to/ });
    await expect(message).toBeVisible();
    await context.setOffline(true);
    await hang(tab, name, ['outbox', 'draft']);
    const text = 'Hängt, und kommt doch an.';
    await message.fill(text);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    // First the draft is waited for, then what is known of the application, then the change itself.
    await expect(page.getByText('One thing you did is kept in the emergency store')).toBeVisible({
      timeout: 60_000,
    });
    await tab.close();
    await context.setOffline(false);
    await expect(said(page, text)).toBeVisible();
    await expect(page.getByRole('log').getByText('received', { exact: true })).toBeVisible();
  });
});
