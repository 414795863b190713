import { expect, type Page, test } from '@playwright/test';
import { signIn, untilWorkerReady, yearsAgo } from './acts.ts';
import {
  addSecondSigner,
  checkPaper,
  counter,
  hoursOf,
  invited,
  makeOffer,
  meet,
  openOffer,
  PASSWORD,
  type Story,
  sayYes,
} from './hiring.ts';
import { mailedLink } from './mailed.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';

/** Somebody is hired by people who only use the app: no call is made past it. */

const server = oneServer();

/** The founder's signature is one of two: a colleague finds the offer on the overview, and gives the other one. */
async function signSecond({ w, language }: Story, { email, name }: { email: string; name: string }) {
  await withPerson(async ({ page }) => {
    await signIn(page, server().origin, email, PASSWORD);
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto(`${server().origin}/pwa/company`);
    await page.getByRole('link', { name: w.toSign }).click();
    await page.getByRole('button', { name: w.signs, exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(w.name).fill(name);
    await sheet.getByRole('button', { name: w.signs, exact: true }).click();
    await expect(page.getByText(w.both)).toBeVisible();
  });
}

const HIRINGS = [
  { language: 'de_DE', name: 'Ahorn', uid: 'DE811569869', tag: [] },
  { language: 'en_US', name: 'Linden', uid: 'DE136695976', tag: ['@long'] },
] as const;

for (const { language, name, uid, tag } of HIRINGS)
  test(`chat.4, user.6, company.1 two people meet, agree on an offer that two of the company sign, and one is hired, countered and signed in a tunnel (${language})`, {
    tag: [...tag],
  }, async () => {
    await invited(server(), { name, uid, born: '1999-07-19', language }, async (story) => {
      const { w, seeker, company } = story;
      const email = `lea.${name.toLowerCase()}@example.org`;
      await addSecondSigner(story, { first: 'Lea', last: 'Vogt', email });
      await meet(story);
      await makeOffer(story, (page) => hoursOf(page, w));
      await untilWorkerReady(seeker.page);
      await openOffer(story);
      await counter(story, '16');
      await sayYes(story);
      await expect(seeker.page.getByText(w.second).first()).toBeVisible();
      await expect(company.page.getByText(w.both)).toHaveCount(0);
      await signSecond(story, { email, name: 'Lea Vogt' });
      const paper = await checkPaper(story);
      expect(paper).toContain('Lea Vogt');
    });
  });

test('product 4.4 at 16 an acceptance counts once both parents have signed by their links', {
  tag: '@long',
}, async () => {
  const telling = { name: 'Birke', uid: 'DE129273398', born: yearsAgo(16.5), forYouths: true };
  await invited(server(), telling, async (story) => {
    const { w, company, seeker, applicant } = story;
    await makeOffer(story, (page) => hoursOf(page, w));
    await openOffer(story);
    await seeker.page.getByRole('button', { name: w.yes }).click();
    const one = seeker.page.getByLabel('Email address of one parent or guardian');
    await one.fill('muter@example.org');
    await seeker.page.getByLabel(w.name).fill(applicant);
    await seeker.page.getByRole('button', { name: w.bindingly }).click();
    await expect(seeker.page.getByText(/^You signed\. It counts once your parents/)).toBeVisible();
    await pictures(seeker.page, 'offer-awaits-guardians', ['phone']);
    await seeker.page.getByRole('button', { name: 'Send the links again, or to other addresses' }).click();
    await one.fill('mutter@example.org');
    await seeker.page.getByLabel('Email address of the other parent').fill('vater@example.org');
    await pictures(seeker.page, 'offer-guardians-again', ['phone']);
    await seeker.page.getByRole('button', { name: 'Send the links', exact: true }).click();
    await expect(company.page.getByText('0 of 2 parents or guardians signed')).toBeVisible();
    for (const parent of ['mutter@example.org', 'vater@example.org'])
      await withPerson(async ({ page }) => {
        await page.goto(server().origin + (await mailedLink(server(), parent, 'guardian-sign')));
        await expect(page.getByRole('heading', { name: /would like to work for/ })).toBeVisible();
        await page.getByText('Both of us answer, each for themselves').click();
        await page.getByLabel(w.name).fill(`Eltern ${parent.split('@')[0]}`);
        await page.getByRole('button', { name: 'Sign', exact: true }).click();
        await expect(page.getByText('Thank you. You have signed.')).toBeVisible();
      });
    await expect(company.page.getByText(w.both)).toBeVisible();
    await seeker.page.reload();
    await checkPaper(story);
  });
});

async function termsOfDeal(page: Page): Promise<void> {
  await expect(page.getByLabel('Pay (€)')).toHaveValue(/^800/);
  await page.getByLabel('First day').fill('2027-03-01');
  await page.getByLabel('Last day').fill('2027-04-30');
  await page.getByLabel('What is delivered').fill('Zwei Kurzvideos\nEine Story mit Link');
  await page.getByRole('button', { name: 'Add a day' }).click();
  await page.getByLabel('Day 1').fill('2027-03-20');
  await page.getByLabel('Rounds of changes').fill('2');
  await page.getByLabel('How it may be used').fill('Ein Jahr auf unserer Seite, keine bezahlte Werbung.');
  await page.getByLabel('No work for others').fill('Vier Wochen keine andere Backstube.');
  await page.getByLabel('Marked as advertising').fill('„Werbung“ im Bild, von Anfang an.');
}

test('decision 2, creator.6 a creator’s deal: deliverables, rights, labelling, days and budget are agreed on, countered and signed', {
  tag: '@long',
}, async () => {
  const telling = { name: 'Eiche', uid: 'DE143593638', born: '1998-05-06', campaign: true };
  await invited(server(), telling, async (story) => {
    const { seeker } = story;
    await meet(story);
    await makeOffer(story, termsOfDeal);
    await untilWorkerReady(seeker.page);
    await openOffer(story);
    await expect(seeker.page.getByText('Eine Story mit Link')).toBeVisible();
    await counter(story, '950');
    await sayYes(story, { yes: 'Accept the offer', bindingly: 'Accept the offer' });
    const paper = await checkPaper(story);
    for (const said of ['Eine Story mit Link', 'keine bezahlte Werbung', 'von Anfang an', '950'])
      expect(paper).toContain(said);
  });
});
