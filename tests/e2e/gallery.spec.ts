import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { freePort } from '../../server/testing/free-port.ts';
import { ROOT } from '../harness/server.ts';
import { DESK, PHONE } from './person.ts';
import { withPerson } from './running.ts';
import { violationsOn } from './violations.ts';

const FOLDER = join(ROOT, '.screenshots');
let vite: ViteDevServer;
test.beforeAll(async () => {
  await mkdir(FOLDER, { recursive: true });
  vite = await createServer({
    root: ROOT,
    logLevel: 'error',
    server: { port: await freePort(), strictPort: true, host: '127.0.0.1' },
  });
  await vite.listen();
});
test.afterAll(() => vite.close());

test('every component in every state has no violation, on a phone and a desk, light and dark', {
  tag: '@long',
}, async () => {
  await withPerson(async ({ page }) => {
    for (const [viewport, theme] of [
      [PHONE, 'light'],
      [DESK, 'dark'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      // The first visit makes the bundle of what the page needs, and may reload the page for it.
      await page.goto(`http://127.0.0.1:${vite.config.server.port}/dev/ui`);
      await expect(page.getByRole('heading', { name: 'Sheet' })).toBeVisible({ timeout: 60_000 });
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(FOLDER, `components-${theme}.png`), fullPage: true });
      expect(await violationsOn(page)).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide).toBeLessThanOrEqual(0);
    }
  });
});
