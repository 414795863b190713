import { expect, type Page, test } from '@playwright/test';
import { v7 } from 'uuid';
import { pdfText } from '../../server/testing/pdf-text.ts';
import { signIn, untilReadyOffline } from './acts.ts';
import { saved } from './carried-files.ts';
import { endSetup, registerAt, signInAs } from './chaos/api.ts';
import { confirmed } from './confirm-mail.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson, withSeeker } from './running.ts';
import { startTalk } from './talk.ts';

const server = oneServer();

/** The same screen in both languages. */
async function inBoth(page: Page, name: string): Promise<void> {
  const before = page.url();
  for (const language of ['de_DE', 'en_US']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto(before);
    await expect(page.getByRole('main').locator('article').first()).toBeVisible();
    await pictures(page, `${name}-${language}`);
  }
}

const savedBy = (page: Page, press: string): Promise<Buffer> =>
  saved(page.getByRole('dialog').getByRole('button', { name: press }));

test('user.6 pwa.5 job.10 whose turn it is, what was sent elsewhere, notes, the changed ad, and a proof that anybody can check', {
  tag: '@long',
}, async () => {
  const { origin } = server();
  const talk = await startTalk(server());
  const { company, seeker, companyId } = talk;
  const { items } = await company.api('job.of-company', { companyId, status: 'published' });
  const job = items.find(({ _id }) => _id !== talk.jobId);
  if (!job?.pay) throw new Error('the sample has no second job with pay');
  const applied = {
    _id: v7(),
    _jobId: job._id,
    _conversationId: v7(),
    note: 'Samstags immer.',
    jobRev: job.rev,
  };
  await seeker.api('application.add', applied);
  const pay = { ...job.pay, min: job.pay.max + 100, max: job.pay.max + 200 };
  await company.api('job.update', { _jobId: job._id, rev: job.rev, patch: { pay } });

  await withSeeker(async ({ page, context }) => {
    await page.goto(`${origin}/pwa`);
    await untilReadyOffline(page);
    await page.goto(`${origin}/pwa/user?view=applications`);
    const group = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(group('Your turn').getByText('Write to them')).toBeVisible();
    await expect(group('The company’s turn').getByText(/^Answer by /)).toBeVisible();

    // What the ad says now, beside what it said.
    await group('The company’s turn').getByRole('link', { name: job.title }).click();
    await expect(page.getByText('The ad has changed since you applied')).toBeVisible();
    await expect(page.locator('del')).toHaveCount(1);
    await inBoth(page, 'tracking-changed');
    await page.getByRole('button', { name: 'Keep my application' }).click();
    await expect(page.getByText('The ad has changed since you applied')).toHaveCount(0);

    // In the tunnel: an application made elsewhere, a note, and the table of all.
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const form = page.getByRole('dialog', { name: 'Add an application' });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Write what the job is.')).toBeVisible();
    await form.getByLabel('Job', { exact: true }).fill('Kasse im Baumarkt');
    await form.getByLabel('Company').fill('Baumarkt Brückner');
    await form.getByLabel(/^Link to the ad/).fill('example.org/jobs/7');
    await pictures(page, 'tracking-add', ['phone']);
    await form.getByRole('button', { name: 'Save' }).click();
    const added = page.getByRole('article').filter({ hasText: 'Kasse im Baumarkt' });
    await expect(added.getByText('elsewhere', { exact: true })).toBeVisible();
    await added.getByRole('button', { name: 'Note or reminder for me' }).click();
    const note = page.getByRole('dialog', { name: 'Note and reminder' });
    await note.getByLabel(/^Your note/).fill('Frau Weber anrufen.');
    await note
      .getByLabel(/^Remind me on/)
      .fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
    await pictures(page, 'tracking-note', ['phone']);
    await note.getByRole('button', { name: 'Save' }).click();
    await expect(note).toBeHidden();
    await expect(added.getByText('Frau Weber anrufen.')).toBeVisible();
    await expect(added.getByText(/^You are reminded on /)).toBeVisible();
    await inBoth(page, 'tracking-offline');

    await page.getByRole('button', { name: 'Proof of applications' }).click();
    await expect(
      page.getByText('The PDF needs the network. The table is made on this device.'),
    ).toBeVisible();
    const table = (await savedBy(page, 'Save as table (CSV)')).toString('utf8');
    expect(table).toContain('Kasse im Baumarkt');
    expect(table).toContain(job.title);
    expect(table).not.toContain('Frau Weber');
    await context.setOffline(false);

    // With the network: the document, and the page that a line's code opens.
    await expect(page.getByText('The PDF needs the network. The table is made on this device.')).toHaveCount(
      0,
    );
    const ever = { from: '2020-01-01', to: '2099-12-31', lang: 'en_US' } as const;
    await expect.poll(async () => (await seeker.api('proof.create', ever)).lines).toBe(3);
    await pictures(page, 'tracking-proof');
    const text = pdfText(await savedBy(page, 'Save as PDF')).replace(/\s+/g, ' ');
    expect(text).toContain('Kasse im Baumarkt');
    expect(text).not.toContain('Frau Weber');
    const [, no = '', mark = ''] = /Proof (\w{4} \w{4}) · check mark (\w{4} \w{4})/.exec(text) ?? [];
    await page.goto(`${origin}/proof/${no.replace(' ', '')}/${mark.replace(' ', '')}?lang=en-US`);
    await expect(page.getByRole('heading', { name: 'The proof is genuine.' })).toBeVisible();
    await pictures(page, 'proof-true');
    await page.goto(`${origin}/proof?lang=de-DE`);
    await page.getByLabel('Nummer').fill(no);
    await page
      .getByLabel('Prüfzeichen')
      .fill(mark.startsWith('0') ? mark.replace('0', '2') : `0${mark.slice(1)}`);
    await page.getByRole('button', { name: 'Prüfen' }).click();
    await expect(page.getByRole('heading', { name: 'Der Nachweis stimmt nicht.' })).toBeVisible();
    await pictures(page, 'proof-false');

    // Removed, and taken back.
    await page.goto(`${origin}/pwa/user?view=applications`);
    await added.getByRole('link', { name: 'Kasse im Baumarkt' }).click();
    await added.getByRole('button', { name: 'Remove' }).click();
    await expect(added).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect(added).toHaveCount(1);
  });
});

