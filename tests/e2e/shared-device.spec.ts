import { expect, type Page, test } from '@playwright/test';
import { SEALED_DAYS, SEND_BEFORE_LEAVING_MS } from '../../contract/limits.ts';
import { SYNC_TAG } from '../../src/device/worker-message.ts';
import type { Line } from '../harness/line.ts';
import { apply, openJob, registerNew, signIn, untilReadyOffline } from './acts.ts';
import { endSetup, signInAs } from './chaos/api.ts';
import { confirmed } from './confirm-mail.ts';
import { lineHere } from './installed.ts';
import { oneServer, withPerson } from './running.ts';
import { readableWords, stored } from './stored.ts';
import { fireSync } from './worker.ts';

const server = oneServer();
const PASSWORD = 'lang genug 7';
const BEN = { first: 'Benedikt', last: 'Zwirbel', born: '1996-06-06', email: 'ben@example.org' };
const ANNA = { first: 'Anna', last: 'Tuch', born: '1997-07-07', email: 'anna@example.org' };
const SECRET = 'Aus dem Tunnel, vor der Abmeldung.';
/** Words that stand in his rows, his name and what he wrote. */
const OF_BEN = [BEN.first, BEN.last, BEN.email, SECRET];
const DAY_MS = 86_400_000;
/** His browser can have one. */
const SUBSCRIBED = {
  subscription: { endpoint: 'https://push.example.org/ben', keys: { p256dh: 'key', auth: 'auth' } },
};

test.beforeAll(async () => {
  for (const one of [BEN, ANNA])
    await withPerson(async ({ page }) => {
      await registerNew(page, server().origin, 'user', { ...one, password: PASSWORD });
      await endSetup(await confirmed(server().origin, { ...one, password: PASSWORD }));
    });
});

const readable = (page: Page) => readableWords(page, OF_BEN);

const boxes = (page: Page) =>
  page.evaluate(async () => {
    const keys = await (await caches.open('zusage-boxes')).keys();
    return keys.map(({ url }) => new URL(url).pathname.split('/')[1]);
  });

/** This device could lock away what is unsent. */
async function untilKey(page: Page): Promise<void> {
  const keys = async () => (await stored<{ key: string }>(page, 'own', 'meta'))?.map(({ key }) => key) ?? [];
  await expect.poll(keys).toContain('sealKey');
}

/** How often Ben has applied: each time for another job. */
let times = 0;

/** Ben signs in, and applies while nothing gets through. Not `setOffline`: a browser that knows it fires no sync. */
async function benApplies(page: Page, line: Line): Promise<void> {
  await signIn(page, line.origin, BEN.email, PASSWORD);
  await untilReadyOffline(page);
  await untilKey(page);
  line.act(() => 'refuse');
  await openJob(page, page.getByRole('article').getByRole('link').nth(times++));
  await apply(page, SECRET);
  expect(await readable(page)).toEqual(OF_BEN);
}

/** The system tells Ben of a message. */
const tellBen = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.ready).showNotification('Message from Zwölfapfel', { tag: 'talk' }),
  );

const told = (page: Page) =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications();
    return shown.map(({ title }) => title);
  });

/** Ben, on his phone, signs out everywhere else. Sign-ins of one account are told apart by the second. */
async function endElsewhere(): Promise<void> {
  const begun = Math.floor(Date.now() / 1000);
  await expect.poll(() => Math.floor(Date.now() / 1000)).toBeGreaterThan(begun);
  const { api } = await signInAs(server().origin, BEN.email, PASSWORD);
  await api('session.revoke', { others: true });
}

/** Words of the applications that the server has of Ben. */
async function received(): Promise<string[]> {
  const { api } = await signInAs(server().origin, BEN.email, PASSWORD);
  const notes: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await api('sync.pull', { limit: 500, ...(cursor && { cursor }) });
    for (const { table, row } of page.changes)
      if (table === 'application' && row) notes.push((row as { note: string }).note);
    if (!page.more) return notes;
    cursor = page.cursor;
  }
}

