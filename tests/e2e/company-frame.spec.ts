import { expect, type Page, test } from '@playwright/test';
import { v7 } from 'uuid';
import { register, untilWorkerReady } from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { DESK, PHONE } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer, withOwner, withPerson } from './running.ts';

/** What stands around a company's screens (product section 3, layout company). */

const server = oneServer();
test.describe.configure({ mode: 'serial' });

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and go to' });
const field = (page: Page) => palette(page).getByRole('combobox');
const selected = (page: Page) => palette(page).getByRole('option', { selected: true });

/** The demo company promises an answer within a day, and the demo seeker applies to its newest job. */
async function applyWithADay(): Promise<void> {
  const { origin, password } = server();
  const company = await signInAs(origin, 'company@example.org', password);
  const seeker = await signInAs(origin, 'seeker@example.org', password);
  const { _linkedCompanyId } = await company.api('user.get', { userId: company.uid });
  const companyId = _linkedCompanyId as string;
  await company.api('company.set-setting', { companyId, setting: { replyDays: 1 } });
  const { items } = await company.api('job.of-company', { companyId, status: 'published' });
  const job = items[0];
  if (!job) throw new Error('the sample company has no job');
  await seeker.api('application.add', {
    _id: v7(),
    _conversationId: v7(),
    _jobId: job._id,
    note: 'Ich kann ab Montag.',
    jobRev: 1,
  });
}

test('company.1 pwa.7 answers that fall due are counted in the rail and on the tabs, and the count leads to them; the market, too, leads back to the company', {
  tag: '@long',
}, async () => {
  const { origin } = server();
  await withOwner(
    async ({ page }) => {
      await page.goto(`${origin}/pwa/company`);
      const rail = page.getByRole('banner').filter({ visible: true });
      await expect(rail.getByRole('link', { name: 'No answers due' })).toBeVisible();
      await expect(rail.getByText('may sign · may chat')).toBeVisible();
      await expect(rail.getByText('Live jobs')).toBeVisible();
      await page.goto(`${origin}/pwa`);
      await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
      await rail.getByRole('link', { name: 'Overview' }).click();
      await expect(page).toHaveURL(`${origin}/pwa/company`);
      await page.getByRole('link', { name: 'Settings' }).filter({ visible: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

      await applyWithADay();
      const due = rail.getByRole('link', { name: '1 answer due' });
      await expect(due).toBeVisible();
      await pictures(page, 'company-due', ['desk']);
      await due.click();
      await expect(page.getByRole('heading', { name: 'Due answers (1)' })).toBeVisible();

      await page.setViewportSize(PHONE);
      const tab = page.getByRole('link', { name: 'Overview 1 answer due', exact: true });
      await expect(tab).toBeVisible();
      await pictures(page, 'company-due', ['phone']);
      await page.getByRole('button', { name: /Your rights and plan$/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Your company' });
      await expect(sheet.getByText('may sign · may chat')).toBeVisible();
      await expect(sheet.getByText('Live jobs')).toBeVisible();
      await pictures(page, 'company-sheet', ['phone']);
      await sheet.getByRole('link', { name: '1 answer due' }).click();
      await expect(sheet).toBeHidden();
    },
    { viewport: DESK },
  );
});

test('layout company: the palette opens by key, finds people and jobs without network, and gives the focus back', {
  tag: '@long',
}, async () => {
  const { origin } = server();
  await withOwner(
    async ({ page, context }) => {
      await page.goto(`${origin}/pwa/company`);
      await expect(page.getByRole('heading', { name: 'Due answers (1)' })).toBeVisible();
      await untilWorkerReady(page);
      await context.setOffline(true);

      const plan = page.getByRole('link', { name: 'Plan', exact: true });
      await plan.focus();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await expect(selected(page)).toHaveText('Overview');
      await page.keyboard.press('ArrowUp');
      await expect(selected(page)).toHaveText(/theme$/);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('ArrowDown');
      await expect(selected(page)).toHaveText('Jobs');
      await pictures(page, 'palette', ['desk']);
      // The key again is nobody else's: no search of the browser over it.
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(palette(page)).toBeHidden();
      await expect(plan).toBeFocused();

      await page.keyboard.press('Control+k');
      await page.keyboard.type('jana');
      await expect(palette(page).getByRole('group', { name: 'Applicants' })).toBeVisible();
      await pictures(page, 'palette-found', ['desk']);
      await page.keyboard.press('Enter');
      await expect(palette(page)).toBeHidden();
      await expect(page.getByRole('dialog', { name: /^Jana/ })).toBeVisible();
      await expect(page).toHaveURL(/view=applicants&applicant=/);
      await page.keyboard.press('Escape');

      await page.goto(`${origin}/pwa/company/settings`);
      await page.getByRole('button', { name: 'Search and go to' }).click();
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('write a');
      await expect(selected(page)).toHaveText('Write a job');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${origin}/pwa/company/create-job`);
      await page.getByRole('radio', { name: 'Mini job' }).check({ force: true });
      // In a field as well.
      await page.getByLabel('Title').focus();
      await page.keyboard.press('Control+k');
      await expect(field(page)).toBeFocused();
      await page.keyboard.type('qqqq');
      await expect(palette(page).getByText(/^Nothing here has these words/)).toBeVisible();
      await expect(palette(page).getByRole('option')).toHaveCount(0);
      await pictures(page, 'palette-nothing');
      await page.keyboard.press('Escape');
      await expect(page.getByLabel('Title')).toBeFocused();
    },
    { viewport: DESK },
  );
});

test('layout company: on a phone the palette has a button, and a job is found by the words of its title', {
  tag: '@long',
}, async () => {
  const { origin } = server();
  await withOwner(async ({ page }) => {
    await page.goto(`${origin}/pwa/company?view=jobs`);
    const title = (await page.getByRole('heading', { level: 3 }).first().textContent()) ?? '';
    await page.getByRole('button', { name: 'Search and go to' }).filter({ visible: true }).click();
    await expect(field(page)).toBeFocused();
    await pictures(page, 'palette', ['phone']);
    await field(page).fill(title);
    const job = palette(page).getByRole('group', { name: /^Jobs/ }).getByRole('option').first();
    await expect(job).toContainText(title);
    await job.click();
    await expect(page).toHaveURL(/edit-job\?job=/);
  });
});

test('who hires and has no company yet comes to the own account and out of it from the form of the company', {
  tag: '@long',
}, async () => {
  const who = { first: 'Falk', last: 'Ohnesorg', born: '1979-03-02', email: 'falk@example.org' };
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'company', { ...who, password: 'lang genug 7' });
    await page.goto(`${server().origin}/pwa/company/create`);
    await page.getByRole('link', { name: 'Your account, sign out' }).filter({ visible: true }).click();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
  });
});
