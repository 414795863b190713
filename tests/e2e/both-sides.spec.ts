import { expect, test } from '@playwright/test';
import {
  apply,
  chip,
  createCompany,
  findJob,
  register,
  said,
  signIn,
  untilKept,
  untilReadyOffline,
  untilWorkerReady,
  write,
  writeJob,
} from './acts.ts';
import { visitedProfile } from './installed.ts';
import { DESK, openPerson, type Person, PHONE, removeProfile } from './person.ts';
import { oneServer } from './running.ts';

const server = oneServer();
let company: Person;
let seeker: Person;
const profiles: string[] = [];

test.beforeAll(async () => {
  profiles.push(await visitedProfile(), await visitedProfile());
  company = await openPerson({ profile: profiles[0] as string, viewport: DESK });
  seeker = await openPerson({ profile: profiles[1] as string });
});
test.afterAll(async () => {
  await company?.close();
  await seeker?.close();
  await Promise.all(profiles.map(removeProfile));
});
test.afterEach(() => expect([...company.problems, ...seeker.problems]).toEqual([]));
test.describe.configure({ mode: 'serial' });

const TITLE = 'Leuchtturmwärter auf Zeit (m/w/d)';

test('companycreate.2 companycreate.6 companycreate.8 company.4 company.5 createjob.1 createjob.9 createjob.10 a company registers, writes a job without network beside its preview, and it is published once the network is back', async () => {
  const { page, context } = company;
  const founder = { first: 'Ute', last: 'Brandt', born: '1979-03-02', email: 'ute@example.org' };
  await register(page, server().origin, 'company', { ...founder, password: 'lang genug 7' });
  await expect(page.getByText(/^You become its owner: you decide who else writes jobs/)).toBeVisible();
  const facts = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What is public' }) });
  await expect(facts.getByRole('paragraph')).toHaveText([
    'Everybody who looks for work sees',
    /^your company's name, whether it is verified, its town, website, size and logo/,
    'Only members of the company see',
    /^your VAT or other number, your documents, drafts/,
  ]);
  await createCompany(page, 'DE136695976', 'Leuchtfeuer Nord GmbH');

  // Inviting is optional; the list of first steps leads there.
  const steps = page.getByRole('listitem');
  for (const open of ['A logo or a picture', 'Your first job'])
    await expect(steps.filter({ hasText: open }).getByRole('link')).toBeVisible();
  await steps.filter({ hasText: 'Somebody beside you' }).getByRole('link', { name: 'Members' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ute Brandt' })).toContainText('Owner');
  await expect(page.getByRole('heading', { name: 'Invite somebody' })).toBeVisible();
  await page.goto(`${server().origin}/pwa/company?view=jobs`);
  await expect(page.getByRole('figure').filter({ hasText: 'An example' })).toContainText('Selling bread');
  await page.goto(`${server().origin}/pwa/company/create-job`);
  const title = page.getByLabel('Title');
  await page.getByLabel('Begin with').selectOption({ index: 1 });
  await expect(title).not.toHaveValue('');
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(title).toHaveValue('');
  await page.goto(`${server().origin}/pwa/company`);

  await untilWorkerReady(page);
  await context.setOffline(true);
  await writeJob(page, TITLE);
  // First the card of the list, then what opens: beside the form, and on a phone in its place.
  const preview = page.getByRole('complementary', { name: 'Preview' });
  await expect(preview.getByText(TITLE)).toHaveCount(2);
  await expect(preview).toContainText('Du hältst nachts das Licht am Brennen');
  await page.setViewportSize(PHONE);
  await expect(preview).toBeHidden();
  await page.getByText('Preview', { exact: true }).filter({ visible: true }).click();
  await expect(preview.getByText(TITLE)).toHaveCount(2);
  await page.setViewportSize(DESK);
  // A phone that dies now loses nothing: the form comes back as it was.
  await expect(page.getByText('Kept on this device as you type')).toBeVisible();
  await untilKept(page, 'job:new', 'Rostock');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue(TITLE);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(TITLE).first()).toBeVisible();
  await expect(chip(page, 'Offline, 2 waiting')).toBeVisible();
  await context.setOffline(false);
  await expect(chip(page, 'All sent')).toBeVisible();
});

test('job.4 a seeker registers and finds that job; the market brought it by itself', async () => {
  const { page } = seeker;
  const who = { first: 'Malik', last: 'Osei', born: '2001-07-19', email: 'malik@example.org' };
  await register(page, server().origin, 'user', { ...who, password: 'lang genug 7' });
  await untilReadyOffline(page);
  await findJob(page, 'leuchtturmwaerter');
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
  await apply(page, 'Ich bin schwindelfrei.');
  await expect(page.getByText(/received nr\. A-/).first()).toBeVisible();
});

test('pwa.7 job.6 company.6 chat.2 companysettings.10 the market leads a company back to its own pages; there it sees only a short name, answers without network, and both talk; a text of the company is filled in on the device', async () => {
  const { page, context } = company;
  await page.goto(`${server().origin}/pwa`);
  await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toBeVisible();
  await page.getByRole('link', { name: 'Overview' }).filter({ visible: true }).click();
  await expect(page.getByRole('link', { name: /Applicants.*1/ }).first()).toBeVisible();
  await page
    .getByRole('link', { name: /Applicants/ })
    .first()
    .click();
  await context.setOffline(true);
  await page
    .getByRole('button', { name: /Malik O\./ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Ich bin schwindelfrei.')).toBeVisible();
  await expect(sheet.getByText('Osei')).toHaveCount(0);
  await sheet.getByRole('button', { name: 'Invite to talk' }).click();
  await expect(sheet.getByText('You invited them to talk. This is not sent yet.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog', { name: 'Malik Osei' })).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'Write' }).click();
  await write(page, 'Willkommen an Bord.');

  await expect(seeker.page.getByRole('link', { name: /Chat.*1/ }).first()).toBeVisible();
  // From the job itself, as soon as there is something to talk about.
  await seeker.page.getByRole('link', { name: 'Open the chat' }).click();
  await expect(said(seeker.page, 'Willkommen an Bord.')).toBeVisible();
  await write(seeker.page, 'Danke, bis Montag.');
  await expect(said(page, 'Danke, bis Montag.')).toBeVisible();
  // chat.2: the sender learns that it was read.
  await expect(seeker.page.getByRole('log').getByText('read', { exact: true })).toBeVisible();

  const talk = page.url();
  await page.goto(`${server().origin}/pwa/company/settings`);
  await page.getByRole('button', { name: 'New text', exact: true }).click();
  const text = page.getByRole('dialog', { name: 'New text for the chat' });
  await text.getByLabel('Name').fill('Trial day');
  await text.getByLabel('What they read').fill('Hello {firstName}, come to {street}.');
  await text.getByRole('button', { name: 'Save the text' }).click();
  await expect(text.getByText(/Nothing can be put in the place of \{street\}/)).toBeVisible();
  await text.getByLabel('What they read').fill('Hello {firstName}, your trial day at {company}. {sender}');
  await text.getByRole('button', { name: 'Save the text' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Trial day' })).toBeVisible();
  await context.setOffline(true);
  await page.goto(talk);
  await page.getByRole('button', { name: 'Use a saved text' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Trial day' }).click();
  await expect(page.getByRole('textbox', { name: /^Your message to/ })).toHaveValue(
    'Hello Malik, your trial day at Leuchtfeuer Nord GmbH. Ute Brandt',
  );
  await page.getByRole('textbox', { name: /^Your message to/ }).fill('');
  await context.setOffline(false);
});

test('a seeker reads the notifications, and they count as read', async () => {
  const { page } = seeker;
  await page.goto(`${server().origin}/pwa`);
  const bell = page.getByRole('button', { name: /Notifications/ });
  await expect(bell).toHaveAccessibleName(/Notifications \d/);
  await bell.click();
  const sheet = page.getByRole('dialog', { name: /Notifications/ });
  await expect(sheet.getByRole('link', { name: 'Leuchtfeuer Nord GmbH said yes to talking' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Mark all as read' }).click();
  await page.keyboard.press('Escape');
  await expect(bell).toHaveAccessibleName('Notifications');
});

test('job.5 chat.7 a seeker withdraws without network, which closes the conversation and leaves it to be read, and the company is told', async () => {
  const { page, context } = seeker;
  await page.goto(`${server().origin}/pwa/user?view=applications`);
  await page.getByRole('article').first().click();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('withdrawn on this device, not sent yet').first()).toBeVisible();
  await page.goto(`${server().origin}/pwa/chat`);
  await page.getByRole('button', { name: 'Leuchtfeuer Nord GmbH', exact: true }).click();
  await expect(said(page, 'Willkommen an Bord.')).toBeVisible();
  await expect(
    page.getByText('The application was withdrawn, so this conversation is closed.'),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Your message to/ })).toHaveCount(0);
  await context.setOffline(false);
  // An open conversation has a phone for itself.
  await page.goto(`${server().origin}/pwa/user?view=applications`);
  await expect(chip(page, 'All sent')).toBeVisible();
  await company.page.goto(`${server().origin}/pwa/company?view=applicants`);
  await expect(company.page.getByText(/withdrawn/i).first()).toBeVisible();
});

test('company.9 a rejection carries the company’s text, and the job leaves the market; the application is kept with a yes, until it is ended', {
  tag: '@long',
}, async () => {
  await seeker.page.goto(`${server().origin}/pwa`);
  await findJob(seeker.page, 'leuchtturmwaerter');
  await seeker.page.getByRole('button', { name: 'Apply again' }).click();
  await seeker.page.getByRole('dialog').getByRole('button', { name: 'Send application' }).click();
  await expect(seeker.page.getByText(/received nr\. A-/).first()).toBeVisible();

  const { page } = company;
  await page.goto(`${server().origin}/pwa/company?view=jobs`);
  await page
    .getByRole('button', { name: new RegExp(`${TITLE.slice(0, 12)}|More|Actions`) })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Pause or close' }).click();
  await page.getByText('Filled', { exact: true }).click();
  await page.getByRole('combobox', { name: /hears$/ }).selectOption('Decline');
  await page.getByRole('button', { name: 'Close, decline 1' }).click();
  await expect(chip(page, 'All sent')).toBeVisible();

  await seeker.page.goto(`${server().origin}/pwa/user?view=applications`);
  await seeker.page.getByRole('article').first().click();
  await expect(seeker.page.getByText('answered: a no').first()).toBeVisible();

  await page.goto(`${server().origin}/pwa/company?view=applicants`);
  await page
    .getByRole('region', { name: /^Closed/ })
    .getByRole('button', { name: /^Malik/ })
    .first()
    .click();
  const panel = page.getByRole('dialog', { name: /^Malik/ });
  await panel.getByText('24 months').click();
  await panel.getByRole('button', { name: 'Ask to keep the application' }).click();
  await expect(panel.getByText(/^You asked on .* There is no answer yet\.$/)).toBeVisible();
  await expect(
    seeker.page.getByText('Leuchtfeuer Nord GmbH would like to keep your application'),
  ).toBeVisible();
  await expect(seeker.page.getByText(/With your yes they keep it for 24 months/)).toBeVisible();
  await seeker.page.getByRole('button', { name: 'Yes, they may keep it' }).click();
  await expect(panel.getByText(/^They agreed on .* you may keep the application until/)).toBeVisible();
  await page.goto(`${server().origin}/pwa/company?view=pool`);
  const pool = page.getByRole('list', { name: 'Talent pool' });
  await expect(pool.getByRole('link', { name: /^Write to Malik/ })).toBeVisible();
  await seeker.page.getByRole('button', { name: 'End this' }).click();
  await expect(page.getByText('Nobody is in your talent pool yet')).toBeVisible();

  await seeker.page.goto(`${server().origin}/pwa?q=leuchtturmwaerter`);
  await expect(seeker.page.getByText('No job fits all of this today.')).toBeVisible();
});

test('signing out with unsent work asks, keeps it sealed, and sends it after the next sign-in (S1)', {
  tag: '@long',
}, async () => {
  const { page, context } = seeker;
  await page.goto(`${server().origin}/pwa`);
  await context.setOffline(true);
  await findJob(page, 'Zwölfapfel');
  await apply(page, 'Aus dem Funkloch, vor der Abmeldung.');
  await page.goto(`${server().origin}/pwa/user/settings`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  const otherTab = await context.newPage();
  await otherTab.goto(`${server().origin}/pwa/user`);
  await expect(otherTab.getByText('malik@example.org').first()).toBeVisible();
  const userStore = await page.evaluate(() => localStorage.getItem('user') ?? '');
  await page.getByRole('button', { name: 'Keep it for me' }).click();
  await expect(page).toHaveURL(/\/login/);
  // Nothing of this person stays in sight anywhere.
  await expect(otherTab).toHaveURL(/\/login/);
  await otherTab.close();
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  // A browser killed now may not have written that: its next start finds the user store as it was, and shows nothing.
  await page.evaluate((text) => localStorage.setItem('user', text), userStore);
  const restarted = await context.newPage();
  await restarted.addInitScript((mail) => {
    const look = () => document.body?.innerText.includes(mail) && Object.assign(window, { seen: mail });
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  }, 'malik@example.org');
  await restarted.goto(`${server().origin}/pwa/user`);
  await expect(restarted).toHaveURL(/\/login/);
  const left = await restarted.evaluate(() => [localStorage.getItem('user'), 'seen' in window]);
  expect(left).toEqual([null, false]);
  await restarted.close();
  await context.setOffline(false);
  // Somebody else on the same device sees nothing of it.
  await signIn(page, server().origin, 'seeker@example.org', server().password);
  await page.goto(`${server().origin}/pwa/user?view=applications`);
  await expect(page.getByText('You have not applied anywhere yet.')).toBeVisible();
  await page.goto(`${server().origin}/pwa/user/settings`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, server().origin, 'malik@example.org', 'lang genug 7');
  await page.goto(`${server().origin}/pwa/user?view=applications`);
  await expect(page.getByText(/received nr\. A-/).first()).toBeVisible();
  await expect(chip(page, 'All sent')).toBeVisible();
});
