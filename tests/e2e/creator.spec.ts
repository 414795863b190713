import { expect, type Page, test } from '@playwright/test';
import { staff } from '../harness/cli.ts';
import { type DataDir, newHostedSampleDir } from '../harness/data-dir.ts';
import type { RunningServer } from '../harness/server.ts';
import { chip, openPart, register, untilKept, untilWorkerReady } from './acts.ts';
import { choose, jpeg } from './carried-files.ts';
import { startHere, visitedProfile } from './installed.ts';
import { openPerson, type Person, removeProfile } from './person.ts';
import { pictures } from './pictures.ts';
import { withPerson } from './running.ts';

const PATH = '/pwa/user/create-creator';
const PASSWORD = 'lang genug 7';
/** A name that no server on earth has: looking at it fails wherever this runs. */
const SITE = 'https://jana.invalid/blog';

let server: RunningServer;
let folder: DataDir;
let jana: Person;
let profile: string;

test.beforeAll(async () => {
  folder = await newHostedSampleDir();
  server = await startHere(folder.dataDir);
  profile = await visitedProfile();
  jana = await openPerson({ profile });
});
test.afterAll(async () => {
  await jana?.close();
  await server?.stop();
  await folder?.remove();
  removeProfile(profile);
});
test.afterEach(() => expect(jana.problems).toEqual([]));
test.describe.configure({ mode: 'serial' });

const standing = (page: Page) => page.getByRole('region', { name: 'State of your profile' });

/** On the day this runs, so many years and some months old. */
function bornYearsAgo(years: number): string {
  return new Date(Date.now() - (years + 0.5) * 365.25 * 86_400_000).toISOString().slice(0, 10);
}

