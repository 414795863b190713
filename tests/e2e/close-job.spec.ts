import { expect, type Page, test } from '@playwright/test';
import { v7 } from 'uuid';
import type { ApplicationStatus } from '../../contract/entities/application.ts';
import { untilWorkerReady } from './acts.ts';
import { type Account, registerAt, signInAs } from './chaos/api.ts';
import { confirmed } from './confirm-mail.ts';
import { DESK } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer, withOwner, withPerson } from './running.ts';

/** Closing a job with people who wait: it shows whom it answers and how, and can be taken back (editjob.3, W11). */
const server = oneServer();
test.describe.configure({ mode: 'serial' });
const PASSWORD = 'lang genug 7';
const NAMES = ['Anna', 'Bela', 'Cem'];

type Scene = { company: Account; jobId: string; title: string; states: () => Promise<ApplicationStatus[]> };
let people: Account[] = [];

/** A live job of the demo company with three applicants, of whom it has opened the first, or talks with them. */
async function scene(index: number, { talks = false } = {}): Promise<Scene> {
  const { origin, password } = server();
  const company = await signInAs(origin, 'company@example.org', password);
  const { _linkedCompanyId } = await company.api('user.get', { userId: company.uid });
  const companyId = _linkedCompanyId as string;
  const { items } = await company.api('job.of-company', { companyId, status: 'published' });
  const isOnly = (title: string) => items.filter((one) => one.title === title).length === 1;
  const job = items.filter(({ kind, title }) => kind !== 'campaign' && isOnly(title))[index];
  if (!job) throw new Error('the sample company has no such job');
  if (people.length === 0) people = await Promise.all(NAMES.map(newSeeker));
  const ids = people.map(() => ({ _id: v7(), _conversationId: v7() }));
  for (const [at, person] of people.entries())
    await person.api('application.add', {
      ...(ids[at] as (typeof ids)[0]),
      _jobId: job._id,
      note: '',
      jobRev: 1,
    });
  const _applicationId = ids[0]?._id as string;
  await company.api('application.list', { _applicationId, markSeen: true });
  if (talks) await company.api('application.accept', { _applicationId });
  const states = async () => {
    const found = await Promise.all(
      people.map((person) => person.api('job.of-user', { userId: person.uid })),
    );
    return found.map(
      ({ applied }) => applied.find(({ _jobId }) => _jobId === job._id)?.state as ApplicationStatus,
    );
  };
  return { company, jobId: job._id, title: job.title, states };
}

async function newSeeker(firstname: string): Promise<Account> {
  const email = `${firstname.toLowerCase()}.waits@example.org`;
  const who = { first: firstname, last: 'Wartmann', born: '1990-05-05', email, password: PASSWORD };
  const account = await registerAt(server().origin, 'user', who);
  return confirmed(server().origin, account);
}

const live = async ({ company, jobId }: Scene) => {
  const job = await company.api('job.get', { jobId });
  return job.status;
};
const outcome = (page: Page, name: RegExp) => page.getByRole('combobox', { name });

