import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { attributesOf, isEverywhere, LANGUAGE_CODES, tagOf } from '../../contract/languages.ts';
import { DELETION_GRACE_DAYS } from '../../contract/limits.ts';
import { SERVER_TEXTS } from '../../locales/server.ts';
import { pdfText } from '../../server/testing/pdf-text.ts';
import { unzip } from '../../server/testing/unzip.ts';
import { formatDeadline } from '../../src/i18n/dates.ts';
import { receiptOn, untilShown, untilWorkerReady, yearsAgo } from './acts.ts';
import { choose, jpeg, saved } from './carried-files.ts';
import { signInAs } from './chaos/api.ts';
import { type DayCompany, dayCompany } from './day-company.ts';
import { mailedLink } from './mailed.ts';
import { type Person, PHONE } from './person.ts';
import { plainEnglish } from './plain-english.ts';
import { oneServer, withPerson } from './running.ts';
import { type AppWords, appWords } from './words.ts';

/**
 * A whole day of somebody of 15, by screens alone, theirs and their parent's: from a shared link to the undone deletion
 * of the account. Every text that is read or tapped comes from the catalogue, so one telling serves all languages.
 * `npm test` has it in the language whose screens differ most, which is read from the right; `npm run test:day` in all.
 */
const server = oneServer();
const PASSWORD = 'lang genug 7';
const PARENT = { name: 'Renate Haddad' };

/** Three browsers and some forty screens: on a crowded machine longer than others may take. */
const DAY_MS = 600_000;

type Day = {
  person: Person;
  page: Page;
  words: AppWords;
  company: DayCompany;
  child: { first: string; last: string; email: string; parent: string };
};

const at = (path: string) => server().origin + path;
const press = (scope: Page | Locator, name: string | RegExp) =>
  scope.getByRole('button', { name, exact: true }).click();

