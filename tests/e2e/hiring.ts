import { buffer } from 'node:stream/consumers';
import { expect, type Page } from '@playwright/test';
import PDFDocument from 'pdfkit';
import { pdfText } from '../../server/testing/pdf-text.ts';
import type { RunningServer } from '../harness/server.ts';
import { createCompany, findJob, register, untilReadyOffline } from './acts.ts';
import { APPOINTMENT_WORDS, appointmentCard, inDays, suggest } from './appointments.ts';
import { choose, saved } from './carried-files.ts';
import { type Account, endSetup, registerAt, signInAs } from './chaos/api.ts';
import { confirmed } from './confirm-mail.ts';
import { visitedProfile } from './installed.ts';
import { mailedLink } from './mailed.ts';
import { DESK, openPerson, type Person, removeProfile } from './person.ts';

/** Steps of a hiring, by two people who only use the app. Calls make nothing but accounts and what no screen has yet. */

/** What the two of them read and tap, in their language. */
export const WORDS = {
  en_US: {
    make: 'Make an offer',
    pay: /^Pay \(/,
    when: 'When',
    words: 'A few words to go with it',
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
    wished: 'wishes sent, the company has to answer',
    second: 'signed, the company has to sign too',
    two: 'Two of you sign every offer',
    toSign: /^Offer to /,
    signs: 'Sign',
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
    wished: 'Wünsche gesendet, die Firma ist dran',
    second: 'unterschrieben, die Firma fehlt noch',
    two: 'Zwei von euch unterschreiben jedes Angebot',
    toSign: /^Angebot an /,
    signs: 'Unterschreiben',
  },
} as const;
export type Language = keyof typeof WORDS;
export type Words = (typeof WORDS)[Language];

export const PASSWORD = 'lang genug 7';

/** Two people, one of a company and one who looks for work. */
export type Story = {
  server: RunningServer;
  w: Words;
  language: Language;
  company: Person;
  seeker: Person;
  founder: string;
  applicant: string;
  /** Email address of the founder's account. */
  founderMail: string;
};

type Telling = {
  name: string;
  uid: string;
  born: string;
  language?: Language;
  /** The ad is one for a creator, without hours. */
  campaign?: boolean;
  forYouths?: boolean;
};

/**
 * A company publishes an ad with a question and, where there are hours, shifts; somebody answers it in a tunnel with
 * their CV, and is invited to talk. What they complained about fails the test.
 */
export async function invited(
  server: RunningServer,
  { name, uid, born, language = 'en_US', campaign = false, forYouths = false }: Telling,
  act: (story: Story) => Promise<void>,
): Promise<void> {
  const profiles = [await visitedProfile(), await visitedProfile()] as const;
  const company = await openPerson({ profile: profiles[0], viewport: DESK });
  const seeker = await openPerson({ profile: profiles[1] });
  const { origin } = server;
  const founderMail = `ute.${name.toLowerCase()}@example.org`;
  const ute = { first: 'Ute', last: `Brandt${name}`, born: '1979-03-02', email: founderMail };
  const mira = { first: 'Mira', last: name, born, email: `mira.${name.toLowerCase()}@example.org` };
  try {
    await register(company.page, origin, 'company', { ...ute, password: PASSWORD });
    await createCompany(company.page, uid, `Backstuben ${name} GmbH`);
    await publish(company.page, `Theke am Samstag ${name} (m/w/d)`, { campaign, forYouths });

    const { page, context } = seeker;
    await register(page, origin, 'user', { ...mira, password: PASSWORD });
    await untilReadyOffline(page);
    await findJob(page, `Theke ${name}`);
    // At 16 the law depends on it, so it is asked before one applies.
    if (forYouths) {
      const over = page.getByText('Yes, it is over');
      await over.click();
      // Answered so it decides nothing here any more.
      await expect(over).toHaveCount(0);
    }
    await context.setOffline(true);
    await applyWithCv(page);
    await expect(page.getByText('on this device').first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/received nr\. A-/).first()).toBeVisible();

    await openApplicant(company.page, origin, `Mira ${name[0]}.`);
    const panel = company.page.getByRole('dialog');
    await expect(panel.getByText('Kannst du samstags um sieben anfangen?')).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Open: Lebenslauf.pdf' })).toBeVisible();
    await panel.getByRole('button', { name: 'Invite to talk' }).click();
    const applicant = `Mira ${name}`;
    await expect(company.page.getByRole('dialog', { name: applicant })).toBeVisible();
    for (const one of [company, seeker]) await inLanguage(one.page, language);
    const founder = `Ute Brandt${name}`;
    await act({ server, w: WORDS[language], language, company, seeker, founder, applicant, founderMail });
    expect([...company.problems, ...seeker.problems]).toEqual([]);
  } finally {
    await company.close();
    await seeker.close();
    await Promise.all(profiles.map(removeProfile));
  }
}

