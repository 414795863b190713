import { expect, test } from '@playwright/test';
import { v7 } from 'uuid';
import type { Offer, OfferTerms } from '../../contract/entities/offer.ts';
import { NO_TERMS } from '../../contract/policy/start-terms.ts';
import { untilReadyOffline, untilWorkerReady } from './acts.ts';
import { looker } from './look.ts';
import { oneServer, withOwner, withSeeker } from './running.ts';
import { startTalk, type Talk } from './talk.ts';

/** The screens of an offer on both sides, in every state: no axe violation, and a picture of each to look at. */

test.setTimeout(600_000);
const server = oneServer();
const look = looker(server);

const TERMS: OfferTerms = {
  ...NO_TERMS,
  title: 'Aushilfe im Verkauf, samstags',
  pay: { amount: 1520, currency: 'EUR', unit: 'HOUR' },
  hours: { perWeek: 8, text: 'samstags, 7 bis 15:30 Uhr' },
  start: '2027-03-06',
  end: null,
  place: 'Lindenhof 3, Köln-Ehrenfeld',
  trialWeeks: 4,
  notice: '4 Wochen zum 15. oder Monatsende',
};

/** Steps of one offer, taken at the server itself. */
async function offering({ company, seeker, applicationId }: Talk) {
  const { api } = company;
  let offer: Offer = await api('offer.create', {
    _id: v7(),
    offer: {
      _applicationId: applicationId,
      terms: TERMS,
      comment:
        'Liebe Jana, das Gespräch hat uns gefallen. Wenn dir etwas nicht passt, schlag es einfach anders vor.',
    },
  });
  const step = async (by: 'company' | 'seeker', action: 'counter' | 'edit' | 'accept', more: object) => {
    const call = by === 'company' ? api : seeker.api;
    offer = await call('offer.update', {
      _offerId: offer._id,
      version: offer.version,
      action,
      ...more,
    } as Parameters<typeof call>[1] as never);
  };
  return { id: offer._id, step, now: () => offer };
}

test('an offer from its letter to its end, on both sides', { tag: '@long' }, async () => {
  // Without an end: the contract itself is made by the signatures.
  const talk = await startTalk(server(), ({ kind }) => kind === 'minijob');
  const { id, step, now } = await offering(talk);
  const company = await talk.company.api('user.get', { userId: talk.company.uid });
  const signer = `${company.general.firstname} ${company.general.lastname}`;

  await withSeeker(async ({ page, context }) => {
    await page.goto(`${server().origin}/pwa`);
    await untilReadyOffline(page);
    await look(page, `/pwa/user?offer=${id}`, 'offer-read');
    await look(page, `/pwa/user?offer=${id}&step=sign`, 'offer-sign');
    await look(page, `/pwa/user?offer=${id}&step=counter`, 'offer-counter');
    await look(page, `/pwa/user?application=${talk.applicationId}`, 'application-offer');
    await look(page, `/pwa/chat?conversation=${talk.conversationId}`, 'chat-offer');
    await look(page, `/pwa/user?offer=${v7()}`, 'offer-missing');
    const terms = {
      ...TERMS,
      pay: { amount: 1600, currency: 'EUR', unit: 'HOUR' as const },
      start: '2027-03-13',
    };
    await step('seeker', 'counter', { terms, comment: 'Eine Woche später würde mir besser passen.' });
    await look(page, `/pwa/user?offer=${id}`, 'offer-countered');
    await withOwner(async ({ page: desk }) => {
      await desk.goto(`${server().origin}/pwa/company`);
      await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
      await look(desk, `/pwa/company?offer=${id}`, 'company-offer-countered');
      await look(desk, `/pwa/company?offer=${id}&step=edit`, 'company-offer-edit');
      await look(desk, '/pwa/company', 'company-overview-offer');
      await look(desk, '/pwa/company?view=applicants', 'company-board-offer');
      await look(desk, `/pwa/company?applicant=${talk.applicationId}`, 'applicant-offer');
    });
    const answer = {
      ...terms,
      pay: { amount: 1580, currency: 'EUR', unit: 'HOUR' },
      trialWeeks: 6,
    };
    await step('company', 'edit', { terms: answer, signature: { name: signer } });
    await look(page, `/pwa/user?offer=${id}`, 'offer-difference', () =>
      expect(page.getByText(/15[.,]80/).first()).toBeVisible(),
    );
    await untilWorkerReady(page);
    await context.setOffline(true);
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await page.goto(`${server().origin}/pwa/user?offer=${id}&step=sign`);
    await page.getByLabel('Sign with your full name').fill('Jana Krüger');
    await page.getByRole('button', { name: 'Say yes, bindingly' }).click();
    await expect(page.getByRole('heading', { name: 'Signed here' })).toBeVisible();
    await look(page, `/pwa/user?offer=${id}`, 'offer-signed-offline');
    await look(page, `/pwa/user?application=${talk.applicationId}`, 'application-signed-offline');
    // In the tunnel the terms move: the signature does not count, and the screen says what is different.
    await step('company', 'edit', {
      terms: { ...answer, trialWeeks: 4 },
      signature: { name: signer },
    });
    await context.setOffline(false);
    await look(page, `/pwa/user?offer=${id}`, 'offer-moved', () =>
      expect(page.getByRole('alert').first()).toBeVisible(),
    );
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await page.goto(`${server().origin}/pwa/user?offer=${id}`);
    await expect(page.getByText(/so it does not count/)).toBeVisible();
    await page.getByRole('button', { name: 'Understood' }).click();
    await expect(page.getByText(/so it does not count/)).toHaveCount(0);
    await step('seeker', 'accept', { termsHash: now().termsHash, signature: { name: 'Jana Krüger' } });
    await look(page, `/pwa/user?offer=${id}`, 'offer-yes', () =>
      expect(page.getByRole('dialog')).toBeVisible(),
    );
    await look(page, `/pwa/user?offer=${id}&step=read`, 'offer-signed');
  });
  await withOwner(async ({ page: desk }) => {
    await desk.goto(`${server().origin}/pwa/company`);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await look(desk, `/pwa/company?offer=${id}`, 'company-offer-signed');
  });
});

