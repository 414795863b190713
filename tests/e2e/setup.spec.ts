import { expect, type Page, test } from '@playwright/test';
import { registerNew, untilKept, untilWorkerReady, yearsAgo } from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { visitedProfile } from './installed.ts';
import { mailedLink } from './mailed.ts';
import { openPerson, removeProfile } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';

const server = oneServer();
const PASSWORD = 'lang genug 7';
const at = (rest: string) => server().origin + rest;

const title = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const goOn = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
const skip = (page: Page) => page.getByRole('button', { name: 'Skip this step' }).click();
const WHERE = 'Where would you like to work?';
const WHAT = 'What are you looking for?';
const RIGHT = 'Is everything right?';

let people = 0;
function somebody(first: string, born = '1999-05-05') {
  people += 1;
  return { first, last: 'Sonntag', born, email: `setup-${people}@example.org`, password: PASSWORD };
}

/** Through every step without an answer, to the summary. */
async function skipThrough(page: Page): Promise<void> {
  await expect(title(page, /^Welcome/)).toBeVisible();
  await goOn(page);
  for (const step of [WHERE, WHAT, 'Being told']) {
    await expect(title(page, step)).toBeVisible();
    await skip(page);
  }
  await expect(title(page, RIGHT)).toBeVisible();
}

const settingsOf = async (who: { email: string }) => {
  const { api, uid } = await signInAs(server().origin, who.email, PASSWORD);
  return api('user.get', { userId: uid });
};

test('setup.1 setup.4 a seeker is led through, and finds their answers in a search of their own', async () => {
  const mila = somebody('Mila');
  await withPerson(async ({ page }) => {
    await registerNew(page, server().origin, 'user', mila);
    await expect(page.getByText('Finish setup first')).toBeHidden();
    await expect(page.getByText('Step 1 of 5')).toBeVisible();
    await expect(title(page, 'Welcome, Mila')).toBeFocused();
    await goOn(page);

    await expect(title(page, WHERE)).toBeFocused();
    await goOn(page);
    const place = page.getByRole('combobox', { name: 'Postcode or town' });
    await expect(place).toBeFocused();
    await expect(place).toHaveAccessibleDescription('Enter a postcode or a town, or skip this step.');
    await place.pressSequentially('2922');
    await expect(page.getByRole('option', { name: '29221 Celle' })).toBeVisible();
    await place.press('ArrowDown');
    await place.press('Enter');
    await expect(place).toHaveValue('29221 Celle');
    await page.getByText('50', { exact: true }).click();
    // Enter sends the form, as it does in any other.
    await place.press('Enter');

    await expect(title(page, WHAT)).toBeFocused();
    await page.getByRole('button', { name: 'mini job' }).click();
    await page.getByLabel('Field of work').fill('Verkauf');
    await page.getByLabel('Maximum hours a week').fill('viel');
    await page.getByLabel('From when on').fill('from August on');
    await goOn(page);
    await expect(page.getByLabel('Maximum hours a week')).toBeFocused();
    await page.getByLabel('Maximum hours a week').fill('20');
    await goOn(page);

    await page.getByLabel('Tell me when there are new jobs').check();
    await goOn(page);
    await expect(title(page, RIGHT)).toBeFocused();
    await expect(page.getByText('Step 5 of 5')).toBeVisible();
    await expect(page.getByText('mini job · Verkauf · up to 20 h a week · from August on')).toBeVisible();

    // Changed from the summary it leads straight back there.
    await page.getByRole('link', { name: 'Change: Where you want to work' }).click();
    await expect(place).toHaveValue('29221 Celle');
    await page.getByText('100', { exact: true }).click();
    await goOn(page);
    await expect(title(page, RIGHT)).toBeVisible();
    await expect(page.getByText('29221 Celle, 100 km')).toBeVisible();

    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(page).toHaveURL(at('/pwa'));
    const { settings, general } = await settingsOf(mila);
    expect(settings.setup?.value).toBe(false);
    expect(general).toMatchObject({ radiusKm: 100, availability: 'from August on' });
    expect(Object.values(settings.savedSearches ?? {}).map((entry) => entry?.value)).toEqual([
      expect.objectContaining({
        place: '29221 Celle',
        lat: expect.closeTo(52.62, 1),
        radius: 100,
        kind: ['minijob'],
        q: 'Verkauf',
        hoursMax: 20,
        alert: true,
      }),
    ]);
    await page.goto(at('/setup'));
    await expect(page).toHaveURL(at('/pwa'));
  });
});

