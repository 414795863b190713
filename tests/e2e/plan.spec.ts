import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { sql } from 'kysely';
import { formatDeadline } from '../../src/i18n/dates.ts';
import { staff } from '../harness/cli.ts';
import { type DataDir, newHostedSampleDir } from '../harness/data-dir.ts';
import { openDatabaseOf } from '../harness/databases.ts';
import type { Line } from '../harness/line.ts';
import type { RunningServer } from '../harness/server.ts';
import { createCompany, register, signIn, untilKept, untilWorkerReady } from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { lineHere, startHere, visitedProfile } from './installed.ts';
import { mailedLink } from './mailed.ts';
import { DESK, openPerson, type Person, removeProfile } from './person.ts';
import { withPerson } from './running.ts';

/** An owner from the free plan to the end of a paid one (pricing.1 - payment.7). */

const OWNER = {
  first: 'Ute',
  last: 'Brandt',
  born: '1979-03-02',
  email: 'ute@example.org',
  password: 'lang genug 7',
};
const MEMBER = {
  first: 'Ida',
  last: 'Holm',
  born: '1990-05-04',
  email: 'ida@example.org',
  password: 'lang genug 8',
};
const CREATE = '/api/subscription/create';
const READS = /^\/api\/(?:subscription\/(?:customer|entitlement)|company\/customer)\//;

let folder: DataDir;
let server: RunningServer;
let line: Line;
let profile: string;
let owner: Person;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  folder = await newHostedSampleDir();
  server = await startHere(folder.dataDir);
  line = await lineHere(server.origin);
  profile = await visitedProfile();
  owner = await openPerson({ profile, viewport: DESK });
  await register(owner.page, line.origin, 'company', OWNER);
  await createCompany(owner.page, 'DE136695976', 'Leuchtfeuer Nord GmbH');
  await untilWorkerReady(owner.page);
});
test.afterAll(async () => {
  await owner?.close();
  await line?.close();
  await server?.stop();
  await folder?.remove();
  if (profile) removeProfile(profile);
});
test.afterEach(() => {
  line.act(() => 'pass');
  expect(owner.problems).toEqual([]);
});

/** What the server has booked for the company. */
async function booked() {
  const { api, uid } = await signInAs(server.origin, OWNER.email, OWNER.password);
  const { _linkedCompanyId } = await api('user.get', { userId: uid });
  const customer = await api('customer.get', { companyId: _linkedCompanyId as string });
  return api('subscription.of-customer', { customerId: customer?._id ?? '' });
}

const plan = (page: Page, name: string) => page.getByRole('article', { name, exact: false });
const yourPlan = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Your plan' }) });

async function toPlans(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Plan', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Plans', level: 1 })).toBeVisible();
}

test('pricing.1, pricing.3, pricing.4, pricing.5 an owner compares plans: net, VAT, limits, nothing chosen beforehand, and how it ends', async () => {
  const { page } = owner;
  await toPlans(page);
  await expect(plan(page, 'Free')).toContainText('Your plan');
  await expect(plan(page, 'Free')).toContainText('€0');
  const team = plan(page, 'Team');
  await expect(team).toContainText('€99 a month, plus VAT');
  await expect(team).toContainText('€117.81 with 19 % VAT (€18.81)');
  await expect(team).toContainText('10 live jobs at a time');
  await expect(team).toContainText('15 members');
  await expect(page.getByRole('radio', { name: 'monthly' })).toBeChecked();
  await page.getByText('yearly', { exact: true }).click();
  await expect(team).toContainText('€990 a year, plus VAT');
  await expect(team).toContainText('comes to €82.50 a month');
  await page.getByText('monthly', { exact: true }).click();
  // No plan is louder than another.
  const ways = page.getByRole('link', { name: /^Choose / });
  const looks = await ways.evaluateAll((links) => links.map(({ className }) => className));
  expect(looks).toHaveLength(3);
  expect(new Set(looks).size).toBe(1);
  // How one gets out is answered before anything is booked.
  const ending = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Cancelling' }) });
  await expect(ending.getByRole('heading', { level: 3 })).toHaveText([
    'How do I cancel?',
    'What happens after that?',
    'Can I end it at once?',
    'What does the trial cost?',
    'Can I change the plan?',
    'What about VAT?',
  ]);
  await expect(ending).toContainText('The button names the day: the end of the period that is paid for.');
});

