import type { BrowserContext } from '@playwright/test';

/** What the screen says about taps, as soon as it says so. */
export type Seen = {
  saved: (token: string) => void;
  /** Of a job, or an offer: what was done about it is kept. */
  done: (id: string) => void;
};

/**
 * Watches every page of the browser and tells the test process at once, so that what was called saved is known even
 * when the browser dies a moment later.
 */
export async function watchSaved(context: BrowserContext, seen: Seen): Promise<void> {
  await context.exposeBinding('chaosSaw', (_, what: string, which: string) => {
    if (what === 'message') seen.saved(which);
    else seen.done(which);
  });
  await context.addInitScript(watchPage);
}

function watchPage(): void {
  const { chaosSaw } = globalThis as unknown as { chaosSaw: (what: string, which: string) => void };
  const told = new Set<string>();
  const tell = (what: string, which: string) => {
    if (told.has(what + which)) return;
    told.add(what + which);
    chaosSaw(what, which);
  };
  const look = () => {
    const stream = document.querySelector('[role=log]');
    for (const [token] of stream?.textContent?.matchAll(/#\d+-\d+-\d+#/g) ?? []) tell('message', token);
    if (document.querySelector('article[aria-label="Your application"]'))
      tell('application', location.pathname.split('/').pop() ?? '');
    const offer = new URLSearchParams(location.search).get('offer');
    const said = offer ? document.querySelector('main, dialog[open]')?.textContent : '';
    if (offer && /Signed here|It’s a yes\.|Your wishes are (saved|with)/.test(said ?? ''))
      tell('offer', offer);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}