test('user.6 an ad of another site that is shared with the app is written down', {
  tag: '@long',
}, async () => {
  const { origin } = server();
  await withSeeker(async ({ page }) => {
    await page.goto(
      `${origin}/pwa?${new URLSearchParams({ title: 'Baker', url: 'https://other.example/jobs/7' })}`,
    );
    const form = page.getByRole('dialog', { name: 'Add an application' });
    await expect(form.getByLabel('Job', { exact: true })).toHaveValue('Baker');
    await expect(form.getByLabel(/^Link to the ad/)).toHaveValue('https://other.example/jobs/7');
  });
});

test('job.4 chat.4 an application that ended without an answer says why, and claims neither seen nor answered', {
  tag: '@long',
}, async () => {
  const { origin, password } = server();
  const company = await signInAs(origin, 'company@example.org', password);
  const { _linkedCompanyId: companyId } = await company.api('user.get', { userId: company.uid });
  if (!companyId) throw new Error('the sample company has an owner');
  const { items } = await company.api('job.of-company', { companyId, status: 'published' });
  const job = items.find(({ kind }) => kind !== 'campaign');
  if (!job) throw new Error('the sample has a job');
  const who = { first: 'Anna', last: 'Wartmann', born: '1990-05-05', email: 'anna.ended@example.org' };
  await registerAt(origin, 'user', { ...who, password: 'lang genug 7' });
  const anna = await confirmed(origin, { email: who.email, password: 'lang genug 7' });
  await endSetup(anna);
  const applied = { _id: v7(), _conversationId: v7(), _jobId: job._id, note: '', jobRev: job.rev };
  const { job: about } = await anna.api('application.add', applied);
  await company.api('company.delete', { companyId, confirmName: about.companyName });

  await withPerson(async ({ page }) => {
    await signIn(page, origin, who.email, 'lang genug 7');
    await page.goto(`${origin}/pwa/user?view=applications`);
    await page.getByRole('link', { name: job.title }).click();
    const row = page.getByRole('main').locator('article').filter({ hasText: job.title });
    // In the language that the server knows of them.
    await expect(row.getByText(/^Die Firma verlässt Zusage/)).toBeVisible();
    await expect(row.getByText('seen', { exact: true })).toBeHidden();
    await expect(row.getByText(/answered/)).toBeHidden();
    await pictures(page, 'application-ended');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const told = page.getByRole('link', { name: `Your application to ${about.companyName} has ended` });
    await expect(told).toBeVisible();
    await expect(page.getByText(`Open it to read why: ${job.title}`).first()).toBeVisible();
    await pictures(page, 'application-ended-notice');
  });
});
