import { expect, type Page, test } from '@playwright/test';
import { v7 } from 'uuid';
import type { ApplicationStatus } from '../../contract/entities/application.ts';
import { signIn, untilWorkerReady } from './acts.ts';
import { type Account, registerAt, signInAs } from './chaos/api.ts';
import { confirmed } from './confirm-mail.ts';
import { DESK } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';

/** Closing a job with people who wait: it shows whom it answers and how, and can be taken back (editjob.3, W11). */
const server = oneServer();
test.describe.configure({ mode: 'serial' });
const PASSWORD = 'lang genug 7';
const NAMES = ['Anna', 'Bela', 'Cem'];

type Scene = { company: Account; jobId: string; title: string; states: () => Promise<ApplicationStatus[]> };
let people: Account[] = [];

/** A live job of the demo company with three applicants, of whom it has opened the first. */
async function scene(index: number): Promise<Scene> {
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
  await company.api('application.list', { _applicationId: ids[0]?._id as string, markSeen: true });
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

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Close this job' });
const live = async ({ company, jobId }: Scene) => {
  const job = await company.api('job.get', { jobId });
  return job.status;
};

async function openSheet(page: Page, title: string): Promise<void> {
  await page.goto(`${server().origin}/pwa/company?view=jobs&q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Pause or close' }).click();
  await expect(sheet(page)).toBeVisible();
}

test('editjob.3 closing a filled job declines nobody unread by a default, shows the words, is undone within ten seconds, and keeps who got it', {
  tag: ['@close-job:owner'],
}, async () => {
  const here = await scene(0);
  await withPerson(
    async ({ page }) => {
      await signIn(page, server().origin, 'company@example.org', server().password);
      await openSheet(page, here.title);
      await expect(
        sheet(page).getByRole('heading', { name: '2 applications nobody has opened yet' }),
      ).toBeVisible();
      await expect(
        sheet(page).getByRole('heading', { name: '1 person still waits for an answer' }),
      ).toBeVisible();
      await sheet(page).getByText('filled', { exact: true }).click();
      // By keyboard as well: the button says what it does, and does nothing before everybody is decided on.
      await sheet(page).getByRole('button', { name: 'Close and decline 1 person' }).press('Enter');
      await expect(sheet(page).getByRole('alert')).toHaveText(/Decide first what becomes of 2 people/);
      await pictures(page, 'close-job-undecided');

      const forAll = sheet(page).getByRole('group', { name: 'For all of them' });
      await forAll.getByRole('radio', { name: 'Keep open' }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(forAll.getByRole('radio', { name: 'Decline' })).toBeChecked();
      await expect(sheet(page).getByRole('alert')).toBeHidden();
      await expect(sheet(page).getByText('3 people are declined.')).toBeVisible();
      await expect(sheet(page).getByRole('heading', { name: 'They read this' })).toBeVisible();
      await expect(sheet(page).getByRole('blockquote').first()).toBeVisible();
      await pictures(page, 'close-job');
      await sheet(page).getByRole('button', { name: 'Close and decline 3 people' }).click();
      await expect(sheet(page)).toBeHidden();
      await expect(page.getByText(/^Job closed, 3 declined:/).first()).toBeVisible();
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(page.getByText('Taken back.')).toBeVisible();
      expect(await live(here)).toBe('published');
      expect(await here.states()).toEqual(['viewed', 'submitted', 'submitted']);

      // Without network it is kept, and held back all the same.
      await untilWorkerReady(page);
      await page.context().setOffline(true);
      await openSheet(page, here.title);
      await sheet(page).getByText('filled', { exact: true }).click();
      await sheet(page).getByRole('group', { name: 'For all of them' }).getByText('Keep open').click();
      // Who got it is not declined with the others, and needs no other answer.
      const hired = sheet(page).getByRole('group', { name: 'Who got the job?' });
      await expect(hired.getByRole('checkbox')).toHaveCount(3);
      await hired.getByText('Anna W.').click();
      await expect(sheet(page).getByRole('heading', { name: /still waits? for an answer/ })).toHaveCount(0);
      await expect(sheet(page).getByText('1 person is noted as hired.')).toBeVisible();
      await pictures(page, 'close-job-hired');
      await sheet(page).getByRole('button', { name: 'Close this job' }).click();
      await expect(page.getByText('Will be closed when you are online')).toBeVisible();
      await page.context().setOffline(false);
      await expect.poll(here.states, { timeout: 60_000 }).toEqual(['accepted', 'submitted', 'submitted']);
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

test('editjob.3 in German: the sheet on a phone and on a desk', async () => {
  const here = await scene(1);
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
      const german = page.getByRole('dialog', { name: 'Job schließen' });
      await german.getByText('besetzt', { exact: true }).click();
      await german.getByRole('group', { name: 'Wer hat den Job bekommen?' }).getByText('Anna W.').click();
      await german.getByRole('group', { name: 'Für alle davon' }).getByText('Absagen').click();
      await expect(german.getByRole('button', { name: 'Schließen und 2 Personen absagen' })).toBeVisible();
      await pictures(page, 'close-job-de');
    },
    { locale: 'de-DE' },
  );
});
