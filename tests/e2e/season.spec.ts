import { expect, type Page, test } from '@playwright/test';
import { extractXml, Profile, validateXsd } from '@stackforge-eu/factur-x';
import { brokenRules } from '../../server/testing/e-invoice-rules.ts';
import { sheetOf, workbook } from '../../src/testing/workbook.ts';
import { demo } from '../harness/cli.ts';
import { openDatabaseOf } from '../harness/databases.ts';
import { apply, beginTrial, findJob, register, untilReadyOffline, untilWorkerReady } from './acts.ts';
import { saved } from './carried-files.ts';
import { signInAs } from './chaos/api.ts';
import {
  agree,
  askForPay,
  checkPaper,
  hoursOf,
  openOffer,
  type Story,
  sayYes,
  WORDS,
  writeOffer,
} from './hiring.ts';
import { mailedLink } from './mailed.ts';
import { DESK, type Person } from './person.ts';
import { pictures } from './pictures.ts';
import { serverWithStaff, withPerson } from './running.ts';
import { stored } from './stored.ts';

/**
 * A company's season, from its first day to an empty board, by people who only use the app. Calls make accounts, staff
 * looks at papers, and the crowd that applies comes by `npm run demo`.
 */

const password = 'lang genug 7';
const OWNER = {
  first: 'Wiebke',
  last: 'Thode',
  born: '1979-03-02',
  email: 'wiebke.thode@example.org',
  password,
};
const MIRA = {
  first: 'Mira',
  last: 'Sanddorn',
  born: '1998-07-19',
  email: 'mira.sanddorn@example.org',
  password,
};
const LEA = 'lea.vogt@example.org';
const CLUB = 'Strandverein Thode e. V.';
const KIOSK = 'Kiosk am Deich (m/w/d)';
const RENTAL = 'Strandkorbverleih (m/w/d)';
const CROWD = 300;
const TRIAL_MS = 14 * 86_400_000;
const w = WORDS.en_US;

const TEXT = 'Du stehst am Meer, verkaufst und verleihst, und wirst gut eingearbeitet.';
const HEAD = [
  'Stellenbezeichnung',
  'Ort',
  'Std_Wo',
  'Gehalt_von',
  'Gehalt_bis',
  'Einheit',
  'Beschreibung',
  'Kz',
];
const JOBS = [
  [KIOSK, 'Rostock', 8, 15.2, 16, 'Std.', TEXT, 'K-1'],
  [RENTAL, 'Rostock', 20, 15.5, 17, 'Std.', TEXT, 'V-1'],
  ['Rettungsschwimmen (m/w/d)', 'Kiel', 30, 18, 20, 'Std.', TEXT, 'R-1'],
];

const { server, between, withStaff } = serverWithStaff();

async function companyId(): Promise<string> {
  const { api, uid } = await signInAs(server().origin, OWNER.email, password);
  return (await api('user.get', { userId: uid }))._linkedCompanyId as string;
}

/** The trial of everybody is over: fourteen days have to pass at once. */
async function endTrials(dataDir: string): Promise<void> {
  const { db, close } = await openDatabaseOf(dataDir);
  const over = new Date(Date.now() - 60_000);
  await db
    .updateTable('subscription')
    .set({ current_period_start: new Date(+over - TRIAL_MS), trial_end: over, current_period_end: over })
    .where('status', '=', 'trialing')
    .execute();
  // A start leaves the time of what recurs as it is.
  await db.deleteFrom('work').where('key', '=', 'recurring').execute();
  await close();
}

const jobRow = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const sizeOf = async (page: Page, name: string) =>
  Number(/\d+/.exec((await column(page, name).getByRole('heading').first().textContent()) ?? '')?.[0]);
const act = async (page: Page, title: string, name: string) => {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};
const toJobs = async (page: Page, title: string) => {
  await page.goto(`${server().origin}/pwa/company?view=jobs`);
  await page.getByRole('searchbox', { name: 'Search among my jobs' }).fill(title);
  await expect(jobRow(page, title).first()).toBeVisible();
};

