import { expect, type Page, test } from '@playwright/test';
import { v7 } from 'uuid';
import type { Company } from '../../contract/entities/company.ts';
import { makeAccount, register, signIn, untilWorkerReady } from './acts.ts';
import { saved } from './carried-files.ts';
import { signInAs } from './chaos/api.ts';
import { invite } from './invite.ts';
import { mailedLink, mailsTo } from './mailed.ts';
import { oneServer, withOwner, withPerson, withSeeker } from './running.ts';
import { stored } from './stored.ts';

const server = oneServer();
const PASSWORD = 'lang genug 7';

const somebody = (first: string, mode: string) => ({
  first,
  last: 'Ritter',
  born: '1985-03-02',
  email: `${first.toLowerCase()}.${mode}@example.org`,
  password: PASSWORD,
});

const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your invitation' });

test('companycreate.5 login.7 a link opened while signed out leads through the sign-in to the invitation, and into the team', {
  tag: '@long',
}, async () => {
  const kim = somebody('Kim', 'team');
  const { link, company } = await invite(server(), kim.email, { canChat: true });
  const { companyName } = await company();
  await makeAccount(server().origin, 'company', kim);
  await withPerson(async ({ page, context }) => {
    await page.goto(server().origin + link);
    await expect(page).toHaveURL(/\/register/);
    expect(page.url()).not.toMatch(/token|cid|action/);
    await page.getByRole('link', { name: 'I have an account already' }).click();
    await page.waitForURL(/\/login/);
    await page.getByLabel('Email address').fill(kim.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${server().origin}/pwa/user?view=invitation`);
    await expect(title(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: companyName })).toBeVisible();
    await expect(page.getByText('Shift lead')).toBeVisible();
    const right = (words: string) => page.getByRole('listitem').filter({ hasText: words }).getByRole('img');
    await expect(right('Answer applicants')).toHaveAccessibleName('yes');
    await expect(right('Send offers and sign them')).toHaveAccessibleName('no');

    await untilWorkerReady(page);
    await context.setOffline(true);
    await expect(page.getByText(/joining needs the network/)).toBeVisible();
    await page.getByRole('button', { name: 'Join the company' }).click();
    await expect(page.getByText(/you join once/)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Join the company' }).click();
    await expect(page).toHaveURL(`${server().origin}/pwa/company`);
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
    expect((await company()).members).toContainEqual(
      expect.objectContaining({ name: 'Kim Ritter', position: 'Shift lead', canChat: true, canSign: false }),
    );
    // The link opened once more says so, and leads on.
    await page.goto(server().origin + link);
    await expect(page.getByText(`You belong to ${companyName}.`)).toBeVisible();
    await page.getByRole('button', { name: 'Go to the company' }).click();
    await expect(page).toHaveURL(`${server().origin}/pwa/company`);
  });
});

test('companycreate.5 an invitation is declined, also without network, and is over afterwards', {
  tag: '@long',
}, async () => {
  const rune = somebody('Rune', 'team');
  const { link, company } = await invite(server(), rune.email);
  const invited = async () => (await company()).invitations.map(({ mail }) => mail);
  await withPerson(async ({ page, context }) => {
    await register(page, server().origin, 'company', rune);
    await page.goto(server().origin + link);
    await expect(page).toHaveURL(`${server().origin}/pwa/user?view=invitation`);
    // Whoever goes past it finds the way back where they would make a company of their own.
    await page.goto(`${server().origin}/pwa/company/create`);
    await page.getByRole('link', { name: 'Look at the invitation' }).click();
    await expect(page.getByRole('button', { name: 'Join the company' })).toBeVisible();
    expect(await invited()).toContain(rune.email);
    // Where it goes on to is on this device only then.
    await untilWorkerReady(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page).toHaveURL(`${server().origin}/pwa`);
    await context.setOffline(false);
    await expect.poll(invited, { timeout: 30_000 }).not.toContain(rune.email);
    await page.goto(server().origin + link);
    await expect(page.getByText('This invitation is over.')).toBeVisible();
  });
});

test('companycreate.5 it is read by nobody but whoever was invited, and tells who cannot join why', {
  tag: '@long',
}, async () => {
  const { link } = await invite(server(), 'seeker@example.org');
  await withSeeker(async ({ page }) => {
    await page.goto(server().origin + link);
    await expect(page.getByText(/This account looks for work, so it cannot join/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join the company' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible();
  });
  const { link: foreign, company } = await invite(server(), 'somebody.else@example.org');
  const { companyName } = await company();
  await withSeeker(async ({ page }) => {
    await page.goto(server().origin + foreign);
    await expect(page.getByText('This invitation is for another account.')).toBeVisible();
    await expect(page.getByText(companyName)).toBeHidden();
    expect(page.url()).not.toMatch(/token|cid|action/);
    await page.getByRole('button', { name: 'Sign out and answer it' }).click();
    await expect(page).toHaveURL(/\/register/);
    await expect(page.getByText(companyName)).toBeVisible();
    await expect(page.getByLabel('Your email address')).toHaveValue('somebody.else@example.org');
  });
});

test('companycreate.5 a notice opens the invitation it is about, also after the link of another one', {
  tag: '@long',
}, async () => {
  const { origin } = server();
  const lou = somebody('Lou', 'team');
  await makeAccount(origin, 'company', lou);
  const { link, company } = await invite(server(), lou.email);
  const founder = somebody('Anna', 'alpha');
  await makeAccount(origin, 'company', founder);
  const anna = await signInAs(origin, founder.email, PASSWORD);
  const founded = {
    _id: v7(),
    companyUID: 'DE136695976',
    companyName: 'Alpha Werke GmbH',
    _userId: anna.uid,
  };
  const { _id: companyId } = await anna.api('company.create', founded);
  await anna.api('company.invite', { companyId, _senderId: anna.uid, _receiverMail: lou.email });
  await withPerson(async ({ page }) => {
    await signIn(page, origin, lou.email, PASSWORD);
    await page.goto(origin + link);
    await expect(page.getByRole('heading', { name: (await company()).companyName })).toBeVisible();
    await page.getByRole('button', { name: /Notifications/ }).click();
    await page.getByRole('link', { name: 'An invitation from Alpha Werke GmbH' }).click();
    await expect(page.getByRole('heading', { name: 'Alpha Werke GmbH' })).toBeVisible();
    await page.getByRole('button', { name: 'Join the company' }).click();
    await expect(page).toHaveURL(`${origin}/pwa/company`);
    const { members } = (await anna.api('company.get', { companyId })) as Company;
    expect(members).toContainEqual(expect.objectContaining({ name: 'Lou Ritter' }));
  });
});

test('companysettings.2 companysettings.3 companysettings.7 company.3 companycreate.5 a colleague is invited, joins by one form, gets a right, and is out at once', async () => {
  const { origin } = server();
  const mail = 'nora.new@example.org';
  await withOwner(async ({ page: owner, context: owners }) => {
    await owner.goto(`${origin}/pwa/company/team`);
    await expect(owner.getByText(/seats? (is|are) still free|as many people as you like/)).toBeVisible();
    await untilWorkerReady(owner);
    await owners.setOffline(true);
    await owner.getByLabel('Email address').fill(mail);
    await owner.getByLabel('Position').fill('Shift lead');
    await owner.getByRole('checkbox', { name: /Answer applicants/ }).uncheck();
    await owner.getByRole('checkbox', { name: /Send offers/ }).check();
    await owner.getByLabel('A sentence from you').fill('You know the night shift best.');
    await owner.getByRole('button', { name: 'Invite', exact: true }).click();
    const invited = owner.getByRole('listitem').filter({ hasText: mail });
    await expect(invited).toContainText('on this device');
    await owners.setOffline(false);
    await expect(invited).toContainText('open until');
    const before = await mailedLink(server(), mail, 'accept-invite');
    await owner.getByRole('button', { name: `Resend: ${mail}` }).click();
    const link = await mailedLink(server(), mail, 'accept-invite', before);

    await withPerson(async ({ page }) => {
      await page.goto(origin + before);
      await expect(page.getByText('There is a newer invitation.')).toBeVisible();
      await page.goto(origin + link);
      await expect(page).toHaveURL(/\/register/);
      expect(page.url()).not.toMatch(/token|cid|action/);
      await expect(page.getByRole('heading', { level: 1, name: /invites you to the team/ })).toBeVisible();
      await expect(page.getByText('You know the night shift best.')).toBeVisible();
      await expect(page.getByText('Your position: Shift lead')).toBeVisible();
      await expect(page.getByLabel('Your email address')).toHaveValue(mail);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('First name').fill('Nora');
      await page.getByLabel('Last name').fill('Ritter');
      await page.getByLabel('Date of birth').fill('1985-03-02');
      await page.getByRole('button', { name: 'Join', exact: true }).click();
      // Neither a setup nor a form of founding lies in between.
      await expect(page).toHaveURL(`${origin}/pwa/company`);
      await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
      expect((await mailsTo(server(), mail)).match(/action=verify/g)).toBeNull();
      await page.goto(`${origin}/pwa/company/team`);
      const herself = page.getByRole('listitem').filter({ hasText: 'Nora Ritter' });
      // The mark stands before the words.
      const right = (name: string) => herself.getByText(name).locator('..').getByRole('img');
      await expect(right('signs offers')).toHaveAccessibleName('yes');
      await expect(right('answers applicants')).toHaveAccessibleName('no');

      const row = owner.getByRole('listitem').filter({ hasText: 'Nora Ritter' });
      await row.getByRole('checkbox', { name: 'answers applicants' }).click();
      await expect(right('answers applicants')).toHaveAccessibleName('yes');
      await owner.getByRole('button', { name: 'Change Nora Ritter' }).filter({ visible: true }).click();
      const sheet = owner.getByRole('dialog', { name: 'Nora Ritter' });
      await sheet.getByRole('button', { name: 'Remove from the company' }).click();
      await sheet.getByRole('button', { name: 'Remove Nora Ritter' }).click();
      await expect(row).toHaveCount(0);
      await expect(page).toHaveURL(`${origin}/pwa/company/create`);
      await expect(page.getByText(/You no longer belong to your company/)).toBeVisible();
      for (const table of ['company', 'applicant', 'companyJob'])
        expect(await stored(page, 'own', table)).toEqual([]);
    });

    await owner.getByRole('link', { name: 'Who did what, and when' }).click();
    const log = owner.getByRole('main');
    for (const words of [
      'No longer in the team',
      'Joined the team',
      'Invitation accepted',
      'Invitation sent',
    ])
      await expect(log.getByText(words).first()).toBeVisible();
    await expect(log.getByText(/Unbroken since .* Your device has just checked it/)).toBeVisible();
    await owner.getByRole('button', { name: 'Add a note' }).click();
    await owner.getByLabel('Add a note').fill('Nora has moved away.');
    await owner.getByRole('button', { name: 'Add to the log' }).click();
    await expect(log.getByRole('listitem').filter({ hasText: 'Nora has moved away.' })).toBeVisible();
    await owner.getByLabel('Person').selectOption({ label: 'Nora Ritter' });
    await expect(log.getByRole('listitem').filter({ hasText: 'Invitation accepted' })).toBeVisible();
    await expect(log.getByText('Invitation sent')).toBeHidden();
    const table = String(await saved(owner.getByRole('button', { name: 'Save as CSV' })));
    expect(table).toContain('Nora has moved away.');
    expect(table).toContain('invite.sent');
    await owner.goto(`${origin}/pwa/company`);
    await expect(owner.getByRole('heading', { name: 'In the team' })).toBeHidden();
  });
});
