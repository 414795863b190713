import { expect, type Page, test } from '@playwright/test';
import { type PushService, startPushService } from '../harness/push-service.ts';
import { findJob, register, untilReadyOffline } from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';
import { deliverPush } from './worker.ts';

/** Settings: what is told and where, who sees what, what lies on this device. */

let push: PushService;
const server = oneServer({
  env: async () => {
    push = await startPushService();
    return { PUSH_HOSTS: push.origin };
  },
});
test.afterAll(() => push?.close());

const password = 'lang genug 7';
const mila = { first: 'Mila', last: 'Aydin', born: '1998-02-01', email: 'mila@example.org', password };
const kim = { first: 'Kim', last: 'Weber', born: '2010-02-01', email: 'kim@example.org', password };

const openSettings = async (page: Page) => {
  await page.goto(`${server().origin}/pwa/user/settings`);
  await expect(page.getByRole('table', { name: 'What you are told, and where' })).toBeVisible();
};

test('usersettings.3 chat.5 what was chosen without network holds on the server; a test arrives and is told of', {
  tag: '@long',
}, async () => {
  const { origin } = server();
  const { pushKey } = (await (await fetch(`${origin}/api/config`)).json()).data;
  const subscription = await push.subscribe(pushKey);
  await withPerson(
    async ({ page, context }) => {
      await context.grantPermissions(['notifications'], { origin });
      await register(page, origin, 'user', mila);
      await untilReadyOffline(page);
      await openSettings(page);
      await context.setOffline(true);
      const cell = (name: string) => page.getByRole('checkbox', { name });
      await cell('Chat messages: Phone').uncheck();
      await cell('Answers: Mail').check();
      await cell('Saved jobs end: App').uncheck();
      await expect(cell('Saved jobs end: Phone')).not.toBeChecked();
      await page.getByRole('group', { name: 'When emails come' }).getByText('At once').click();
      await page.getByLabel('From', { exact: true }).selectOption('20');
      await page.getByRole('checkbox', { name: 'Read receipts in the chat' }).uncheck();
      // The line below a switch says what is kept, the switch itself what was tapped.
      await expect(page.getByText('Nobody sees whether you have read something.')).toBeVisible();
      await page.reload();
      await expect(cell('Chat messages: Phone')).not.toBeChecked();
      await pictures(page, 'settings-notifications');
      await context.setOffline(false);
      const { api, uid } = await signInAs(origin, mila.email, password);
      const held = async () => {
        const { receipts, notify, quiet } = (await api('user.get', { userId: uid })).settings;
        const { message, application_accepted: answer, job_saved_closing: closing } = notify ?? {};
        return [receipts, message, answer, closing, quiet].map((register) => register?.value);
      };
      await expect
        .poll(held)
        .toEqual([
          false,
          { push: false, soon: true },
          { app: true, mail: true, soon: true },
          { app: false, soon: true },
          { from: 20, to: 7 },
        ]);

      await expect(page.getByText('No notification has arrived on this device yet.')).toBeVisible();
      await page.getByRole('button', { name: 'Switch on' }).click();
      await page.getByRole('button', { name: 'Send a test' }).click();
      await expect(page.getByText('Sent. It should be here in a few seconds.')).toBeVisible();
      await expect.poll(() => push.received(subscription)).toHaveLength(1);
      const [payload = ''] = await push.received(subscription);
      // Declarative, for a browser whose worker does not come.
      expect(JSON.parse(payload)).toMatchObject({
        web_push: 8030,
        notification: { navigate: `${origin}/pwa` },
      });
      await deliverPush(page, origin, payload);
      await expect(page.getByText('The test has arrived.')).toBeVisible();
      await expect(page.getByText(/^The last notification arrived:/)).toBeVisible();
      // The page is told before the browser shows it; it is asked itself, because the worker may have been stopped.
      const shown = () =>
        page.evaluate(async () => {
          const registration = await navigator.serviceWorker.ready;
          return (await registration.getNotifications()).map(({ title }) => title);
        });
      await expect.poll(shown).toContain('This is a test');

      // Another device is stopped from here.
      const { endpoint, keys } = await push.subscribe(pushKey);
      await api('push.register', { endpoint, keys });
      await page.getByRole('button', { name: /^Your devices with notifications/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Your devices with notifications' });
      await expect(sheet.getByRole('listitem')).toHaveCount(2);
      await expect(sheet.getByText('this device')).toHaveCount(1);
      await pictures(page, 'settings-push-devices', ['phone']);
      await sheet.getByRole('button', { name: /^Stop notifications/ }).click();
      await expect(sheet.getByText('Stopped')).toBeVisible();
      expect(await api('push.list', {})).toHaveLength(1);
    },
    { subscription },
  );
});

test('usersettings.4 usersettings.5 usersettings.6 usersettings.7 what was agreed to and what lies here is told; below 18 some of it is fixed', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'user', kim);
    await untilReadyOffline(page);
    await openSettings(page);
    await expect(page.getByText('Always on under 18.')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Quiet hours' })).toBeDisabled();
    await expect(page.getByRole('checkbox', { name: 'Read receipts in the chat' })).toBeDisabled();
    await expect(page.getByText('Only needed once you accept an offer.')).toBeVisible();
    await page.getByRole('button', { name: 'Consents' }).click();
    const consents = page.getByRole('dialog', { name: 'Consents' });
    await expect(consents.getByText(/^Version 1, agreed to on/)).toBeVisible();
    await pictures(page, 'settings-consents', ['phone']);
    await consents.getByRole('link', { name: 'Read this version' }).click();
    await expect(page).toHaveURL(/\/sites\/terms-of-use\?version=1$/);
    await openSettings(page);
    await page.getByRole('button', { name: 'Hidden companies' }).click();
    await expect(page.getByText('You have not hidden any companies.')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Tidy up' }).click();
    const tidy = page.getByRole('dialog', { name: 'Tidy up this device?' });
    await tidy.getByRole('button', { name: 'Tidy up' }).click();
    await expect(tidy.getByText(/old entries were taken off this device/)).toBeVisible();
    await tidy.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByText(/^Version of the app: \S+/)).toBeVisible();
  });
});