async function openPage(page: Page, title: string): Promise<void> {
  await page.goto(`${server().origin}/pwa/company?view=jobs&q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Pause or close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Close this job' })).toBeVisible();
}

test('editjob.3 closing a filled job declines nobody unread by a default, shows the words, keeps what was chosen, is undone within ten seconds, and keeps who got it', {
  tag: ['@close-job:owner', '@long'],
}, async () => {
  const here = await scene(0);
  await withOwner(
    async ({ page }) => {
      await page.goto(`${server().origin}/pwa/company`);
      await openPage(page, here.title);
      // By keyboard as well: the button does nothing before it is said why.
      await page.getByRole('button', { name: 'Close this job' }).press('Enter');
      await expect(page.getByText('First choose why you are closing this job.')).toBeVisible();
      await page.getByText('Filled', { exact: true }).click();
      await expect(page.getByRole('heading', { name: 'What do the other 3 hear?' })).toBeVisible();
      await expect(outcome(page, /Anna/)).toHaveValue('reject');
      await expect(outcome(page, /Bela/)).toHaveValue('keep');
      await expect(page.getByRole('button', { name: 'Close, decline 1' })).toBeVisible();
      await outcome(page, /Bela/).selectOption('Decline');
      const follows = page.getByRole('complementary', { name: 'What follows from it' });
      await expect(follows.getByText('1 not opened by anybody')).toBeVisible();
      await follows.getByRole('button', { name: 'Change the text' }).click();
      await follows.getByRole('textbox', { name: 'Text in English' }).fill('Dear %s1, %s2 is taken.');
      await follows.getByRole('button', { name: 'Show the letter' }).click();
      await expect(follows.getByRole('blockquote')).toHaveText(`Dear Anna, ${here.title} is taken.`);
      // One looks at an applicant and comes back: nothing has to be chosen again.
      await page.getByRole('link', { name: /^Bela/ }).click();
      await expect(page.getByRole('dialog', { name: /^Bela/ })).toBeVisible();
      await page.goBack();
      await expect(outcome(page, /Bela/)).toHaveValue('reject');
      await expect(follows.getByRole('blockquote')).toHaveText(`Dear Anna, ${here.title} is taken.`);
      await pictures(page, 'close-job');
      await page.getByRole('button', { name: 'Close, decline 2' }).click();
      await expect(page.getByText(/^Job closed, 2 declined:/).first()).toBeVisible();
      await expect(page.getByText(/^2 declines go out in \d+ s\. 1 application stays open\.$/)).toBeVisible();
      await page.keyboard.press('z');
      await expect(page.getByText('Taken back.')).toBeVisible();
      expect(await live(here)).toBe('published');
      expect((await here.states()).filter((state) => state === 'rejected')).toEqual([]);

      // Without network it is kept, and held back all the same.
      await untilWorkerReady(page);
      await page.context().setOffline(true);
      await openPage(page, here.title);
      await page.getByText('Filled', { exact: true }).click();
      // Who got it is not declined with the others, and needs no other answer.
      const hired = page.getByRole('region', { name: 'Who got the job?' });
      await expect(hired.getByRole('checkbox')).toHaveCount(4);
      await hired.getByText('Anna W.').click();
      await expect(page.getByRole('heading', { name: 'What do the other 2 hear?' })).toBeVisible();
      await expect(follows.getByText('You are offline: it is kept here')).toBeVisible();
      await pictures(page, 'close-job-hired');
      await page.getByRole('button', { name: 'Close this job' }).click();
      await expect(page.getByText('Will be closed when you are online')).toBeVisible();
      await page.context().setOffline(false);
      await expect
        .poll(here.states, { timeout: 60_000 })
        .toEqual(['accepted', expect.any(String), 'submitted']);
      expect(await live(here)).toBe('unpublished');
      // The company finds later whom it hired, though nobody has signed here.
      await page.goto(`${server().origin}/pwa/company?view=applicants&job=${here.jobId}`);
      const column = page.getByRole('region', { name: /^Hired/ });
      await expect(column).toContainText('noted as hired');
      await column.getByRole('button', { name: /^Anna/ }).click();
      const panel = page.getByRole('dialog', { name: /^Anna/ });
      await expect(panel.getByText(/^Noted as hired on /)).toBeVisible();
      await pictures(page, 'close-job-noted');
    },
    { viewport: DESK },
  );
});

test('editjob.3 in German, on a phone: a conversation needs a choice, and ends with the job', {
  tag: '@long',
}, async () => {
  const here = await scene(1, { talks: true });
  await withPerson(
    async ({ page }) => {
      await page.goto(`${server().origin}/login`);
      await page.getByLabel('E-Mail-Adresse').fill('company@example.org');
      await page.getByLabel('Passwort', { exact: true }).fill(server().password);
      await page.getByRole('button', { name: 'Anmelden' }).click();
      await page.waitForURL(/\/pwa/);
      await page.goto(`${server().origin}/pwa/company?view=jobs&q=${encodeURIComponent(here.title)}`);
      await page.getByRole('button', { name: `Aktionen für ${here.title}` }).click();
      await page.getByRole('menuitem', { name: 'Pausieren oder schließen' }).click();
      await page.getByText('Besetzt', { exact: true }).click();
      await page.getByText('Jemand von außen').click();
      await page.getByRole('button', { name: 'Job schließen' }).click();
      await expect(page.getByRole('alert')).toHaveText('Entscheide zuerst, was aus 1 Gespräch wird.');
      await expect(outcome(page, /Anna/)).toBeFocused();
      await pictures(page, 'close-job-undecided-de');
      await outcome(page, /Anna/).selectOption('Absagen');
      await pictures(page, 'close-job-de');
      await page.getByRole('button', { name: 'Schließen, 1 absagen' }).click();
      await expect.poll(here.states, { timeout: 60_000 }).toEqual(['rejected', 'submitted', 'submitted']);
      expect(await live(here)).toBe('unpublished');
    },
    { locale: 'de-DE' },
  );
});
