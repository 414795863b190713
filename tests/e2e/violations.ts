import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Put into each page once: axe's own builder for Playwright sends the long form of it twice for every look. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type InPage = { axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> } };

/** What axe finds on the page that is open: each rule with the elements that break it. No page here has frames. */
export async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    // In the page: the script above has put it there, and no type of the window knows.
    const { axe } = window as unknown as InPage;
    // What passes need not be described.
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  });
}