test('payment.1 billing data come first, are checked here, and outlive a reload', async () => {
  const { page } = owner;
  await page.getByRole('link', { name: 'Choose Team' }).click();
  await expect(page).toHaveURL(/price=team-monthly/);
  await expect(page.getByLabel('Name on the bill')).toHaveValue('Leuchtfeuer Nord GmbH');
  await page.getByLabel('Street and number').fill('Am Strande 3');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await page.getByRole('alert').getByRole('button', { name: 'Enter the postcode.' }).click();
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await page.keyboard.type('18055');
  await page.getByLabel('Town').fill('Rostock');
  await untilKept(page, 'billing:', 'Rostock');
  await page.reload();
  await expect(page.getByLabel('Postcode')).toHaveValue('18055');
  await page.getByRole('button', { name: 'Save and go on' }).click();
  await expect(page.getByRole('heading', { name: 'Book Team' })).toBeVisible();
  await expect(page.getByLabel('Street and number')).toHaveValue('Am Strande 3');
});

test('payment.7 a double click and a lost answer book once, under one key', async () => {
  const { page } = owner;
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(CREATE)) keys.push(request.headers()['idempotency-key']);
  });
  await page.getByRole('button', { name: 'Begin the trial' }).click();
  await expect(page.getByText('Confirm this to go on. Plans are for businesses only.')).toBeVisible();
  await page.getByLabel('I book as a business, for this company.').check();
  // The booking arrives and nothing comes back; nor can the page look what has become of it.
  const cut = line.reached('lose-answer');
  line.act((_, path) => (path === CREATE ? 'lose-answer' : READS.test(path) ? 'refuse' : 'pass'));
  await page.getByRole('button', { name: 'Begin the trial' }).dblclick();
  await cut;
  await expect(page.getByText('There was no answer.')).toBeVisible();
  expect(keys).toHaveLength(1);
  const gone = page.waitForResponse((response) => response.url().endsWith(CREATE));
  line.act((_, path) => (READS.test(path) ? 'refuse' : 'pass'));
  await page.getByRole('button', { name: 'Begin the trial' }).click();
  expect((await gone).headers()['idempotency-replayed']).toBe('true');
  line.act(() => 'pass');
  await expect(yourPlan(page)).toContainText('Free trial until');
  expect(new Set(keys).size).toBe(1);
  expect(await booked()).toHaveLength(1);
});

test('pricing.2, payment.2 the booked plan is marked, its next bill has a day and a sum', async () => {
  const { page } = owner;
  await expect(yourPlan(page)).toContainText('€99 a month, plus VAT');
  await expect(yourPlan(page)).toContainText('€117.81 with 19 % VAT');
  await expect(yourPlan(page)).toContainText('bank transfer');
  await toPlans(page);
  await expect(plan(page, 'Team')).toContainText('Your plan');
  await expect(plan(page, 'Free')).toContainText('You are back on it after cancelling.');
  await expect(page.getByRole('complementary').or(page.locator('.rail'))).toContainText('0 of 10');
});

test('payment.5 it is cancelled for a named day with one click, and taken back with another', {
  tag: ['@cancel-plan:owner'],
}, async () => {
  const { page } = owner;
  await page.getByRole('link', { name: 'Billing' }).first().click();
  const [subscription] = await booked();
  const day = formatDeadline('en-US', String(subscription?.trial_end));
  await page.getByRole('button', { name: `Cancel as of ${day}` }).click();
  await expect(yourPlan(page)).toContainText(
    `Cancelled. The trial runs until ${day}, and no bill is written.`,
  );
  expect((await booked())[0]?.cancel_at_period_end).toBe(true);
  await page.getByRole('button', { name: 'Keep the plan' }).click();
  await expect(page.getByRole('button', { name: `Cancel as of ${day}` })).toBeVisible();
  expect((await booked())[0]?.cancel_at_period_end).toBe(false);
});