test('setup.1 what was typed survives a reload; another device goes on where this one was; back goes a step back', {
  tag: '@long',
}, async () => {
  const noa = somebody('Noa');
  await withPerson(async ({ page }) => {
    await registerNew(page, server().origin, 'user', noa);
    await goOn(page);
    await expect(title(page, WHERE)).toBeVisible();
    await skip(page);
    await expect(title(page, WHAT)).toBeVisible();
    await page.getByLabel('Field of work').fill('Garten');
    await untilKept(page, 'setup:', 'Garten');
    await page.reload();
    await expect(page.getByLabel('Field of work')).toHaveValue('Garten');
    await page.goto(at('/setup'));
    await expect(title(page, WHAT)).toBeVisible();
    await expect(page.getByLabel('Field of work')).toHaveValue('Garten');

    await page.goBack();
    // While the page that this leads to is still starting, a second way back leads nowhere.
    await expect(title(page, WHAT)).toBeVisible();
    await page.goBack();
    await expect(title(page, WHERE)).toBeVisible();
    await page.goBack();
    await expect(title(page, /^Welcome/)).toBeVisible();
    await page.goForward();
    await expect(title(page, WHERE)).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(title(page, /^Welcome/)).toBeVisible();
    // Nobody gets past what is still open.
    await page.goto(at('/setup?step=summary'));
    await expect(title(page, WHAT)).toBeVisible();

    await withPerson(async ({ page: other }) => {
      await other.goto(at('/login'));
      await other.getByLabel('Email address').fill(noa.email);
      await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await other.getByRole('button', { name: 'Sign in' }).click();
      await expect(title(other, WHAT)).toBeVisible();
      await skip(other);
      await expect(title(other, 'Being told')).toBeVisible();
      await skip(other);
      await other.getByRole('button', { name: 'Finish setup' }).click();
      await expect(other).toHaveURL(at('/pwa'));
    });
    // The first one learns of it and opens as well.
    await expect(page).toHaveURL(at('/pwa'));
  });
});

test('setup.3 setup.6 any other path leads back with the sentence, and everything optional can be skipped', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context }) => {
    await registerNew(page, server().origin, 'user', somebody('Juri'));
    for (const path of ['/pwa', '/pwa/user/settings', '/', '/team', '/login']) {
      await page.goto(at(path));
      await expect(page).toHaveURL(at('/setup?em=e1&step=mode'));
      await expect(page.getByText('Finish setup first.')).toBeVisible();
    }
    await skipThrough(page);
    await expect(page.getByText('Finish setup first.')).toBeHidden();
    const second = await context.newPage();
    await second.goto(at('/setup'));
    await expect(title(second, RIGHT)).toBeVisible();
    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(page).toHaveURL(at('/pwa'));
    await expect(second).toHaveURL(at('/pwa'));
  });
});

test('setup.5 ended without network it waits and says so, over a reload and a kill; with the line the app opens', {
  tag: '@long',
}, async () => {
  const ida = somebody('Ida');
  const profile = await visitedProfile();
  const first = await openPerson({ profile });
  try {
    await registerNew(first.page, server().origin, 'user', ida);
    await skipThrough(first.page);
    await untilWorkerReady(first.page);
    await first.context.setOffline(true);
    await first.page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(first.page.getByRole('heading', { name: 'Finishing the setup' })).toBeFocused();
    await expect(first.page.getByText(/^You are offline\. Your answers and the end/)).toBeVisible();
    for (const path of ['/pwa', '/pwa/chat']) {
      await first.page.goto(at(path));
      await expect(first.page).toHaveURL(at('/setup?em=e1&step=summary'));
      await expect(first.page.getByText(/^You are offline\. Your answers and the end/)).toBeVisible();
    }
    // Reading on: an answer, a page of text.
    await first.page.getByRole('link', { name: 'Change: What you look for' }).click();
    await expect(title(first.page, WHAT)).toBeVisible();
    await first.page.getByRole('link', { name: 'Privacy' }).click();
    await expect(title(first.page, 'Privacy')).toBeVisible();
    expect((await settingsOf(ida)).settings.setup?.value).toBe(true);
    await first.kill();
    expect(first.problems).toEqual([]);

    const again = await openPerson({ profile });
    await again.page.goto(at('/pwa'));
    await expect(again.page).toHaveURL(at('/pwa'));
    await expect.poll(async () => (await settingsOf(ida)).settings.setup?.value).toBe(false);
    expect(again.problems).toEqual([]);
    await again.close();
  } finally {
    await first.close().catch(() => undefined);
    removeProfile(profile);
  }
});

