import { expect, type Page, test } from '@playwright/test';
import { passSetup, untilKept, untilLive } from './acts.ts';
import { mailedLink } from './mailed.ts';
import { oneServer, withPerson } from './running.ts';

/** People who come by a link from outside, and have to make an account or sign in before they can do what it is for. */
const server = oneServer();
const PASSWORD = 'lang genug 7';
const NOTE = 'Guten Tag, ich kann sofort anfangen.';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Your application' });
const note = (page: Page) => sheet(page).getByLabel('A few words to them');

/** Paths of two jobs' public pages. */
async function sharedJobs(): Promise<string[]> {
  const map = await (await fetch(`${server().origin}/sitemap-1.xml`)).text();
  return [...map.matchAll(/\/jobs\/[0-9a-f-]{36}/g)].map(([path]) => path);
}

/** The sheet of this job is open on this page. */
async function expectApplying(page: Page, jobPath: string): Promise<void> {
  const id = jobPath.slice('/jobs/'.length);
  await expect(page).toHaveURL(`${server().origin}/pwa/${id}?view=apply&via=web`);
  await expect(sheet(page)).toBeVisible();
}

async function makeAccount(page: Page, first: string, email: string): Promise<void> {
  await page.getByLabel('Email address', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('First name').fill(first);
  await page.getByLabel('Last name').fill('Neumann');
  await page.getByLabel('Date of birth').fill('1999-05-05');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await expect(page.getByText(/^Step 1 of/)).toBeVisible();
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  // The page before it has fields of the same names.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('job.9 register.9 a stranger applies from a shared link: account, setup and mail lead back to the job with the text there', async () => {
  const [path = ''] = await sharedJobs();
  const email = 'stranger@example.org';
  await withPerson(async ({ page, context }) => {
    await page.goto(server().origin + path);
    await page.getByRole('link', { name: 'Apply' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
    await expect(page.getByText(/you come straight back to the job/)).toBeVisible();
    // Over to the sister page and back, a reload, and another tab.
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.getByText(/You come straight back to the job/)).toBeVisible();
    await page.getByRole('link', { name: 'Make a free account' }).click();
    await expect(page.getByLabel('First name')).toBeVisible();
    await page.reload();
    await untilLive(page);
    await expect(page.getByText(/you come straight back to the job/)).toBeVisible();
    await makeAccount(page, 'Nele', email);
    const later = await context.newPage();
    await page.close();
    await later.goto(`${server().origin}/setup`);
    await passSetup(later);
    await later.getByRole('button', { name: 'Finish setup' }).click();
    await expectApplying(later, path);
    await note(later).fill(NOTE);
    await untilKept(later, 'application:', NOTE);

    // The mail opens a tab of its own: it goes on where the person was.
    const mailed = await context.newPage();
    await mailed.goto(server().origin + (await mailedLink(server(), email, 'verify')));
    await expect(mailed.getByText('Your email address is confirmed.')).toBeVisible();
    await expectApplying(mailed, path);
    await expect(note(mailed)).toHaveValue(NOTE);
    await mailed.reload();
    await expectApplying(mailed, path);
    await sheet(mailed).getByRole('button', { name: 'Send application' }).click();
    await expect(mailed.getByRole('article', { name: 'Your application' })).toBeVisible();
    await expect(mailed).toHaveURL(/\/pwa\/[0-9a-f-]{36}\?via=web$/);
    // It was gone on from: the next sign-in begins where everybody begins.
    await mailed.goto(`${server().origin}/login`);
    await expect(mailed).toHaveURL(`${server().origin}/pwa`);
  });
});

test('job.9 login.7 with an account: signing in, or being signed in, leads to the job with what was written before', {
  tag: '@long',
}, async () => {
  const [, path = '', other = ''] = await sharedJobs();
  await withPerson(async ({ page, context }) => {
    await page.goto(server().origin + path);
    await page.getByRole('link', { name: 'Apply' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await logIn(page, 'seeker@example.org', server().password);
    await expectApplying(page, path);
    await note(page).fill(NOTE);
    await untilKept(page, 'application:', NOTE);
    await page.goto(server().origin + other);
    await page.getByRole('link', { name: 'Apply' }).click();
    await expectApplying(page, other);
    await page.keyboard.press('Escape');
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(/\/pwa\/[0-9a-f-]{36}\?via=web$/);
    const again = await context.newPage();
    await again.goto(server().origin + path);
    await again.getByRole('link', { name: 'Apply' }).click();
    await expectApplying(again, path);
    await expect(note(again)).toHaveValue(NOTE);
  });
});

test('signing out forgets where somebody was going', { tag: '@long' }, async () => {
  const [path = ''] = await sharedJobs();
  await withPerson(async ({ page }) => {
    await page.goto(server().origin + path);
    await page.getByRole('link', { name: 'Apply' }).click();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await logIn(page, 'seeker@example.org', server().password);
    await expectApplying(page, path);
    expect(await page.evaluate(() => localStorage.getItem('destination'))).toContain('view=apply');
    await page.goto(`${server().origin}/pwa/user/settings`);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('destination'))).toBeNull();
  });
});

test('register.9 the setup does not wait for the first pull', async () => {
  await withPerson(async ({ page, context }) => {
    await context.route('**/api/sync**', () => {
      // Never answered.
    });
    await page.goto(`${server().origin}/register?mode=user`);
    await makeAccount(page, 'Eilig', 'hurried@example.org');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(
      page.getByRole('heading', { level: 1, name: 'Where would you like to work?' }),
    ).toBeVisible();
  });
});