/** A club without a VAT number says who it is; staff has looked it up. */
async function found(page: Page): Promise<void> {
  await register(page, server().origin, 'company', OWNER);
  await page.getByRole('radio', { name: 'Club or association' }).check({ force: true });
  await page.getByLabel('Court of the register').fill('Amtsgericht Rostock');
  await page.getByLabel('Number in the register').fill('VR 200123');
  await page.getByLabel('Legal name').fill(CLUB);
  await page.getByLabel('I may act for this organisation.').check();
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await untilWorkerReady(page);
  const id = await companyId();
  await withStaff('verify-company', id, '--by', 'Ada');
}

async function inviteLea(page: Page): Promise<string> {
  await page.goto(`${server().origin}/pwa/company/team`);
  await page.getByLabel('Email address').fill(LEA);
  await page.getByLabel('Position').fill('Kassenwartin');
  await page.getByRole('checkbox', { name: /Answer applicants/ }).uncheck();
  await page.getByRole('checkbox', { name: /Send offers/ }).check();
  await page.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: LEA })).toContainText('open until');
  return mailedLink(server(), LEA, 'accept-invite');
}

async function joinAsLea(page: Page, link: string): Promise<void> {
  await page.goto(server().origin + link);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('First name').fill('Lea');
  await page.getByLabel('Last name').fill('Vogt');
  await page.getByLabel('Date of birth').fill('1985-03-02');
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
}

/** Three jobs from a spreadsheet, saved without network; one goes online with them, as many as the free plan takes. */
async function importJobs(page: Page): Promise<void> {
  await page.goto(`${server().origin}/pwa/company?view=import`);
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'Saison.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: Buffer.from(workbook(sheetOf([HEAD, ...JOBS]))),
  });
  await expect(page.getByRole('button', { name: '3 good' })).toBeVisible();
  const publish = page.getByLabel('Publish one complete job at once');
  await expect(publish).toHaveAccessibleDescription('Your plan has no room for 2 more: they stay drafts.');
  await publish.check();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save 3 jobs' }).click();
  await expect(page.getByText('One job is new and published')).toBeVisible();
  await expect(page.getByText('2 new drafts')).toBeVisible();
  await page.getByRole('link', { name: 'To my jobs' }).click();
  await expect(jobRow(page, KIOSK)).toContainText('Will be published when you are online');
  await page.context().setOffline(false);
  await expect(jobRow(page, KIOSK).getByText('published', { exact: true })).toBeVisible();
}

/** The second job is one too many for the free plan: what stopped it leads to the plans, and is sent again after it. */
async function outgrowFreePlan(page: Page): Promise<void> {
  await act(page, RENTAL, 'Publish');
  const stopped = page.getByRole('alert').filter({ hasText: 'Your plan has no more room for this.' });
  await expect(stopped).toBeVisible();
  await pictures(page, 'season-limit');
  await stopped.getByRole('link', { name: 'See the plans' }).click();
  await page.getByRole('link', { name: 'Choose Starter' }).click();
  await beginTrial(page);
  await toJobs(page, RENTAL);
  await jobRow(page, RENTAL)
    .or(page.getByRole('alert'))
    .getByRole('button', { name: 'Send again' })
    .first()
    .click();
  await expect(jobRow(page, RENTAL).getByText('published', { exact: true }).first()).toBeVisible();
}

/** The trial is over: the bill is there, as a paper and as an e-invoice. */
async function readBill(page: Page): Promise<void> {
  await page.goto(`${server().origin}/pwa/company/payment`);
  const bills = page.getByRole('list', { name: 'Bills' });
  await expect(bills.getByText(/^R\d{4}-\d{6}$/)).toBeVisible({ timeout: 60_000 });
  const xml = String(await saved(bills.getByRole('button', { name: /^E-invoice of R.* \(XML\)$/ })));
  expect(await validateXsd(xml, Profile.EN16931)).toMatchObject({ valid: true });
  expect(brokenRules(xml)).toEqual([]);
  expect(xml).toContain(CLUB);
  const pdf = await saved(bills.getByRole('button', { name: /^PDF of R/ }));
  expect((await extractXml(pdf)).xml).toBe(xml);
}

