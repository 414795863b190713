import { expect, type Page, test } from '@playwright/test';
import { v7 } from 'uuid';
import { clockAt } from '../../contract/calendar-day.ts';
import { type CompanyJob, jobDraft } from '../../contract/entities/job.ts';
import { DRAFT } from '../../server/testing/people.ts';
import { chip, toPart, untilWorkerReady } from './acts.ts';
import { saved } from './carried-files.ts';
import { type Account, registerAt, signInAs } from './chaos/api.ts';
import { confirmed } from './confirm-mail.ts';
import { addColleague, PASSWORD } from './hiring.ts';
import { DESK, PHONE } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer, withOwner } from './running.ts';

/** A company looks after its jobs: the list, the page of a job with its menu, an edit that people are told of. */
const server = oneServer();
test.describe.configure({ mode: 'serial' });
const DAY_MS = 86_400_000;
const TITLE = 'Theke am Samstag (m/w/d)';

/** A live job of the demo company that nobody but this test knows, with one applicant who waits. */
async function scene() {
  const { origin, password } = server();
  const company = await signInAs(origin, 'company@example.org', password);
  const { _linkedCompanyId } = await company.api('user.get', { userId: company.uid });
  const _companyId = _linkedCompanyId as string;
  const { items } = await company.api('job.of-company', { companyId: _companyId, status: 'published' });
  const like = items.find(({ kind, location }) => kind === 'minijob' && location !== null) ?? items[0];
  const full = await company.api('job.get', { jobId: like?._id as string });
  const job = await company.api('job.create', {
    _id: v7(),
    _companyId,
    job: {
      ...jobDraft.parse(full),
      title: TITLE,
      kind: 'minijob',
      employmentType: ['PART_TIME'],
      pay: { min: 1500, max: 1600, currency: 'EUR', unit: 'HOUR' },
      hours: { min: 6, max: 8, text: '' },
      internship: null,
      startDate: null,
      endDate: null,
      questions: [],
      campaign: null,
      minAge: 18,
      minAgeGround: null,
    },
  });
  await company.api('job.publish', { _jobId: job._id, rev: job.rev });
  const who = { first: 'Anna', last: 'Wartmann', born: '1990-05-05', email: 'anna.w@example.org' };
  const seeker = await confirmed(
    origin,
    await registerAt(origin, 'user', { ...who, password: 'lang genug 7' }),
  );
  const application = { _id: v7(), _conversationId: v7() };
  await seeker.api('application.add', {
    ...application,
    _jobId: job._id,
    note: 'Ab Montag.',
    jobRev: job.rev,
  });
  return { company, companyId: _companyId, seeker, jobId: job._id, applicationId: application._id };
}

