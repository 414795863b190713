import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** One device in the fault script: a tab that can be killed and opened again, a worker, a line that can be cut. */
export type Device = {
  saved: Set<number>;
  /** The page knew that these were not taken. */
  refused: Set<number>;
  open: () => Promise<void>;
  /** Taps one after the other until the last, or until the tab dies. */
  tap: (from: number, to: number) => Promise<void>;
  savedMore: (count: number) => Promise<void>;
  killTab: () => Promise<void>;
  killWorker: () => Promise<void>;
  /** What the browser does when it thinks that the line is back. */
  fireSync: () => Promise<void>;
  left: () => Promise<{ waiting: string[]; stopped: string[] }>;
};

type Registration = { registrationId: string; scopeURL: string; isDeleted: boolean };

/** @param tag of the Background Sync that is fired by hand; undefined where the subject has no worker */
export async function createDevice(
  context: BrowserContext,
  url: string,
  tag: string | undefined,
): Promise<Device> {
  const origin = new URL(url).origin;
  const saved = new Set<number>();
  const refused = new Set<number>();
  const waiting: { left: number; done: () => void }[] = [];
  await context.exposeBinding('tapEnded', (_, n: number, ok: boolean) => {
    (ok ? saved : refused).add(n);
    for (const one of waiting.splice(0)) {
      one.left -= 1;
      if (one.left <= 0) one.done();
      else waiting.push(one);
    }
  });
  let page: Page | undefined;
  let cdp: CDPSession | undefined;
  let registrationId: string | undefined;

  const open = async () => {
    if (page) return;
    page = await context.newPage();
    cdp = await context.newCDPSession(page);
    cdp.on('ServiceWorker.workerRegistrationUpdated', (event) => {
      for (const one of event.registrations as Registration[])
        if (one.scopeURL.startsWith(origin) && !one.isDeleted) registrationId = one.registrationId;
    });
    await cdp.send('ServiceWorker.enable');
    await page.goto(url);
    await page.waitForFunction(() => window.faults !== undefined, undefined, { timeout: 60_000 });
  };

  return {
    saved,
    refused,
    open,
    async tap(from, to) {
      await page
        ?.evaluate(
          async ([first, end]) => {
            const told = window as unknown as { tapEnded: (n: number, ok: boolean) => Promise<void> };
            for (let n = first; n < end; n += 1) {
              const ok = await window.faults?.tap(n).then(
                () => true,
                () => false,
              );
              await told.tapEnded(n, ok === true);
            }
          },
          [from, to] as const,
        )
        // The tab was killed: what was saved until then has been told.
        .catch(() => undefined);
    },
    savedMore: (count) => new Promise((done) => waiting.push({ left: count, done })),
    async killTab() {
      const dying = page;
      page = undefined;
      if (!dying) return;
      const crashed = new Promise((resolve) => dying.once('crash', resolve));
      void cdp?.send('Page.crash').catch(() => undefined);
      await crashed;
      await dying.close();
    },
    async killWorker() {
      await cdp?.send('ServiceWorker.stopAllWorkers');
    },
    async fireSync() {
      if (!tag || !registrationId || !page) return;
      await cdp?.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag, lastChance: false });
    },
    async left() {
      await open();
      return (await page?.evaluate(() => window.faults?.left())) ?? { waiting: [], stopped: [] };
    },
  };
}