/** Somebody applies on their phone, is found in the crowd and invited to talk, and is made an offer. */
async function offerTo(owner: Page, mira: Page): Promise<void> {
  await register(mira, server().origin, 'user', MIRA);
  await untilReadyOffline(mira);
  await findJob(mira, 'Kiosk Deich');
  await apply(mira, 'Ich stehe gern am Meer.');
  await expect(mira.getByText(/received nr\. A-/).first()).toBeVisible();
  await owner.goto(`${server().origin}/pwa/company?view=applicants`);
  await owner.getByRole('searchbox', { name: 'Search among the applicants' }).fill('Mira');
  await owner.getByRole('button', { name: 'Mira S.' }).first().click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Invite to talk' }).click();
  await expect(owner.getByRole('dialog', { name: 'Mira Sanddorn' })).toBeVisible();
  await writeOffer(owner, w, 'Wiebke Thode', (page) => hoursOf(page, w));
}

/** Who only signs finds the wish on her overview, agrees, and reads that somebody was hired. */
async function hire(lea: Person, mira: Person): Promise<void> {
  const seen = { server: server(), w, company: lea, seeker: mira };
  const story: Story = {
    ...seen,
    language: 'en_US',
    founder: 'Lea Vogt',
    applicant: 'Mira Sanddorn',
    founderMail: OWNER.email,
  };
  await openOffer(story);
  await askForPay(story, '16');
  await lea.page.goto(`${server().origin}/pwa/company`);
  await expect(lea.page.getByRole('link', { name: w.toSign })).toBeVisible();
  await pictures(lea.page, 'season-signer');
  await lea.page.getByRole('link', { name: w.toSign }).click();
  await lea.page.getByRole('button', { name: w.menu }).click();
  await expect(lea.page.getByRole('menuitem', { name: 'Check the paper' })).toBeVisible();
  await expect(lea.page.getByRole('menuitem', { name: 'Write a message' })).toHaveCount(0);
  await lea.page.keyboard.press('Escape');
  await agree(story);
  await sayYes(story);
  expect(await checkPaper(story)).toContain('Lea Vogt');
}

/** The applicants of the job, on the board. */
async function toApplicants(page: Page, title: string): Promise<void> {
  await toJobs(page, title);
  await jobRow(page, title)
    .getByRole('link', { name: /\d+ applications?/ })
    .click();
  await expect(column(page, 'New')).toBeVisible();
}

/** How many are declined as this device has saved it. */
const declinedHere = async (page: Page) =>
  (await stored<{ status: string }>(page, 'own', 'applicant'))?.filter(({ status }) => status === 'rejected')
    .length;

/** All of a column are declined, and saved here; answers how many. */
async function declineAll(page: Page, name: string): Promise<number> {
  const size = await sizeOf(page, name);
  const before = (await declinedHere(page)) ?? 0;
  await column(page, name).locator('[data-applicant]').first().focus();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: `Select all in ${name}` }).click();
  await expect(page.getByText(`${size} selected`)).toBeVisible();
  await page.getByRole('button', { name: `Decline ${size}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Decline ${size} people` })
    .click();
  await expect.poll(() => sizeOf(page, name)).toBe(0);
  await expect.poll(() => declinedHere(page), { timeout: 60_000 }).toBe(before + size);
  return size;
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });

/** Ninety at once are declined and taken back; who was talked to in vain is declined. */
async function decide(page: Page): Promise<void> {
  await toApplicants(page, KIOSK);
  const unopened = await declineAll(page, 'New');
  expect(unopened).toBeGreaterThan(80);
  await undo(page).click();
  await expect(page.getByText('Taken back.')).toBeVisible();
  await expect.poll(() => sizeOf(page, 'New')).toBe(unopened);
  expect(await declineAll(page, 'In conversation')).toBeGreaterThan(20);
  await expect(undo(page)).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'All sent' })).toBeVisible();
}