test('payment.5 it is ended at once only after its consequences were read', async () => {
  const { page } = owner;
  await page.getByRole('button', { name: 'End it at once' }).click();
  const sheet = page.getByRole('dialog', { name: 'End Team at once' });
  await expect(sheet).toContainText('You are on the free plan then.');
  await sheet.getByRole('button', { name: 'End it now' }).click();
  await expect(sheet).toBeHidden();
  await expect(yourPlan(page)).toContainText('Nothing is booked');
  expect((await booked()).map(({ status }) => status)).toEqual(['canceled']);
});

test('payment.3 a plan without a trial writes a bill, and its PDF comes with the sign-in, not by its address', async () => {
  const { page } = owner;
  await page.getByRole('link', { name: 'Choose a plan' }).click();
  await page.getByRole('link', { name: 'Choose Starter' }).click();
  await expect(page.getByText('It begins at once. The first bill comes now')).toBeVisible();
  await page.getByLabel('I book as a business, for this company.').check();
  await page.getByRole('button', { name: 'Book and pay' }).click();
  const toPay = page.locator('section', { has: page.getByRole('heading', { name: 'To pay' }) });
  await expect(toPay).toContainText('€46.41');
  await expect(toPay).toContainText(/R\d{4}-000001/);
  await expect(toPay).toContainText(/IBAN\s*DE\d\d \d{4}/);
  const asked = page.waitForRequest((request) => request.url().includes('/api/customer/invoice/'));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /^PDF of R/ })
      .first()
      .click(),
  ]);
  const request = await asked;
  expect(request.url()).not.toMatch(/[?&]|token/);
  expect((await request.allHeaders()).authorization).toMatch(/^Bearer /);
  expect(download.suggestedFilename()).toMatch(/^R\d{4}-000001\.pdf$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('payment.4 a change shows its sum before it is confirmed, and bills that sum', async () => {
  const { page } = owner;
  await page.getByRole('link', { name: 'Change the plan' }).click();
  await page.getByText('yearly', { exact: true }).click();
  await page.getByRole('link', { name: 'Choose Team' }).click();
  const sum = page.getByRole('table', { name: 'What the change costs now' });
  await expect(sum).toContainText(/Starter: time that is paid for, until .*-€3[89]/);
  const total =
    (await sum.getByRole('row', { name: /^To pay now/ }).textContent())?.replace('To pay now', '') ?? '';
  expect(total).toMatch(/^€1,13\d\.\d\d$/);
  expect((await booked())[0]?.items[0]?.price.id).toBe('starter-monthly');
  await page.getByRole('button', { name: 'Change to Team' }).click();
  await expect(yourPlan(page)).toContainText('€990 a year, plus VAT');
  expect((await booked())[0]?.items[0]?.price.id).toBe('team-yearly');
  const bill = page.getByRole('list', { name: 'Bills' }).getByRole('listitem').first();
  // The list is read again once the change is answered.
  await expect(bill).toContainText(/€1,1\d\d/);
  // To the second of confirming, so a few cents may lie between.
  const cents = (text: string) => Number(text.replace(/[^\d]/g, ''));
  const billed = /€[\d,.]+/.exec((await bill.textContent()) ?? '')?.[0] ?? '';
  expect(Math.abs(cents(billed) - cents(total))).toBeLessThan(10);
});

test('payment.6 without network the last state is shown with its time, and buttons say why they wait', async () => {
  const { page, context } = owner;
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline', { exact: true })).toBeVisible();
  await expect(page.getByText(/As of \d+:\d\d/).first()).toBeVisible();
  await expect(yourPlan(page)).toContainText('€990 a year');
  const cancel = page.getByRole('button', { name: /^Cancel as of/ });
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await expect(cancel).toHaveAccessibleDescription('You are offline. This waits for the network.');
  await cancel.click({ force: true });
  await toPlans(page);
  await expect(plan(page, 'Team')).toContainText('Your plan');
  await expect(page.getByText(/As of \d+:\d\d/).first()).toBeVisible();
  await page.goBack();
  await context.setOffline(false);
  // By itself, once the line is back.
  await expect(page.getByText('You are offline', { exact: true })).toBeHidden();
  await expect(cancel).not.toHaveAttribute('aria-disabled', 'true');
  expect((await booked())[0]?.cancel_at_period_end).toBe(false);
});

test('payment.6 a page that was never read here says that it needs the network once', async () => {
  await withPerson(
    async ({ page, context }) => {
      await signIn(page, line.origin, OWNER.email, OWNER.password);
      await expect(page.getByRole('link', { name: 'Plan', exact: true })).toBeVisible();
      await untilWorkerReady(page);
      await context.setOffline(true);
      await page.goto(`${line.origin}/pwa/company/payment`);
      await expect(page.getByText('This needs the network once')).toBeVisible();
      await context.setOffline(false);
      await expect(yourPlan(page)).toContainText('€990 a year');
    },
    { viewport: DESK },
  );
});

test('pricing.2, payment.1 a member sees the plans and who decides, and no way to book', async () => {
  const { api, uid } = await signInAs(server.origin, OWNER.email, OWNER.password);
  const { _linkedCompanyId } = await api('user.get', { userId: uid });
  const companyId = _linkedCompanyId as string;
  await api('company.invite', { companyId, _senderId: uid, _receiverMail: MEMBER.email });
  await withPerson(
    async ({ page }) => {
      await register(page, line.origin, 'company', MEMBER);
      const link = await mailedLink(server, MEMBER.email, 'accept-invite');
      const token = new URL(link, line.origin).searchParams.get('token') ?? '';
      const member = await signInAs(server.origin, MEMBER.email, MEMBER.password);
      await member.api('company.accept-invite', { companyId, token });
      // The pull that brings the company also opens its pages.
      const session = () => page.evaluate(() => JSON.stringify({ ...localStorage }));
      await expect.poll(session, { timeout: 40_000 }).toContain(companyId);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(`${line.origin}/pwa/company/pricing`);
      await expect(plan(page, 'Team')).toContainText('Your plan');
      await expect(page.getByText('Ask Ute Brandt.')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Choose / })).toHaveCount(0);
      await page.goto(`${line.origin}/pwa/company/payment`);
      await expect(page.getByText('Ask Ute Brandt.')).toBeVisible();
      await expect(page.locator('main').getByRole('button')).toHaveCount(0);
      expect(asked.filter((path) => path.startsWith('/api/company/customer'))).toEqual([]);
    },
    { viewport: DESK },
  );
});

