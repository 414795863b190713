import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ALL_TESTS } from '../../server/testing/all-tests.ts';
import { ROOT } from '../harness/server.ts';
import { inTurns } from './in-turns.ts';
import { DESK, PHONE } from './person.ts';
import { violationsOn } from './violations.ts';

const FOLDER = join(ROOT, '.screenshots');
const SIZES = { phone: PHONE, desk: DESK };
/** A look takes seconds on a slow machine: each size is looked at in one theme, with `LOOKS=all` in both. */
const ALL = process.env.LOOKS === 'all';
const DARK = { phone: ALL ? [false, true] : [false], desk: ALL ? [false, true] : [true] };

/** `npm test` takes one size of each screen, in turns; `npm run test:e2e` all of them. */
const inTurn = inTurns();

/**
 * Pictures of what is shown right now, light on a phone and dark on a desk, without an axe violation in either. The theme
 * is one class, so nothing that is open closes for it.
 */
export async function pictures(
  page: Page,
  name: string,
  sizes: readonly (keyof typeof SIZES)[] = ['phone', 'desk'],
): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const before = page.viewportSize();
  const theme = (dark: boolean) =>
    page.evaluate((on) => document.documentElement.classList.toggle('dark', on), dark);
  for (const size of ALL || ALL_TESTS ? sizes : inTurn(sizes)) {
    await page.setViewportSize(SIZES[size]);
    for (const dark of DARK[size]) {
      const look = `${name}-${size}-${dark ? 'dark' : 'light'}`;
      await theme(dark);
      await page.screenshot({ path: join(FOLDER, `${look}.png`) });
      expect(await violationsOn(page), look).toEqual([]);
    }
  }
  await theme(false);
  if (before) await page.setViewportSize(before);
}
