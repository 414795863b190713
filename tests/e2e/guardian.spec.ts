import { expect, type Page, test } from '@playwright/test';
import { apply, chip, openJob, receiptOn, register, untilReadyOffline, yearsAgo } from './acts.ts';
import { mailedLink } from './mailed.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();
const PARENT = 'eltern@example.org';

/** The text of the letter does not come before it is let. */
async function holdLetter(parent: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await parent.route('**/api/webpage/parents-letter*', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

async function agree(parent: Page): Promise<void> {
  await parent.getByLabel('Your full name').fill('Renate Sander');
  await parent.getByText('I have custody alone').click();
  await parent.getByRole('button', { name: 'I agree' }).click();
  await expect(parent.getByText('Thank you. You have agreed.')).toBeVisible();
}

test('parents.4, parents.5 a parent agrees by the mailed link, without an account, and can take it back', {
  tag: ['@correct-birth-date:parent', '@guardian-agree:parent', '@guardian-withdraw:parent'],
}, async () => {
  const child = { first: 'Lio', last: 'Sander', born: yearsAgo(14.5), email: 'lio@example.org' };
  const open = async (page: Page, path: string) => {
    await page.goto(server().origin + path);
    // The token is no part of an address that could be handed on.
    await expect(page).toHaveURL(`${server().origin}/sites/parents-letter`);
  };
  let asking = '';
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'user', { ...child, password: 'lang genug 7', guardian: PARENT });
    await withPerson(async ({ page: parent }) => {
      asking = await mailedLink(server(), PARENT, 'guardian');
      await open(parent, asking);
      await expect(parent.getByRole('heading', { name: 'Lio wants to use Zusage.' })).toBeVisible();
      await parent.getByRole('button', { name: 'This date is wrong' }).click();
      await parent.getByLabel('Correct date of birth').fill(yearsAgo(14.2));
      await parent.getByLabel('Your full name').last().fill('Renate Sander');
      await parent.getByRole('button', { name: 'Correct the date' }).click();
      await expect(parent.getByRole('button', { name: 'This date is wrong' })).toBeVisible();
      await expect(parent.getByText(/^I agree that Lio has an account with Zusage/)).toBeVisible();
      await parent.getByRole('button', { name: 'I agree' }).click();
      await expect(parent.getByText('Your full name is missing.')).toBeVisible();
      await parent.getByLabel('Your full name').first().fill('Lio Sander');
      await parent.getByRole('button', { name: 'I agree' }).click();
      await expect(parent.getByText('Choose one.')).toBeVisible();
      await parent.getByText('Ask the other parent too').click();
      await parent.getByRole('button', { name: 'I agree' }).click();
      await expect(parent.getByText('The other parent’s email address is missing.')).toBeVisible();
      await parent.getByText('I have custody alone').click();
      await parent.getByRole('button', { name: 'I agree' }).click();
      await expect(parent.getByText('Type your own name, not your child’s.')).toBeVisible();
      await agree(parent);
    });
    await page.goto(`${server().origin}/pwa/user`);
    await expect(page.getByText('Your parent or guardian has agreed')).toBeVisible();
    await expect(page.getByText('Your parent or guardian can correct it')).toBeVisible();
  });
  await withPerson(async ({ page: parent }) => {
    await open(parent, await mailedLink(server(), PARENT, 'guardian', asking));
    await parent.getByRole('button', { name: 'Take my consent back' }).click();
    await expect(parent.getByText('You have taken back your consent.')).toBeVisible();
  });
});

test('L21 parents.5 a parent says no on the page, and the account is gone', {
  tag: ['@guardian-refuse:parent', '@long'],
}, async () => {
  const child = { first: 'Nia', last: 'Roth', born: yearsAgo(14.5), email: 'nia.roth@example.org' };
  const guardian = 'eltern.roth@example.org';
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'user', { ...child, password: 'lang genug 7', guardian });
    await withPerson(async ({ page: parent }) => {
      await parent.goto(server().origin + (await mailedLink(server(), guardian, 'guardian')));
      await parent.getByRole('button', { name: 'I do not agree' }).click();
      await expect(parent.getByText(/We tell Nia and delete the account at once/)).toBeVisible();
      await parent.getByRole('button', { name: 'Back' }).click();
      await parent.getByRole('button', { name: 'I do not agree' }).click();
      await parent.getByRole('button', { name: 'I say no' }).click();
      await expect(parent.getByText(/The account is being deleted, and your address too/)).toBeVisible();
    });
  });
  // Nothing of the account is left: its password opens nothing.
  await withPerson(async ({ page }) => {
    const refused = page.getByText('Email address or password is wrong.');
    const tries = async () => {
      await page.goto(`${server().origin}/login`);
      await page.getByLabel('Email address').fill(child.email);
      await page.getByLabel('Password', { exact: true }).fill('lang genug 7');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect(refused).toBeVisible({ timeout: 5_000 });
    };
    await expect(tries).toPass();
  });
});