test('setup.5 the line comes back while the end waits: the app opens by itself', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context }) => {
    await registerNew(page, server().origin, 'user', somebody('Levi'));
    await skipThrough(page);
    await untilWorkerReady(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(page.getByText(/^You are offline\. Your answers and the end/)).toBeVisible();
    await context.setOffline(false);
    await expect(page).toHaveURL(at('/pwa'));
  });
});

test('setup.2 a minor sees how far the guardian is, can have the email sent again, and goes on meanwhile', {
  tag: ['@guardian-state:minor', '@long'],
}, async () => {
  const PARENT = 'eltern.lio@example.org';
  await withPerson(async ({ page, context }) => {
    const lio = somebody('Lio', yearsAgo(14.5));
    await registerNew(page, server().origin, 'user', { ...lio, guardian: 'vertippt@example.org' });
    await goOn(page);
    await expect(title(page, 'Your parents or guardian')).toBeFocused();
    await expect(page.getByText('Step 2 of 6')).toBeVisible();
    await expect(page.getByText(/you can search and read all jobs, and write applications/)).toBeVisible();
    await expect(page.locator('[aria-current="step"]')).toContainText('email sent');

    const mail = page.getByLabel('Email address of a parent or guardian');
    const send = page.getByRole('button', { name: 'Send the email again' });
    await mail.fill(lio.email);
    await send.click();
    await expect(mail).toBeFocused();
    await expect(mail).toHaveAccessibleDescription(/This is your own address/);
    await mail.fill(PARENT);
    await untilWorkerReady(page);
    await context.setOffline(true);
    await send.click();
    await expect(page.getByText(/it stays one email/)).toBeVisible();
    await context.setOffline(false);
    await send.click();
    await expect(page.getByRole('listitem').filter({ hasText: PARENT })).toBeVisible();

    const link = await mailedLink(server(), PARENT, 'guardian');
    await withPerson(async ({ page: parent }) => {
      await parent.goto(at(link));
      await expect(parent.getByRole('heading', { name: 'Lio wants to use Zusage.' })).toBeVisible();
      await expect(page.locator('[aria-current="step"]')).toContainText('opened');
      await parent.getByLabel('Your full name').fill('Renate Sander');
      await parent.getByText('I have custody alone').click();
      await parent.getByRole('button', { name: 'I agree' }).click();
      await expect(parent.getByText('Thank you. You have agreed.')).toBeVisible();
    });
    await expect(page.locator('[aria-current="step"]')).toContainText('confirmed');
    await expect(page.getByText('Everything is open to you.')).toBeVisible();
    await goOn(page);
    await expect(title(page, WHERE)).toBeVisible();
  });
});

test('setup.2 the parent whom the other one has named gets the mail again, and can be named again after a no', {
  tag: '@long',
}, async () => {
  const MUM = 'mutter.mio@example.org';
  const DAD = 'vater.mio@example.org';
  await withPerson(async ({ page }) => {
    const mio = somebody('Mio', yearsAgo(14.5));
    await registerNew(page, server().origin, 'user', { ...mio, guardian: MUM });
    await goOn(page);
    const link = await mailedLink(server(), MUM, 'guardian');
    await withPerson(async ({ page: parent }) => {
      await parent.goto(at(link));
      await parent.getByLabel('Your full name').fill('Renate Sander');
      await parent.getByText('Ask the other parent too').click();
      await parent.getByLabel('Email address of the other parent').fill(DAD);
      await parent.getByRole('button', { name: 'I agree' }).click();
      await expect(parent.getByText('Thank you. You have agreed.')).toBeVisible();
    });
    const first = await mailedLink(server(), DAD, 'guardian');
    await expect(page.getByText('The other parent', { exact: true })).toBeVisible();
    const mail = page.getByLabel('Email address of a parent or guardian');
    await expect(mail).toHaveValue('');
    await pictures(page, 'setup-other-parent', ['phone']);
    await page.getByRole('button', { name: 'Send the email again' }).click();
    await expect(page.getByText(/^The email is on its way/)).toBeVisible();
    const again = await mailedLink(server(), DAD, 'guardian', first);
    await withPerson(async ({ page: parent }) => {
      await parent.goto(at(again));
      await parent.getByRole('button', { name: 'I do not agree' }).click();
      await parent.getByRole('button', { name: 'I do not know this child' }).click();
      await expect(parent.getByRole('button', { name: 'I do not know this child' })).toBeHidden();
    });
    await expect(page.getByText('An address that is erased')).toBeVisible();
    await mail.fill(MUM);
    await page.getByRole('button', { name: 'Send the email', exact: true }).click();
    await expect(mail).toHaveAccessibleDescription(/This parent has agreed\./);
    await pictures(page, 'setup-parent-refused', ['phone']);
  });
});

