import { expect, test } from '@playwright/test';
import { register, untilWorkerReady, writeJob } from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { pictures } from './pictures.ts';
import { serverWithStaff, withPerson } from './running.ts';

/** Who has no VAT number (L25): who they are is shown another way, and their first job waits for that alone. */

const { server, withStaff } = serverWithStaff();
const password = 'lang genug 7';
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n',
);

test('companycreate.1 companycreate.3 companysettings.8 L25 a club without a VAT number is made, its first job waits, and goes out by itself once staff has looked it up', {
  tag: '@long',
}, async () => {
  const who = { first: 'Wiebke', last: 'Thode', born: '1979-02-03', email: 'wiebke@example.org', password };
  await withPerson(async ({ page }) => {
    await register(page, server().origin, 'company', who);
    const kind = (name: string) => page.getByRole('radio', { name }).check({ force: true });
    await kind('Private household');
    await expect(page.getByLabel('Your first and last name')).toBeVisible();
    await pictures(page, 'advertise-household');
    await kind('Business without one');
    await page.getByLabel('Federal state of your tax office').selectOption('BY');
    await page.getByLabel('Tax number').fill('21/815/08150');
    await page.getByRole('button', { name: 'Create company' }).click();
    await expect(page.getByLabel('Tax number')).toHaveAccessibleDescription(
      /not a tax number of this federal state/,
    );
    await kind('Club or association');
    await page.getByLabel('Court of the register').fill('Amtsgericht Lüneburg');
    await page.getByLabel('Number in the register').fill('VR 200123');
    await page.getByLabel('Legal name').fill('TSV Thode e. V.');
    await page.getByLabel('I may act for this organisation.').check();
    await pictures(page, 'advertise-club');
    await page.getByRole('button', { name: 'Create company' }).click();
    await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();

    await writeJob(page, 'Übungsleitung Kinderturnen (m/w/d)');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    const { api, uid } = await signInAs(server().origin, who.email, password);
    const { _linkedCompanyId } = await api('user.get', { userId: uid });
    const companyId = _linkedCompanyId as string;
    const states = async () => (await api('job.of-company', { companyId })).items.map(({ status }) => status);
    await expect.poll(states).toEqual(['in_review']);
    await page.goto(`${server().origin}/pwa/company/settings`);
    const steps = page.getByRole('listitem').filter({ hasText: 'we are looking at it' });
    await expect(steps).toHaveAttribute('aria-current', 'step');
    await expect(page.getByText('Club or association · Amtsgericht Lüneburg · VR 200123')).toBeVisible();
    await pictures(page, 'advertise-waiting');

    await withStaff('verify-company', companyId, '--by', 'Ada');
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'we have looked at it' })).toBeVisible();
    expect(await states()).toEqual(['published']);
  });
});

test('companysettings.8 pricing.6 L25 a document is chosen without network, handed in later, a refusal says what is missing, and no plan is sold to a household', {
  tag: '@long',
}, async () => {
  const who = { first: 'Anna', last: 'Kern', born: '1984-02-03', email: 'anna.kern@example.org', password };
  await withPerson(async ({ page, context }) => {
    await register(page, server().origin, 'company', who);
    await page.getByRole('radio', { name: 'Private household' }).check({ force: true });
    await page.getByLabel('Street and number').fill('Am Markt 1');
    await page.getByLabel('Postcode').fill('29221');
    await page.getByLabel('Town').fill('Celle');
    await page.getByLabel('Your first and last name').fill('Anna Kern');
    await page.getByLabel('I hire for my own household.').check();
    await page.getByRole('button', { name: 'Create company' }).click();
    await expect(page.getByRole('heading', { name: 'Show who you are' })).toBeVisible();
    await pictures(page, 'advertise-ask');
    await page.getByRole('link', { name: 'Hand in a document' }).click();
    await expect(page.getByText('Private household · Am Markt 1 · 29221 Celle')).toBeVisible();
    await untilWorkerReady(page);
    await context.setOffline(true);
    const letter = { name: 'Brief.pdf', mimeType: 'application/pdf', buffer: PDF };
    await page.locator('input[aria-label="Choose a document"]').setInputFiles(letter);
    await expect(page.getByText('Brief.pdf')).toBeVisible();
    await pictures(page, 'advertise-document');
    await page.getByRole('button', { name: 'Hand in', exact: true }).click();
    await expect(page.getByText('document on this device, not sent yet').first()).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('we are looking at it').first()).toBeVisible();
    const { api, uid } = await signInAs(server().origin, who.email, password);
    const { _linkedCompanyId } = await api('user.get', { userId: uid });
    const companyId = _linkedCompanyId as string;
    const read = async () => {
      const company = await api('company.get', { companyId });
      return 'registration' in company ? company.registration?.state : undefined;
    };
    await expect.poll(read).toBe('waiting');
    const reason = 'Auf dem Brief fehlt die Adresse.';
    await withStaff('verifications', 'refuse', companyId, '--reason', reason, '--by', 'Ada');
    await page.reload();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Choose a document' })).toBeVisible();
    await pictures(page, 'advertise-refused');
    for (const place of ['pricing', 'payment']) {
      await page.goto(`${server().origin}/pwa/company/${place}`);
      await expect(page.getByText('As a private household you advertise for free.')).toBeVisible();
      await expect(page.getByText('One mini job can be live at a time.')).toBeVisible();
      await expect(page.getByRole('link', { name: /^Choose/ })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Billing data' })).toHaveCount(0);
      await pictures(page, `household-${place}`);
    }
  });
});
