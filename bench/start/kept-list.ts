import type { Tab, Uninspected } from './uninspected.ts';

/** In a page of the app's origin in which nothing of it runs. */
async function beside<Result>(
  browser: Uninspected,
  origin: string,
  run: (tab: Tab) => Promise<Result>,
): Promise<Result> {
  const tab = await browser.open();
  try {
    await tab.go(`${origin}/favicon.svg`);
    return await run(tab);
  } finally {
    await tab.close();
  }
}

/** The next start paints nothing. */
export const forgetList = (browser: Uninspected, origin: string) =>
  beside(browser, origin, (tab) => tab.evaluate(() => caches.delete('zusage-last-list'), null));

/** The next start paints this page. */
export const keepList = (browser: Uninspected, origin: string, html: string) =>
  beside(browser, origin, (tab) =>
    tab.evaluate(async (text) => {
      const cache = await caches.open('zusage-last-list');
      const headers = (await cache.match('/pwa'))?.headers ?? {};
      await cache.put('/pwa', new Response(text, { headers }));
    }, html),
  );