const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const act = async (page: Page, name: string, title = TITLE) => {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

test('company.1 editjob.1 editjob.2 editjob.4 editjob.5 editjob.6 editjob.7 editjob.8 reach.1 reach.2 reach.3 jobs in tabs lead to their own page; how others show it, another last day, a copy that is deleted, a change that is told with a word about it, one that a colleague was faster with, the applications as a table, and their end', {
  tag: '@long',
}, async () => {
  const { company, companyId, seeker, jobId, applicationId } = await scene();
  await withOwner(
    async ({ page, context }) => {
      await page.goto(`${server().origin}/pwa/company`);
      await untilWorkerReady(page);
      await page.goto(`${server().origin}/pwa/company?view=jobs`);
      await page.getByRole('radio', { name: /^Online/ }).check({ force: true });
      await page.getByRole('searchbox', { name: 'Search among my jobs' }).fill('theke samstag');
      await expect(row(page, TITLE)).toBeVisible();
      await expect(page.getByRole('radio', { name: /^Online/ })).toBeChecked();
      await pictures(page, 'jobs-list');
      await page.getByRole('searchbox', { name: 'Search among my jobs' }).fill('Kein solcher Job');
      await expect(page.getByText('No job matches that')).toBeVisible();
      await page.getByRole('button', { name: 'Show all jobs' }).click();
      await page.getByRole('searchbox', { name: 'Search among my jobs' }).fill('theke samstag');
      await expect(row(page, TITLE).getByRole('link', { name: '1 application' })).toHaveAttribute(
        'href',
        new RegExp(`view=applicants.*job=${jobId}`),
      );
      await row(page, TITLE).getByRole('link', { name: TITLE }).click();
      await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
      await expect(page.getByText('Nobody has changed this job since it was written.')).toBeVisible();

      await reach(page, { companyId, jobId });

      // Another last day, without network.
      await context.setOffline(true);
      await act(page, 'Change the last day');
      const extend = page.getByRole('dialog', { name: 'Change the last day' });
      await extend.getByRole('button', { name: 'In 14 days' }).click();
      await pictures(page, 'job-extend');
      await extend.getByRole('button', { name: 'Save the last day' }).click();
      await expect(page.getByText('Changes saved here, sent when you are online')).toBeVisible();
      await context.setOffline(false);
      const lastDay = async () => {
        const { validThrough } = await company.api('job.get', { jobId });
        return Math.floor((Date.parse(validThrough as string) - Date.now()) / DAY_MS);
      };
      await expect.poll(lastDay).toBe(14);
      await expect(page.getByText('Last day online')).toBeVisible();

      // A change that somebody has decided by is told, with a word about it.
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await page.getByLabel(/^Pay from/).fill('17,10');
      await page.getByLabel(/^Pay up to/).fill('18');
      await page.getByRole('button', { name: 'Save changes' }).click();
      const tell = page.getByRole('dialog', { name: 'People have applied to this job' });
      await expect(tell.getByText(/^1 person applied/)).toBeVisible();
      await tell.getByLabel('A few words to them').fill('Wir zahlen jetzt mehr.');
      await pictures(page, 'job-tell');
      await tell.getByRole('button', { name: 'Save and tell them' }).click();
      await expect(chip(page, 'All sent')).toBeVisible();
      const told = () => seeker.api('application.job-changes', { applicationId });
      await expect
        .poll(async () => (await told()).notes?.map(({ text }) => text))
        .toEqual(['Wir zahlen jetzt mehr.']);
      await page.goto(`${server().origin}/pwa/company?view=jobs&job=${jobId}`);
      await expect(page.getByText('Wir zahlen jetzt mehr.')).toBeVisible();
      await pictures(page, 'job-page');

      await conflict(page, company, jobId);

      await page.goto(`${server().origin}/pwa/company?view=jobs&job=${jobId}`);
      await act(page, 'Duplicate');
      await expect(page.getByRole('heading', { name: 'Edit job' })).toBeVisible();
      await expect(page.getByLabel('Title')).toHaveValue(TITLE);
      await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
      const copyId = new URL(page.url()).searchParams.get('job') ?? '';
      const copies = async () =>
        (await company.api('job.of-company', { companyId, limit: 100 })).items.filter(
          ({ _id }) => _id === copyId,
        );
      await expect.poll(copies).toHaveLength(1);
      await page.goto(`${server().origin}/pwa/company?view=jobs&job=${copyId}`);
      await act(page, 'Delete');
      const remove = page.getByRole('dialog', { name: 'Delete this job' });
      await remove.getByLabel('Type the title to confirm').fill('Theke');
      await remove.getByRole('button', { name: 'Delete the job' }).click();
      await expect(remove.getByText(`This is not the title yet. It reads: ${TITLE}`)).toBeVisible();
      await remove.getByLabel('Type the title to confirm').fill(TITLE);
      await remove.getByRole('button', { name: 'Delete the job' }).click();
      await expect(remove).toBeHidden();

      await page.goto(`${server().origin}/pwa/company?view=jobs&job=${jobId}`);
      await act(page, 'Save the applications');
      const saving = page.getByRole('dialog', { name: 'Save the applications' });
      const table = String(await saved(saving.getByRole('button', { name: 'Save as table (CSV)' })));
      expect(table.split('\r\n').filter(Boolean)).toHaveLength(2);
      expect(table).toContain('Ab Montag.');
      await expect(saving.getByText('1 application is saved.')).toBeVisible();
      await pictures(page, 'job-export');
      await saving.getByRole('button', { name: 'Close' }).last().click();

      await company.api('application.reject', { _applicationId: applicationId });
      await company.api('job.unpublish', { _jobId: jobId, reason: 'filled', outcomes: {} });
      await act(page, 'Erase the applicants’ data');
      const erase = page.getByRole('dialog', { name: 'Erase the applicants’ data' });
      await expect(erase.getByText(/^1 application: name, letter/)).toBeVisible();
      await pictures(page, 'job-clean');
      await erase.getByRole('button', { name: 'Erase 1 application for good' }).click();
      await expect(page.getByText('Applicants’ data erased')).toBeVisible();
      const { cleanedAt } = (await company.api('job.get', { jobId })) as { cleanedAt?: string | null };
      expect(cleanedAt).toBeTruthy();
      // Its ten seconds to take it back are over by now, or soon.
      await expect.poll(copies).toEqual([]);
    },
    { viewport: DESK },
  );
});

/** Poster and last day of a job; the company's list in a frame of another website, and its feeds. */
async function reach(page: Page, { companyId, jobId }: { companyId: string; jobId: string }): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await act(page, 'Link, code and poster');
  const tab = await opened;
  const fetched = async (name: string) => {
    const href = await tab.getByRole('link', { name, exact: true }).getAttribute('href');
    return (await tab.request.get(new URL(href as string, tab.url()).href)).body();
  };
  expect(String(await fetched('Poster as PDF')).slice(0, 5)).toBe('%PDF-');
  expect(String(await fetched('Last day into the calendar'))).toMatch(/DTSTART;VALUE=DATE:\d{8}/);

  await page.goBack();
  const share = page.getByRole('link', { name: 'Show these jobs on your own website, or as a feed' });
  await tab.goto(new URL((await share.getAttribute('href')) as string, tab.url()).href);
  for (const feed of ['Feed in Indeed’s format (XML)', 'Feed for readers (RSS)'])
    expect(String(await fetched(feed))).toContain(jobId);
  const all = await (await tab.request.get(`${server().origin}/jobs/feed.xml`)).text();
  expect(all).toContain(jobId);
  expect(all.match(/<job>/g)?.length).toBeGreaterThan(100);
  const code = await tab.getByRole('textbox', { name: 'Text for the page' }).inputValue();
  const framed = await tab.goto(/<iframe src="([^"]+)"/.exec(code)?.[1] ?? '');
  expect(framed?.url()).toContain(`/companies/${companyId}/embed`);
  expect(framed?.headers()['content-security-policy']).toContain('frame-ancestors *');
  expect(framed?.headers()['x-frame-options']).toBeUndefined();
  await expect(tab.locator(`a[href*="/jobs/${jobId}?via=embed"]`).first()).toBeVisible();
  await expect(tab.locator('script')).toHaveCount(0);
  await tab.close();
  await page.goForward();
}