/** In this language from its own side, nothing cut; in one that not every device has, no word in English. */
async function looked(page: Page, { language }: AppWords, name: string): Promise<void> {
  await untilShown(page);
  const { lang, dir } = attributesOf(language);
  await expect(page.locator('html')).toHaveAttribute('lang', lang);
  await expect(page.locator('html')).toHaveAttribute('dir', dir);
  // German shares many of the words that betray English.
  if (!isEverywhere(language)) expect(await plainEnglish(page), name).toEqual([]);
  if (process.env.PICTURES)
    await page.screenshot({ path: join(process.env.PICTURES, `${language}-${name}.png`) });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${name} is wider than its screen`).toBeLessThanOrEqual(0);
}

/** A shared link, and an account with a parent's address. */
async function register({ page, words, company, child }: Day): Promise<void> {
  const { say } = words;
  for (const path of ['/', '/login']) {
    await page.goto(at(path));
    await looked(page, words, `guest-${path.slice(1)}`);
  }
  await page.goto(at(`/jobs/${company.jobId}`));
  await page.getByRole('link', { name: SERVER_TEXTS[words.language].publicPages.apply }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: say('Create an account') })).toBeVisible();
  await looked(page, words, 'register');
  await page.getByLabel(say('Email address'), { exact: true }).fill(child.email);
  await page.getByLabel(say('Password'), { exact: true }).fill(PASSWORD);
  await page.getByLabel(say('First name')).fill(child.first);
  await page.getByLabel(say('Last name')).fill(child.last);
  await page.getByLabel(say('Date of birth')).fill(yearsAgo(15.5));
  await page.getByLabel(say('Email address of a parent or guardian')).fill(child.parent);
  await press(page, say('Make the account'));
  await page.waitForURL(/\/setup/);
}

/** Through the setup; the parent agrees meanwhile, and the address is confirmed by its own link. */
async function confirm({ page, person, words, company, child }: Day): Promise<void> {
  const { say, like } = words;
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name });
  await expect(title(like('Welcome, {firstname}'))).toBeVisible();
  await looked(page, words, 'setup');
  await press(page, say('Continue'));
  await expect(title(say('Your parents or guardian'))).toBeVisible();
  await looked(page, words, 'setup-guardian');
  await asParent(words, async (parent) => {
    await parent.goto(at(await mailedLink(server(), child.parent, 'guardian')));
    await parent.getByLabel(say('Your full name')).fill(PARENT.name);
    await parent.getByText(say('I have custody alone')).click();
    await looked(parent, words, 'parent-agrees');
    await press(parent, say('I agree'));
    await expect(parent.getByText(say('Thank you. You have agreed.'))).toBeVisible();
  });
  await expect(page.getByText(say('Everything is open to you.'))).toBeVisible();
  await press(page, say('Continue'));
  for (const step of ['Where would you like to work?', 'What are you looking for?', 'Being told']) {
    await expect(title(say(step))).toBeVisible();
    await looked(page, words, step);
    await press(page, say('Skip this step'));
  }
  await press(page, say('Finish setup'));
  // Back at the job that it all began with.
  await expect(page).toHaveURL(new RegExp(`/pwa/${company.jobId}\\?view=apply`));
  const mailed = await person.context.newPage();
  await mailed.goto(at(await mailedLink(server(), child.email, 'verify')));
  await expect(mailed.getByText(say('Your email address is confirmed.'))).toBeVisible();
  await mailed.close();
}

/** In a tunnel: a CV out of JSON Resume, a photo, and the application with both and a picture beside them. */
async function apply({ page, person, words, company, child }: Day): Promise<string> {
  const { say, like, startsLike } = words;
  await page.goto(at('/pwa'));
  await untilWorkerReady(page);
  // The work is on this device as soon as it is in the list.
  await expect(page.getByText(startsLike('{all} of {all} jobs are on this device.'))).toBeVisible();
  await looked(page, words, 'market');
  await person.context.setOffline(true);
  await page.goto(at('/pwa/user'));
  const resume = { skills: [{ name: 'Radfahren' }], education: [{ institution: 'Realschule Celle' }] };
  await choose(page.getByRole('button', { name: say('Import a CV') }), {
    name: 'resume.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(resume)),
  });
  await press(page.getByRole('dialog', { name: say('Import a CV') }), say('Add what is ticked'));
  await expect(page.getByText('Radfahren')).toBeVisible();
  await page.getByRole('button', { name: say('Add a photo') }).click();
  const crop = page.getByRole('dialog', { name: say('Your photo') });
  await choose(crop.getByRole('button', { name: say('Take or choose a photo') }), await jpeg('me.jpg'));
  await expect(crop.getByTestId('cropper')).toBeVisible();
  await press(crop, say('Use this photo'));
  await expect(crop).toBeHidden();
  await looked(page, words, 'me-offline');

  await page.goto(at(`/pwa/${company.jobId}`));
  await press(page, say('Apply'));
  const sheet = page.getByRole('dialog', { name: say('Your application') });
  await sheet.getByLabel(say('A few words to them')).fill('Ich kenne jede Straße hier.');
  await choose(sheet.getByRole('button', { name: say('Add files') }), await jpeg('Fahrradprüfung.jpg'));
  await expect(sheet.getByText('Fahrradprüfung.jpg', { exact: true })).toBeVisible();
  await looked(page, words, 'apply-offline');
  await press(sheet, say('Send application'));
  await expect(sheet).toBeHidden();
  await page.goto(at('/pwa/user?view=applications'));
  await expect(page.getByRole('article').filter({ hasText: 'Programmhefte' })).toContainText(
    say('on this device'),
  );
  await looked(page, words, 'applications-offline');
  await page.goto(at('/pwa/user/settings'));
  await looked(page, words, 'settings-offline');
  await page.goto(at(`/pwa/${company.jobId}`));
  await person.context.setOffline(false);
  await expect(page.getByText(like('received nr. {0}')).first()).toBeVisible();

  const came = await company.application();
  expect(came).toMatchObject({
    cv: { skills: [{ name: 'Radfahren' }], education: [{ institution: 'Realschule Celle' }] },
    files: [],
    heldFiles: 1,
  });
  // No family name before they are invited, and below 18 no face at any time.
  expect(JSON.stringify(came)).not.toContain(child.last);
  expect(came).not.toHaveProperty('image');
  const receipt = await receiptOn(page);
  expect(came?.receipt).toMatchObject({ no: receipt });
  return receipt;
}

async function chat({ page, words, company, child }: Day): Promise<void> {
  const { say, like } = words;
  const application = await company.application();
  await company.accept(application?._id ?? '');
  const accepted = await company.application();
  expect(accepted).toMatchObject({
    name: `${child.first} ${child.last}`,
    files: [{ name: 'Fahrradprüfung.jpg' }],
  });
  expect(accepted).not.toHaveProperty('image');
  await company.write(application?._conversationId ?? '', 'Hallo, wann passt es dir?');
  await page.goto(at('/pwa/chat'));
  await page
    .getByRole('button', { name: new RegExp(`^${company.companyName}`) })
    .first()
    .click();
  await expect(page.getByRole('log').getByText('Hallo, wann passt es dir?')).toBeVisible();
  await page.getByRole('textbox', { name: like('Your message to {0}') }).fill('Dienstags, ab drei.');
  await press(page, say('Send'));
  await expect(page.getByRole('log').getByText('Dienstags, ab drei.')).toBeVisible();
  await looked(page, words, 'chat');
}

/** A letter that is answered with a wish, agreed to, and signed by the child and the parent. */
async function agree({ page, words, company, child }: Day): Promise<void> {
  const { say, like } = words;
  await company.offer((await company.application())?._id ?? '');
  await page.goto(at('/pwa/user?view=applications'));
  await page.getByRole('article').getByRole('link').first().click();
  await page
    .getByRole('link', { name: say('Read the offer') })
    .first()
    .click();
  await looked(page, words, 'offer');
  await press(page, say('Change something'));
  await page.getByLabel(`${say('Pay', 'point of an offer')} (`).fill('15');
  await looked(page, words, 'counter');
  await press(page, say('Send your wishes'));
  await expect.poll(company.offerStatus).toBe('countered');
  expect(await company.agree()).toBe(1500);
  await expect(
    page.getByText(like('{company} agrees to what you asked for. Now it needs your signature.')),
  ).toBeVisible();

  await press(page, say('Accept and sign'));
  await page.getByLabel(say('Email address of one parent or guardian')).fill(child.parent);
  await page.getByLabel(say('Sign with your full name')).fill(`${child.first} ${child.last}`);
  await looked(page, words, 'sign');
  await press(page, say('Say yes, bindingly'));
  await asParent(words, async (parent) => {
    await parent.goto(at(await mailedLink(server(), child.parent, 'guardian-sign')));
    await parent.getByText(say('I have custody alone')).click();
    await parent.getByLabel(say('Sign with your full name')).fill(PARENT.name);
    await looked(parent, words, 'parent-signs');
    await press(parent, say('Sign'));
    await expect(parent.getByText(say('Thank you. You have signed.'))).toBeVisible();
  });
  const yes = page.getByRole('dialog', {
    name: say('It’s a yes.', 'an offer that both sides have signed'),
  });
  await expect(yes).toBeVisible();
  await looked(page, words, 'yes');
  await press(yes, say('Read the letter'));
  expect(await company.offerStatus()).toBe('signed');
}

async function prove({ page, words }: Day, receipt: string): Promise<void> {
  const { say } = words;
  await page.goto(at('/pwa/user?view=applications'));
  await press(page, say('Proof of applications'));
  const sheet = page.getByRole('dialog', { name: say('Proof of applications') });
  await expect(sheet).toBeVisible();
  await looked(page, words, 'proof');
  const paper = pdfText(await saved(sheet.getByRole('button', { name: say('Save as PDF') })));
  expect(paper).toContain('Programmhefte');
  expect(paper).toContain(receipt);
}

async function takeAlong({ page, words, child }: Day): Promise<void> {
  const { say, like } = words;
  await page.goto(at('/pwa/user/settings?group=data'));
  await press(page, say('Ask for my data'));
  const fetchIt = page.getByRole('button', { name: like('Download ({0})') });
  await expect(fetchIt).toBeVisible();
  await looked(page, words, 'export');
  const files = unzip(await saved(fetchIt));
  expect(String(files.get('data/application.json'))).toContain('Ich kenne jede Straße hier.');
  expect([...files.values()].map(String).join()).toContain(child.email);
}

async function deleteAndKeep({ page, words, child }: Day): Promise<void> {
  const { say } = words;
  await page.goto(at('/pwa/user/settings?group=data'));
  await press(page, say('Delete account'));
  await press(page.getByRole('dialog', { name: say('Delete your account?') }), say('Delete account'));
  const { uid, api } = await signInAs(server().origin, child.email, PASSWORD);
  const finalAt = (await api('user.get', { userId: uid })).deletion?.finalAt ?? '';
  const days = (Date.parse(finalAt) - Date.now()) / 86_400_000;
  expect(Math.ceil(days)).toBe(DELETION_GRACE_DAYS);
  const day = formatDeadline(tagOf(words.language), finalAt);
  const told = say('Your account is deleted on {0}').replace('{0}', day);
  await expect(page.getByRole('heading', { name: told, exact: true })).toBeVisible();
  await looked(page, words, 'deletion');
  await press(page, say('Stay signed in'));
  await page.goto(at('/pwa/user'));
  const grace = page.getByRole('complementary', { name: say('Your account is about to be deleted') });
  await expect(grace).toBeVisible();
  await looked(page, words, 'grace');
  await press(grace, say('Keep my account'));
  await expect(grace).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Radfahren')).toBeVisible();
  await expect(grace).toHaveCount(0);
}

/** A parent at a device of their own, which speaks the same language. */
async function asParent({ language }: AppWords, act: (parent: Page) => Promise<void>): Promise<void> {
  await withPerson(({ page }) => act(page), { locale: tagOf(language) as 'ar-AE', viewport: PHONE });
}

for (const language of LANGUAGE_CODES)
  test(`home.6 job.9 setup.1 setup.2 user.3 job.3 job.4 user.6 usersettings.8 usersettings.9 a day, from a shared link to an account that is kept (${language})`, {
    tag: '@long',
  }, async () => {
    test.setTimeout(DAY_MS);
    const words = await appWords(language);
    const company = await dayCompany(server());
    const who = `${language.slice(0, 2)}${test.info().repeatEachIndex}`;
    const child = {
      first: 'Lina',
      last: 'Haddad',
      email: `lina.${who}@example.org`,
      parent: `eltern.${who}@example.org`,
    };
    await withPerson(
      async (person) => {
        const day: Day = { person, page: person.page, words, company, child };
        await register(day);
        await confirm(day);
        const receipt = await apply(day);
        await chat(day);
        await agree(day);
        await prove(day, receipt);
        await takeAlong(day);
        await deleteAndKeep(day);
      },
      { locale: tagOf(language) as 'ar-AE' },
    );
  });
