import { expect, type Page, test } from '@playwright/test';
import type { Line } from '../harness/line.ts';
import { apply, makeAccount, openJob, signIn, untilReadyOffline, untilWorkerReady } from './acts.ts';
import { lineHere } from './installed.ts';
import { oneServer, withPerson } from './running.ts';
import { stored } from './stored.ts';

const server = oneServer();
const PASSWORD = 'lang genug 7';
const BEN = {
  first: 'Ben',
  last: 'Zwirbel',
  born: '1996-06-06',
  email: 'ben@example.org',
  password: PASSWORD,
};
const ANNA = {
  first: 'Anna',
  last: 'Tuch',
  born: '1997-07-07',
  email: 'anna@example.org',
  password: PASSWORD,
};

/** On it the sign-in service takes its time to say who somebody is. */
let line: Line;
test.beforeAll(async () => {
  line = await lineHere(server().origin);
  for (const one of [BEN, ANNA]) await makeAccount(server().origin, 'user', one);
});
test.beforeEach(() => line.letGo());
test.afterAll(() => line.close());

const delayLookUps = () =>
  line.act((_method, path) => (path.includes('accounts:lookup') ? 'delay-answer' : 'pass'));
const signOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/\/login/);
};
const openSettings = (page: Page) => page.goto(`${line.origin}/pwa/user/settings`);
/** Nothing of Ben is stored, and nobody takes him for signed in. */
async function expectNobody(page: Page): Promise<void> {
  expect((await stored(page, 'identity', 'firebaseLocalStorage')) ?? []).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await page.goto(`${line.origin}/pwa`);
  await expect(page).toHaveURL(/\/login/);
  expect((await stored(page, 'own', 'user')) ?? []).toEqual([]);
}

/** The settings name the account, and once more where its address is not confirmed yet. */
async function expectAccount(page: Page, email: string): Promise<void> {
  await expect(page.getByText(email).first()).toBeVisible();
}

/** What opens at a tap is fetched after the first paint, by the worker; one that is stopped meanwhile loses it. */
async function untilSheetsAreHere(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/notifications-sheet-')),
  );
}

/** How often Anna has come: each time she takes another job. */
let times = 0;

/** Anna signs in and applies; that goes out at once, and nothing on her screens or in her database is of Ben. */
async function annaComes(page: Page, tabs: readonly Page[]): Promise<void> {
  await signIn(page, line.origin, ANNA.email, PASSWORD);
  // While the market comes in, its order changes, and the job tapped could be one she has applied for before.
  await untilReadyOffline(page);
  await openJob(page, page.getByRole('article').getByRole('link').nth(times++));
  await apply(page, 'Ich komme gern vorbei.');
  await expect(page.getByText(/A-[0-9A-Z]{4,6}/).first()).toBeVisible({ timeout: 10_000 });
  const users = (await stored<{ email: string }>(page, 'own', 'user')) ?? [];
  expect(users.map(({ email }) => email)).toEqual([ANNA.email]);
  await openSettings(page);
  await expectAccount(page, ANNA.email);
  for (const tab of [page, ...tabs]) {
    expect(await tab.locator('body').innerText()).not.toContain(BEN.email);
    expect(await tab.locator('body').innerText()).not.toContain(BEN.last);
  }
}

/** How long the look-up has been under way when the person signs out, in milliseconds; and when it is answered. */
for (const [when, ...tag] of [
  ['just begun', '@long'],
  ['answered with the sign-out', '@long'],
  ['answered once the next is there'],
] as const) {
  test(`S1.7 I6 R9.1 who signs out stays signed out: the page’s look-up is ${when}`, { tag }, async () => {
    await withPerson(async ({ page }) => {
      await signIn(page, line.origin, BEN.email, PASSWORD);
      await untilWorkerReady(page);
      // The library looks up whom it finds stored, each time a page begins.
      delayLookUps();
      await openSettings(page);
      await expectAccount(page, BEN.email);
      await untilSheetsAreHere(page);
      await line.delayed();
      const leaving = signOut(page);
      if (when === 'answered with the sign-out') void line.letGo();
      await leaving;
      if (when === 'just begun') {
        await line.letGo();
        await expectNobody(page);
      }
      line.act(() => 'pass');
      await annaComes(page, []);
      await line.letGo();
      await page.reload();
      await expectAccount(page, ANNA.email);
    });
  });
}

test('S1.8 I6 a second tab, just opened, leaves within a second, and the next person’s work goes out at once', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context }) => {
    await signIn(page, line.origin, BEN.email, PASSWORD);
    await untilWorkerReady(page);
    await openSettings(page);
    await expectAccount(page, BEN.email);
    delayLookUps();
    const tab = await context.newPage();
    await openSettings(tab);
    await expectAccount(tab, BEN.email);
    await line.delayed();
    await signOut(page);
    await expect(tab).toHaveURL(/\/login/, { timeout: 1_000 });
    await expect(tab.getByText(BEN.email)).toHaveCount(0);
    void line.letGo();
    line.act(() => 'pass');
    await expectNobody(tab);
    await annaComes(page, [tab]);
  });
});

test('S1.7 who signs out stays signed out although the browser has kept the sign-in', {
  tag: ['@sign-out:seeker', '@long'],
}, async () => {
  await withPerson(async ({ page }) => {
    await signIn(page, line.origin, BEN.email, PASSWORD);
    await openSettings(page);
    await expectAccount(page, BEN.email);
    const [kept] = (await stored(page, 'identity', 'firebaseLocalStorage')) ?? [];
    expect(kept).toBeDefined();
    await signOut(page);
    // One that is killed may not have written yet that the person was taken out.
    await page.evaluate(
      (record) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('firebaseLocalStorageDb');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const db = opening.result;
            const tx = db.transaction('firebaseLocalStorage', 'readwrite');
            tx.objectStore('firebaseLocalStorage').put(record);
            tx.onabort = () => reject(tx.error);
            tx.oncomplete = () => {
              db.close();
              resolve();
            };
          };
        }),
      kept,
    );
    await page.goto(`${line.origin}/pwa`);
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
    await expectNobody(page);
  });
});
