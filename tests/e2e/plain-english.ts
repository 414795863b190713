import type { Page } from '@playwright/test';
import { ads } from '../../server/seed/market/ads.ts';

/** Written by the companies of the sample market, and not by the interface. */
const TITLES = ads.flatMap(({ titles }) => titles);

/** Texts and names on the screen that have plain English words in them and were not written by somebody. */
export async function plainEnglish(page: Page): Promise<string[]> {
  const plain = await page.evaluate(() => {
    const WORDS =
      /\b(the|and|you|your|with|from|this|that|what|here|have|not|for|are|job|jobs|sign|search|send|open|close|back|more|all|new|find|show|save|write|company|people|work|offline|settings)\b/i;
    // Written by people, or the same in every language.
    const WRITTEN = '[lang]:not(html), article[aria-labelledby]';
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Text) {
        const said = node.data.trim();
        if (WORDS.test(said) && !node.parentElement?.closest(`${WRITTEN}, noscript, script, style`))
          found.push(said);
      } else if (node instanceof Element) {
        for (const name of ['aria-label', 'placeholder', 'title', 'alt', 'aria-description']) {
          const said = node.getAttribute(name) ?? '';
          if (WORDS.test(said) && !node.closest(WRITTEN)) found.push(`${name}: ${said}`);
        }
      }
    }
    return [document.title, ...found].filter((said) => WORDS.test(said));
  });
  return plain.filter((said) => !TITLES.some((title) => said.includes(title)));
}
