import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../tests/run/chromium.ts';
import type { Subject } from './bundle.ts';

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export type Opened = { page: Page; cdp: CDPSession; problems: string[]; close: () => Promise<void> };

export type BenchBrowser = {
  context: BrowserContext;
  version: string;
  /** A page of a subject in an origin; the same `origin` name again finds what was stored there. */
  open: (
    subject: Subject | string,
    origin: string,
    options?: { throttle?: number; hash?: string },
  ) => Promise<Opened>;
  /** A name that no page has had yet: its store is empty. */
  freshOrigin: () => string;
  close: () => Promise<void>;
};

/**
 * Real Chromium on a profile on disk, because the stores of a private window stay in memory. The rate of `throttle`
 * slows the page's main thread, not workers and not the browser's own process, where IndexedDB runs.
 */
export async function openBrowser(port: number): Promise<BenchBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'bench-sync-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: ensureChromium(),
    args: FLAGS,
    viewport: { width: 390, height: 844 },
    permissions: ['background-sync'],
  });
  let origins = 0;
  return {
    context,
    version: context.browser()?.version() ?? 'unknown',
    freshOrigin: () => `o${++origins}`,
    async open(subject, origin, { throttle = 1, hash = '' } = {}) {
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      const cdp = await context.newCDPSession(page);
      if (throttle > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle });
      await page.goto(`http://${origin}.localhost:${port}/${subject}.html${hash}`);
      await page.waitForFunction(() => window.bench !== undefined, undefined, { timeout: 60_000 });
      return { page, cdp, problems, close: () => page.close() };
    },
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