async function publish(
  page: Page,
  title: string,
  { campaign, forYouths }: { campaign: boolean; forYouths: boolean },
): Promise<void> {
  await page.getByRole('link', { name: 'Write a job' }).first().click();
  await page.getByRole('radio', { name: campaign ? 'Campaign' : 'Mini job' }).check({ force: true });
  await page.getByLabel('Title').fill(title);
  await page
    .getByLabel('Description')
    .fill('Brot und Kuchen vom Samstag, an der Theke gezeigt und verkauft.');
  await page.getByLabel(/^Pay from/).fill(campaign ? '800' : '15,20');
  // A campaign has no place.
  if (!campaign) {
    await page.getByRole('combobox', { name: 'Place' }).fill('Celle');
    await page.getByLabel(/^Hours a week from/).fill('8');
    await page.getByRole('checkbox', { name: 'Sat', exact: true }).check({ force: true });
    await page.getByRole('button', { name: 'Add shift' }).click();
  }
  await page.getByRole('button', { name: 'Add a question' }).click();
  await page.getByLabel('Question 1').fill('Kannst du samstags um sieben anfangen?');
  await page.getByLabel('Kind of answer').selectOption('Yes or no');
  await page.getByRole('checkbox', { name: 'Needs an answer' }).check();
  if (forYouths) {
    // What an ad has to say before it is open below 18: the branch and the conditions, beside the times.
    await page.getByRole('checkbox', { name: 'Shop or market' }).check({ force: true });
    await page.getByRole('checkbox', { name: 'None of these' }).check({ force: true });
    await expect(page.getByText(/^From 1[56] on/)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
  await expect(page.getByText(title).first()).toBeVisible();
}

async function applyWithCv(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Your application' });
  await sheet.getByLabel('A few words to them').fill('Ich stehe gern früh auf.');
  await sheet.getByText('Yes', { exact: true }).click();
  const cv = new PDFDocument();
  const whole = buffer(cv);
  cv.text('Zwei Jahre an der Theke').end();
  await choose(sheet.getByRole('button', { name: 'Add files' }), {
    name: 'Lebenslauf.pdf',
    mimeType: 'application/pdf',
    buffer: await whole,
  });
  await expect(sheet.getByText('Lebenslauf.pdf', { exact: true })).toBeVisible();
  await sheet.getByRole('button', { name: 'Send application' }).click();
  await expect(sheet).toBeHidden();
}

async function openApplicant(page: Page, origin: string, name: string): Promise<void> {
  await page.goto(`${origin}/pwa/company?view=applicants`);
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function inLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
  await page.reload();
}

type Colleague = { first: string; last: string; email: string };

/** A colleague joins the owner's company by the link in their mail, at the server itself. */
export async function addColleague(
  server: RunningServer,
  owner: Account,
  who: Colleague,
  rights: { position: string; canSign?: boolean; canChat?: boolean },
): Promise<void> {
  const { origin } = server;
  await registerAt(origin, 'company', { ...who, born: '1985-03-02', password: PASSWORD });
  const colleague = await confirmed(origin, { email: who.email, password: PASSWORD });
  await endSetup(colleague);
  const companyId = (await owner.api('user.get', { userId: owner.uid }))._linkedCompanyId ?? '';
  await owner.api('company.invite', {
    companyId,
    _senderId: owner.uid,
    _receiverMail: who.email,
    ...rights,
  });
  const link = await mailedLink(server, who.email, 'accept-invite');
  const token = new URLSearchParams(link.split('?')[1]).get('token') ?? '';
  await colleague.api('company.accept-invite', { companyId, token });
}

/** A colleague who may sign joins the founder's company, and from now on two of them sign. */
export async function addSecondSigner(
  { server, w, company, founderMail }: Story,
  who: Colleague,
): Promise<void> {
  const { origin } = server;
  const owner = await signInAs(origin, founderMail, PASSWORD);
  await addColleague(server, owner, who, { position: 'Filialleitung', canSign: true });
  // That two sign is said on the screen, after they are two.
  const { page } = company;
  await page.goto(`${origin}/pwa/company/team`);
  await page.getByRole('checkbox', { name: w.two }).click();
  await expect(page.getByRole('checkbox', { name: w.two })).toBeChecked();
}

/** The company suggests an appointment in the conversation, and it is taken. */
export async function meet({ server, language, company, seeker, applicant }: Story): Promise<void> {
  const words = APPOINTMENT_WORDS.find((one) => one.language === language);
  if (!words) throw new Error(`no words in ${language}`);
  const what = 'Rundgang im Laden';
  for (const { page } of [company, seeker]) await page.goto(`${server.origin}/pwa/chat`);
  await company.page.getByRole('button', { name: applicant }).first().click();
  await suggest(company.page, words, { what, times: [inDays(3, '16:30')] });
  await seeker.page
    .getByRole('button', { name: /^Backstuben/ })
    .first()
    .click();
  await appointmentCard(seeker.page, what).getByRole('button', { name: words.choose }).click();
  await expect(appointmentCard(company.page, what).getByText(words.chosenBy)).toBeVisible();
}

/**
 * The company writes an offer to the applicant, and signs it.
 * @param more fills in what this kind of offer has besides
 */
export async function makeOffer(
  { server, w, company: { page }, founder, applicant }: Story,
  more: (page: Page) => Promise<void>,
): Promise<void> {
  await openApplicant(page, server.origin, applicant);
  await writeOffer(page, w, founder, more);
}

/** The same, where the applicant is open already. */
export async function writeOffer(
  page: Page,
  w: Words,
  founder: string,
  more: (page: Page) => Promise<void>,
): Promise<void> {
  await page.getByRole('link', { name: w.make }).click();
  await more(page);
  await page.getByLabel(w.words).fill('Das Gespräch hat uns gefallen.');
  // What is written is in the letter beside it at once.
  const letter = page.getByRole('complementary').filter({ hasText: 'Das Gespräch hat uns gefallen.' });
  await expect(letter).toBeVisible();
  await page.getByRole('button', { name: w.sign }).click();
  const sheet = page.getByRole('dialog');
  // Of somebody below 18 the duties of who employs them are ticked one by one.
  for (const duty of await sheet.getByRole('checkbox').all()) await duty.check();
  await sheet.getByLabel(w.name).fill(founder);
  await sheet.getByRole('button', { name: w.sign }).click();
  await expect(page.getByText(w.notOpened)).toBeVisible();
}

/** Hours of a job: what the ad says of its pay stands there already. */
export async function hoursOf(page: Page, w: Words): Promise<void> {
  await expect(page.getByLabel(w.pay)).toHaveValue(/15[.,]20/);
  await page.getByLabel(w.when).fill('samstags, 7 bis 15 Uhr');
}

/** The seeker opens the offer from their applications. */
export async function openOffer({ server, w, seeker: { page } }: Story): Promise<void> {
  await page.goto(`${server.origin}/pwa/user?view=applications`);
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('link', { name: w.read }).first().click();
}

/** The seeker asks for another pay in a tunnel; their list says whose turn it is, and the company agrees and signs. */
export async function counter(story: Story, pay: string): Promise<void> {
  await askForPay(story, pay);
  await agree(story);
}

/** The seeker asks for another pay in a tunnel; their list says whose turn it is. They end on the letter. */
export async function askForPay(
  { server, w, seeker: { page, context } }: Pick<Story, 'server' | 'w' | 'seeker'>,
  pay: string,
): Promise<void> {
  await expect(page.getByText('Das Gespräch hat uns gefallen.')).toBeVisible();
  const letter = page.url();
  await context.setOffline(true);
  await page.getByRole('button', { name: w.change }).click();
  await page.getByLabel(w.pay).fill(pay);
  await page.getByRole('button', { name: w.send }).click();
  await expect(page.getByText(w.saved)).toBeVisible();
  await context.setOffline(false);
  await page.goto(`${server.origin}/pwa/user?view=applications`);
  await expect(page.getByText(w.wished).first()).toBeVisible();
  await page.goto(letter);
}

/** Somebody of the company, who has the offer open, agrees to the seeker's wishes and signs. */
export async function agree({
  w,
  company,
  seeker,
  founder,
}: Pick<Story, 'w' | 'company' | 'seeker' | 'founder'>): Promise<void> {
  await expect(company.page.getByText(w.theirWish, { exact: true }).first()).toBeVisible();
  await company.page.getByRole('button', { name: w.agree }).click();
  const sheet = company.page.getByRole('dialog');
  await sheet.getByLabel(w.name).fill(founder);
  await sheet.getByRole('button', { name: w.agree }).click();
  await expect(seeker.page.getByText(w.agrees)).toBeVisible();
}

/**
 * The seeker says yes in a tunnel.
 * @param words of the two buttons, where the contract is not made by them
 */
export async function sayYes(
  { w, seeker: { page, context }, applicant }: Story,
  words: { yes: string; bindingly: string } = w,
): Promise<void> {
  await context.setOffline(true);
  await page.getByRole('button', { name: words.yes }).click();
  await page.getByLabel(w.name).fill(applicant);
  await page.getByRole('button', { name: words.bindingly }).click();
  // Nothing counts before it has arrived, and the screen says so.
  await expect(page.getByRole('heading', { name: w.here })).toBeVisible();
  await expect(page.getByRole('heading', { name: w.word })).toHaveCount(0);
  await context.setOffline(false);
}

/** Both have signed: the paper is loaded, and its number is that of the letter. Answers what the paper says. */
export async function checkPaper({ w, company, seeker: { page } }: Story): Promise<string> {
  const yes = page.getByRole('dialog', { name: w.word });
  await expect(yes).toBeVisible();
  const paper = pdfText(await saved(yes.getByRole('button', { name: w.pdf }))).replace(/\s+/g, ' ');
  const hash = /SHA-256\s*([0-9a-f]{64})/.exec(paper)?.[1];
  expect(hash).toBeDefined();
  await yes.getByRole('button', { name: w.letter }).click();
  await page.getByRole('button', { name: w.menu }).click();
  await page.getByRole('menuitem', { name: w.check }).click();
  await page.getByLabel(w.number).fill(hash as string);
  await expect(page.getByText(w.same)).toBeVisible();

  await expect(company.page.getByText(w.both)).toBeVisible();
  await expect(company.page.getByText(w.hired).first()).toBeVisible();
  return paper;
}
