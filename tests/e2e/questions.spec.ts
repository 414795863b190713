import { buffer } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import PDFDocument from 'pdfkit';
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

async function publishWithQuestions(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Write a job' }).first().click();
  await page.getByRole('radio', { name: 'Mini job' }).check({ force: true });
  await page.getByLabel('Title').fill(TITLE);
  await page.getByLabel('Description').fill('Du verkaufst samstags Brot und Kuchen an der Theke.');
  await page.getByLabel(/^Pay from/).fill('15,20');
  await page.getByLabel(/^Hours a week from/).fill('8');
  await page.getByRole('combobox', { name: 'Place' }).fill('Celle');

  const add = page.getByRole('button', { name: 'Add a question' });
  await add.click();
  await expect(page.getByLabel('Question 1')).toBeFocused();
  await page.getByLabel('Question 1').fill('Bist du schwanger?');
  const first = page.getByRole('list', { name: 'Questions to applicants' }).getByRole('listitem').first();
  await expect(first.getByRole('status')).toContainText('Nobody may be asked whether they are pregnant');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('No applicant may be asked this.');
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

test('createjob.8, job.3, company.2 an ad asks two questions, an application in a tunnel answers them, and the company reads both', async () => {
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
