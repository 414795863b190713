import { buffer } from 'node:stream/consumers';
import { expect, type Page, test } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { chip, findJob, receiptOn, register, untilReadyOffline } from './acts.ts';
import { choose, jpeg, saved } from './carried-files.ts';
import { signInAs } from './chaos/api.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();
const password = 'lang genug 7';
const profile = (page: Page) => page.goto(`${server().origin}/pwa/user`);
const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });

/** A PDF that says whose it is, though its name does not. */
async function reference(): Promise<Buffer> {
  const pdf = new PDFDocument();
  const whole = buffer(pdf);
  pdf.fontSize(24).text('Zeugnis für Mira Quitte');
  pdf.end();
  return whole;
}

async function addWork(page: Page, what: string, where: string, year: string): Promise<void> {
  await page.getByRole('button', { name: 'Add work' }).click();
  const sheet = page.getByRole('dialog', { name: 'Add work' });
  await sheet.getByLabel('What you did', { exact: true }).fill(what);
  await sheet.getByLabel('Where').fill(where);
  const from = sheet.getByRole('group', { name: 'From' });
  await from.getByLabel('Month').selectOption('05');
  await from.getByLabel('Year').fill(year);
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(sheet).toBeHidden();
}

test('user.1 user.2 user.3 user.4 user.5 user.8 job.3 a profile is filled in a tunnel, and an application takes it and a document along', async () => {
  const who = {
    first: 'Mira',
    last: 'Quitte',
    born: '1999-05-05',
    email: 'mira.quitte@example.org',
    password,
  };
  await withPerson(async ({ page, context }) => {
    await register(page, server().origin, 'user', who);
    await untilReadyOffline(page);
    await profile(page);
    // What is missing says what it is good for, and nothing counts how much is there.
    const hint = page.getByText('For shifts this is the first thing a company asks.');
    await expect(hint).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('%');
    await expect(page.getByRole('progressbar').or(page.getByRole('meter'))).toHaveCount(0);
    await pictures(page, 'profile-empty');
    // Their code is fetched while there is a network.
    for (const name of [
      'Add work',
      'Change when I can work',
      'Change what you say about yourself',
      'Add a photo',
    ]) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    }
    await page.getByRole('button', { name: 'What companies see of you' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add work' }).click();
    const empty = page.getByRole('dialog', { name: 'Add work' });
    await empty.getByRole('button', { name: 'Save' }).click();
    await expect(empty.getByText('This is still empty.')).toBeVisible();
    await pictures(page, 'profile-work-sheet', ['phone']);
    await empty.getByRole('button', { name: 'Close' }).click();
    await addWork(page, 'Kitchen', 'Hotel Ribeira', '2023');
    await addWork(page, 'Sales', 'Market', '2025');
    const work = page.getByRole('list', { name: 'Work', exact: true }).getByRole('listitem');
    await expect(work).toHaveText([/2025.*Sales/, /2023.*Kitchen/]);
    const grip = page.getByRole('button', { name: 'Move Kitchen' });
    await grip.focus();
    await page.keyboard.press('ArrowUp');
    await expect(work).toHaveText([/Kitchen/, /Sales/]);
    await expect(grip).toBeFocused();
    const from = await page.getByRole('button', { name: 'Move Sales' }).boundingBox();
    const to = await grip.boundingBox();
    if (!from || !to) throw new Error('no grips');
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(work).toHaveText([/Sales/, /Kitchen/]);

    await page.getByRole('button', { name: 'Change when I can work' }).click();
    const times = page.getByRole('dialog', { name: 'When I can work' });
    await times.getByRole('button', { name: 'Saturday, the whole day' }).click();
    await times.getByRole('button', { name: 'Monday, evening' }).click();
    await times.getByLabel('From when, and anything else').fill('from May');
    await pictures(page, 'profile-times-sheet', ['phone']);
    await times.getByRole('button', { name: 'Save' }).click();
    await expect(hint).toHaveCount(0);
    await page.getByRole('button', { name: 'Change what you say about yourself' }).click();
    const about = page.getByRole('dialog', { name: 'About me' });
    await about.getByLabel('In one line').fill('Looking for a mini-job');
    await about.getByLabel('A few sentences about you').fill('I like to get up early.');
    await about.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Looking for a mini-job', { exact: true })).toBeVisible();

    const documents = section(page, 'Documents');
    const pdf = { name: 'Zeugnis.pdf', mimeType: 'application/pdf', buffer: await reference() };
    const add = page.getByRole('button', { name: 'Take a photo or choose a file' });
    await choose(add, pdf);
    await expect(documents.getByText('On this device, not sent yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add a photo' }).click();
    const crop = page.getByRole('dialog', { name: 'Your photo' });
    await choose(
      crop.getByRole('button', { name: 'Take or choose a photo' }),
      await jpeg('me.jpg', 1200, 900),
    );
    await expect(crop.getByTestId('cropper')).toBeVisible();
    await pictures(page, 'profile-photo', ['phone']);
    await crop.getByRole('button', { name: 'Use this photo' }).click();
    await expect(crop).toBeHidden();
    await expect(page.locator('#main section img').first()).toBeVisible();
    await page.reload();
    await expect(page.locator('#main section img').first()).toBeVisible();
    await expect(work).toHaveText([/Sales/, /Kitchen/]);
    await pictures(page, 'profile-offline');

    await page.getByRole('button', { name: 'What companies see of you' }).click();
    const seen = page.getByRole('dialog', { name: 'What others see of you' });
    const card = seen.getByRole('article');
    await expect(card).toContainText('Mira Q.');
    await expect(card).toContainText('Looking for a mini-job');
    await expect(card).not.toContainText('Quitte');
    await pictures(page, 'profile-seen');
    await seen.getByText('After they invite you').click();
    await expect(card).toContainText('Mira Quitte');
    await expect(card.locator('img')).toBeVisible();
    await seen.getByText('Nobody', { exact: true }).click();
    await expect(card).not.toContainText('Looking for a mini-job');
    await seen.getByText('Only where I apply', { exact: true }).click();
    await expect(card).toContainText('Looking for a mini-job');
    await seen.getByRole('button', { name: 'Close' }).click();

    await context.setOffline(false);
    await expect(chip(page, 'All sent')).toBeVisible();
    await expect(documents.getByText('Also here without network')).toBeVisible();

    // Without network again: the document comes from the profile, and says whose it is.
    await page.goto(`${server().origin}/pwa`);
    await findJob(page, 'Zwölfapfel');
    const apply = page.getByRole('dialog', { name: 'Your application' });
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await apply.getByRole('button', { name: 'Zeugnis.pdf' }).click();
    await expect(apply.getByText('It contains your family name or a way to reach you.')).toBeVisible();
    await apply.getByText('Your CV and your times').click();
    await expect(apply.getByText('Hotel Ribeira')).toBeVisible();
    await pictures(page, 'profile-apply');
    await context.setOffline(true);
    await apply.getByRole('button', { name: 'Send application' }).click();
    await expect(apply).toBeHidden();
    await context.setOffline(false);
    await receiptOn(page);

    // Removed and brought back; removed for good, what was sent stays.
    await profile(page);
    await expect(documents.getByText('in 1 application')).toBeVisible();
    await documents.getByRole('button', { name: 'Remove Zeugnis.pdf' }).click();
    await expect(documents.getByText('Zeugnis.pdf', { exact: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(documents.getByText('Zeugnis.pdf', { exact: true })).toBeVisible();
    const { api, uid } = await signInAs(server().origin, who.email, password);
    const { items } = await api('application.list', { _userId: uid });
    expect(items[0]).toMatchObject({
      cv: {
        basics: { label: 'Looking for a mini-job' },
        work: [{ name: 'Market' }, { name: 'Hotel Ribeira' }],
      },
      availability: { times: ['mon-late', 'sat-early', 'sat-noon', 'sat-late'], text: 'from May' },
      files: [{ name: 'Zeugnis.pdf', held: true }],
    });
  });
});

const EUROPASS = `<?xml version="1.0"?><SkillsPassport xmlns="http://europass.cedefop.europa.eu/Europass"><LearnerInfo>
<Identification><PersonName><FirstName>Jo</FirstName></PersonName></Identification>
<WorkExperienceList><WorkExperience><Period><From year="2019" month="--04"/><To year="2021"/></Period>
<Position><Label>Bäckereiverkauf</Label></Position><Activities>&lt;p&gt;Theke&lt;/p&gt;&lt;p&gt;Kasse&lt;/p&gt;</Activities>
<Employer><Name>Backhaus</Name></Employer></WorkExperience></WorkExperienceList>
<Skills><Linguistic><MotherTongueList><MotherTongue><Description><Label>Türkisch</Label></Description></MotherTongue>
</MotherTongueList></Linguistic></Skills></LearnerInfo></SkillsPassport>`;

test('user.3 a CV comes out of Europass and JSON Resume, one thing after the other, and goes out as JSON Resume and on paper', {
  tag: '@long',
}, async () => {
  const who = { first: 'Jo', last: 'Walnuss', born: '1999-05-05', email: 'jo.walnuss@example.org', password };
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'user', who);
    await profile(page);
    const take = page.getByRole('button', { name: 'Import a CV' });
    const sheet = page.getByRole('dialog', { name: 'Import a CV' });
    await choose(take, { name: 'cv.xml', mimeType: 'application/xml', buffer: Buffer.from(EUROPASS) });
    await expect(sheet.getByText('Bäckereiverkauf')).toBeVisible();
    await pictures(page, 'profile-import', ['phone']);
    await sheet.getByRole('checkbox', { name: /Türkisch/ }).uncheck();
    await sheet.getByRole('button', { name: 'Add what is ticked' }).click();
    await expect(page.getByRole('list', { name: 'Work', exact: true })).toHaveText(
      /2019–2021.*Bäckereiverkauf.*Backhaus/,
    );
    await expect(page.getByText('Türkisch')).toHaveCount(0);

    const resume = { basics: { label: 'Cook' }, skills: [{ name: 'Till' }], references: [{ name: 'x' }] };
    const json = {
      name: 'resume.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(resume)),
    };
    await choose(take, json);
    await sheet.getByText('What cannot be imported').click();
    await expect(sheet.getByText('references')).toBeVisible();
    await sheet.getByRole('button', { name: 'Add what is ticked' }).click();
    await expect(page.getByRole('list', { name: 'What I can do' })).toHaveText(/Till/);
    await choose(take, { ...json, buffer: Buffer.from('{') });
    await expect(sheet.getByRole('alert')).toContainText('is not a CV we can read');
    await sheet.getByRole('button', { name: 'Close' }).click();

    const kept = await saved(page.getByRole('button', { name: 'Save as JSON Resume' }));
    expect(JSON.parse(String(kept))).toMatchObject({
      basics: { name: 'Jo Walnuss', label: 'Cook' },
      work: [{ position: 'Bäckereiverkauf', summary: 'Theke\nKasse', startDate: '2019-04', endDate: '2021' }],
    });

    await page.getByRole('button', { name: 'Print or save as PDF' }).click();
    const print = page.getByRole('dialog', { name: 'Print or save as PDF' });
    await expect(print.getByText('Two columns')).toBeVisible();
    await pictures(page, 'profile-print', ['phone']);
    await print.getByText('Two columns').click();
    await page.emulateMedia({ media: 'print' });
    // What a printer gets is the CV and nothing else.
    expect(await page.evaluate(() => document.body.innerText)).toMatch(/^Jo Walnuss\s+Cook/);
    expect(await page.evaluate(() => document.body.innerText)).not.toContain('Import');
  });
});