const LENA = { first: 'Lena', last: 'Lehmann', email: 'lena.lehmann@example.org' };

/** A colleague saves a change of the same fields first: of two versions each field is chosen. */
async function conflict(page: Page, company: Account, jobId: string): Promise<void> {
  await addColleague(server(), company, LENA, { position: 'Filialleitung', canChat: true });
  const lena = await signInAs(server().origin, LENA.email, PASSWORD);
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.context().setOffline(true);
  await page.getByLabel('Description').fill('Du verkaufst samstags Brot auf dem Markt, so steht es hier.');
  await page.getByLabel('What you offer: next point').fill('Brot von hier');
  await page.getByLabel('What you offer: next point').press('Enter');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Changes saved here, sent when you are online').first()).toBeVisible();
  const { rev } = (await lena.api('job.get', { jobId })) as CompanyJob;
  const theirs = {
    description: 'Du verkaufst samstags Brot, so hat es Lena geschrieben.',
    benefits: ['Brot von Lena'],
  };
  await lena.api('job.update', { _jobId: jobId, rev, patch: theirs });
  await page.context().setOffline(false);
  await page.goto(`${server().origin}/pwa/company/edit-job?job=${jobId}`);
  const both = page
    .getByRole('alert')
    .filter({ hasText: 'Lena Lehmann has changed this job since you opened it.' });
  await expect(both).toContainText('so hat es Lena geschrieben');
  await expect(both).toContainText('Brot von hier');
  await both
    .getByRole('group', { name: /^Description/ })
    .getByText('theirs', { exact: true })
    .click();
  await pictures(page, 'job-conflict');
  await both.getByRole('button', { name: 'Save this choice' }).click();
  const kept = async () => {
    const { description, benefits } = await company.api('job.get', { jobId });
    return {
      description,
      mine: benefits.includes('Brot von hier'),
      theirs: benefits.includes('Brot von Lena'),
    };
  };
  await expect.poll(kept).toEqual({ description: theirs.description, mine: true, theirs: false });
}