test('L20 at 15 a creator profile is a box of its own, and not ticked', { tag: '@long' }, async () => {
  const child = { first: 'Tom', last: 'Berg', born: yearsAgo(15.5), email: 'tom.berg@example.org' };
  const guardian = 'eltern.berg@example.org';
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'user', { ...child, password: 'lang genug 7', guardian });
    // As long as compulsory schooling lasts no profile is possible, so no parent is asked about one.
    await page.goto(`${server().origin}/pwa/user/create-creator`);
    await page.getByRole('link', { name: 'To your details' }).click();
    await page.getByRole('button', { name: 'Correct my details' }).click();
    const details = page.getByRole('dialog');
    await details.getByLabel('Is your compulsory schooling over?').selectOption('done');
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(details).toBeHidden();
    await expect(chip(page, 'All sent')).toBeVisible();
    await withPerson(async ({ page: parent }) => {
      await parent.goto(server().origin + (await mailedLink(server(), guardian, 'guardian')));
      const box = parent.getByRole('checkbox', { name: /I also agree that Tom has a creator profile/ });
      await expect(box).not.toBeChecked();
      await agree(parent);
    });
    await page.goto(`${server().origin}/pwa/user/create-creator`);
    await expect(page.getByText('Under 18 a parent or guardian agrees first')).toBeVisible();
    await page.getByLabel('Email address of a parent or guardian').fill(guardian);
    await page.getByRole('button', { name: 'Send the email' }).click();
    await expect(page.getByText(/^We wrote to eltern\.berg@example\.org/)).toBeVisible();
  });
});

test('usersettings.3 below 16 the settings say that mails about news wait for a parent', {
  tag: '@long',
}, async () => {
  const child = { first: 'Eli', last: 'Kern', born: yearsAgo(14.5), email: 'eli.kern@example.org' };
  const guardian = 'eltern.kern@example.org';
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'user', { ...child, password: 'lang genug 7', guardian });
    await page.goto(`${server().origin}/pwa/user/settings`);
    await page.getByRole('group', { name: 'When emails come' }).getByText('Once a day').click();
    await expect(page.getByText(/^Emails about news begin once a parent/)).toBeVisible();
    await pictures(page, 'settings-mails-wait', ['phone']);
  });
});

test('product 4.2 below 16 an application is received before a parent has agreed, and says that it waits for them', {
  tag: '@long',
}, async () => {
  const child = { first: 'Ada', last: 'Falk', born: yearsAgo(14.5), email: 'ada.falk@example.org' };
  const guardian = 'eltern.falk@example.org';
  const waits = /gets it once your parent or guardian has agreed\./;
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'user', { ...child, password: 'lang genug 7', guardian });
    await untilReadyOffline(page);
    await openJob(page, page.getByRole('article').getByRole('link').first());
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page.getByText('Your parent or guardian has not agreed yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).first().click();
    await apply(page, 'Ich wohne gleich um die Ecke.');
    await receiptOn(page);
    await expect(page.getByText(waits)).toBeVisible();
    await withPerson(async ({ page: parent }) => {
      const letGo = await holdLetter(parent);
      await parent.goto(server().origin + (await mailedLink(server(), guardian, 'guardian')));
      await parent.getByLabel('Your full name').fill('Renate Falk');
      letGo();
      await expect(parent.getByRole('heading', { level: 1, name: 'Letter to parents' })).toBeVisible();
      // On a thin line the letter comes while its form is being filled.
      await expect(parent.getByLabel('Your full name')).toHaveValue('Renate Falk');
      await agree(parent);
    });
    await expect(page.getByText(waits)).toHaveCount(0);
    await expect(page.getByText(/An answer is promised by/)).toBeVisible();
  });
});
