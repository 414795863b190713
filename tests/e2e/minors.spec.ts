import { expect, test } from '@playwright/test';
import { register, untilReadyOffline, yearsAgo } from './acts.ts';
import { signInAs } from './chaos/api.ts';
import { pictures } from './pictures.ts';
import { oneServer, withPerson } from './running.ts';
import { stored } from './stored.ts';

/** Minors see only jobs they may take, also on their own device (product section 4.9, rule R4). */
const server = oneServer();

type Held = { _id: string; minAge: number; _bucket: string };

test('product 4.9 the device of a 14-year-old holds no job for older people, and says why the list is shorter', async () => {
  const { origin, password } = server();
  const company = await signInAs(origin, 'company@example.org', password);
  const { items } = await company.api('search.jobs', { limit: 50 });
  const older = items.find(({ minAge }) => minAge > 14);
  expect(older).toBeDefined();
  const lio = {
    first: 'Lio',
    last: 'Sommer',
    born: yearsAgo(14.5),
    email: 'lio.sommer@example.org',
    password: 'lang genug 7',
    guardian: 'eltern.sommer@example.org',
  };
  await withPerson(async ({ page }) => {
    await register(page, origin, 'user', lio);
    await untilReadyOffline(page);
    await expect(page.getByText('Only jobs you may take at 14.')).toBeVisible();
    const jobs = (await stored<Held>(page, 'own', 'job')) ?? [];
    expect(jobs.length).toBeGreaterThan(0);
    expect(jobs.filter(({ minAge }) => minAge > 14)).toEqual([]);
    expect(new Set(jobs.map(({ _bucket }) => _bucket))).toEqual(new Set(['market:14']));
    await pictures(page, 'minor-market', ['phone']);

    // A link from somebody older says what it is, and not that the job does not exist.
    await page.goto(`${origin}/pwa/${older?._id}`);
    await expect(page.getByText(/At 14 you see only jobs you may take\./)).toBeVisible();
    await pictures(page, 'minor-missing-job', ['phone']);
  });
});
