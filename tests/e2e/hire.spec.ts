import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { pdfText } from '../../server/testing/pdf-text.ts';
import {
  apply,
  createCompany,
  findJob,
  register,
  untilReadyOffline,
  untilWorkerReady,
  yearsAgo,
} from './acts.ts';
import { mailedLink } from './mailed.ts';
import { DESK, newProfile, openPerson, type Person, removeProfile } from './person.ts';
import { oneServer, withPerson } from './running.ts';

/** Somebody is hired by people who only use the app: no call is made past it. */

const server = oneServer();

/** What the two of them read and tap, in their language. */
const WORDS = {
  en_US: {
    make: 'Make an offer',
    pay: /^Pay \(/,
    when: 'When',
    words: 'A few words along with it',
    sign: 'Sign and send',
    name: 'Sign with your full name',
    notOpened: 'has it and has not opened it yet.',
    read: 'Read the offer',
    change: 'Change something',
    send: 'Send your wishes',
    saved: 'Your wishes are saved. They have not arrived yet.',
    theirWish: 'Their wish',
    agree: 'Agree and sign',
    agrees: /agrees to what you asked for/,
    yes: 'Accept and sign',
    bindingly: 'Say yes, bindingly',
    here: 'Signed here',
    word: 'It’s a yes.',
    pdf: 'As PDF',
    letter: 'Read the letter',
    menu: 'What you can do here',
    check: 'Check the paper',
    number: 'Number on the paper',
    same: 'This paper is of exactly this letter.',
    both: /Signed by both\./,
    hired: 'hired',
  },
  de_DE: {
    make: 'Angebot machen',
    pay: /^Lohn \(/,
    when: 'Wann',
    words: 'Ein paar Worte dazu',
    sign: 'Unterschreiben und senden',
    name: 'Unterschrift: der ganze Name',
    notOpened: 'hat es und hat es noch nicht geöffnet.',
    read: 'Angebot lesen',
    change: 'Etwas ändern',
    send: 'Wünsche senden',
    saved: 'Deine Wünsche sind gespeichert. Sie sind noch nicht angekommen.',
    theirWish: 'Gewünscht',
    agree: 'Einverstanden und unterschreiben',
    agrees: /ist mit deinen Wünschen einverstanden/,
    yes: 'Zusagen',
    bindingly: 'Verbindlich zusagen',
    here: 'Hier unterschrieben',
    word: 'Zusage.',
    pdf: 'Als PDF',
    letter: 'Brief lesen',
    menu: 'Was du hier tun kannst',
    check: 'Papier prüfen',
    number: 'Zahl auf dem Papier',
    same: 'Dieses Papier gehört genau zu diesem Brief.',
    both: /Von beiden unterschrieben\./,
    hired: 'eingestellt',
  },
} as const;
type Language = keyof typeof WORDS;
type Words = (typeof WORDS)[Language];

type Story = { company: Person; seeker: Person; founder: string; applicant: string };

/** A company with a published ad and somebody who applied in a tunnel and was invited to talk. */
async function invited(
  act: (story: Story) => Promise<void>,
  {
    name,
    uid,
    born,
    kind = 'Mini job',
    forYouths = false,
  }: { name: string; uid: string; born: string; kind?: string; forYouths?: boolean },
): Promise<void> {
  const profiles = [await newProfile(), await newProfile()] as const;
  const company = await openPerson({ profile: profiles[0], viewport: DESK });
  const seeker = await openPerson({ profile: profiles[1] });
  const { origin } = server();
  const password = 'lang genug 7';
  const title = `Theke am Samstag ${name} (m/w/d)`;
  try {
    await register(company.page, origin, 'company', {
      first: 'Ute',
      last: `Brandt${name}`,
      born: '1979-03-02',
      email: `ute.${name.toLowerCase()}@example.org`,
      password,
    });
    await createCompany(company.page, uid, `Backstuben ${name} GmbH`);
    await company.page.getByRole('link', { name: 'Write a job' }).first().click();
    await company.page.getByRole('radio', { name: kind }).check({ force: true });
    await company.page.getByLabel('Title').fill(title);
    await company.page.getByLabel('Description').fill('Du verkaufst samstags Brot und Kuchen an der Theke.');
    await company.page.getByLabel(/^Pay from/).fill('15,20');
    await company.page.getByLabel(/^Hours a week from/).fill('8');
    await company.page.getByRole('combobox', { name: 'Place' }).fill('Celle');
    if (forYouths) await sayWhatTheLawAsks(company.page);
    await company.page.getByRole('button', { name: 'Publish' }).click();
    await expect(company.page.getByText(title).first()).toBeVisible();

    await register(seeker.page, origin, 'user', {
      first: 'Mira',
      last: name,
      born,
      email: `mira.${name.toLowerCase()}@example.org`,
      password,
    });
    await untilReadyOffline(seeker.page);
    await findJob(seeker.page, `Theke ${name}`);
    // At 16 the law depends on it, so it is asked before one applies.
    if (forYouths) {
      const over = seeker.page.getByText('Yes, it is over');
      await over.click();
      // Answered so it decides nothing here any more.
      await expect(over).toHaveCount(0);
    }
    await seeker.context.setOffline(true);
    await apply(seeker.page, 'Ich stehe gern früh auf.');
    await expect(seeker.page.getByText('on this device').first()).toBeVisible();
    await seeker.context.setOffline(false);
    await expect(seeker.page.getByText(/received nr\. A-/).first()).toBeVisible();

    await company.page.goto(`${origin}/pwa/company?view=applicants`);
    await company.page
      .getByRole('button', { name: new RegExp(`Mira ${name[0]}\\.`) })
      .first()
      .click();
    await company.page.getByRole('dialog').getByRole('button', { name: 'Invite to talk' }).click();
    await expect(company.page.getByRole('dialog', { name: `Mira ${name}` })).toBeVisible();
    await act({ company, seeker, founder: `Ute Brandt${name}`, applicant: `Mira ${name}` });
    expect([...company.problems, ...seeker.problems]).toEqual([]);
  } finally {
    await company.close();
    await seeker.close();
    await Promise.all(profiles.map(removeProfile));
  }
}

/** What an ad has to say before it is open below 18: the branch, the conditions and the times. */
async function sayWhatTheLawAsks(page: Page): Promise<void> {
  await page.getByRole('checkbox', { name: 'Shop or market' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'None of these' }).check({ force: true });
  await page.getByRole('checkbox', { name: 'Sat', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Add shift' }).click();
  await expect(page.getByText(/^From 1[56] on/)).toBeVisible();
}

async function inLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.reload();
}

/** The company writes an offer to the applicant whose sheet is open, and signs it. */
async function makeOffer({ company: { page }, founder }: Story, w: Words): Promise<void> {
  await page.getByRole('link', { name: w.make }).click();
  // From the ad.
  await expect(page.getByLabel(w.pay)).toHaveValue(/15[.,]20/);
  await page.getByLabel(w.when).fill('samstags, 7 bis 15 Uhr');
  await page.getByLabel(w.words).fill('Das Gespräch hat uns gefallen.');
  // What is written is in the letter beside it at once.
  await expect(
    page.getByRole('complementary').filter({ hasText: 'Das Gespräch hat uns gefallen.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: w.sign }).click();
  const sheet = page.getByRole('dialog');
  // Of somebody below 18 the duties of who employs them are ticked one by one.
  for (const duty of await sheet.getByRole('checkbox').all()) await duty.check();
  await sheet.getByLabel(w.name).fill(founder);
  await sheet.getByRole('button', { name: w.sign }).click();
  await expect(page.getByText(w.notOpened)).toBeVisible();
}

async function openOffer(page: Page, w: Words): Promise<void> {
  await page.goto(`${server().origin}/pwa/user?view=applications`);
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('link', { name: w.read }).first().click();
}

const HIRINGS = [
  { language: 'en_US', name: 'Linden', uid: 'DE136695976' },
  { language: 'de_DE', name: 'Ahorn', uid: 'DE811569869' },
] as const;

for (const { language, name, uid } of HIRINGS)
  test(`chat.4, user.6, company.1 two people agree on an offer and one is hired, countered and signed in a tunnel (${language})`, async () => {
    const w: Words = WORDS[language];
    await invited(
      async (story) => {
        const { company, seeker, founder, applicant } = story;
        await inLanguage(company.page, language);
        await inLanguage(seeker.page, language);
        await makeOffer(story, w);

        await untilWorkerReady(seeker.page);
        await openOffer(seeker.page, w);
        await expect(seeker.page.getByText('Das Gespräch hat uns gefallen.')).toBeVisible();
        await seeker.context.setOffline(true);
        await seeker.page.getByRole('button', { name: w.change }).click();
        await seeker.page.getByLabel(w.pay).fill('16');
        await seeker.page.getByRole('button', { name: w.send }).click();
        await expect(seeker.page.getByText(w.saved)).toBeVisible();
        await seeker.context.setOffline(false);

        await expect(company.page.getByText(w.theirWish, { exact: true }).first()).toBeVisible();
        await company.page.getByRole('button', { name: w.agree }).click();
        const sheet = company.page.getByRole('dialog');
        await sheet.getByLabel(w.name).fill(founder);
        await sheet.getByRole('button', { name: w.agree }).click();

        await expect(seeker.page.getByText(w.agrees)).toBeVisible();
        await seeker.context.setOffline(true);
        await seeker.page.getByRole('button', { name: w.yes }).click();
        await seeker.page.getByLabel(w.name).fill(applicant);
        await seeker.page.getByRole('button', { name: w.bindingly }).click();
        // Nothing counts before it has arrived, and the screen says so.
        await expect(seeker.page.getByRole('heading', { name: w.here })).toBeVisible();
        await expect(seeker.page.getByRole('heading', { name: w.word })).toHaveCount(0);
        await seeker.context.setOffline(false);

        const yes = seeker.page.getByRole('dialog', { name: w.word });
        await expect(yes).toBeVisible();
        const downloading = seeker.page.waitForEvent('download');
        await yes.getByRole('button', { name: w.pdf }).click();
        const paper = pdfText(await readFile(await (await downloading).path()));
        const hash = /SHA-256\s*([0-9a-f]{64})/.exec(paper.replace(/\s+/g, ' '))?.[1];
        expect(hash).toBeDefined();
        await yes.getByRole('button', { name: w.letter }).click();
        await seeker.page.getByRole('button', { name: w.menu }).click();
        await seeker.page.getByRole('menuitem', { name: w.check }).click();
        await seeker.page.getByLabel(w.number).fill(hash as string);
        await expect(seeker.page.getByText(w.same)).toBeVisible();

        await expect(company.page.getByText(w.both)).toBeVisible();
        await expect(company.page.getByText(w.hired).first()).toBeVisible();
      },
      { name, uid, born: '1999-07-19' },
    );
  });

test('product 4.4 at 16 an acceptance counts once both parents have signed by their links', async () => {
  const w = WORDS.en_US;
  await invited(
    async (story) => {
      const { company, seeker, applicant } = story;
      await makeOffer(story, w);
      await openOffer(seeker.page, w);
      await seeker.page.getByRole('button', { name: w.yes }).click();
      await seeker.page.getByLabel('Mail address of one parent or guardian').fill('mutter@example.org');
      await seeker.page.getByLabel('Mail address of the other parent').fill('vater@example.org');
      await seeker.page.getByLabel(w.name).fill(applicant);
      await seeker.page.getByRole('button', { name: w.bindingly }).click();
      await expect(seeker.page.getByText('0 of 2 signed')).toBeVisible();
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
      await expect(seeker.page.getByRole('dialog', { name: w.word })).toBeVisible();
    },
    { name: 'Birke', uid: 'DE129273398', born: yearsAgo(16.5), forYouths: true },
  );
});
