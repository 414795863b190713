import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { untilShown, untilWorkerReady } from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { confirmMail } from './confirm-mail.ts';
import { PHONE } from './person.ts';
import { plainEnglish } from './plain-english.ts';
import { oneServer, withPerson } from './running.ts';

/** A language that is read from the right, covers people and not companies, and is on a device once it was chosen. */

const server = oneServer();
const WHO = { first: 'Lina', last: 'Haddad', email: 'lina@example.org', password: 'lang genug 7' };

/** In Arabic, from the right, nothing cut, no word of the interface in English. */
async function isArabic(page: Page, name: string): Promise<void> {
  await untilShown(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await plainEnglish(page), name).toEqual([]);
  if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, `${name}.png`) });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide, `${name} is wider than its screen`).toBeLessThanOrEqual(0);
}

const next = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function registerInArabic(page: Page): Promise<void> {
  await page.goto(server().origin);
  await isArabic(page, 'home');
  await page.goto(`${server().origin}/login`);
  await isArabic(page, 'login');
  await page.goto(`${server().origin}/register?mode=user`);
  await isArabic(page, 'register');
  await page.getByLabel('البريد الإلكتروني', { exact: true }).fill(WHO.email);
  await page.getByLabel('كلمة المرور', { exact: true }).fill(WHO.password);
  await page.getByLabel('الاسم الأول').fill(WHO.first);
  await page.getByLabel('اسم العائلة').fill(WHO.last);
  await page.getByLabel('تاريخ الميلاد').fill('1998-04-02');
  await next(page, 'إنشاء الحساب');
  await page.waitForURL(/\/setup/);
  await expect(page.getByRole('heading', { level: 1, name: 'مرحبًا، Lina' })).toBeVisible();
  await isArabic(page, 'setup-1');
  await next(page, 'متابعة');
  for (const step of ['أين تريد العمل؟', 'عمّ تبحث؟', 'الإشعارات']) {
    await expect(page.getByRole('heading', { level: 1, name: step })).toBeVisible();
    await isArabic(page, `setup-${step}`);
    await next(page, 'تخطي هذه الخطوة');
  }
  await isArabic(page, 'setup-5');
  await next(page, 'إنهاء الإعداد');
  await page.waitForURL(/\/pwa$/);
}

test('home.6 setup.1 user.6 chat.2 a day in Arabic on a phone: register, look for work, apply without network, talk', async () => {
  await withPerson(
    async ({ page, context }) => {
      const { origin, password } = server();
      await page.setViewportSize(PHONE);
      await registerInArabic(page);
      await confirmMail(origin, WHO.email);
      await expect(page.getByText(/(\d+) من \1 وظيفة على هذا الجهاز/)).toBeVisible();
      await untilWorkerReady(page);
      await isArabic(page, 'market');

      const company = await signInAs(origin, 'company@example.org', password);
      const { _linkedCompanyId } = await company.api('user.get', { userId: company.uid });
      const { items } = await company.api('job.of-company', {
        companyId: _linkedCompanyId as string,
        status: 'published',
      });
      const jobId = items[0]?._id ?? '';
      await page.goto(`${origin}/pwa/${jobId}`);
      await expect(page.locator('.action-bar')).toBeVisible();
      await untilShown(page);
      if (process.env.PICTURES)
        await page.screenshot({ path: join(process.env.PICTURES, 'job.png'), fullPage: true });

      await context.setOffline(true);
      await page.getByRole('button', { name: 'التقديم', exact: true }).click();
      const sheet = page.getByRole('dialog', { name: 'طلبك' });
      await sheet.getByLabel('كلمات قليلة إلى الشركة').fill('يمكنني البدء يوم الاثنين. Mo bis Fr, ab 8 Uhr.');
      if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, 'apply.png') });
      await sheet.getByRole('button', { name: 'إرسال الطلب' }).click();
      await expect(page.getByText('محفوظ هنا. يُرسل عند عودة الإنترنت.').first()).toBeVisible();

      // The texts are on this device, and nothing of them comes by the network.
      await page.goto(`${origin}/pwa/user?view=applications`);
      await isArabic(page, 'applications-offline');
      await page.goto(`${origin}/pwa/user`);
      await isArabic(page, 'me-offline');
      await page.goto(`${origin}/pwa/user/settings`);
      await isArabic(page, 'settings-offline');
      await context.setOffline(false);

      const seeker = await signInAs(origin, WHO.email, WHO.password);
      const applied = async () => (await seeker.api('application.list', { _userId: seeker.uid })).items[0];
      await expect.poll(applied).toBeTruthy();
      const application = await applied();
      await company.api('application.accept', { _applicationId: application?._id ?? '', from: 'submitted' });
      await page.goto(`${origin}/pwa/chat?conversation=${application?._conversationId}`);
      await page.getByRole('textbox', { name: /^رسالتك إلى/ }).fill('شكرًا! رقمي: +49 151 23456789');
      await next(page, 'إرسال');
      await expect(page.getByRole('log').getByText('شكرًا!')).toBeVisible();
      await isArabic(page, 'chat');
      await page.goto(`${origin}/pwa/chat`);
      await isArabic(page, 'chats');
    },
    { locale: 'ar-AE' },
  );
});

test('usersettings.2 Arabic is chosen with the network, and without it the page says that it is not here', async () => {
  await withPerson(async ({ page, context }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`${server().origin}/login`);
    await untilShown(page);
    await untilWorkerReady(page);
    const choose = async (name: string) => {
      await page.locator('header button[aria-haspopup]').first().click();
      await page.getByRole('menuitemradio', { name }).click();
    };
    await context.setOffline(true);
    await choose('العربية');
    await expect(page.getByText('This language is not on this device yet')).toBeVisible();
    await choose('Deutsch');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
    await context.setOffline(false);
    await choose('العربية');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await context.setOffline(true);
    await page.reload();
    await isArabic(page, 'login-offline');
  });
});
