import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page that is open: each rule with the elements that break it. */
export async function violationsOn(page: Page): Promise<string[]> {
  // No page here has frames: then there is nothing to put together in a second page, which would take longer than the
  // rest. And what passes need not be described.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
