import { expect, type Page, test } from '@playwright/test';
import { v7 } from 'uuid';
import type { Line } from '../harness/line.ts';
import { apply, chip, findJob, keepCompanyPart, signIn, untilReadyOffline, wholeMarket } from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { lineHere, visitedProfile } from './installed.ts';
import { openPerson, type Person, removeProfile } from './person.ts';
import { oneServer } from './running.ts';

/** What was refused, and whether the network is there, are two facts: a screen that needs the second one has it. */

const server = oneServer();
let line: Line;
let profile: string;
let person: Person;

test.beforeAll(async () => {
  line = await lineHere(server().origin);
  profile = await visitedProfile();
  person = await openPerson({ profile });
  await signIn(person.page, line.origin, 'seeker@example.org', server().password);
  await untilReadyOffline(person.page);
  // As if a company had been signed in here before.
  await keepCompanyPart(person.page);
  await beRefused(person);
  await person.context.setOffline(true);
});
test.afterAll(async () => {
  const problems = person?.problems;
  await person?.close();
  if (profile) removeProfile(profile);
  await line?.close();
  expect(problems).toEqual([]);
});

/** Withdraws in a tunnel what the company has answered meanwhile: a stopped entry that no list is made of. */
async function beRefused({ page, context }: Person): Promise<void> {
  const { origin, password } = server();
  const company = await signInAs(origin, 'company@example.org', password);
  const seeker = await signInAs(origin, 'seeker@example.org', password);
  const { _linkedCompanyId } = await company.api('user.get', { userId: company.uid });
  const { items } = await company.api('job.of-company', {
    companyId: _linkedCompanyId as string,
    status: 'published',
  });
  const [job] = items;
  if (!job) throw new Error('the sample company has no job');
  const applied = {
    _id: v7(),
    _conversationId: v7(),
    _jobId: job._id,
    note: 'Ich kann ab Montag.',
    jobRev: 1,
  };
  const { _id: _applicationId } = await seeker.api('application.add', applied);
  await page.goto(`${line.origin}/pwa/user?application=${_applicationId}`);
  const withdraw = page.getByRole('button', { name: 'Withdraw' });
  await expect(withdraw).toBeVisible();
  await context.setOffline(true);
  await withdraw.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('withdrawn on this device, not sent yet').first()).toBeVisible();
  await company.api('application.reject', { _applicationId, from: 'submitted' });
  await context.setOffline(false);
  await expect(chip(page, '1 not sent')).toBeVisible();
}

/**
 * As after a new sign-in, with waiting entries taken out of their box and the first load still to come.
 * @param session what a route asks of the session besides
 */
async function forgetLoaded(page: Page, session: object): Promise<void> {
  await page.evaluate(async (changed) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const all = await indexedDB.databases();
    const own = all.find(({ name }) => /^zusage:(?!public)(?!.*~market$)/.test(name ?? ''));
    const db = await done(indexedDB.open(own?.name ?? ''));
    const names = [...db.objectStoreNames].filter((name) => name !== 'outbox' && name !== 'lease');
    const tx = db.transaction(names, 'readwrite');
    for (const name of names) if (name !== 'meta') tx.objectStore(name).clear();
    for (const key of ['cursor', 'loaded', 'asOf']) tx.objectStore('meta').delete(key);
    await new Promise((resolve) => {
      tx.oncomplete = resolve;
    });
    db.close();
    const user = JSON.parse(localStorage.getItem('user') ?? '{}');
    localStorage.setItem('user', JSON.stringify({ ...user, ...changed }));
  }, session);
}

test('an application that is made in a tunnel waits for the network, and says so beside a refused one', async () => {
  const { page } = person;
  await page.goto(`${line.origin}/pwa`);
  await findJob(page, 'Elektro Zanderlein');
  await apply(page, 'Ich komme aus dem Tunnel.');
  await expect(page.getByText('Saved here. It goes out when you are back online.')).toBeVisible();
  await expect(chip(page, 'Offline, 1 not sent')).toBeVisible();
});

const TALENT = { userMode: 'user', companyId: null, setup: false };
const SCREENS = [
  { screen: 'setup', path: '/setup', session: { ...TALENT, setup: true }, missing: /^Your details/ },
  { screen: 'a job', path: `/pwa/${v7()}`, session: TALENT, missing: /^This job/ },
  { screen: 'the market', path: '/pwa', session: TALENT, missing: /^The jobs/ },
  { screen: 'the profile', path: '/pwa/user', session: TALENT, missing: /^Your details/ },
  { screen: 'the chat', path: '/pwa/chat', session: TALENT, missing: /^Your conversations/ },
  {
    screen: 'the company',
    path: '/pwa/company',
    session: { userMode: 'company', companyId: v7(), setup: false },
    missing: /^Your company/,
  },
  {
    screen: 'the creator profile',
    path: '/pwa/user/create-creator',
    session: TALENT,
    missing: /^Your details/,
  },
  {
    screen: 'the applications',
    path: '/pwa/user?view=applications',
    session: TALENT,
    missing: /^Your applications/,
  },
];

for (const { screen, path, session, missing } of SCREENS) {
  test(`${screen}: what was never loaded is said to need the network, although something was refused`, async () => {
    const { page } = person;
    await forgetLoaded(page, session);
    await page.goto(line.origin + path);
    const main = page.getByRole('main');
    await expect(main.getByText(missing)).toBeVisible();
    await expect(main.getByText('It loads by itself once you are online.')).toBeVisible();
    await expect(main.locator('.skeleton')).toHaveCount(0);
  });
}

test('a server that does not answer is no missing network, and what was missing comes once it does', async () => {
  const { page, context } = person;
  await forgetLoaded(page, TALENT);
  line.act(() => 'refuse');
  await context.setOffline(false);
  await page.goto(`${line.origin}/pwa`);
  await expect(page.getByText('There is no answer just now.')).toBeVisible();
  line.act(() => 'pass');
  // Without a tap. Where the first tries failed it is requested again within a minute.
  const loaded = wholeMarket(page);
  await expect(loaded).toBeVisible({ timeout: 90_000 });
});
