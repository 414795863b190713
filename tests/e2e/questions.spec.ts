import { buffer } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { addDays, dayOf } from '../../contract/calendar-day.ts';
import { chip, createCompany, findJob, register, untilKept, untilReadyOffline } from './acts.ts';
import { choose } from './carried-files.ts';
import { signInAs } from './chaos/api.ts';
import { visitedProfile } from './installed.ts';
import { DESK, openPerson, type Person, removeProfile } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer } from './running.ts';
import { stored } from './stored.ts';

/** An ad asks, an application in a tunnel answers, and the company reads both: nobody makes a call past the app. */

const server = oneServer();

const TITLE = 'Theke mit Fragen Ulme (m/w/d)';

/** The form computes and checks while an ad is written (createjob.3 - createjob.7). */
async function fillIn(page: Page): Promise<void> {
  await page.getByLabel('Title').fill(TITLE.replace(' (m/w/d)', ''));
  await page.getByRole('button', { name: 'Add (m/w/d): open to everybody' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(TITLE);
  await expect(page.getByText(`${TITLE.length} / 80`)).toBeVisible();
  await page.getByLabel('Description').fill('Du verkaufst samstags Brot und Kuchen an der Theke.');
  const POINTS = {
    Tasks: 'Brot verkaufen',
    'What is needed': 'Deutsch, um Kunden zu verstehen',
    'What would be nice': 'Erfahrung an einer Theke',
    'What you offer': 'Brot nach jeder Schicht',
  };
  for (const [list, point] of Object.entries(POINTS)) {
    await page.getByLabel(`${list}: next point`).fill(point);
    await page.getByLabel(`${list}: next point`).press('Enter');
  }
  const preview = page.getByRole('complementary', { name: 'Preview' });
  for (const point of Object.values(POINTS)) await expect(preview).toContainText(point);

  // Pay is needed, in its unit and currency, and held against the law.
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const pay = page.getByLabel('Pay from (€)');
  await expect(pay).toHaveAccessibleDescription(/only published with its pay/);
  await page.getByLabel('Paid per').selectOption('hour');
  await pay.fill('5');
  await expect(page.getByText(/^This comes to €5 an hour\. The minimum wage is/)).toBeVisible();
  await pay.fill('15,20');
  await page.getByLabel('Pay up to (€)').fill('16');
  await expect(page.getByText(/^This comes to/)).toHaveCount(0);

  await page.getByLabel(/^Hours a week from/).fill('8');
  await page.getByRole('checkbox', { name: 'Sat', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Add shift' }).click();
  await expect(page.getByText(/^4 hours a week without breaks/)).toBeVisible();
  const day = (name: string) => page.locator('input[type=date]').and(page.getByLabel(name));
  const onPaper = page.getByRole('note').filter({ hasText: 'A contract that ends by itself' });
  await day('Start').fill(inDays(30));
  await day('End').fill(inDays(90));
  await expect(onPaper).toContainText('counts only on paper or with a qualified signature');
  await day('End').fill('');
  await expect(onPaper).toHaveCount(0);

  await page.getByText('remote', { exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Place' })).toHaveAccessibleName(/optional/i);
  await page.getByText('on site', { exact: true }).click();
  await page.getByRole('combobox', { name: 'Place' }).fill('Celle');
  await expect(preview.getByRole('img', { name: 'Celle on the map of Germany' })).toBeVisible();
  await page.getByLabel('Openings').fill('2');
  await page.getByLabel('Last day online').fill(inDays(61));
  await expect(page.getByText(/^Published today/)).toHaveCount(0);
  await page.getByLabel('Last day online').fill(inDays(10));
  await expect(page.getByText('Published today it can be found for 10 days.')).toBeVisible();

  // Nobody below 18 before the form knows the work; then what the law says of it, which may be raised alone.
  const ages = page.getByRole('list', { name: 'Ages' });
  await expect(ages.locator('[aria-current=step]')).toContainText('18');
  await expect(page.getByText(/^Nobody has said yet: the branch/)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Shop or market' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'None of these' }).check({ force: true });
  await expect(ages.locator('[aria-current=step]')).toContainText(/1[56]/);
  const age = page.getByLabel('Minimum age');
  await age.fill('13');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(age).toHaveAccessibleDescription(/The law does not allow this kind of work at that age/);
  await age.fill('18');
}

/** A day that far away where the market is, as a field takes it. */
const inDays = (days: number) => addDays(dayOf(Date.now()), days);

async function publishWithQuestions(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Write a job' }).first().click();
  await page.getByRole('radio', { name: 'Mini job' }).check({ force: true });
  await fillIn(page);

  const add = page.getByRole('button', { name: 'Add a question' });
  await add.click();
  await expect(page.getByLabel('Question 1')).toBeFocused();
  await page.getByLabel('Question 1').fill('Bist du schwanger?');
  const first = page.getByRole('list', { name: 'Questions to applicants' }).getByRole('listitem').first();
  await expect(first.getByRole('status')).toContainText('You may not ask whether somebody is pregnant');
  await page.getByLabel('Question 1').fill('Was hast du zuletzt verdient?');
  await expect(first.getByRole('status')).toContainText('You may not ask what somebody earned before.');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('You may not ask applicants this.');
  await page.getByLabel('Question 1').fill('Was ist deine Muttersprache?');
  await expect(first.getByRole('status')).toContainText('You can still ask it');
  await page.getByLabel('Question 1').fill('Welche Tage passen dir?');
  await expect(first.getByRole('status')).toHaveCount(0);

  await add.click();
  await page.getByLabel('Question 2').fill('Kannst du samstags um sieben anfangen?');
  await page.getByLabel('Kind of answer').nth(1).selectOption('Yes or no');
  await page.getByRole('checkbox', { name: 'Needs an answer' }).nth(1).check();
  await add.click();
  await page.getByLabel('Question 3').fill('Weg damit?');
  await page.getByRole('button', { name: 'Remove question 3' }).click();
  // The one that matters first; the button stays under the finger.
  await page.getByRole('button', { name: 'Move question 2 up' }).click();
  await expect(page.getByLabel('Question 1')).toHaveValue('Kannst du samstags um sieben anfangen?');
  await expect(page.getByRole('button', { name: 'Move question 1 down' })).toBeFocused();
  // What others will read stands beside it.
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Welche Tage passen dir?');
  await untilKept(page, 'job:', 'Welche Tage passen dir?');
  await page.reload();
  await expect(page.getByLabel('Question 2')).toHaveValue('Welche Tage passen dir?');
  await page.getByLabel('Question 2').scrollIntoViewIfNeeded();
  await pictures(page, 'questions-form');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText(TITLE).first()).toBeVisible();
}

const CV = {
  work: [
    {
      position: 'Küchenhilfe',
      name: 'Hotel Ribeira',
      location: 'Porto',
      startDate: '2024-05',
      endDate: '2026-01',
    },
  ],
  languages: [{ language: 'Deutsch', fluency: 'A2' }],
};

/** A PDF of two pages with words in it. */
async function certificate(): Promise<Buffer> {
  const pdf = new PDFDocument();
  const whole = buffer(pdf);
  pdf.fontSize(24).text('Gesundheitszeugnis').addPage().text('Seite zwei');
  pdf.end();
  return whole;
}

/** The company looks at who has applied: file, notes and tags without network, and one step further. */
async function actOnApplicant({ page, context }: Person): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'Mira U.' });
  await expect(panel.getByText('Hotel Ribeira, Porto')).toBeVisible();
  // Looked at for a moment: seen.
  await expect(panel.getByRole('listitem').filter({ hasText: 'looked at' })).toContainText('by Ute Brandt');
  // The board stays in reach beside it.
  await expect(page.getByRole('heading', { name: 'Applicants', level: 1 })).toBeVisible();

  await panel.getByRole('button', { name: 'Open: Zeugnis.pdf' }).click();
  const viewer = page.getByRole('dialog', { name: 'Zeugnis.pdf' });
  await expect(viewer.getByRole('img', { name: 'Zeugnis.pdf, page 2 of 2' })).toBeVisible();
  await expect(viewer.getByText('Gesundheitszeugnis')).toBeAttached();
  await pictures(page, 'applicant-pdf', ['desk']);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(panel).toBeVisible();

  await context.setOffline(true);
  await panel.getByRole('button', { name: 'Favourite' }).click();
  await panel.getByLabel('New tag').fill('ab Dezember');
  await panel.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(panel.getByRole('list', { name: 'Tags' })).toContainText('ab Dezember');
  await panel.getByLabel('Notes').fill('Freitag zum Probieren holen?');
  await untilKept(page, 'notes:', 'Freitag zum Probieren');
  await page.reload();
  await expect(panel.getByLabel('Notes')).toHaveValue('Freitag zum Probieren holen?');
  await panel.getByRole('button', { name: 'Save notes' }).click();
  await expect(panel.getByRole('button', { name: 'Save notes' })).toHaveCount(0);
  await pictures(page, 'applicant-offline');
  await context.setOffline(false);
  await expect(chip(page, 'All sent')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page.getByText('Favourite · ab Dezember')).toBeVisible();
}

test('createjob.3 createjob.4 createjob.5 createjob.6 createjob.7 createjob.8, job.3, company.2 an ad is checked while it is written, asks two questions, an application in a tunnel answers them, and the company reads both', {
  tag: '@long',
}, async () => {
  const profiles = [await visitedProfile(), await visitedProfile()] as const;
  const company = await openPerson({ profile: profiles[0], viewport: DESK });
  const seeker = await openPerson({ profile: profiles[1] });
  const { origin } = server();
  const password = 'lang genug 7';
  try {
    await register(company.page, origin, 'company', {
      first: 'Ute',
      last: 'Brandt',
      born: '1979-03-02',
      email: 'ute.ulme@example.org',
      password,
    });
    await createCompany(company.page, 'DE136695976', 'Backstuben Ulme GmbH');
    await publishWithQuestions(company.page);

    const { page, context } = seeker;
    await register(page, origin, 'user', {
      first: 'Mira',
      last: 'Ulme',
      born: '1999-05-05',
      email: 'mira.ulme@example.org',
      password,
    });
    await untilReadyOffline(page);
    // The form of it is another test.
    const mira = await signInAs(origin, 'mira.ulme@example.org', password);
    await mira.api('user.update-general', { _userId: mira.uid, general: { cv: CV } });
    await findJob(page, 'Theke Ulme');
    // Announced before anybody taps "Apply".
    const asked = page.getByRole('listitem').filter({ hasText: 'samstags um sieben' });
    await expect(asked).toContainText('needs an answer');
    await pictures(page, 'questions-ad', ['phone']);

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Your application' });
    await sheet.getByLabel('A few words to them').fill('Ich stehe gern früh auf.');
    await sheet.getByRole('button', { name: 'Send application' }).click();
    // The one that needs an answer is named and under the finger; nothing was sent.
    await expect(sheet.getByText('They need an answer to this.')).toBeVisible();
    await expect(sheet.getByRole('radio', { name: 'Yes' })).toBeFocused();
    await pictures(page, 'questions-sheet', ['phone']);
    await sheet.getByLabel('Welche Tage passen dir?').fill('Samstag und Sonntag');
    await sheet.getByText('Yes', { exact: true }).click();
    await expect(sheet.getByText('They need an answer to this.')).toHaveCount(0);

    // Closing and a reload lose nothing.
    await untilKept(page, 'application:', 'Samstag und Sonntag');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await page.reload();
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(sheet.getByLabel('Welche Tage passen dir?')).toHaveValue('Samstag und Sonntag');
    await expect(sheet.getByRole('radio', { name: 'Yes' })).toBeChecked();
    await choose(sheet.getByRole('button', { name: 'Add files' }), {
      name: 'Zeugnis.pdf',
      mimeType: 'application/pdf',
      buffer: await certificate(),
    });
    await expect(sheet.getByText('Zeugnis.pdf', { exact: true })).toBeVisible();
    await sheet.getByRole('button', { name: 'Send application' }).click();
    await expect(sheet).toBeHidden();
    const entries = await stored<{ args: { answers?: unknown[] } }>(page, 'own', 'outbox');
    expect(entries?.map(({ args }) => args.answers?.length)).toEqual([2]);
    await context.setOffline(false);
    await expect(page.getByText(/received nr\. A-/).first()).toBeVisible();
    await page.getByText('What you wrote').click();
    await expect(page.getByRole('definition').filter({ hasText: 'Samstag und Sonntag' })).toBeVisible();

    await company.page.goto(`${origin}/pwa/company?view=applicants`);
    await company.page
      .getByRole('button', { name: /Mira U\./ })
      .first()
      .click();
    await expect(company.page.getByRole('term')).toContainText([
      'Kannst du samstags um sieben anfangen?',
      'Welche Tage passen dir?',
    ]);
    await expect(company.page.getByRole('definition').filter({ hasText: /^Yes$/ })).toBeVisible();
    await actOnApplicant(company);

    expect([...company.problems, ...seeker.problems]).toEqual([]);
  } finally {
    await company.close();
    await seeker.close();
    await Promise.all(profiles.map(removeProfile));
  }
});
