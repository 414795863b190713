import { expect, type Locator, type Page } from '@playwright/test';
import { endSetup, type Registration, registerAt } from './chaos/api.ts';
import { confirmMail } from './confirm-mail.ts';
import { stored } from './stored.ts';
import { stopWorkers } from './worker.ts';

/** What people do, in the words of the English interface. */

export async function signIn(page: Page, origin: string, email: string, password: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/pwa/);
}

/** Through the setup without answers, to the button that ends it. */
export async function passSetup(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click();
  const finish = page.getByRole('button', { name: 'Finish setup' });
  const skip = page.getByRole('button', { name: 'Skip this step' });
  for (let left = 4; left > 0; left -= 1) {
    const title = page.locator('h1');
    await expect(finish.or(skip)).toBeVisible();
    if (await finish.isVisible()) break;
    const before = await title.textContent();
    await skip.click();
    await expect(title).not.toHaveText(before ?? '');
  }
}

/** What the list says once the whole market is on this device. */
export const wholeMarket = (page: Page) => page.getByText(/(\d+) of \1 jobs are on this device/);

/** The whole market is on this device and the worker answers for the shell. */
export async function untilReadyOffline(page: Page): Promise<void> {
  // The global setup asks this too, and outside of tests Playwright waits for five seconds.
  await expect(wholeMarket(page)).toBeVisible({ timeout: 30_000 });
  await untilWorkerReady(page);
}

/** The app itself has come in the place of what the server has painted. */
export async function untilLive(page: Page): Promise<void> {
  await expect(page.locator('#first-paint')).toHaveCount(0);
}

/** The app shows this screen, and whatever it shows has come: what is looked at now stays as it is. */
export async function untilShown(page: Page): Promise<void> {
  await untilLive(page);
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('.skeleton')).toHaveCount(0);
  // The chip of the outbox is a button once it has read it.
  await expect(page.locator('span.sync-chip')).toHaveCount(0);
}

/** An installation that goes on for so long has stopped, in milliseconds; the browser itself ends it after five minutes. */
const STOPPED_MS = 45_000;

/** The worker answers for the app, and has whatever screens the person signed in can open. */
export async function untilWorkerReady(page: Page): Promise<void> {
  await untilInCharge(page);
  // A worker that takes over may reload the page, and the question ends with it.
  const isWhole = () => page.evaluate(isWholeHere).catch(() => false);
  await expect.poll(isWhole, { timeout: 60_000 }).toBe(true);
}

/** In the page. What the app itself has asked for is waited for, and nothing is asked for that it has not. */
async function isWholeHere(): Promise<boolean> {
  const session = JSON.parse(localStorage.getItem('user') ?? '{}');
  if (session.userMode !== 'company') return true;
  const name = (await caches.keys()).find((one) => one.includes('-precache-'));
  const keys = name ? await (await caches.open(name)).keys() : [];
  const { controller } = navigator.serviceWorker;
  if (!controller || !keys.some(({ url }) => url.includes('/assets/pwa.company.'))) return false;
  const { port1, port2 } = new MessageChannel();
  controller.postMessage({ type: 'mend-shell', thorough: false, parts: [] }, [port2]);
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => 'missing' in data && resolve(data.missing === 0);
  });
}

/** Has the screens of companies fetched, as a page does where a company is signed in. The worker is in charge. */
export async function keepCompanyPart(page: Page): Promise<void> {
  const missing = await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    const { controller } = navigator.serviceWorker;
    controller?.postMessage({ type: 'mend-shell', thorough: false, parts: ['company'] }, [port2]);
    return new Promise<number>((resolve) => {
      port1.onmessage = ({ data }) => 'missing' in data && resolve(data.missing);
    });
  });
  expect(missing).toBe(0);
}

/**
 * The worker answers for the shell: some hundred and seventy files are on this device then, and other browsers fetch
 * theirs meanwhile.
 * Now and then an installation does not end, and why is not known: it is ended as the browser would, later, told of with
 * the state it was in, and the app installs again by itself.
 */