test('createjob.2 createjob.8 on a phone a campaign is written part by part, with what is delivered and without a place', {
  tag: '@long',
}, async () => {
  const title = 'Zeig unser Brot';
  await withOwner(async ({ page }) => {
    await page.goto(`${server().origin}/pwa/company/create-job`);
    await page.getByRole('radio', { name: 'Campaign' }).check({ force: true });
    await pictures(page, 'campaign-kind', ['phone']);
    await toPart(page, 'What is the work?');
    await expect(page.getByRole('group', { name: 'What is the work?' })).toBeFocused();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill('Du probierst unser Brot und zeigst es, wie du willst.');
    await toPart(page, 'What is delivered, and how is it used?');
    await page.getByRole('checkbox', { name: 'TikTok' }).check({ force: true });
    await page.getByLabel('What is delivered: next point').fill('Zwei kurze Videos');
    await page.getByLabel('Marked as advertising').fill('„Anzeige“ in der ersten Zeile');
    await pictures(page, 'campaign-delivered', ['phone']);
    await toPart(page, 'For how many, and until when?');
    await expect(page.getByRole('combobox', { name: 'Place' })).toHaveCount(0);
    await toPart(page, 'What do you ask, and who reads it?');
    await page.getByText('Preview', { exact: true }).first().click();
    await expect(page.getByText('Zwei kurze Videos')).toBeVisible();
    await page.getByText('Write', { exact: true }).click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page).toHaveURL(/view=jobs/);
    await expect(page.getByRole('list', { name: 'Jobs', exact: true })).toBeVisible();
    await pictures(page, 'jobs-phone', ['phone']);
    await page.getByRole('searchbox', { name: 'Search among my jobs' }).fill(title);
    await expect(row(page, title).first()).toBeVisible();
  });
});

test('createjob.11 company.11 import.6 a job is planned without network for a day and an hour, a job shows how far people came, and an address that cannot be fetched says why', {
  tag: '@long',
}, async () => {
  const { company, jobId } = await planScene();
  await withOwner(
    async ({ page, context }) => {
      await page.goto(`${server().origin}/pwa/company`);
      await untilWorkerReady(page);
      await page.goto(`${server().origin}/pwa/company?view=jobs`);
      await page.getByRole('searchbox', { name: 'Search among my jobs' }).fill(PLANNED);
      await expect(row(page, PLANNED)).toBeVisible();
      await context.setOffline(true);
      await act(page, 'Publish later', PLANNED);
      const sheet = page.getByRole('dialog', { name: 'When should it go online?' });
      await sheet.getByLabel('Time in Germany').fill('07:30');
      await pictures(page, 'plan-sheet');
      await sheet.getByRole('button', { name: 'Plan it' }).click();
      await expect(row(page, PLANNED)).toContainText('Will be planned when you are online');
      await pictures(page, 'plan-waits', ['phone']);
      await context.setOffline(false);
      await expect(row(page, PLANNED).getByText('planned', { exact: true })).toBeVisible();
      await expect(row(page, PLANNED)).toContainText('online from');
      await pictures(page, 'plan-list');
      const { goesOnline } = (await company.api('job.get', { jobId })) as CompanyJob;
      expect(clockAt(goesOnline?.at ?? 0).slice(11, 16)).toBe('07:30');

      await row(page, PLANNED).getByRole('link', { name: PLANNED }).click();
      await expect(page.getByText('It goes online by itself')).toBeVisible();
      await page.getByRole('button', { name: 'Change', exact: true }).click();
      await sheet.getByRole('button', { name: 'Cancel the plan' }).click();
      await expect(page.getByText('It goes online by itself')).toHaveCount(0);
      const planOf = async () => ((await company.api('job.get', { jobId })) as CompanyJob).goesOnline;
      await expect.poll(planOf).toBeUndefined();
      await company.api('job.publish', { _jobId: jobId, rev: 1 });
      await page.reload();
      const steps = page.getByRole('table', { name: 'How far people came' });
      await expect(steps.getByRole('row', { name: /^Applied/ })).toContainText('0');
      await steps.scrollIntoViewIfNeeded();
      await pictures(page, 'job-charts');

      await page.goto(`${server().origin}/pwa/company?view=import`);
      await page.getByLabel('Address of the feed').fill('https://127.0.0.1/feed.xml');
      await page.getByRole('button', { name: 'Add this address' }).click();
      const feed = page.getByRole('article', { name: 'https://127.0.0.1/feed.xml' });
      await expect(feed).toContainText('This address is not on the public web.', { timeout: 20_000 });
      await feed.scrollIntoViewIfNeeded();
      await pictures(page, 'feeds');
      await feed.getByRole('button', { name: 'Remove' }).click();
      await page.getByRole('button', { name: 'Remove the address' }).click();
      await expect(feed).toBeHidden();
    },
    { viewport: PHONE },
  );
});

const PLANNED = 'Brötchen am Morgen (m/w/d)';

/** A draft of the demo company that could go online. */
async function planScene() {
  const { origin, password } = server();
  const company = await signInAs(origin, 'company@example.org', password);
  const _companyId = (await company.api('user.get', { userId: company.uid }))._linkedCompanyId as string;
  const job = await company.api('job.create', {
    _id: v7(),
    _companyId,
    job: { ...DRAFT, title: PLANNED, pay: { min: 1500, max: 1600, currency: 'EUR', unit: 'HOUR' } },
  });
  return { company, jobId: job._id };
}