test('creator.2, creator.9, creator.11 a draft survives a reload without network, and is sent when the line returns', async () => {
  const { page, context } = jana;
  const who = { first: 'Jana', last: 'Krüger', born: '1999-04-04', email: 'jana@example.org' };
  await register(page, server.origin, 'user', { ...who, password: PASSWORD });
  await untilWorkerReady(page);
  await page.goto(`${server.origin}/pwa/user`);
  await page.getByRole('link', { name: 'Creator profile' }).click();
  await expect(page.getByText('Say who you are and what you post about.')).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Make the profile' }).click();
  await expect(page.getByText('One thing is not right yet')).toBeVisible();
  await page.getByLabel('Handle').fill('jana.backt');
  await page.getByLabel('Next topic').fill('Backen');
  await page.getByLabel('Next topic').press('Enter');
  await page.getByLabel('Languages you post in').selectOption('de');
  await page.getByRole('button', { name: 'Add', exact: true }).last().click();
  // Nothing was tapped that saves, and the page goes.
  await page.getByLabel('Region').fill('Rostock');
  await untilKept(page, 'creator:facts', 'Rostock');
  await page.reload();
  await expect(page.getByLabel('Handle')).toHaveValue('jana.backt');
  await expect(page.getByLabel('Region')).toHaveValue('Rostock');
  await expect(page.getByRole('button', { name: 'Remove Backen' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove German' })).toBeVisible();

  await page.getByRole('button', { name: 'Make the profile' }).click();
  await expect(standing(page)).toContainText('Draft');
  await expect(standing(page)).toContainText('They go out when you are back online.');
  await expect(standing(page)).toBeFocused();
  await openPart(page, 'Your pages');
  await page.getByRole('button', { name: 'Add a page' }).click();
  await page.getByLabel('Platform').selectOption('website');
  await page.getByLabel('Link of your page').fill('jana.invalid/blog');
  await untilKept(page, 'creator:source', 'jana.invalid/blog');
  await page.reload();
  await expect(page.getByLabel('Link of your page')).toHaveValue('jana.invalid/blog');
  await page.getByRole('button', { name: 'Add this page' }).click();
  await expect(page.getByText('Its code comes as soon as you are online.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Check now' })).toHaveCount(0);
  await expect(chip(page, 'Offline, 2 waiting')).toBeVisible();

  await context.setOffline(false);
  await expect(chip(page, 'All sent')).toBeVisible();
  await expect(page.getByText(/^Not verified yet\. The code is good until/)).toBeVisible();
});

test('creator.3, creator.4 the code is copied, and a page that cannot be read is told with its reason', {
  tag: '@long',
}, async () => {
  const { page, context } = jana;
  await context.grantPermissions(['notifications', 'background-sync', 'clipboard-read', 'clipboard-write']);
  const code = (await page.getByRole('group', { name: 'Code for this page' }).textContent()) ?? '';
  expect(code).toMatch(/^zusage-[0-9A-Z]{10}$/);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(
    page.getByText('There was no answer. This needs the network; trying again is safe.'),
  ).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Check now' }).click();
  await expect(page.getByText(/^The page could not be read\./)).toBeVisible();
  // Still the same code, and another way besides.
  await expect(page.getByRole('group', { name: 'Code for this page' })).toHaveText(code);
  await page.getByRole('button', { name: 'A hidden link on the page' }).click();
  await expect(page.getByRole('group', { name: 'Line for this page' })).toContainText(
    `<link rel="me" href="${server.origin}/creators/jana.backt-`,
  );
});

test('creator.4 a verified page lets the profile be shown and paused; removing it asks and says what goes', {
  tag: '@long',
}, async () => {
  const { page } = jana;
  const env = { PORT: String(server.port) };
  await server.stop();
  const listed = await staff(folder.dataDir, 'creator');
  const id =
    listed
      .split('\n')
      .find((line) => line.includes(SITE))
      ?.split(' ')[0] ?? '';
  await staff(folder.dataDir, 'creator', 'verify', id);
  server = await startHere(folder.dataDir, env);
  await page.reload();

  await expect(page.getByText(/^Verified on .* We look again every 90 days\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Show it to companies' }).click();
  await expect(standing(page)).toContainText('Shown to companies');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(standing(page)).toContainText('You have paused it.');
  await page.getByRole('button', { name: 'Show it again' }).click();
  await expect(standing(page)).toContainText('Shown to companies');
  await expect(chip(page, 'All sent')).toBeVisible();

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Remove this page?' });
  await expect(sheet).toContainText('erased for good');
  await expect(sheet).toContainText('your profile is paused with it');
  await sheet.getByRole('button', { name: 'Remove it' }).click();
  await expect(standing(page)).toContainText('It was paused because no page of yours is verified.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(standing(page)).toContainText('Shown to companies');
  await expect(page.getByText(SITE)).toBeVisible();
});

test('creator.5, creator.6, creator.7, creator.8 user.7 packages and figures stand in the media kit, and it can be printed', {
  tag: '@long',
}, async () => {
  const { page } = jana;
  await openPart(page, 'Packages');
  await page.getByRole('button', { name: 'Add a package' }).click();
  const form = page.getByRole('form', { name: 'New package' });
  await form.getByRole('button', { name: 'Save the package' }).click();
  await expect(form.getByText('Enter your price. It may be 0.').first()).toBeVisible();
  await form.getByLabel('Total price').fill('1.250,50');
  await untilKept(page, 'creator:package', '1.250,50');
  await page.reload();
  await expect(form.getByLabel('Total price')).toHaveValue('1.250,50');
  await form.getByLabel('Exclusivity').fill('No other bakery for a month.');
  await form.getByRole('button', { name: 'Save the package' }).click();
  await expect(page.getByText('€1,250.50', { exact: true })).toBeVisible();

  await openPart(page, 'Your pages');
  await page.getByLabel('Followers, as you state them').fill('12.500');
  await page.getByRole('button', { name: 'Save the number' }).click();
  await openPart(page, 'More for your media kit');
  await page.getByLabel('Age 18-24 (%)').fill('140');
  await page.getByRole('button', { name: 'Save for the media kit' }).click();
  await expect(page.getByText('Enter a share from 0 to 100, or leave it empty.')).toBeVisible();
  await page.getByLabel('Age 18-24 (%)').fill('62,5');
  await page.getByRole('button', { name: 'Save for the media kit' }).click();
  await expect(chip(page, 'All sent')).toBeVisible();

  await openPart(page, 'Photos');
  await choose(page.getByRole('button', { name: 'Add photos' }), await jpeg('bread.jpg'));
  await page.getByLabel('What photo 1 shows').fill('A loaf');
  await page.keyboard.press('Tab');
  await pictures(page, 'creator-photos');
  await expect(chip(page, 'All sent')).toBeVisible();

  await openPart(page, 'Marking advertising');
  await expect(
    page.getByText('Video: on the picture from its beginning, as long as it is about the product.'),
  ).toBeVisible();
  await expect(page.getByText('a word among many hashtags, at the end, or behind “more”')).toBeVisible();
  await page.goto(`${server.origin}/pwa/user`);
  const door = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: 'Creator profile' }) });
  await expect(door).toContainText('jana.backt: shown to companies. Verified: Website or blog.');
  await page.goto(server.origin + PATH);
  await page.getByRole('link', { name: 'See the media kit' }).click();
  const kit = page.getByRole('article', { name: 'Media kit of jana.backt' });
  await expect(kit.getByText(/^verified on/)).toBeVisible();
  await expect(kit.getByRole('list', { name: 'Followers' })).toContainText(
    /12,500.*stated by the creator on .*, not measured/,
  );
  await expect(kit.getByRole('list', { name: 'Followers' })).not.toContainText('measured by the platform');
  await expect(kit.getByText('stated by the creator, not measured')).toBeVisible();
  await expect(kit).toContainText('62.5 %');
  await expect(kit.getByRole('button', { name: 'A loaf' })).toBeVisible();
  await expect(kit).toContainText('No other bakery for a month.');
  // Nothing of the person is in it.
  await expect(kit).not.toContainText('Krüger');
  await page.emulateMedia({ media: 'print' });
  await expect(kit).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print or save as PDF' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Jobs', exact: true })).toHaveCount(0);
  await page.emulateMedia({ media: null });
});

