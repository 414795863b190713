import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { staff } from '../harness/cli.ts';
import { untilWorkerReady } from './acts.ts';
import { DESK } from './person.ts';
import { oneServer, withoutScripts, withPerson } from './running.ts';
import { stored } from './stored.ts';
import { violationsOn } from './violations.ts';

/** Staff has mended a word before the server starts. */
const server = oneServer({
  before: async (dataDir) => {
    const file = join(dataDir, 'texts.json');
    const texts = { 'sign-in': 'Einloggen', 'email-address': '' };
    await writeFile(file, JSON.stringify({ languageId: 'de_DE', name: 'Deutsch', texts }));
    await staff(dataDir, 'publish-texts', file);
  },
});
const LEGAL = ['imprint', 'privacy', 'terms-of-use', 'parents-letter'];

test('home.2, home.3 a guest sees the newest jobs with pay, searches them, and reads one', async () => {
  await withPerson(async ({ page, context }) => {
    await page.goto(server().origin);
    const jobs = page.getByRole('region', { name: 'Jobs' });
    await expect(jobs.getByRole('article')).toHaveCount(6);
    await expect(jobs.getByRole('status')).toHaveText(/\d+ live jobs/);
    await page.getByRole('searchbox', { name: 'Search jobs' }).fill('Zwölfapfel');
    await expect(jobs.getByRole('status')).toHaveText(/\d+ jobs found/);
    const titles = await jobs.getByRole('article').allTextContents();
    expect(titles.length).toBeGreaterThan(6);
    expect(titles.every((title) => title.includes('Zwölfapfel'))).toBe(true);

    // Without network what was kept is searched, and says so.
    await untilWorkerReady(page);
    await context.setOffline(true);
    await page.getByRole('searchbox', { name: 'Search jobs' }).fill('a');
    await expect(jobs.getByRole('status')).toHaveText('Among the newest on this device');
    await context.setOffline(false);
    await page.getByRole('searchbox', { name: 'Search jobs' }).fill('');
    await jobs.getByRole('article').getByRole('link').first().click();
    await page.waitForURL(/\/jobs\/[0-9a-f-]{36}$/);
    await expect(page.getByRole('link', { name: 'Apply' })).toBeVisible();
    await page.getByRole('link', { name: 'Apply' }).click();
    // Most guests have no account yet; whichever way they go on, they come back to the job (job.9).
    await expect(page).toHaveURL(
      /\/register\?mode=user&to=%2Fpwa%2F[0-9a-f-]{36}%3Fview%3Dapply%26via%3Dweb$/,
    );
  });
});