test('imprint.5 parents.4 legal pages are read within the setup, and a parent answers there on the child’s device', {
  tag: '@long',
}, async () => {
  const PARENT = 'eltern.kim@example.org';
  await withPerson(async ({ page }) => {
    const kim = somebody('Kim', yearsAgo(14.5));
    await registerNew(page, server().origin, 'user', { ...kim, guardian: PARENT });
    await page.getByRole('link', { name: 'Imprint' }).click();
    await expect(page).toHaveURL(at('/setup?page=imprint'));
    await expect(title(page, 'Imprint')).toBeFocused();
    // A link of the text itself leads within the setup as well.
    await page.getByRole('main').getByRole('link', { name: 'terms of use' }).click();
    await expect(title(page, 'Terms of use')).toBeVisible();
    await page.goto(at('/sites/privacy'));
    await expect(title(page, 'Privacy')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(title(page, 'Welcome, Kim')).toBeVisible();

    await page.goto(at(await mailedLink(server(), PARENT, 'guardian')));
    await expect(page.getByRole('heading', { name: 'Kim wants to use Zusage.' })).toBeVisible();
  });
});

test('setup.1 companycreate.1 companycreate.4 companycreate.7 a company’s number is checked here, looked up there, and waits in the form of the company; no second one is made beside another, and none without the tick of a business', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context }) => {
    await registerNew(page, server().origin, 'company', somebody('Ute', '1979-03-02'));
    await expect(page.getByText('Step 1 of 4')).toBeVisible();
    await goOn(page);
    const number = page.getByRole('textbox', { name: 'VAT number' });
    await number.fill('DE136695975');
    await goOn(page);
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(/The last digit does not match/);
    await number.fill(await companyHere());
    await expect(page.getByText(/is here already\. There is no second one beside it/)).toBeVisible();
    await untilWorkerReady(page);
    await context.setOffline(true);
    await number.fill('de 136 695 976');
    await expect(page.getByText(/The number fits\./)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('No company with this number is here yet.')).toBeVisible();
    await goOn(page);
    await goOn(page);
    await expect(page.getByText('DE136695976')).toBeVisible();
    await page.getByRole('button', { name: 'Finish setup' }).click();
    await expect(page).toHaveURL(at('/pwa/company/create'));
    await expect(number).toHaveValue('DE136695976');

    const create = page.getByRole('button', { name: 'Create company' });
    const business = page.getByLabel('I act as a business, for this company.');
    await number.fill(await companyHere());
    await page.getByLabel('Legal name').fill('Sonntag GmbH');
    await create.click();
    await expect(business).toHaveAccessibleDescription(/Confirm this to go on\./);
    await expect(business).toHaveAccessibleDescription(/sold to businesses only/);
    await business.check();
    await create.click();
    const exists = page.getByRole('alert').filter({ hasText: 'A company with this number is already here' });
    await expect(exists).toContainText('Ask its owner to let you join.');
    await number.fill('DE136695976');
    await create.click();
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  });
});

test('signing out is possible in the middle, and the setup is still there afterwards', {
  tag: '@long',
}, async () => {
  const tom = somebody('Tom');
  await withPerson(async ({ page }) => {
    await registerNew(page, server().origin, 'user', tom);
    await goOn(page);
    await expect(title(page, WHERE)).toBeVisible();
    await expect.poll(async () => (await settingsOf(tom)).settings.setupSteps?.mode?.value).toBeTruthy();
    await page.getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Email address').fill(tom.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(title(page, WHERE)).toBeVisible();
  });
});

/** Number of the demo's company. */
async function companyHere(): Promise<string> {
  const { api, uid } = await signInAs(server().origin, 'company@example.org', server().password);
  const { _linkedCompanyId } = await api('user.get', { userId: uid });
  const company = await api('company.get', { companyId: _linkedCompanyId ?? '' });
  return 'companyUID' in company ? company.companyUID : '';
}