async function untilInCharge(page: Page): Promise<void> {
  const isInCharge = () => navigator.serviceWorker.controller !== null;
  const ready = await page.waitForFunction(isInCharge, undefined, { timeout: STOPPED_MS }).then(
    () => true,
    () => false,
  );
  if (ready) return;
  console.warn('no worker is in charge:', await endInstallation(page));
  await page.waitForFunction(isInCharge, undefined, { timeout: 60_000 });
}

/**
 * Answers what there was of a worker. A registration holds none before its script has run: one that hangs there keeps
 * every later registration waiting behind it, and nothing but stopping the worker ends that.
 */
export async function endInstallation(page: Page): Promise<string> {
  await stopWorkers(page);
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const states = (['installing', 'waiting', 'active'] as const).map(
      (part) => `${part}: ${registration?.[part]?.state ?? 'none'}`,
    );
    await registration?.unregister();
    dispatchEvent(new Event('online'));
    return states.join(', ');
  });
}

/** Searches the market and opens the first job found. */
export async function findJob(page: Page, words: string): Promise<void> {
  // Until the words are looked for, the list is the whole market's, and its first job any.
  const found = page.getByRole('status').filter({ hasText: /\d jobs? found/ });
  await expect(found).toBeVisible();
  const whole = (await found.textContent()) ?? '';
  await page.getByRole('searchbox', { name: 'Search jobs' }).fill(words);
  await expect(found).not.toHaveText(whole);
  await openJob(page, page.getByRole('article').getByRole('link').first());
}

const JOB = /\/pwa\/[0-9a-f-]{36}/;

