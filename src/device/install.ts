import { DAY_MS } from '../../contract/calendar-day.ts';
import type { PublicStore } from '../replica/public/public-store.ts';

/** Putting the app on the home screen: whether it can be offered now, and how. */

/** The browser's install prompt, kept until it is needed. Chromium only. */
type InstallPrompt = Event & {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

declare global {
  /** The question, where it was asked before the app was there (public/before-paint.js). */
  var installQuestion: Event | undefined;
}

/** `prompt`: the browser asks · `hand`: on iOS the person does it in the share menu */
export type InstallWay = 'prompt' | 'hand';

export type InstallFacts = { visits: number; dismissedAt: number | null };
export type InstallMemory = {
  read: () => Promise<InstallFacts>;
  write: (facts: InstallFacts) => Promise<void>;
};

/** Offered from this visit on: people who come back may want to stay. */
export const OFFER_FROM_VISIT = 2;
/** Somebody who said no is left alone for so long, in milliseconds. */
export const REST_MS = 60 * DAY_MS;

export function mayOffer({ visits, dismissedAt }: InstallFacts, now: number): boolean {
  return visits >= OFFER_FROM_VISIT && (dismissedAt === null || Math.abs(now - dismissedAt) >= REST_MS);
}

export type Install = {
  subscribe: (listener: () => void) => () => void;
  /** Null where it is not to be offered now. */
  read: () => InstallWay | null;
  /** Lets the browser ask; resolves with whether the app was installed. */
  ask: () => Promise<boolean>;
  dismiss: () => void;
};

/**
 * Counts this visit and keeps the browser's question for later.
 * @param ports.isNew this page is the first of a visit
 */
export function watchInstall(ports: { memory: InstallMemory; clock: () => number; isNew: boolean }): Install {
  const listeners = new Set<() => void>();
  let facts: InstallFacts = { visits: 0, dismissedAt: null };
  let kept: InstallPrompt | null = null;
  let installed = isInstalled();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const write = (next: InstallFacts) => {
    facts = next;
    tell();
    void ports.memory.write(next).catch(() => undefined);
  };
  ports.memory.read().then(
    (known) => {
      if (ports.isNew) return write({ ...known, visits: known.visits + 1 });
      facts = known;
      tell();
    },
    () => undefined,
  );
  const keep = (event: Event) => {
    // The browser's own bar would come at a moment of its choosing.
    event.preventDefault();
    kept = event as InstallPrompt;
    tell();
  };
  if (globalThis.installQuestion) keep(globalThis.installQuestion);
  window.addEventListener('beforeinstallprompt', keep);
  window.addEventListener('appinstalled', () => {
    installed = true;
    kept = null;
    tell();
  });
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => {
      if (installed || !mayOffer(facts, ports.clock())) return null;
      if (kept) return 'prompt';
      return isIos() ? 'hand' : null;
    },
    ask: async () => {
      const asking = kept;
      kept = null;
      tell();
      await asking?.prompt();
      const accepted = (await asking?.userChoice)?.outcome === 'accepted';
      if (!accepted) write({ ...facts, dismissedAt: ports.clock() });
      return accepted;
    },
    dismiss: () => write({ ...facts, dismissedAt: ports.clock() }),
  };
}

function isInstalled(): boolean {
  return matchMedia('(display-mode: standalone)').matches || standalone() === true;
}

/** Only Safari on iOS has this property: true on the home screen, false in a tab. */
function standalone(): boolean | undefined {
  return (navigator as Navigator & { standalone?: boolean }).standalone;
}

function isIos(): boolean {
  return standalone() === false;
}

const KEY = 'install';
const NOTHING: InstallFacts = { visits: 0, dismissedAt: null };

/** Kept in the public store: it belongs to the device, not to a person. */
export function installMemory(store: PublicStore, clock: () => number): InstallMemory {
  return {
    read: async () => ((await store.read(KEY))?.data as InstallFacts | undefined) ?? NOTHING,
    write: (facts) => store.keep({ key: KEY, data: facts, at: clock() }),
  };
}

/** A visit lasts as long as its tab; a reload is none. */
export function isNewVisit(): boolean {
  const known = sessionStorage.getItem(KEY) !== null;
  sessionStorage.setItem(KEY, '1');
  return !known;
}
