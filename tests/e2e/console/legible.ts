import { expect, type Page } from '@playwright/test';
import { beyondEdge } from './beyond-edge.ts';
import { hiddenAtFocus } from './hidden-focus.ts';

/** With text twice as large nothing is cut off (WCAG 1.4.4), and no bar lies over what has the focus (2.4.11). */
export async function expectLegible(page: Page, what: string): Promise<void> {
  const hidden = await hiddenAtFocus(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const beyond = await beyondEdge(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
  expect.soft({ what, hidden, beyond }).toEqual({ what, hidden: [], beyond: [] });
}

/** A guest, a seeker and a company see other screens at one address, and so does who is in the setup or locked. */
export const sideOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { userMode = '', setup = false, locked = null } = JSON.parse(localStorage.getItem('user') ?? '{}');
    return `${userMode} ${setup} ${locked !== null}`;
  });