test('home.1, home.3, home.4, home.5, home.8 on a phone the first job is in sight, more come by a tap, each side reads how it works and what the promise is worth, nothing asks for consent, and creators have a door', async () => {
  await withPerson(
    async ({ page, context }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(server().origin);
      const jobs = page.getByRole('region', { name: 'Jobs' });
      await expect(jobs.getByRole('article')).toHaveCount(6);
      await expect(jobs.getByRole('article').first().getByRole('heading')).toBeInViewport({ ratio: 1 });

      await untilWorkerReady(page);
      await context.setOffline(true);
      await jobs.getByRole('button', { name: 'Weitere Jobs zeigen' }).press('Enter');
      await expect(jobs.getByRole('article')).toHaveCount(18);
      await expect(jobs.getByRole('article').nth(6).getByRole('link')).toBeFocused();
      await context.setOffline(false);

      const how = page.getByRole('region', { name: 'So geht es' });
      for (const side of ['Du suchst Arbeit', 'Du stellst ein'])
        await expect(
          how
            .locator('div')
            .filter({ has: page.getByRole('heading', { name: side }) })
            .getByRole('listitem'),
        ).toHaveCount(3);
      // Before there is enough to count only the promise is told.
      const promise = page.getByRole('heading', {
        name: /^(Die Hälfte hat nach .+ eine Antwort|Bei jedem Job steht, bis wann du eine Antwort hast)\.$/,
      });
      await expect(promise).toBeVisible();
      const measured = (await promise.innerText()).startsWith('Die Hälfte');
      await expect(page.getByText('Von 100 Bewerbungen wurden beantwortet')).toHaveCount(measured ? 1 : 0);
      await expect(jobs.getByRole('article').first().getByRole('img', { name: 'geprüft' })).toBeVisible();
      // No wall, and nothing behind it that would need one.
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Ein Cookie-Banner' })).toBeVisible();
      expect(await context.cookies()).toEqual([]);

      await page.getByRole('link', { name: 'Als Creator' }).click();
      await expect(page).toHaveURL(/\/register\?mode=user/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
    { locale: 'de-DE' },
  );
});

test('imprint.5, webpage.5 legal pages are readable without network, also those that nobody has opened', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page, context }) => {
    await page.goto(server().origin);
    await untilWorkerReady(page);
    // They are fetched one after the other once nobody waits for anything else.
    const kept = async () => {
      const answers = await stored<{ key: string }>(page, 'public', 'answer');
      return answers?.filter(({ key }) => key.startsWith('webpage.get')).length;
    };
    await expect.poll(kept).toBe(LEGAL.length);
    await context.setOffline(true);
    for (const id of LEGAL) {
      await page.goto(`${server().origin}/sites/${id}`);
      await expect(page.getByText('This is the copy on this device.')).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'On this page' })).toBeVisible();
    }
    await page.goto(`${server().origin}/team`);
    await expect(page.getByText('This page was not read on this device before.')).toBeVisible();
    await context.setOffline(false);
    // It asks again by itself.
    await expect(page.getByRole('heading', { name: 'Lale Brandt' })).toBeVisible();
  });
});

test('webpage.3 a page that is not there says so by its path', { tag: '@long' }, async () => {
  await withPerson(async ({ page, problems }) => {
    await page.goto(`${server().origin}/sites/no-such-page`);
    await expect(page.getByText('Page Not Found: /sites/no-such-page')).toBeVisible();
    // The router's note of it, and nothing else.
    for (const problem of problems.splice(0)) expect(problem).toContain('isNotFound: true');
  });
});

/** Path of a job on the market. */
async function somePath(): Promise<string> {
  const map = await (await fetch(`${server().origin}/sitemap-1.xml`)).text();
  return /\/jobs\/[0-9a-f-]{36}/.exec(map)?.[0] as string;
}