/** Taps the link of a job until it opens: a list that is still being narrowed may move away under the finger. */
export async function openJob(page: Page, link: Locator): Promise<void> {
  await expect(async () => {
    if (!JOB.test(page.url())) {
      // On a desk a job opens beside the list; what follows is about its page.
      const path = isWide(page) ? await link.getAttribute('href', { timeout: 2_000 }) : null;
      if (path) await page.goto(new URL(path, page.url()).href);
      else await link.click({ timeout: 2_000 });
    }
    await page.waitForURL(JOB, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

const WIDE_PX = 1024;
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= WIDE_PX;

/** Applies for the job that is open. Resolves once it is saved on this device. */
export async function apply(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Your application' });
  await sheet.getByLabel('A few words to them').fill(note);
  await sheet.getByRole('button', { name: 'Send application' }).click();
  // The sheet closes when the application is saved here, and not before.
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('article', { name: 'Your application' })).toBeVisible();
}

/** The conversation that was opened has come to this device: only then can the network go. */
export async function untilWritable(page: Page): Promise<void> {
  await expect(messageBox(page)).toBeVisible();
}

/** Writes into the conversation that is open. */
export async function write(page: Page, text: string): Promise<void> {
  await messageBox(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(said(page, text)).toBeVisible();
}

const messageBox = (page: Page) => page.getByRole('textbox', { name: /^Your message to/ });

/** What the sync chip says; a desk's layout keeps a second one hidden. */
export function chip(page: Page, words: string): Locator {
  return page.getByRole('button', { name: words }).filter({ visible: true });
}

/** A message in the conversation that is open; its text may stand in the list beside it as well. */
export function said(page: Page, text: string): Locator {
  return page.getByRole('log', { name: 'Messages' }).getByText(text);
}

/** The receipt number on the screen. */
export async function receiptOn(page: Page): Promise<string> {
  const receipt = page.getByText(/A-[0-9A-Z]{4,6}/).first();
  await expect(receipt).toBeVisible();
  const number = /A-[0-9A-Z]{4,6}/.exec((await receipt.textContent()) ?? '')?.[0];
  if (number === undefined) throw new Error('the receipt has gone from the screen');
  return number;
}

/** The birth date of somebody that old, on the day this runs. */
export function yearsAgo(years: number): string {
  return new Date(Date.now() - years * 365.25 * 86_400_000).toISOString().slice(0, 10);
}

/** A new account whose setup is behind it, past the screens: how people make one themselves is `registerNew`. */
export async function makeAccount(
  origin: string,
  mode: 'user' | 'company',
  who: Registration,
  { confirmed = true }: { confirmed?: boolean } = {},
): Promise<void> {
  const account = await registerAt(origin, mode, { lang: 'en_US', ...who });
  if (confirmed) await confirmMail(origin, who.email);
  await endSetup(account);
}

/** Signs in with such an account; one of a company ends on the form of the company. */
export async function register(
  page: Page,
  origin: string,
  mode: 'user' | 'company',
  who: Registration,
  options: { confirmed?: boolean } = {},
): Promise<void> {
  await makeAccount(origin, mode, who, options);
  await signIn(page, origin, who.email, who.password);
}

/** Makes an account; it ends on the first step of its setup. */
export async function registerNew(
  page: Page,
  origin: string,
  mode: 'user' | 'company',
  who: Registration,
): Promise<void> {
  await askToRegister(page, origin, mode, who);
  await page.waitForURL(/\/setup/);
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
}

/** Fills in the registration and sends it, whatever comes of it. */
export async function askToRegister(
  page: Page,
  origin: string,
  mode: 'user' | 'company',
  who: Registration,
): Promise<void> {
  await page.goto(`${origin}/register?mode=${mode}`);
  await page.getByLabel('Email address', { exact: true }).fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  await page.getByLabel('First name').fill(who.first);
  await page.getByLabel('Last name').fill(who.last);
  await page.getByLabel('Date of birth').fill(who.born);
  if (who.guardian) await page.getByLabel('Email address of a parent or guardian').fill(who.guardian);
  await page.getByRole('button', { name: 'Make the account' }).click();
}

/** Opens a part of the creator profile, from their list or from another one. */
export async function openPart(page: Page, name: string): Promise<void> {
  const list = page.getByRole('navigation', { name: /^(Parts of your profile|Teile deines Profils)$/ });
  const back = page.getByRole('link', { name: /^(All parts|Alle Teile)$/ });
  await expect(list.or(back).first()).toBeVisible();
  if (await back.isVisible()) await back.click();
  await list.getByRole('link', { name }).click();
}

/** Makes the company of the account that has just been registered. */
export async function createCompany(page: Page, uid: string, name: string): Promise<void> {
  await page.getByRole('textbox', { name: 'VAT number' }).fill(uid);
  await page.getByLabel('Legal name').fill(name);
  await page.getByLabel('I act as a business, for this company.').check();
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
}

/** Opens the form of a new job and fills it in, ready to be published. */
export async function writeJob(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Write a job' }).first().click();
  await page.getByRole('radio', { name: 'Mini job' }).check({ force: true });
  await toPart(page, 'What is the work?');
  await page.getByLabel('Title').fill(title);
  await page
    .getByLabel('Description')
    .fill('Du hältst nachts das Licht am Brennen und tags die Treppe frei.');
  await toPart(page, 'What do you pay?');
  await page.getByLabel(/^Pay from/).fill('15,50');
  await page.getByLabel(/^Pay up to/).fill('17');
  await toPart(page, 'Where, and until when?');
  await page.getByRole('combobox', { name: 'Place' }).fill('Rostock');
  await toPart(page, 'What do you ask, and who reads it?');
}

/** A part of the form of a job: on phones, where each is a screen of its own, the way to it. */
export async function toPart(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { name: title });
  const next = page.getByRole('button', { name: /^Next: / });
  const where = page.getByText(/^Step \d of \d/);
  await expect(heading.or(next).first()).toBeVisible();
  while ((await heading.count()) === 0) {
    const before = await where.textContent();
    await next.click();
    await expect(where).not.toHaveText(before ?? '');
  }
}

/**
 * A form's draft is on this device with these words in it: the page may go now.
 * @param draft how its key begins
 */
export async function untilKept(page: Page, draft: string, words: string): Promise<void> {
  const kept = async () => {
    const drafts = await stored<{ key: string }>(page, 'own', 'draft');
    return JSON.stringify(drafts?.filter(({ key }) => key.startsWith(draft)) ?? []);
  };
  await expect.poll(kept).toContain(words);
}

/** On the page of a plan that was chosen: says where bills go, and books it. */
export async function beginTrial(page: Page): Promise<void> {
  await page.getByLabel('Street and number').fill('Am Strande 3');
  await page.getByLabel('Postcode').fill('18055');
  await page.getByLabel('Town').fill('Rostock');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await page.getByLabel('I book as a business, for this company.').check();
  await page.getByRole('button', { name: 'Begin the trial' }).click();
  await expect(page.getByText(/Free trial until/)).toBeVisible();
}