test('a yes that a second one of the company has not signed: a deadline and a no on both sides, taken back without network', {
  tag: '@long',
}, async () => {
  const talk = await startTalk(server(), ({ kind }) => kind === 'employment');
  const setSecond = (requireSecond: boolean) =>
    talk.company.api('company.set-setting', {
      companyId: talk.companyId,
      setting: { requireSecond },
    });
  await setSecond(true);
  const { id, step, now } = await offering(talk);
  await step('seeker', 'accept', { termsHash: now().termsHash, signature: { name: 'Jana Krüger' } });
  expect(now().status).toBe('accepted');
  await setSecond(false);
  await withOwner(async ({ page: desk }) => {
    await desk.goto(`${server().origin}/pwa/company`);
    await expect(desk.getByRole('heading', { level: 1 })).toBeVisible();
    await look(desk, `/pwa/company?offer=${id}`, 'company-offer-accepted');
    await desk.evaluate(() => localStorage.setItem('language', 'en_US'));
    await desk.goto(`${server().origin}/pwa/company?offer=${id}`);
    await expect(desk.getByText('It counts once a second one of you has signed too.')).toBeVisible();
    await desk.getByRole('button', { name: 'What you can do here' }).click();
    await expect(desk.getByRole('menuitem', { name: 'Decline the offer' })).toBeVisible();
    await expect(desk.getByRole('menuitem', { name: 'Withdraw the offer' })).toHaveCount(0);
  });
  await withSeeker(async ({ page, context }) => {
    await page.goto(`${server().origin}/pwa`);
    await untilReadyOffline(page);
    await look(page, `/pwa/user?offer=${id}`, 'offer-accepted');
    await untilWorkerReady(page);
    await page.evaluate(() => localStorage.setItem('language', 'en_US'));
    await page.goto(`${server().origin}/pwa/user?offer=${id}`);
    await expect(page.getByText('Open until')).toBeVisible();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'What you can do here' }).click();
    await page.getByRole('menuitem', { name: 'Take my yes back' }).click();
    await page.getByRole('button', { name: 'Take my yes back' }).click();
    await expect(page.getByText('You declined the offer. This has not arrived yet.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/This offer was declined on/)).toBeVisible();
    await expect
      .poll(async () => (await talk.company.api('offer.get', { offerId: id })).status)
      .toBe('declined');
  });
});
