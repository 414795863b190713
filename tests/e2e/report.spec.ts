import { expect, test } from '@playwright/test';
import { v7 } from 'uuid';
import { said, untilReadyOffline, untilShown, untilWorkerReady } from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { mailsTo } from './mailed.ts';
import { pictures } from './pictures.ts';
import { serverWithStaff, withOwner, withoutScripts, withPerson, withSeeker } from './running.ts';
import { startTalk, type Talk } from './talk.ts';

const { server, withStaff } = serverWithStaff();
let talk: Talk;
test.beforeAll(async () => {
  talk = await startTalk(server());
});

const reportsOf = async (email: string) => {
  const { api } = await signInAs(server().origin, email, server().password);
  return (await api('report.list', {})).items;
};

test('job.7, chat.8 an ad is reported without network, arrives once, is decided, and is objected to', {
  tag: ['@report-ad:seeker', '@object:seeker', '@object:owner', '@long'],
}, async () => {
  const { jobId } = talk;
  await withSeeker(async ({ page, context }) => {
    await page.goto(`${server().origin}/pwa`);
    await untilReadyOffline(page);
    await page.goto(`${server().origin}/pwa/${jobId}`);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Report this ad' }).click();
    const sheet = page.getByRole('dialog', { name: 'Report this ad' });
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await expect(sheet.getByText('Choose what fits best.')).toBeVisible();
    await sheet.getByText('Money is asked for').click();
    await sheet.getByLabel('In your own words').fill('50 Euro vor dem Gespräch.');
    await pictures(page, 'report-form');
    await sheet.getByRole('button', { name: 'Send report' }).click();
    const receipt = page.getByRole('dialog', { name: 'Your report' });
    await expect(receipt.getByText('on this device', { exact: true })).toBeVisible();
    await pictures(page, 'report-waits');
    // The receipt is there again after a reload, and "back" has closed nothing else.
    await receipt.getByRole('button', { name: 'Done' }).click();
    await expect(receipt).toBeHidden();
    await expect(page.getByRole('button', { name: 'Report this ad' })).toBeFocused();
    await page.reload();
    await page.getByRole('button', { name: 'Report this ad' }).click();
    await expect(receipt.getByText('on this device', { exact: true })).toBeVisible();
    await context.setOffline(false);
    await expect(receipt.getByText(/^received nr\. R-[0-9A-F]{6}$/)).toBeVisible();
    const [arrived, ...more] = await reportsOf('seeker@example.org');
    expect(more).toEqual([]);
    expect(arrived).toMatchObject({ reason: 'fee_asked', text: '50 Euro vor dem Gespräch.', status: 'open' });

    const reasons = 'Nobody may ask applicants for money.';
    await withStaff('reports', 'decide', arrived?._id ?? '', '--outcome', 'upheld', '--text', reasons);
    await page.goto(`${server().origin}/pwa`);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /There is a decision/ }).click();
    const list = page.getByRole('dialog', { name: 'Reports and decisions' });
    await list.getByRole('button').filter({ hasNotText: 'Close' }).first().click();
    await expect(list.getByText(reasons)).toBeVisible();
    await pictures(page, 'report-decided');
    await list.getByRole('button', { name: 'Object' }).click();
    await list.getByLabel('Your objection').fill('The ad is still there, please look again.');
    await list.getByRole('button', { name: 'Send my objection' }).click();
    await expect(list.getByText(/^Your objection has arrived\. You get an answer by/)).toBeVisible();
  });

  // The other side reads the same decision, and not who reported.
  await withOwner(async ({ page }) => {
    await page.goto(`${server().origin}/pwa/company`);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: /There is a decision/ }).click();
    const list = page.getByRole('dialog', { name: 'Reports and decisions' });
    await expect(list.getByText('Decided about you')).toBeVisible();
    await list.getByRole('button').filter({ hasNotText: 'Close' }).first().click();
    await expect(list.getByText('Nobody may ask applicants for money.')).toBeVisible();
    await expect(list.getByText('50 Euro')).toHaveCount(0);
    await expect(list.getByRole('button', { name: 'Object' })).toBeVisible();
    await untilShown(page);
    await pictures(page, 'report-affected');
    await list.getByRole('button', { name: 'Object' }).click();
    await list.getByLabel('Your objection').fill('Nobody here asks for money.');
    await list.getByRole('button', { name: 'Send my objection' }).click();
    await expect(list.getByText(/^Your objection has arrived\. You get an answer by/)).toBeVisible();
  });
});

