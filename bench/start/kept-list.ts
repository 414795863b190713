import type { BrowserContext, Page } from '@playwright/test';

/** In a page of the app's origin in which nothing of it runs. */
async function beside<Result>(
  context: BrowserContext,
  origin: string,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const page = await context.newPage();
  try {
    await page.goto(`${origin}/favicon.svg`);
    return await run(page);
  } finally {
    await page.close();
  }
}

/** The next start paints nothing. */
export const forgetList = (context: BrowserContext, origin: string) =>
  beside(context, origin, (page) => page.evaluate(() => caches.delete('zusage-last-list')));

/** The next start paints this page. */
export const keepList = (context: BrowserContext, origin: string, html: string) =>
  beside(context, origin, (page) =>
    page.evaluate(async (text) => {
      const cache = await caches.open('zusage-last-list');
      const headers = (await cache.match('/pwa'))?.headers ?? {};
      await cache.put('/pwa', new Response(text, { headers }));
    }, html),
  );

/** The page that the next start paints; '' where none is kept. @param page any of the app's origin */
export const readKeptList = (page: Page) =>
  page.evaluate(async () => (await (await caches.match('/pwa'))?.text()) ?? '');
