import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { v7 } from 'uuid';
import { BATCH_PATH } from '../../contract/batch.ts';
import { ROOT } from '../harness/server.ts';
import { chip, said, signIn, untilWorkerReady, untilWritable, write } from './acts.ts';
import { type Account, signInAs } from './chaos/api.ts';
import { lineHere } from './installed.ts';
import { DESK, PHONE } from './person.ts';
import { oneServer, withPerson } from './running.ts';
import { writeBy } from './talk.ts';

/** What can still be undone, changed and sent again (rules W7, W11; usersettings.10). */

const FOLDER = join(ROOT, '.screenshots');
const server = oneServer();
test.beforeAll(() => mkdir(FOLDER, { recursive: true }));

/** The demo people at the server itself, and an application of the one to a job of the other. */
async function applied() {
  const { origin, password } = server();
  const company = await signInAs(origin, 'company@example.org', password);
  const seeker = await signInAs(origin, 'seeker@example.org', password);
  const { _linkedCompanyId } = await company.api('user.get', { userId: company.uid });
  const { items } = await company.api('job.of-company', {
    companyId: _linkedCompanyId as string,
    status: 'published',
  });
  const application = await applyToAny(seeker, items);
  return { company, seeker, ...application };
}

/** To the first one that is still open to this person: tests of one server share its market. */
async function applyToAny(seeker: Account, jobs: readonly { _id: string; rev?: number }[]) {
  for (const job of jobs) {
    const ids = { _id: v7(), _conversationId: v7() };
    const args = { ...ids, _jobId: job._id, note: 'Ich kann ab Montag.', jobRev: 1 };
    const known = await seeker.api('application.add', args);
    if (known._id === ids._id) return { applicationId: ids._id, conversationId: ids._conversationId };
  }
  throw new Error('every job of the sample company was applied to');
}

const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });

/** A picture in every look; a held-back entry comes and goes, so each look does the act again. */
async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
}

async function reject(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: /^Jana/ });
  await sheet.getByRole('button', { name: 'Decline' }).click();
  const form = page.getByRole('dialog', { name: /^Decline/ });
  await form.getByRole('button', { name: 'Decline' }).click();
  await expect(form).toBeHidden();
}

test('W11.3 a rejection can be taken back for ten seconds, by tap and by key, over a sheet and on another screen', {
  tag: '@long',
}, async () => {
  const { applicationId, seeker } = await applied();
  const { origin, password } = server();
  await withPerson(
    async ({ page, context }) => {
      await signIn(page, origin, 'company@example.org', password);
      await untilWorkerReady(page);
      await page.goto(`${origin}/pwa/company?view=applicants&applicant=${applicationId}`);
      const sheet = page.getByRole('dialog', { name: /^Jana/ });
      await expect(sheet.getByRole('button', { name: 'Invite to talk' })).toBeVisible();

      // Over the sheet, where everything outside of it is out of reach.
      await reject(page);
      await expect(page.getByRole('status').filter({ hasText: /^Rejection of Jana/ })).toBeVisible();
      await expect(sheet.getByText('rejected, can still be undone').first()).toBeAttached();
      // It has not taken the focus away.
      expect(await page.evaluate(() => document.activeElement?.closest('.banners'))).toBeNull();
      await picture(page, 'undo-over-sheet-desk-light-en_US');
      await undo(page).click();
      await expect(undo(page)).toBeHidden();
      await expect(page.getByText('Taken back.')).toBeVisible();
      await expect(sheet.getByRole('button', { name: 'Invite to talk' })).toBeVisible();

      // On another screen, by the keyboard alone.
      await reject(page);
      await sheet.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('link', { name: 'Jobs' }).first().click();
      await expect(page.getByRole('heading', { name: 'Jobs', level: 1 })).toBeVisible();
      await expect(undo(page)).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(undo(page)).toBeHidden();

      // Left alone it goes out, and not before its time is over.
      await context.setOffline(true);
      await page.goto(`${origin}/pwa/company?view=applicants&applicant=${applicationId}`);
      await reject(page);
      await sheet.getByRole('button', { name: 'Close' }).click();
      await chip(page, 'Offline, 1 waiting').click();
      const outbox = page.getByRole('dialog', { name: 'Your changes' });
      await expect(outbox.getByText('rejected, can still be undone').first()).toBeAttached();
      await expect(outbox.getByRole('listitem').getByRole('button', { name: 'Undo' })).toBeVisible();
      await picture(page, 'undo-outbox-desk-light-en_US');
      await expect(outbox.getByText('rejected, can still be undone')).toHaveCount(0);
      await expect(undo(page)).toHaveCount(0);
      await context.setOffline(false);
      await expect(chip(page, 'All sent')).toBeVisible();
    },
    { viewport: DESK },
  );
  const applications = await seeker.api('application.list', { _userId: seeker.uid });
  expect(applications.items.find(({ _id }) => _id === applicationId)?.status).toBe('rejected');
});