test('creator.10 the public card is closed until it is opened, and closed again at once', {
  tag: '@long',
}, async () => {
  const { page } = jana;
  await page.goto(`${server.origin + PATH}?part=card`);
  const closed = await fetch(`${server.origin}/creators/jana.backt`);
  expect(closed.status).toBe(404);
  await page.getByText('Anyone with the link', { exact: true }).last().click();
  const address = page.getByRole('group', { name: 'Address of your card' });
  await expect(address).toHaveText(`${server.origin}/creators/jana.backt`);
  const status = async () => (await fetch(`${server.origin}/creators/jana.backt`)).status;
  await expect.poll(status).toBe(200);
  const card = await page.context().newPage();
  await card.goto((await address.textContent()) ?? '');
  await expect(card.getByRole('heading', { name: 'jana.backt' })).toBeVisible();
  await expect(card.getByText('€1,250.50').first()).toBeVisible();
  await expect(card.getByText('12,500')).toHaveCount(0);
  await expect(card.getByRole('img', { name: 'A loaf' })).toBeVisible();
  await expect(card.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  await pictures(card, 'creator-card-public');
  await page.bringToFront();
  await page.getByText('Nobody', { exact: true }).last().click();
  await expect(address).toBeHidden();
  await expect.poll(status).toBe(404);
  await card.close();
});

test('creator.2 a handle that is taken stands in the form again, with all that was done on top of it', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context }) => {
    const who = { first: 'Mia', last: 'Brandt', born: '2000-01-02', email: 'mia@example.org' };
    await register(page, server.origin, 'user', { ...who, password: PASSWORD });
    await untilWorkerReady(page);
    await page.goto(server.origin + PATH);
    await page.getByLabel('Handle').fill('Jana-Backt');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Make the profile' }).click();
    await openPart(page, 'Your pages');
    await page.getByRole('button', { name: 'Add a page' }).click();
    await page.getByLabel('Link of your page').fill('youtube.com/@mia');
    await page.getByRole('button', { name: 'Add this page' }).click();
    await expect(page.getByText('Its code comes as soon as you are online.')).toBeVisible();
    await context.setOffline(false);
    await expect(
      page.getByText('This handle, or one too like it, is taken. Choose another one.'),
    ).toBeVisible();
    await expect(page.getByLabel('Handle')).toHaveValue('Jana-Backt');
    await page.getByLabel('Handle').fill('mia.backt');
    await page.getByRole('button', { name: 'Make the profile' }).click();
    await expect(standing(page)).toContainText('mia.backt');
    await expect(page.getByText('https://www.youtube.com/@mia')).toBeVisible();
    await expect(page.getByText(/^Not verified yet\. The code is good until/)).toBeVisible();
    await expect(chip(page, 'All sent')).toBeVisible();
  });
});