/** The ad is taken off: who was opened is answered, who was not stays; taken back once, and done. */
async function takeOff(page: Page): Promise<void> {
  for (const last of [false, true]) {
    await toJobs(page, KIOSK);
    await act(page, KIOSK, 'Pause or close');
    await page.getByText('Filled', { exact: true }).click();
    const follows = page.getByRole('complementary', { name: 'What follows from it' });
    await expect(page.getByText('Hired already: Mira Sanddorn')).toBeVisible();
    await expect(follows).toContainText('all of them opened');
    await pictures(page, 'season-close');
    await page.getByRole('button', { name: /^Close, decline \d+$/ }).click();
    await expect(
      page.getByText(/^\d+ declines go out in \d+ s\. \d+ applications stay open\.$/),
    ).toBeVisible();
    if (last) break;
    await page.keyboard.press('z');
    await expect(page.getByText('Taken back.')).toBeVisible();
  }
  await toJobs(page, KIOSK);
  await expect(
    jobRow(page, KIOSK)
      .getByText(/closed|not published|unpublished/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'All sent' })).toBeVisible();
}

/** Nothing is erased while somebody waits; after that all of it. */
async function clean(page: Page): Promise<void> {
  await act(page, KIOSK, 'Erase the applicants’ data');
  const sheet = page.getByRole('dialog', { name: 'Erase the applicants’ data' });
  await expect(sheet.getByRole('alert')).toContainText('Somebody still waits for an answer on this job.');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await toApplicants(page, KIOSK);
  await declineAll(page, 'New');
  await expect(undo(page)).toHaveCount(0, { timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'All sent' })).toBeVisible();
  await toJobs(page, KIOSK);
  await act(page, KIOSK, 'Erase the applicants’ data');
  await expect(sheet.getByText('signed offers')).toBeVisible();
  await pictures(page, 'season-clean');
  await sheet.getByRole('button', { name: /^Erase \d+ applications for good$/ }).click();
  await expect(page.getByText('The applicants’ data are erased')).toBeVisible();
}

/** The device checks the whole chain, and saves every entry. */
async function readLog(page: Page): Promise<void> {
  await page.goto(`${server().origin}/pwa/company/team`);
  await page.getByRole('link', { name: 'Who did what, and when' }).click();
  await expect(page.getByText(/Unbroken since .* Your device has just checked it/)).toBeVisible();
  const table = String(await saved(page.getByRole('button', { name: 'Save as CSV' })));
  const numbers = [...table.matchAll(/^"?(\d+)"?,/gm)].map(([, number]) => Number(number));
  expect(numbers.length).toBeGreaterThan(100);
  expect(new Set(numbers.map((number, at) => number + at)).size).toBe(1);
  expect(numbers.at(-1)).toBe(1);
  for (const code of ['invite.accepted', 'job.published', 'offer.signed', 'job.cleaned'])
    expect(table).toContain(code);
  await expect(page.getByText(/as far as it is loaded/)).toHaveCount(0);
}

test('company.2 editjob.3 editjob.6 import.2 payment.3 L14 a club without a VAT number hires for a season: a colleague who only signs, jobs from a spreadsheet, 300 applicants, a plan, a bill, an offer that is countered, an ad that ends, and a log that holds', {
  tag: ['@long'],
}, async () => {
  test.setTimeout(600_000);
  const { step } = test;
  const desk = { viewport: DESK };
  await withPerson(async ({ page }) => {
    await step('the company is made', () => found(page));
    const link = await step('a colleague is invited', () => inviteLea(page));
    await step('jobs are imported', () => importJobs(page));
    await step('the free plan is outgrown', () => outgrowFreePlan(page));
    await withPerson(async (lea) => {
      await step('the colleague joins', () => joinAsLea(lea.page, link));
      await between(async (dataDir) => {
        await demo(dataDir, '--applicants', String(CROWD), '--owner', OWNER.email);
        await endTrials(dataDir);
      });
      await step('the bill is read', () => readBill(page));
      await withPerson(async (mira) => {
        await step('an offer is made', () => offerTo(page, mira.page));
        await step('somebody is hired', () => hire(lea, mira));
      });
    }, desk);
    await step('many are declined', () => decide(page));
    await step('the ad is taken off', () => takeOff(page));
    await step('data are erased', () => clean(page));
    await step('the log is read', () => readLog(page));
  }, desk);
});
