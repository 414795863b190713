import { expect, type Page, test } from '@playwright/test';
import {
  apply,
  beginTrial,
  createCompany,
  findJob,
  openPart,
  register,
  registerNew,
  untilKept,
  untilReadyOffline,
  untilWorkerReady,
  yearsAgo,
} from './acts.ts';
import { invite } from './invite.ts';
import { looker } from './look.ts';
import { oneServer, withOwner, withPerson, withSeeker } from './running.ts';
import { askForSecondStep } from './second-step.ts';

/**
 * Every screen in both sizes, both themes and both languages: no axe violation, and a picture to look at. All of them
 * by `npm run screens`; a usual run of the tests takes one look at each, in turns.
 */

// Up to six looks at each of a dozen screens.
test.setTimeout(600_000);
const server = oneServer();
const look = looker(server);

test('public screens', { tag: '@long' }, async () => {
  await withPerson(async ({ page }) => {
    await page.goto(server().origin);
    await look(page, '/', 'welcome');
    await look(page, '/login', 'login');
    await look(page, '/register', 'register');
    await look(page, '/register?mode=user', 'register-seeker');
    await look(page, '/nowhere', 'not-found');
    await look(page, '/forgot-password', 'forgot-password');
    await look(page, '/team', 'team');
    for (const id of ['imprint', 'privacy', 'terms-of-use', 'parents-letter'])
      await look(page, `/sites/${id}`, id);
  });
});