test('creator.1 below 15 it is told from when on, at 15 that a parent has not agreed, at 17 a parent is asked', {
  tag: '@long',
}, async () => {
  const of = (age: number, guardian?: string) => ({
    ...{ first: 'Lio', last: 'Sander', born: bornYearsAgo(age), password: PASSWORD },
    email: `lio${age}@example.org`,
    ...(guardian === undefined ? {} : { guardian }),
  });
  await withPerson(async ({ page }) => {
    await register(page, server.origin, 'user', of(14, 'eltern@example.org'));
    await page.goto(`${server.origin}/pwa/user`);
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Creator profile' })).toHaveCount(0);
    await page.goto(server.origin + PATH);
    await expect(page.getByText('A creator profile is possible from age 15')).toBeVisible();
    await expect(page.getByLabel('Handle')).toHaveCount(0);
  });
  await withPerson(async ({ page }) => {
    await register(page, server.origin, 'user', of(15, 'eltern@example.org'));
    await page.goto(`${server.origin}/pwa/user`);
    await page.getByRole('link', { name: 'Creator profile' }).click();
    // At school, paid work in media needs a permit, even where the parents agree.
    await expect(page.getByText('possible once compulsory schooling is over')).toBeVisible();
    await page.getByRole('link', { name: 'To your details' }).click();
    await page.getByRole('button', { name: 'Correct my details' }).click();
    const details = page.getByRole('dialog');
    await details.getByLabel('Is your compulsory schooling over?').selectOption('done');
    await details.getByRole('button', { name: 'Save' }).click();
    await expect(details).toBeHidden();
    await page.getByRole('link', { name: 'Creator profile' }).click();
    await expect(page.getByText(/^We wrote to eltern@example\.org on/)).toBeVisible();
    await expect(page.getByLabel('Handle')).toHaveCount(0);
  });
  await withPerson(async ({ page }) => {
    await register(page, server.origin, 'user', of(17));
    await page.goto(server.origin + PATH);
    await expect(page.getByText('Under 18 a parent or guardian agrees first')).toBeVisible();
    const field = page.getByLabel('Email address of a parent or guardian');
    await field.fill('lio17@example.org');
    await page.getByRole('button', { name: 'Send the email' }).click();
    await expect(
      page.getByText('This is your own address. A parent or guardian has another one.'),
    ).toBeVisible();
    await field.fill('mutter@example.org');
    await page.getByRole('button', { name: 'Send the email' }).click();
    await expect(
      page.getByText(/^We wrote to mutter@example\.org on .* was not opened yet\.$/),
    ).toBeVisible();
    await expect(page.getByLabel('Handle')).toHaveCount(0);
  });
});

test('creator.3 signing in with a platform is offered where it is set up, and what it gives back is looked at', {
  tag: '@long',
}, async () => {
  await server.stop();
  const keys = { YOUTUBE_CLIENT_ID: 'zusage', YOUTUBE_CLIENT_SECRET: 'secret' };
  const ports = { PORT: String(server.port) };
  server = await startHere(folder.dataDir, { ...ports, ...keys });
  await withPerson(async ({ page, context }) => {
    // The platform's own page, as far as it is needed: somebody agrees there and is sent back.
    await context.route('https://accounts.google.com/**', async (route) => {
      const asked = new URL(route.request().url()).searchParams;
      const back = `${asked.get('redirect_uri')}?state=${asked.get('state')}&code=4/agreed`;
      await route.fulfill({ status: 302, headers: { location: back } });
    });
    const who = { first: 'Ada', last: 'Yilmaz', born: '1998-05-06', email: 'ada@example.org' };
    await register(page, server.origin, 'user', { ...who, password: PASSWORD });
    await page.goto(server.origin + PATH);
    await page.getByLabel('Handle').fill('ada.filmt');
    await page.getByRole('button', { name: 'Make the profile' }).click();
    await openPart(page, 'Your pages');
    await page.getByRole('button', { name: 'Add a page' }).click();
    await page.getByLabel('Platform').selectOption('tiktok');
    await expect(page.getByRole('radio', { name: 'Signing in there' })).toHaveCount(0);
    await page.getByLabel('Platform').selectOption('youtube');
    await page.getByLabel('Link of your page').fill('youtube.com/@ada');
    await page.getByRole('radio', { name: 'Signing in there' }).check({ force: true });
    await page.getByRole('button', { name: 'Go on to sign in' }).click();
    // A code that the platform never gave: it refuses it, or cannot be reached from where this runs.
    const told = page.getByText(/^(The sign-in there did not work|The platform did not answer)/);
    await expect(told).toBeVisible({ timeout: 40_000 });
    await expect(page).toHaveURL(`${server.origin + PATH}?part=sources`);
    await expect(page.getByRole('button', { name: 'Sign in with YouTube' })).toBeVisible();
  });
});
