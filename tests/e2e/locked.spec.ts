import { expect, test } from '@playwright/test';
import { apply, findJob, register, untilKept, untilReadyOffline } from './acts.ts';
import { pictures } from './pictures.ts';
import { serverWithStaff, withPerson } from './running.ts';
import { stored } from './stored.ts';

const { server, withStaff } = serverWithStaff();

test('locked.1 locked.2 locked.3 locked.4 locked.5 locked.6 login.6 login.8 a locked account sees why, objects, keeps what waits, and goes on once it is open', {
  tag: [
    '@export:locked',
    '@delete-account:locked',
    '@keep-account:locked',
    '@object-to-lock:locked',
    '@long',
  ],
}, async () => {
  const tarek = { first: 'Tarek', last: 'Haddad', born: '1999-05-05', email: 'tarek@example.org' };
  await withPerson(async ({ page, context }) => {
    await register(page, server().origin, 'user', { ...tarek, password: 'lang genug 7' });
    await untilReadyOffline(page);
    await context.setOffline(true);
    await findJob(page, 'Zwölfapfel');
    await apply(page, 'Vor der Sperre geschrieben.');
    await withStaff(
      'lock',
      tarek.email,
      '--reason',
      'fake_job',
      '--rule',
      'terms 4',
      '--text',
      'Three people reported you.',
    );
    await context.setOffline(false);

    // Whoever is locked is signed out everywhere; what waits stays until the same person is back.
    await expect(page).toHaveURL(/\/login/);
    await page.getByLabel('Email address').fill(tarek.email);
    await page.getByLabel('Password', { exact: true }).fill('lang genug 7');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText(/^1 change from last time is held/)).toBeVisible();
    await expect(page).toHaveURL(`${server().origin}/locked`);
    await expect(page.getByText('Three people reported you.')).toBeVisible();
    await expect(page.getByText('Clause 4 of the terms of use')).toBeVisible();
    await expect(page.getByText(/^A person, on .*No machine decided this\.$/)).toBeVisible();
    // What was not sent is held, and nothing of others is kept.
    const waiting = page.getByRole('listitem').filter({ hasText: 'Vor der Sperre geschrieben.' });
    await expect(waiting.getByText('held on this device').last()).toBeVisible();
    await expect(waiting.getByText(/^Your account is locked, so this is held\./)).toBeVisible();
    await expect(page.getByText('It is tried again by itself.')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'On its way' })).toHaveCount(0);
    // The list is drawn again once other people's rows have gone from the device.
    await expect.poll(() => stored(page, 'own', 'job')).toEqual([]);
    await waiting.scrollIntoViewIfNeeded();
    await pictures(page, 'locked-held');
    expect((await stored(page, 'own', 'outbox'))?.length).toBeGreaterThan(0);
    // No way into the app, but the law stays readable.
    const opened: string[] = [];
    page.on('framenavigated', (frame) => opened.push(new URL(frame.url()).pathname));
    for (const path of ['/pwa', '/setup', '/locked']) {
      opened.length = 0;
      await page.goto(server().origin + path);
      await expect(page.getByText('Three people reported you.')).toBeVisible();
      // Led here once, and not away from here.
      expect([...new Set(opened)], path).toEqual(path === '/locked' ? [path] : [path, '/locked']);
      expect(opened.length, path).toBeLessThan(4);
    }
    await page.getByRole('link', { name: 'Imprint' }).click();
    await expect(page.getByRole('heading', { name: 'Imprint' })).toBeVisible();
    await page.goBack();

    await page.getByRole('button', { name: 'Send my objection' }).click();
    await expect(page.getByText('Write at least a sentence.')).toBeVisible();
    await page.getByLabel('Your objection').fill('That was somebody else with my name.');
    await untilKept(page, 'appeal', 'with my name');
    await page.reload();
    await expect(page.getByLabel('Your objection')).toHaveValue('That was somebody else with my name.');
    await page.getByRole('button', { name: 'Send my objection' }).click();
    await expect(page.getByText(/Your objection was received on .*You get an answer by/)).toBeVisible();

    // The right to one's data is nobody's to lock.
    await page.getByRole('button', { name: 'Ask for my data' }).click();
    await expect(page.getByRole('button', { name: /^Download \(/ })).toBeVisible();
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('button', { name: 'Stay signed in' }).click();
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(page.getByRole('button', { name: 'Keep my account' })).toHaveCount(0);

    await withStaff('unlock', tarek.email);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL(`${server().origin}/pwa`);
    await untilReadyOffline(page);
    for (const path of ['/locked', '/setup']) {
      await page.goto(server().origin + path);
      await expect(page).toHaveURL(`${server().origin}/pwa`);
    }
    await page.goto(`${server().origin}/pwa/user?view=applications`);
    await expect(page.getByText(/received nr\./).first()).toBeVisible();
  });
});