test('decision 5 what a banner has said can be read again, by nobody else than its reader', {
  tag: '@long',
}, async () => {
  const { applicationId } = await applied();
  const { origin, password } = server();
  const notifications = async (page: Page) => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    return page.getByRole('dialog', { name: /^Notifications/ });
  };
  await withPerson(
    async ({ page }) => {
      await signIn(page, origin, 'company@example.org', password);
      await untilWorkerReady(page);
      await page.goto(`${origin}/pwa/company?view=applicants&applicant=${applicationId}`);
      await reject(page);
      await undo(page).click();
      await page.getByRole('dialog', { name: /^Jana/ }).getByRole('button', { name: 'Close' }).click();
      const past = (await notifications(page)).getByRole('listitem').getByText('Taken back.');
      await expect(past).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Your account, sign out' }).click();
      await page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await page.waitForURL(/\/login/);
      // In the same page, which was not reloaded.
      await page.getByLabel('Email address').fill('seeker@example.org');
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(/\/pwa/);
      await expect((await notifications(page)).getByRole('heading', { name: 'Notifications' })).toBeVisible();
      await expect(page.getByText('Taken back.')).toHaveCount(0);
    },
    { viewport: DESK },
  );
});

test('W7.6 W11.1 usersettings.10 a message that was refused is edited in the outbox and sent again', {
  tag: '@long',
}, async () => {
  const { company, seeker, applicationId: _applicationId, conversationId } = await applied();
  const { origin, password } = server();
  await company.api('application.accept', { _applicationId });
  await withPerson(async ({ page, context }) => {
    await signIn(page, origin, 'seeker@example.org', password);
    await untilWorkerReady(page);
    await page.goto(`${origin}/pwa/chat?conversation=${conversationId}`);
    await untilWritable(page);
    await context.setOffline(true);
    await write(page, 'Ich komme am Samstag um neun.');
    // Meanwhile the other side has closed it.
    await company.api('conversation.close', { _conversationId: conversationId });
    await context.setOffline(false);
    await expect(page.getByRole('log').getByText('not sent')).toBeVisible();
    await page.goto(`${origin}/pwa/user/settings`);
    const outbox = page.getByRole('main');
    await expect(outbox.getByText('Ich komme am Samstag um neun.')).toBeVisible();

    // A person who closed a conversation opens it by writing.
    await writeBy(company, conversationId, 'Doch, wir sind da.');
    await outbox.getByRole('button', { name: 'Edit' }).click();
    await picture(page, 'edit-refused-phone-light-en_US');
    await outbox.getByLabel('Your words').fill('Ich komme am Samstag um zehn.');
    await outbox.getByRole('button', { name: 'Save and send again' }).click();
    await expect(outbox.getByText('Everything you did was received.')).toBeVisible();
    await page.goto(`${origin}/pwa/chat?conversation=${conversationId}`);
    await expect(said(page, 'Ich komme am Samstag um zehn.')).toBeVisible();
  });
  const { messages } = await seeker.api('conversation.get', { conversationId });
  const own = messages.filter(({ _senderId }) => _senderId === seeker.uid).map(({ text }) => text);
  expect(own).toEqual(['Ich komme am Samstag um zehn.']);
});

for (const lost of [false, true]) {
  const what = lost ? 'and once where the answer was lost' : 'in fewer requests';
  test(`W4.3 what has piled up in a conversation arrives in order, ${what}`, {
    tag: '@long',
  }, async () => {
    const { company, seeker, applicationId: _applicationId, conversationId } = await applied();
    await company.api('application.accept', { _applicationId });
    const line = await lineHere(server().origin);
    const posts: string[] = [];
    line.act((method, path) => {
      if (method === 'POST' && /batch|add-message/.test(path)) posts.push(path);
      return lost && path === BATCH_PATH ? 'lose-answer' : 'pass';
    });
    const texts = ['Guten Tag,', 'ich komme', 'am Samstag', 'um neun.'];
    await withPerson(async ({ page, context }) => {
      await signIn(page, line.origin, 'seeker@example.org', server().password);
      await untilWorkerReady(page);
      await page.goto(`${line.origin}/pwa/chat?conversation=${conversationId}`);
      await untilWritable(page);
      await context.setOffline(true);
      for (const text of texts) await write(page, text);
      // Also one that is just being sent: a browser that is closed now may not have got it through.
      const unsent = page.getByRole('log').getByText(/on this device|sending/);
      await expect(unsent).toHaveCount(texts.length);
      posts.length = 0;
      await context.setOffline(false);
      await expect(unsent).toHaveCount(0, { timeout: 60_000 });
      for (const text of texts) await expect(said(page, text)).toHaveCount(1);
    });
    await line.close();
    const { messages } = await seeker.api('conversation.get', { conversationId });
    const own = messages.filter(({ _senderId }) => _senderId === seeker.uid).map(({ text }) => text);
    expect(own).toEqual(texts);
    expect(posts).toContain(BATCH_PATH);
    // What was tried without network goes alone, and whether the first was, before the network came back, is a race.
    if (!lost) expect(posts.length).toBeLessThan(texts.length);
  });
}

