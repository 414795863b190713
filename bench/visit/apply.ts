import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { mulberry32 } from '../../server/seed/market/random.ts';
import { passSetup } from '../../tests/e2e/acts.ts';
import { PHONE } from '../../tests/e2e/person.ts';
import { chromiumPath } from '../../tests/run/chromium.ts';
import { told } from '../start/times.ts';
import { type App, startApps } from './app.ts';
import { openThinLine } from './thin-line.ts';

/**
 * `npm run bench:apply`: a stranger whose line is thin applies, from a job by a shared link to the moment in which the
 * application is saved on their device. What is told of each step is how long it was waited for; so long the form of the
 * account is being filled in, and nothing else is thought about: `--think 20` s
 *
 * - `--kbit 250` a second · `--round-trip 800` ms · `--times 5`
 * - `--beside ../before`: another checkout of this project, installed, in turns with this one
 */
const { values } = parseArgs({
  options: {
    kbit: { type: 'string', default: '250' },
    'round-trip': { type: 'string', default: '800' },
    think: { type: 'string', default: '20' },
    times: { type: 'string', default: '5' },
    beside: { type: 'string' },
  },
});
/** Nothing is cut: what is compared is the order in which things come. */
const thinness = {
  kbitPerSecond: Number(values.kbit),
  roundTripMs: Number(values['round-trip']),
  connectTrips: 0,
  cutOf: Number.POSITIVE_INFINITY,
};

const apps = await startApps(values.beside);
try {
  const taken = new Map<string, number[]>();
  for (let time = 0; time < Number(values.times); time += 1)
    for (const app of apps)
      for (const [step, ms] of await apply(app, `stranger-${time}@example.org`)) {
        const key = `${step}, ${app.name}`;
        taken.set(key, [...(taken.get(key) ?? []), ms]);
      }
  console.log(`${values.kbit} kbit/s, ${values['round-trip']} ms, median of ${values.times}:`);
  for (const [key, times] of taken) console.log(`${key}: ${told(times)}`);
} finally {
  for (const { stop } of apps) await stop();
}

async function apply({ origin, job }: App, mail: string): Promise<Map<string, number>> {
  const line = await openThinLine(origin, thinness, mulberry32(1));
  const browser = await chromium.launch({ executablePath: chromiumPath() });
  const waits = new Map<string, number>();
  try {
    const page = await browser.newPage({ viewport: PHONE, locale: 'en-US' });
    page.setDefaultTimeout(120_000);
    const wait = async (step: string, act: () => Promise<unknown>, until: () => Promise<unknown>) => {
      const began = performance.now();
      await act();
      await until();
      waits.set(step, performance.now() - began);
    };
    const press = (name: string) => page.getByRole('button', { name }).click();
    const sheet = page.getByRole('dialog', { name: 'Your application' });
    await wait(
      'job read',
      () => page.goto(line.origin + job, { waitUntil: 'commit' }),
      () => page.getByRole('heading', { level: 1 }).waitFor(),
    );
    await wait(
      'form of the account seen',
      () => page.getByRole('link', { name: 'Apply' }).first().click({ noWaitAfter: true }),
      () => page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor(),
    );
    await pause(Number(values.think) * 1000);
    await page.getByLabel('Email address', { exact: true }).fill(mail);
    await page.getByLabel('Password', { exact: true }).fill('lang genug 7');
    await page.getByLabel('First name').fill('Nele');
    await page.getByLabel('Last name').fill('Neumann');
    await page.getByLabel('Date of birth').fill('1999-05-05');
    await wait(
      'setup begun',
      () => press('Make the account'),
      () => page.getByText(/^Step 1 of/).waitFor(),
    );
    await passSetup(page);
    await wait(
      'form of the application seen',
      () => press('Finish setup'),
      () => sheet.waitFor(),
    );
    await wait(
      'application saved',
      () => sheet.getByRole('button', { name: 'Send application' }).click(),
      () => page.getByRole('article', { name: 'Your application' }).waitFor(),
    );
  } finally {
    await browser.close();
    await line.close();
  }
  return waits;
}