test('payment.2 while a bill is overdue it says what still works and until when, and a payment ends that', {
  tag: '@long',
}, async () => {
  const { page } = owner;
  const restarted = async (between: () => Promise<unknown>) => {
    const { port } = server;
    await server.stop();
    await between();
    server = await startHere(folder.dataDir, { PORT: String(port) });
  };
  const DAY = 86_400_000;
  const due = new Date(Date.now() - 3 * DAY);
  await restarted(async () => {
    const { db, close } = await openDatabaseOf(folder.dataDir);
    // An invoice that was issued is never changed; here two weeks have to pass at once.
    await sql`alter table invoice disable trigger invoice_keeps_its_facts`.execute(db);
    await db.updateTable('invoice').set({ due_at: due }).where('status', '=', 'open').execute();
    await sql`alter table invoice enable trigger invoice_keeps_its_facts`.execute(db);
    await close();
  });
  // The server's own clock takes it from there.
  await expect.poll(async () => (await booked())[0]?.status, { timeout: 60_000 }).toBe('past_due');
  await page.goto(`${line.origin}/pwa/company/payment`);
  const until = formatDeadline('en-US', new Date(due.getTime() + 14 * DAY).toISOString());
  await expect(yourPlan(page)).toContainText(`Everything works as before until ${until}.`);
  const bills = page.getByRole('list', { name: 'Bills' });
  await expect(bills.getByText(/^overdue since/)).toHaveCount(2);
  const numbers = await bills.getByText(/^R\d{4}-\d+$/).allTextContents();
  await restarted(async () => {
    for (const number of numbers) await staff(folder.dataDir, 'book-payment', number);
  });
  await page.reload();
  await expect(bills.getByText(/^paid on/)).toHaveCount(2);
  await expect(yourPlan(page)).not.toContainText('overdue');
  expect((await booked())[0]?.status).toBe('active');
});