/** What a system does with a share, as far as a page can. */
function share(page: Page, name: string): Promise<void> {
  return page.evaluate((fileName) => {
    const form = Object.assign(document.createElement('form'), {
      method: 'post',
      action: '/share',
      enctype: 'multipart/form-data',
    });
    const field = Object.assign(document.createElement('input'), { type: 'file', name: 'files' });
    const files = new DataTransfer();
    files.items.add(new File(['%PDF-1.4 a CV'], fileName, { type: 'application/pdf' }));
    field.files = files.files;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, name);
}

test('a file that another app shares waits until it is said where it goes; the next one joins the same application', {
  tag: '@long',
}, async () => {
  const { origin } = server();
  await withPerson(async ({ page, context }) => {
    await register(page, origin, 'user', { ...mila, first: 'Ada', email: 'ada@example.org' });
    await untilReadyOffline(page);
    await context.setOffline(true);
    await share(page, 'Lebenslauf.pdf');
    await expect(page.getByRole('heading', { name: 'Where does it go?' })).toBeVisible();
    await page.reload();
    await expect(page.getByText('Lebenslauf.pdf')).toBeVisible();
    await pictures(page, 'shared-file');
    await page.getByRole('link', { name: 'Choose a job' }).click();
    await findJob(page, 'Zwölfapfel');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Your application' });
    await sheet.getByRole('button', { name: 'Add to this application' }).click();
    const files = sheet.getByRole('list', { name: 'Files that go along' });
    await expect(files.getByText('Lebenslauf.pdf', { exact: true })).toBeVisible();
    await expect(sheet.getByText('Shared with Zusage: Lebenslauf.pdf')).toHaveCount(0);
    await page.goto(`${origin}/pwa/user?view=shared`);
    await expect(page.getByText('No shared file waits here.')).toBeVisible();
    await share(page, 'Zeugnis.pdf');
    await expect(files.getByText('Zeugnis.pdf')).toBeVisible();
    await expect(files.getByText('Lebenslauf.pdf', { exact: true })).toBeVisible();
  });
});
