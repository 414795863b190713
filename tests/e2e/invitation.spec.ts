import { expect, type Page, test } from '@playwright/test';
import { register, signIn, untilWorkerReady } from './acts.ts';
import { invite } from './invite.ts';
import { oneServer, withPerson } from './running.ts';

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

test('companycreate.5 login.7 a link opened while signed out leads through the sign-in to the invitation, and into the team', async () => {
  const kim = somebody('Kim', 'team');
  const { link, company } = await invite(server(), kim.email, { canChat: true });
  const { companyName } = await company();
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'company', kim);
  });
  await withPerson(async ({ page, context }) => {
    await page.goto(server().origin + link);
    await expect(page).toHaveURL(/\/login/);
    expect(page.url()).not.toMatch(/token|cid|action/);
    await page.getByLabel('Mail address').fill(kim.email);
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

test('companycreate.5 an invitation is declined, also without network, and is over afterwards', async () => {
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

test('companycreate.5 it is read by nobody but whoever was invited, and tells who cannot join why', async () => {
  const { link } = await invite(server(), 'seeker@example.org');
  await withPerson(async ({ page }) => {
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await page.goto(server().origin + link);
    await expect(page.getByText(/This account looks for work, so it cannot join/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Join the company' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Decline' })).toBeVisible();
  });
  const { link: foreign, company } = await invite(server(), 'somebody.else@example.org');
  const { companyName } = await company();
  await withPerson(async ({ page }) => {
    await signIn(page, server().origin, 'seeker@example.org', server().password);
    await page.goto(server().origin + foreign);
    await expect(page.getByText('This invitation is for another account.')).toBeVisible();
    await expect(page.getByText(companyName)).toBeHidden();
    expect(page.url()).not.toMatch(/token|cid|action/);
  });
});

test('companycreate.5 setup.1 who is new comes from the link through account and setup to the invitation, and is asked for no VAT number', async () => {
  const nora = somebody('Nora', 'new');
  const { link, company } = await invite(server(), nora.email);
  await withPerson(async ({ page }) => {
    await page.goto(server().origin + link);
    await page.getByRole('link', { name: 'Create an account' }).click();
    // The form of the sign-in has fields of the same names.
    await page.waitForURL(/\/register/);
    await page.getByLabel('Mail address', { exact: true }).fill(nora.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('First name').fill(nora.first);
    await page.getByLabel('Last name').fill(nora.last);
    await page.getByLabel('Date of birth').fill(nora.born);
    await page.getByRole('button', { name: 'Make the account' }).click();
    await expect(page.getByText('Step 1 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('Step 2 of 3')).toBeVisible();
    await page.getByRole('button', { name: 'Skip this step' }).click();
    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(title(page)).toBeVisible();
    await page.getByRole('button', { name: 'Join the company' }).click();
    await expect(page).toHaveURL(`${server().origin}/pwa/company`);
    expect((await company()).members).toContainEqual(expect.objectContaining({ name: 'Nora Ritter' }));
  });
});