test('chat.8 a message that speaks of money carries a warning, and is reported from it', {
  tag: ['@report-message:seeker', '@long'],
}, async () => {
  const { conversationId, write } = talk;
  await write('Please send the deposit by PayPal first.');
  await withSeeker(async ({ page }) => {
    await page.goto(`${server().origin}/pwa/chat?conversation=${conversationId}`);
    await expect(said(page, 'Please send the deposit by PayPal first.')).toBeVisible();
    const warning = page.getByRole('note').filter({ hasText: 'this speaks of money' });
    await expect(warning).toContainText('You never have to pay for a job.');
    await pictures(page, 'scam-hint');
    await warning.getByRole('button', { name: 'Report' }).click();
    const sheet = page.getByRole('dialog', { name: 'Report this message' });
    await expect(sheet.getByText('Please send the deposit by PayPal first.')).toBeVisible();
    await sheet.getByText('Fraud or a trick').click();
    await sheet.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('dialog').getByText(/^received nr\. R-/)).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
    await warning.getByRole('button', { name: 'Leave the conversation' }).click();
    await expect(page.getByText(/^You have left\./)).toBeVisible();
    // Without the warning it is as near: the message's own menu.
    await page.getByRole('button', { name: 'About this message' }).click();
    await expect(page.getByRole('menuitem', { name: 'Report' })).toBeVisible();
  });
});

test('L24 the owner of an ad that was taken down reads what, why and by which rule, and objects', {
  tag: ['@object:owner', '@long'],
}, async () => {
  const { jobId } = talk;
  const why = 'The ad asks applicants for money.';
  await withStaff('unpublish-job', jobId, '--reason', why, '--rule', 'terms 4');
  await withOwner(async ({ page, context }) => {
    await page.goto(`${server().origin}/pwa/company`);
    await untilWorkerReady(page);
    await page.goto(`${server().origin}/pwa/user/settings?safety=reports`);
    const list = page.getByRole('dialog', { name: 'Reports and decisions' });
    await expect(list.getByText('What we have done')).toBeVisible();
    await untilShown(page);
    await pictures(page, 'restrictions');
    await list.getByRole('button', { name: 'An ad was taken down.' }).click();
    await expect(list.getByText(why)).toBeVisible();
    await expect(list.getByText('Clause 4 of the terms of use')).toBeVisible();
    await expect(list.getByText(/^A person, on .*No machine decided this\.$/)).toBeVisible();
    await context.setOffline(true);
    await list.getByRole('button', { name: 'Object' }).click();
    await list.getByLabel('Your objection').fill('We have never asked for money.');
    await list.getByRole('button', { name: 'Send my objection' }).click();
    await expect(list.getByText('Your objection is on this device and on its way.')).toBeVisible();
    await context.setOffline(false);
    await expect(list.getByText(/^Your objection has arrived\. You get an answer by/)).toBeVisible();
    await untilShown(page);
    await pictures(page, 'restriction');
  });
});

test('L24 a guest whose report was dismissed objects without account and scripts, and reads the answer there', {
  tag: '@long',
}, async () => {
  const mail = 'guest@example.org';
  const reportId = v7();
  const said = {
    reason: 'fee_asked',
    text: 'Sie wollen 50 Euro.',
    name: 'Mia Muster',
    mail,
    goodFaith: 'yes',
  };
  // Another one: that of the talk has been taken down.
  const map = await (await fetch(`${server().origin}/sitemap-1.xml`)).text();
  const [, jobId = ''] = /\/jobs\/([0-9a-f-]{36})/.exec(map) ?? [];
  const sent = await fetch(`${server().origin}/report/job/${jobId}?lang=de-DE`, {
    method: 'POST',
    body: new URLSearchParams({ id: reportId, ...said }),
  });
  expect(sent.status).toBe(201);
  const because = 'Die Anzeige verlangt kein Geld von Bewerbern.';
  const dismissed = ['--outcome', 'dismissed', '--text', because, '--by', 'Ada'];
  await withStaff('reports', 'decide', reportId, ...dismissed);
  let path = '';
  await expect
    .poll(async () => {
      path = /\/report\/objection\?token=[\w-]+/.exec(await mailsTo(server(), mail))?.[0] ?? '';
      return path;
    })
    .not.toBe('');
  const url = `${server().origin}${path}&lang=de-DE`;
  await withPerson(async ({ page }) => {
    await page.goto(url);
    await expect(page.getByText(because)).toBeVisible();
    await pictures(page, 'guest-objection');
    await page.goto(url.replace('de-DE', 'ar-AE'));
    await pictures(page, 'guest-objection-ar');
  });
  let no = '';
  await withoutScripts(async (page) => {
    await page.goto(url);
    await page.getByRole('button', { name: 'Widerspruch senden' }).click();
    await expect(page.getByRole('alert')).toContainText('Der Widerspruch ist noch nicht gesendet');
    await page.getByLabel('Warum siehst du es anders?').fill('Am Telefon schon: 50 Euro für die Kleidung.');
    await page.getByRole('button', { name: 'Widerspruch senden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Widerspruch ist angekommen');
    no = (await page.getByText(/^OB-[0-9A-F]{6}$/).textContent()) ?? '';
  });
  await withPerson(async ({ page }) => {
    await page.goto(url.replace('de-DE', 'en-US'));
    await expect(page.getByText(no)).toBeVisible();
    await pictures(page, 'guest-objection-arrived');
    const late = await page.goto(`${server().origin}/report/objection?token=x&lang=en-US`);
    expect(late?.status()).toBe(404);
    await pictures(page, 'guest-objection-unknown');
  });
});
