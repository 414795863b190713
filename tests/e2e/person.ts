import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { newScratch, removeScratch } from '../../server/testing/scratch.ts';
import { type Browser, browserFlags, browserPath } from './which-browser.ts';

export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1280, height: 800 };

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser that takes longer to come up or to go away is stuck. */
const STUCK_MS = 20_000;

/** Chromium logs every request that fails; in a tunnel that is no problem. */
const NETWORK = /Failed to load resource|net::ERR_|An unknown error occurred when fetching the script/;

/** A window that changes its size ends a running view transition, as a rejection that belongs to nobody. */
const RESIZED = /^Transition was aborted because of invalid state/;

/** One person at one device: a real browser with a profile that outlives it. */
export type Person = {
  context: BrowserContext;
  page: Page;
  /** Errors that pages threw or logged so far; a test that passes with some of them has not passed. */
  problems: string[];
  /** The browser process dies at once, as when the battery is taken out. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
};

export type Device = {
  profile: string;
  viewport?: { width: number; height: number };
  locale?: 'en-US' | 'de-DE' | 'ar-AE';
  theme?: 'light' | 'dark';
  /** Another one than the test's file asks for. */
  browser?: Browser;
  /** A push subscription this browser shall have: Chromium without a push service cannot make one. */
  subscription?: { endpoint: string; keys: { p256dh: string; auth: string } };
};

export const newProfile = (): string => newScratch('profile');
export const removeProfile = removeScratch;

/** Starts the browser on this profile. */
export async function openPerson(device: Device): Promise<Person> {
  const context = await launch(device);
  if (device.theme) {
    await context.addInitScript(
      (theme) => localStorage.getItem('theme') ?? localStorage.setItem('theme', theme),
      device.theme,
    );
  }
  await holdOffline(context);
  // Chromium logs what the content policy refuses; what it only reports, and what another browser words otherwise, too.
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`content policy: ${violatedDirective} ${blockedURI}`),
    ),
  );
  if (device.subscription) await context.addInitScript(giveSubscription, device.subscription);
  // A click that waits for ever would hide what is wrong until the whole test runs out of time.
  context.setDefaultTimeout(30_000);
  const problems: string[] = [];
  context.on('weberror', (thrown) => {
    const { name, message, stack } = thrown.error();
    if (!RESIZED.test(message)) problems.push(`${name}: ${message} ${stack}`);
  });
  context.on('console', (message) => {
    if (message.type() !== 'error' || NETWORK.test(message.text())) return;
    const place = message.location();
    problems.push(`${message.text()} (${place.url}:${place.lineNumber})`);
    // An error object's text is its class alone: what it says comes a moment later.
    for (const arg of message.args()) {
      void arg
        .evaluate((value) =>
          value instanceof Error ? `${value.name}: ${value.message} ${value.stack}` : null,
        )
        .then(
          (stack) => stack !== null && problems.push(stack),
          () => undefined,
        );
    }
  });
  const [page = await context.newPage()] = context.pages();
  const end = () => endBrowser(device.profile);
  return {
    context,
    page,
    problems,
    kill: async () => {
      const closed = new Promise((resolve) => context.once('close', resolve));
      end();
      await closed;
    },
    close: async () => {
      // Playwright waits for ever for a browser that was told to end and does not.
      const late = setTimeout(() => {
        console.warn('a browser did not end, and was killed');
        end();
      }, STUCK_MS);
      await context.close().finally(() => clearTimeout(late));
    },
  };
}

function endBrowser(profile: string): void {
  spawnSync('pkill', ['-KILL', '-f', '--', `--user-data-dir=${profile}`]);
}

async function launch(device: Device): Promise<BrowserContext> {
  const start = () =>
    chromium.launchPersistentContext(device.profile, {
      executablePath: browserPath(device.browser),
      args: [...FLAGS, ...browserFlags(device.browser)],
      viewport: device.viewport ?? PHONE,
      locale: device.locale ?? 'en-US',
      // Naming one permission takes all others away, background sync included.
      permissions: ['notifications', 'background-sync'],
      reducedMotion: 'reduce',
      timeout: STUCK_MS,
    });
  // A browser that does not come up says nothing of the app. Its processes and its lock would keep the profile from the second try.
  return start().catch(() => {
    endBrowser(device.profile);
    rmSync(join(device.profile, 'SingletonLock'), { force: true });
    return start();
  });
}

/**
 * Some versions of Chromium (150) forget with each navigation that a page was told of no network: requests still fail,
 * and `navigator.onLine` is true. Here it stays false until the context is back online, and the page that is being left
 * does not hear that the network is back: one that loads itself again then would take the place of the next.
 */
async function holdOffline(context: BrowserContext): Promise<void> {
  const sessions = new Map<Page, CDPSession>();
  let offline = false;
  const tell = async (page: Page) => {
    const session = sessions.get(page) ?? (await context.newCDPSession(page));
    sessions.set(page, session);
    const state = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await session.send('Network.overrideNetworkState', state);
  };
  /** A page that has gone needs to know nothing. */
  const tellIfThere = (page: Page) => tell(page).catch(() => undefined);
  const watch = (page: Page) => {
    page.on('framenavigated', (frame) => {
      if (offline && frame === page.mainFrame()) void tellIfThere(page);
    });
    page.on('close', () => sessions.delete(page));
  };
  context.pages().forEach(watch);
  context.on('page', watch);
  await context.addInitScript(keepFromOnline, BACK);
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (on) => {
    offline = on;
    if (!on) {
      const tellBack = (page: Page) => page.evaluate((back) => dispatchEvent(new Event(back)), BACK);
      await Promise.all(context.pages().map((page) => tellBack(page).catch(() => undefined)));
    }
    await setOffline(on);
    await Promise.all([...sessions.keys()].map(tellIfThere));
  };
}

/** The event by which a page learns that the next `online` is true. */
const BACK = 'network-is-back';

/** In the page, before its own scripts. */
function keepFromOnline(back: string): void {
  let held = false;
  addEventListener('offline', () => {
    held = true;
  });
  addEventListener(back, () => {
    held = false;
  });
  addEventListener('online', (event) => held && event.stopImmediatePropagation(), true);
}

function giveSubscription(json: NonNullable<Device['subscription']>): void {
  let subscribed = false;
  const unsubscribe = async () => {
    subscribed = false;
    return true;
  };
  const subscription = { ...json, toJSON: () => json, unsubscribe };
  Object.assign(PushManager.prototype, {
    subscribe: async () => {
      subscribed = true;
      return subscription;
    },
    getSubscription: async () => (subscribed ? subscription : null),
  });
}