test('the setup, step by step', { tag: '@long' }, async () => {
  const english = (page: Page) => page.evaluate(() => localStorage.setItem('language', 'en_US'));
  const goOn = async (page: Page, step: string, name = 'Continue') => {
    await english(page);
    await page.goto(`${server().origin}/setup?step=${step}`);
    await page.getByRole('button', { name }).click();
    await expect(page).not.toHaveURL(new RegExp(`step=${step}`));
  };
  await withPerson(async ({ page, context }) => {
    const who = { first: 'Lio', last: 'Sander', born: yearsAgo(14.5), email: 'lio.setup@example.org' };
    const guardian = 'eltern.setup@example.org';
    await registerNew(page, server().origin, 'user', { ...who, password: 'lang genug 7', guardian });
    for (const step of ['mode', 'guardian', 'place', 'interests', 'notices']) {
      await look(page, `/setup?step=${step}`, `setup-${step}`);
      await goOn(page, step, ['mode', 'guardian'].includes(step) ? 'Continue' : 'Skip this step');
    }
    await look(page, '/setup?step=summary', 'setup-summary');
    await look(page, '/pwa', 'setup-first');
    await look(page, '/setup?page=imprint', 'setup-imprint');
    await english(page);
    await page.goto(`${server().origin}/setup`);
    await untilWorkerReady(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Finish setup' }).click();
    // Saved: only then may the page be left.
    await expect(page.getByRole('heading', { name: 'Finishing the setup' })).toBeVisible();
    await look(page, '/setup', 'setup-ending', async () => {
      await expect(page.getByRole('heading', { level: 2 })).toBeVisible();
    });
    await context.setOffline(false);
  });
  await withPerson(async ({ page }) => {
    const who = { first: 'Ute', last: 'Brandt', born: '1979-03-02', email: 'ute.setup@example.org' };
    await registerNew(page, server().origin, 'company', { ...who, password: 'lang genug 7' });
    await goOn(page, 'mode');
    await look(page, '/setup?step=company', 'setup-company');
  });
});

test('a seeker’s screens, empty and full, with and without network', { tag: '@long' }, async () => {
  await withSeeker(async ({ page, context }) => {
    await page.goto(`${server().origin}/pwa`);
    await untilReadyOffline(page);
    await look(page, '/pwa', 'market');
    await look(page, '/pwa?q=nirgendwo%20so%20ein%20wort', 'market-nothing-found');
    await look(page, '/pwa?map=true', 'market-map');
    await look(page, '/pwa?list=saved', 'market-saved-empty');
    await look(page, '/pwa?list=hidden', 'market-hidden-empty');
    await look(page, '/pwa/user?view=applications', 'applications-empty');
    await look(page, '/pwa/chat', 'chat-empty');

    await page.goto(`${server().origin}/pwa`);
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await page.reload();
    await findJob(page, 'Zwölfapfel');
    const job = new URL(page.url()).pathname;
    await look(page, job, 'job');
    await look(page, job, 'apply', async () => {
      await page.getByRole('button', { name: /^(Apply|Bewerben)$/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await page.reload();
    await apply(page, 'Ich habe drei Jahre an einer Theke gearbeitet und kann ab Montag.');
    await expect(page.getByText(/received nr\./).first()).toBeVisible();
    await look(page, job, 'job-applied');

    await context.setOffline(true);
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await page.goto(`${server().origin}/pwa/user?view=applications`);
    await page.getByRole('article').first().click();
    await page
      .getByRole('link', { name: /write to/i })
      .first()
      .click();
    await page.getByRole('textbox', { name: /^Your message to/ }).fill('Darf ich am Samstag vorbeikommen?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('log').getByText('Samstag')).toBeVisible();
    const chat = new URL(page.url());
    await look(page, chat.pathname + chat.search, 'chat-offline');
    await look(page, '/pwa', 'market-offline');
    await look(page, '/pwa/user?view=applications', 'applications-offline');
    await look(page, '/pwa/user', 'profile');
    await look(page, '/pwa/user/settings', 'settings-offline');
    await look(page, '/pwa', 'outbox', async () => {
      await page
        .getByRole('button', { name: /Offline/ })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await context.setOffline(false);
  });
});

test('an account’s own states: an address to confirm, its sign-ins, an invitation, a second step', {
  tag: '@long',
}, async () => {
  const password = 'lang genug 7';
  const rike = { first: 'Rike', last: 'Stamm', born: '1988-08-08', email: 'rike@example.org', password };
  const { link } = await invite(server(), rike.email, { canChat: true });
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'company', rike, { confirmed: false });
    await look(page, '/pwa/user/settings', 'settings-unconfirmed', () =>
      page
        .getByRole('region', { name: /^(Confirm your email address|Bestätige deine E-Mail-Adresse)$/ })
        .scrollIntoViewIfNeeded(),
    );
    await look(page, '/pwa/user/settings', 'sign-ins', async () => {
      await page.getByRole('button', { name: /^(Where you are signed in|Wo du angemeldet bist)$/ }).click();
      await expect(page.getByRole('dialog').getByText(/^(this device|dieses Gerät)$/)).toBeVisible();
    });
    await look(page, '/pwa/user?view=invitation', 'invitation-none');
    await page.goto(server().origin + link);
    await expect(page).toHaveURL(/view=invitation/);
    await look(page, '/pwa/user?view=invitation', 'invitation', () =>
      expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible(),
    );
    await look(page, '/pwa/company/create', 'create-company-invited');
  });
  await withSeeker(async ({ page }) => {
    await page.goto(server().origin + link);
    await expect(page).toHaveURL(/view=invitation/);
    await look(page, '/pwa/user?view=invitation', 'invitation-of-another', () =>
      expect(page.getByRole('alert')).toBeVisible(),
    );
  });
  const email = 'zwei.schritte@example.org';
  await withPerson(async ({ page }) => {
    await askForSecondStep(page);
    await page.goto(server().origin);
    await look(page, '/login', 'login-second-step', async () => {
      await page.locator('[name=email]').fill(email);
      await page.locator('[name=password]').fill(password);
      await page.locator('button[type=submit]').click();
      await expect(page.getByRole('alert')).toBeVisible();
    });
  });
});

/** From the page of a chosen plan to the plan. */
async function bookTrial(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('language', 'en_US'));
  await page.goto(`${server().origin}/pwa/company/payment?price=team-monthly`);
  await beginTrial(page);
}

test('a new company’s screens', { tag: '@long' }, async () => {
  await withPerson(async ({ page, context }) => {
    const founder = { first: 'Ute', last: 'Brandt', born: '1979-03-02', email: 'ute@example.org' };
    await register(page, server().origin, 'company', { ...founder, password: 'lang genug 7' });
    await look(page, '/pwa/company/create', 'create-company');
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await page.reload();
    await createCompany(page, 'DE136695976', 'Leuchtfeuer Nord GmbH');
    await look(page, '/pwa/company', 'company-overview-empty');
    await look(page, '/pwa/company?view=jobs', 'company-jobs-empty');
    await look(page, '/pwa/company/pricing', 'pricing');
    await look(page, '/pwa/company/payment?price=team-monthly', 'payment-first');
    await bookTrial(page);
    await look(page, '/pwa/company/pricing', 'pricing-booked');
    await look(page, '/pwa/company/payment?price=business-yearly', 'payment-change');
    await look(page, '/pwa/company/payment', 'payment');
    await look(page, '/pwa/company/payment', 'payment-end', async () => {
      await page.getByRole('button', { name: /^(End it at once|Sofort beenden)$/ }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await untilWorkerReady(page);
    await context.setOffline(true);
    await look(page, '/pwa/company/payment', 'payment-offline');
    await look(page, '/pwa/company/pricing', 'pricing-offline');
    await context.setOffline(false);
  });
});

test('a company’s screens with an applicant', { tag: '@long' }, async () => {
  await withPerson(async ({ page }) => {
    const applicant = { first: 'Malik', last: 'Osei', born: '2001-07-19', email: 'malik@example.org' };
    await register(page, server().origin, 'user', { ...applicant, password: 'lang genug 7' });
    await untilReadyOffline(page);
    await findJob(page, 'Zwölfapfel');
    await apply(page, 'Ich war zwei Sommer lang auf dem Markt und kann sofort anfangen.');
    await expect(page.getByText(/received nr\./).first()).toBeVisible();
  });
  await withOwner(async ({ page }) => {
    await page.goto(`${server().origin}/pwa/company`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await look(page, '/pwa/company', 'company-overview');
    await look(page, '/pwa/company?view=jobs', 'company-jobs');
    await look(page, '/pwa/company?view=applicants', 'company-applicants');
    await look(page, '/pwa/company?view=applicants&as=list', 'company-applicants-list');
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await page.goto(`${server().origin}/pwa/company?view=applicants`);
    await page
      .getByRole('button', { name: /Malik O/ })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL(/applicant=/);
    const applicant = new URL(page.url());
    await look(page, applicant.pathname + applicant.search, 'applicant', async () => {
      await expect(page.getByRole('dialog', { name: 'Malik O.' })).toBeVisible();
    });
    await look(page, '/pwa/company', 'notifications', async () => {
      await page
        .getByRole('button', { name: /Notifications|Mitteilungen/ })
        .filter({ visible: true })
        .click();
      await expect(page.getByRole('dialog').getByText(/Malik/).first()).toBeVisible();
    });
    await look(page, '/pwa/company/create-job', 'create-job');
    await look(page, '/pwa/company/settings', 'company-settings');
    await look(page, '/pwa/company/team', 'company-team');
    await look(page, '/pwa/company/team?view=log', 'company-log');
    await look(page, '/pwa/chat', 'company-chat');
  });
});

test('a creator’s screens: too young, empty, with a page and a package, without network, and the media kit', {
  tag: '@long',
}, async () => {
  const path = '/pwa/user/create-creator';
  const born = (years: number) =>
    new Date(Date.now() - (years + 0.5) * 365.25 * 86_400_000).toISOString().slice(0, 10);
  const inEnglish = async (page: Page) => {
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await page.goto(server().origin + path);
  };
  await withPerson(async ({ page }) => {
    const child = { first: 'Lio', last: 'Sander', born: born(14), email: 'lio@example.org' };
    const guardian = 'eltern@example.org';
    await register(page, server().origin, 'user', { ...child, password: 'lang genug 7', guardian });
    await look(page, path, 'creator-too-young');
  });
  await withPerson(async ({ page }) => {
    const minor = { first: 'Kim', last: 'Sander', born: born(17), email: 'kim@example.org' };
    await register(page, server().origin, 'user', { ...minor, password: 'lang genug 7' });
    await look(page, path, 'creator-guardian');
  });
  await withPerson(async ({ page, context }) => {
    const who = { first: 'Jana', last: 'Krüger', born: '1999-04-04', email: 'jana@example.org' };
    await register(page, server().origin, 'user', { ...who, password: 'lang genug 7' });
    await untilReadyOffline(page);
    await look(page, path, 'creator-empty');
    await inEnglish(page);
    await page.getByLabel('Handle').fill('jana.backt');
    await page.getByLabel('About you').fill('Brot und Kuchen, jeden Samstag ein Video aus Rostock.');
    await page.getByLabel('Next topic').fill('Backen');
    await page.getByRole('button', { name: 'Make the profile' }).click();
    await openPart(page, 'Your pages');
    await page.getByRole('button', { name: 'Add a page' }).click();
    await page.getByLabel('Link of your page').fill('youtube.com/@jana.backt');
    await page.getByRole('button', { name: 'Add this page' }).click();
    await expect(page.getByRole('button', { name: 'Check now' })).toBeVisible();
    await page.getByLabel('Followers, as you state them').fill('12500');
    await page.getByRole('button', { name: 'Save the number' }).click();
    await look(page, `${path}?part=sources`, 'creator-pages');
    await inEnglish(page);
    await openPart(page, 'Packages');
    await page.getByRole('button', { name: 'Add a package' }).click();
    await page.getByLabel('Total price').fill('350');
    await untilKept(page, 'creator:package', '350');
    await look(page, `${path}?part=packages`, 'creator-package', () =>
      expect(page.getByRole('form', { name: /New package|Neues Paket/ })).toBeVisible(),
    );
    await inEnglish(page);
    await openPart(page, 'Packages');
    await page.getByRole('button', { name: 'Save the package' }).click();
    await openPart(page, 'More for your media kit');
    await page.getByLabel('Age 18-24 (%)').fill('62');
    await page.getByRole('button', { name: 'Save for the media kit' }).click();
    await openPart(page, 'Your pages');
    await expect(page.getByText(/not measured/).first()).toBeVisible();
    await look(page, `${path}?part=card`, 'creator-card');
    await look(page, path, 'creator');
    await look(page, `${path}?view=kit`, 'creator-media-kit');
    await context.setOffline(true);
    await inEnglish(page);
    await openPart(page, 'Who you are');
    await page.getByLabel('Region').fill('Rostock');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const kept = () =>
      expect(page.getByRole('region', { name: /State of your profile|Stand deines Profils/ })).toContainText(
        /on this device|auf diesem Gerät/,
      );
    await kept();
    await look(page, path, 'creator-offline', kept);
    await context.setOffline(false);
  });
});