test('S4.1 I6 signed out from elsewhere: nothing of the person can be read here, and what was unsent arrives once they are back', {
  tag: '@long',
}, async () => {
  const line = await lineHere(server().origin);
  await withPerson(async ({ page }) => {
    const { origin } = line;
    await benApplies(page, line);
    await tellBen(page);
    await page.evaluate(async () =>
      (await navigator.serviceWorker.ready).pushManager.subscribe({ userVisibleOnly: true }),
    );
    await endElsewhere();
    line.act(() => 'pass');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(page).toHaveURL(/\/login/, { timeout: 60_000 });
    await expect.poll(() => readable(page), { timeout: 10_000 }).toEqual([]);
    expect(await stored(page, 'own', 'user')).toBeNull();
    expect(await boxes(page)).toContain('.box');
    expect(await told(page)).toEqual([]);
    const subscribed = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).pushManager.getSubscription());
    await expect.poll(subscribed).toBeNull();

    await signIn(page, origin, ANNA.email, PASSWORD);
    await untilKey(page);
    await page.goto(`${origin}/pwa/user?view=applications`);
    await expect(page.getByText('You have not applied anywhere yet.')).toBeVisible();
    expect(await readable(page)).toEqual([]);
    expect(await received()).toEqual([]);
    await page.goto(`${origin}/pwa/user/settings`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);

    await signIn(page, origin, BEN.email, PASSWORD);
    await page.goto(`${origin}/pwa/user?view=applications`);
    await expect(page.getByText(/received nr\. A-/).first()).toBeVisible();
    expect(await received()).toEqual([SECRET]);
    // Leaving the page has cut off the end of Anna's sign-out; the next start, which this is, completes it.
    await expect.poll(() => boxes(page), { timeout: 15_000 }).toEqual([]);
  }, SUBSCRIBED);
  await line.close();
});

test('S4.1 S4.8 S4.9 the worker alone takes everything away, and after 30 days nothing is left of it either', {
  tag: '@long',
}, async () => {
  const line = await lineHere(server().origin);
  await withPerson(async ({ page: app, context }) => {
    const { origin } = line;
    await benApplies(app, line);
    await tellBen(app);
    // No page of the app is open any more: this one runs nothing.
    const page = await context.newPage();
    await app.close();
    await endElsewhere();
    line.act(() => 'pass');
    await page.goto(`${origin}/robots.txt`);
    expect(await readable(page)).toEqual(OF_BEN);
    await fireSync(page, origin, { tag: SYNC_TAG, lastChance: false });
    // The worker has no local storage; the next page clears it before it shows anything.
    await expect.poll(() => readable(page), { timeout: 60_000 }).toEqual([BEN.email]);
    const naming = (email: string) =>
      Object.keys(localStorage).filter((key) => localStorage.getItem(key)?.includes(email));
    expect(await page.evaluate(naming, BEN.email)).toEqual(['user']);
    await expect.poll(() => boxes(page)).toContain('.box');
    expect(await told(page)).toEqual([]);

    await page.clock.setFixedTime(Date.now() + SEALED_DAYS * DAY_MS - 60_000);
    await page.goto(`${origin}/login`);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await expect.poll(() => readable(page)).toEqual([]);
    expect(await boxes(page)).toContain('.box');
    await page.clock.setFixedTime(Date.now() + SEALED_DAYS * DAY_MS + 60_000);
    await page.reload();
    await expect.poll(() => boxes(page), { timeout: 15_000 }).toEqual([]);
    expect(await readable(page)).toEqual([]);
  });
  await line.close();
});

test('S1.4 S4.6 on a line that answers nothing, send and sign out ends after 20 seconds and says what is left', {
  tag: '@long',
}, async () => {
  const line = await lineHere(server().origin);
  await withPerson(async ({ page }) => {
    await benApplies(page, line);
    line.act((method, path) => (method !== 'GET' && path.startsWith('/api/') ? 'hold-request' : 'pass'));
    await page.goto(`${line.origin}/pwa/user/settings`);
    await page.getByRole('button', { name: 'Sign out' }).click();
    const begun = Date.now();
    await page.getByRole('button', { name: 'Send now, then sign out' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'Sending now. You are signed out' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/login/, { timeout: 2 * SEND_BEFORE_LEAVING_MS });
    expect(Date.now() - begun).toBeGreaterThan(SEND_BEFORE_LEAVING_MS - 1_000);
    await expect(page.getByText('One thing was not sent')).toBeVisible();
    expect(await readable(page)).toEqual([]);
    expect(await boxes(page)).toContain('.box');
  });
  await line.close();
});