test('job.9 without scripts a job is read, handed on, and searched for; language and theme hold from page to page', async () => {
  const path = await somePath();
  await withoutScripts(async (page) => {
    await page.goto(server().origin + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Bewerben' })).toHaveAttribute('href', /^\/register\?/);
    await page.locator('summary').press('Enter');
    await page.getByRole('link', { name: 'Dunkel' }).click();
    await expect(page.locator('html')).toHaveClass('dark');
    await page.locator('summary').press('Enter');
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await page.getByRole('link', { name: 'Share' }).click();
    await expect(page.getByLabel('Address')).toHaveValue(`${server().origin}${path}?via=link`);
    // The home page shows nothing that would wait for scripts, and leads to the jobs.
    await page.goto(server().origin);
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.locator('.skeleton')).toBeHidden();
    await page.getByRole('link', { name: 'Alle Jobs, nach Ort und Art' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Jobs in Deutschland');
    await page.goto(`${server().origin}/jobs?lang=en-US&theme=dark`);
    await page.getByPlaceholder('Job or company').fill('Zwölfapfel');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/jobs? for “Zwölfapfel”/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    await expect(page.locator('html')).toHaveClass('dark');
  });
});

test('job.7 without account and scripts an ad is reported, and its number is told', {
  tag: ['@report-without-account:guest', '@long'],
}, async () => {
  const path = await somePath();
  await withoutScripts(async (page) => {
    await page.goto(server().origin + path);
    await page.getByRole('link', { name: 'Anzeige melden' }).click();
    await page.getByRole('button', { name: 'Meldung senden' }).click();
    await expect(page.getByRole('alert')).toContainText('Die Meldung ist noch nicht gesendet');
    await page.getByText('Es wird Geld verlangt').click();
    await page.getByLabel('Was ist passiert').fill('Sie wollen 50 Euro vor dem Gespräch.');
    await page.getByLabel('Name', { exact: true }).fill('Mia Muster');
    await page.getByLabel('Mail-Adresse').fill('mia@example.com');
    await page.getByText('Ich glaube ehrlich').click();
    await page.getByRole('button', { name: 'Meldung senden' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Meldung ist angekommen');
    await expect(page.getByText(/^R-[0-9A-F]{6}$/)).toBeVisible();
  });
});

test('job.7 a report that is sent without network stays in its form, and is sent once there is one', {
  tag: '@long',
}, async () => {
  const path = await somePath();
  await withPerson(async ({ page, context }) => {
    await page.goto(server().origin + path.replace('/jobs/', '/report/job/'));
    await page.getByLabel('What happened').fill('They want 50 euros before the interview.');
    await page.getByText('Money is asked for').click();
    await page.getByLabel('Name', { exact: true }).fill('Mia Muster');
    await page.getByLabel('Email address').fill('mia@example.com');
    await page.getByText('I honestly believe').click();
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByText('No network. Nothing is lost')).toBeVisible();
    await expect(page.getByLabel('What happened')).toHaveValue('They want 50 euros before the interview.');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Send report' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your report has arrived');
  });
});

test('what was chosen in the app holds on the pages of the server, and the other way round', {
  tag: '@long',
}, async () => {
  const path = await somePath();
  await withPerson(
    async ({ page }) => {
      await page.goto(`${server().origin}/login`);
      await page.evaluate(() => {
        localStorage.setItem('theme', 'dark');
        localStorage.setItem('language', 'en_US');
      });
      await page.goto(server().origin + path);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
      await expect(page.locator('html')).toHaveClass('dark');
      await page.locator('summary').click();
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
      await page.locator('summary').click();
      await page.getByRole('link', { name: 'Hell' }).click();
      await expect(page.locator('html')).toHaveClass('light');
      await page.goto(`${server().origin}/login`);
      await expect(page.getByRole('heading', { name: 'Einloggen' })).toBeVisible();
      await expect(page.locator('html')).not.toHaveClass('dark');
    },
    { locale: 'de-DE' },
  );
});

test('the pages of the server have no axe violation, and nothing on them is wider than a small phone', async () => {
  const path = await somePath();
  await withPerson(async ({ page }) => {
    const company =
      /\/companies\/[0-9a-f-]{36}/.exec(await (await fetch(server().origin + path)).text())?.[0] ?? '';
    const paths = [
      '/jobs',
      '/jobs?q=Verkauf',
      path,
      `${path}/share`,
      company,
      path.replace('/jobs/', '/report/job/'),
    ];
    for (const [theme, size] of [
      ['light', { width: 320, height: 640 }],
      ['dark', DESK],
    ] as const) {
      await page.setViewportSize(size);
      for (const one of [...paths, '/jobs/nirgendwo']) {
        const to = `${server().origin}${one}${one.includes('?') ? '&' : '?'}theme=${theme}`;
        await page.goto(to);
        expect(await violationsOn(page), `${one} ${theme}`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
    }
  });
});

test('texts of the server are laid over the built-in ones, and stay without network', {
  tag: '@long',
}, async () => {
  await withPerson(
    async ({ page, context }) => {
      await page.goto(`${server().origin}/login`);
      await expect(page.getByRole('heading', { name: 'Einloggen' })).toBeVisible();
      await expect(page.getByLabel('No translation')).toBeVisible();
      await untilWorkerReady(page);
      await context.setOffline(true);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Einloggen' })).toBeVisible();
      await context.setOffline(false);
    },
    { locale: 'de-DE' },
  );
});
