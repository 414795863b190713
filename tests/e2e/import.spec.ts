import { expect, type Page, test } from '@playwright/test';
import { createCompany, register, untilWorkerReady } from './acts.ts';
import { saved } from './carried-files.ts';
import { signInAs } from './chaos/api.ts';
import { DESK } from './person.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';

/** A company brings the jobs it has in a table. */

const server = oneServer();
const OWNER = {
  first: 'Ute',
  last: 'Brandt',
  born: '1979-03-02',
  email: 'ute@example.org',
  password: 'lang genug 7',
};
const HEAD =
  'Stellenbezeichnung;Ort;Std_Wo;Gehalt_von;Gehalt_bis;Einheit;Start;Ansprechpartner;Beschreibung;Kz';
const TEXT = 'Du arbeitest im Team und wirst gut eingearbeitet.';
const ROWS = [
  `Küchenhilfe Mittag;04109 Leipzig;20;14,50;16,00;Std.;01.12.2026;Hr. Aksoy;${TEXT};KH-1`,
  `Aushilfe Kasse;Kassel;12;12,50;14,00;Std.;;Hr. Aksoy;${TEXT};KA-1`,
  `Koch / Köchin;Leibzig;38;17;19;Std.;;Hr. Aksoy;${TEXT};KO-1`,
  `Azubi Verkauf;Rostock;40;;;Std.;;Hr. Aksoy;${TEXT};AZ-1`,
  `Küchenhilfe Mittag;04109 Leipzig;20;14,50;16,00;Std.;01.12.2026;Hr. Aksoy;${TEXT};KH-1`,
  `=HYPERLINK("https://example.org");Celle;20;15;15;Std.;;Hr. Aksoy;kurz;X-1`,
];
const table = (rows: readonly string[]) => ({
  name: 'stellen.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${HEAD}\n${rows.join('\n')}\n`, 'latin1'),
});

const row = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Rows' }).getByRole('listitem').filter({ hasText: title }).first();

test('import.1 import.2 import.3 import.4 import.5 a table is read on the device, mended row by row, saved without network, and imported again without a double', {
  tag: '@long',
}, async () => {
  await withPerson(
    async ({ page, context }) => {
      await register(page, server().origin, 'company', OWNER);
      await createCompany(page, 'DE136695976', 'Leuchtfeuer Nord GmbH');
      await untilWorkerReady(page);
      const { api, uid } = await signInAs(server().origin, OWNER.email, OWNER.password);
      const companyId = (await api('user.get', { userId: uid }))._linkedCompanyId as string;
      const jobs = async () => (await api('job.of-company', { companyId, limit: 100 })).items;

      await page.goto(`${server().origin}/pwa/company?view=jobs`);
      await page.getByRole('link', { name: 'Import jobs' }).click();
      const input = page.locator('input[type=file]');
      await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
      await pictures(page, 'import-choose');
      await input.setInputFiles({
        name: 'alt.xls',
        mimeType: '',
        buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0]),
      });
      await expect(page.getByRole('alert')).toContainText('save it as .xlsx');
      await pictures(page, 'import-trouble');

      await input.setInputFiles(table(ROWS));
      await expect(page.getByRole('button', { name: '1 good' })).toBeVisible();
      await expect(row(page, 'Koch / Köchin')).toContainText('The place “Leibzig” is not known.');
      await pictures(page, 'import-rows');
      await row(page, 'Koch / Köchin').getByRole('button', { name: 'Leipzig', exact: true }).click();
      await row(page, 'Aushilfe Kasse').getByRole('button', { name: 'Insert' }).click();
      await expect(page.getByRole('button', { name: '3 good' })).toBeVisible();
      await page.getByLabel('Save the incomplete one as a draft as well').check();

      await context.setOffline(true);
      await page.getByRole('button', { name: 'Save 4 jobs' }).click();
      await expect(page.getByText('4 new drafts')).toBeVisible();
      await expect(page.getByText('2 left out')).toBeVisible();
      await pictures(page, 'import-done');
      const csv = String(await saved(page.getByRole('button', { name: 'Save as CSV' })));
      expect(csv).toContain(`"'=HYPERLINK(""https://example.org"")"`);
      await context.setOffline(false);
      await expect.poll(async () => (await jobs()).length).toBe(4);
      expect((await jobs()).map(({ status }) => status)).toEqual(['draft', 'draft', 'draft', 'draft']);

      await page.getByRole('main').getByRole('button', { name: 'Another file' }).click();
      await input.setInputFiles(table(ROWS.map((line) => line.replace('14,50;16,00', '15;17'))));
      await expect(row(page, 'Küchenhilfe Mittag')).toContainText('changes');
      await expect(page.getByRole('button', { name: '1 good' })).toBeVisible();
      await page.getByLabel('Publish one complete job at once').check();
      await page.getByRole('button', { name: 'Save one job' }).click();
      await expect(page.getByText('One job changed')).toBeVisible();
      await expect(page.getByText('3 were there already')).toBeVisible();
      await expect.poll(async () => (await jobs()).map(({ pay }) => pay?.min)).toContain(1500);
      expect(await jobs()).toHaveLength(4);
    },
    { viewport: DESK },
  );
});