test('W10.2 what a newer version has kept is shown, and only an update or the person touches it', {
  tag: '@long',
}, async () => {
  const { origin, password } = server();
  await withPerson(async ({ page }) => {
    await signIn(page, origin, 'seeker@example.org', password);
    await untilWorkerReady(page);
    await page.evaluate(async () => {
      const [{ name = '' } = {}] = (await indexedDB.databases()).filter((one) =>
        /^zusage:(?!public)(?!.*~market$)/.test(one.name ?? ''),
      );
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      const tx = db.transaction('outbox', 'readwrite');
      tx.objectStore('outbox').add({
        id: 'from-tomorrow',
        format: 99,
        name: 'hologram.send',
        lane: 'hologram',
      });
      await new Promise((resolve) => {
        tx.oncomplete = resolve;
      });
      db.close();
    });
    await page.reload();
    await chip(page, '1 not sent').click();
    const outbox = page.getByRole('dialog', { name: 'Your changes' });
    await expect(outbox.getByText('A change made by a newer version of the app')).toBeVisible();
    await expect(outbox.getByText('It is kept until the app is updated.')).toBeVisible();
    await expect(outbox.getByRole('button', { name: 'Send again' })).toHaveCount(0);
    await picture(page, 'newer-entry-phone-light-en_US');
    await outbox.getByRole('button', { name: 'Reload the app' }).click();
    await page.waitForLoadState();
    await chip(page, '1 not sent').click();
    await expect(outbox.getByText('A change made by a newer version of the app')).toBeVisible();
  });
});

const LOOKS = [
  { size: 'phone', viewport: PHONE, theme: 'light', locale: 'de-DE' },
  { size: 'phone', viewport: PHONE, theme: 'dark', locale: 'en-US' },
  { size: 'desk', viewport: DESK, theme: 'dark', locale: 'de-DE' },
] as const;

for (const { size, viewport, theme, locale } of LOOKS) {
  test(`what can be undone, on a ${size}, ${theme}, ${locale}`, { tag: '@long' }, async () => {
    const { origin, password } = server();
    const { company, seeker, applicationId: _applicationId } = await applied();
    await company.api('application.accept', { _applicationId });
    await withPerson(
      async ({ page, context }) => {
        await page.goto(`${origin}/login`);
        await page.locator('input[type=email]').fill('seeker@example.org');
        await page.locator('input[type=password]').fill(password);
        await page.locator('button[type=submit]').click();
        await page.waitForURL(/\/pwa/);
        await untilWorkerReady(page);
        const bell = page
          .getByRole('button', { name: /(Notifications|Mitteilungen) \d/ })
          .filter({ visible: true });
        await expect(bell).toBeVisible();
        await context.setOffline(true);
        await bell.click();
        const sheet = page.getByRole('dialog', { name: /Notifications|Mitteilungen/ });
        await sheet
          .getByRole('button', { name: /^(Delete|Löschen)/ })
          .first()
          .click();
        const back = page.getByRole('button', { name: /^(Undo|Rückgängig)$/ });
        await expect(back).toBeVisible();
        await picture(page, `undo-${size}-${theme}-${locale}`);
        await back.click();
        await expect(back).toHaveCount(0);
        // A message stays as long as it is pointed at, and it may have come up under the mouse.
        await page.mouse.move(0, viewport.height - 1);
        await page.keyboard.press('Escape');
        await page
          .getByRole('button', { name: /Offline/ })
          .filter({ visible: true })
          .click();
        await picture(page, `outbox-${size}-${theme}-${locale}`);
      },
      { viewport, theme, locale },
    );
    // Nothing was deleted: it was taken back in time.
    const { items } = await seeker.api('notification.list', { userId: seeker.uid });
    expect(items.length).toBeGreaterThan(0);
  });
}
