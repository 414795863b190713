import '../contract/jitless.ts';
import './ui/ui.css';
import { createRouter } from '@tanstack/react-router';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { tagOf } from '../contract/languages.ts';
import { ROUTE_PRELOADS_MAX } from '../contract/limits.ts';
import { type AppAccount, createAccount } from './app/account.ts';
import { limitPending } from './app/limit-pending.ts';
import { loadCore } from './app/load-core.ts';
import { fetchLegalPages, startPublicReading } from './app/public-reading.ts';
import { followRedirects } from './app/redirects.ts';
import { clearLocal, onSession, readSession } from './auth/session.ts';
import { reloadOnMissingChunk } from './device/chunk-reload.ts';
import { FIRST_PAINT_ID, replayEarlyInput } from './device/early-input.ts';
import { installMemory, isNewVisit, watchInstall } from './device/install.ts';
import { keepPush } from './device/keep-push.ts';
import { allowOwnScripts } from './device/own-scripts.ts';
import { createPushRegistration } from './device/push-registration.ts';
import { lastAnswers, takeOver } from './device/take-over.ts';
import { registerWorker } from './device/worker-registration.ts';
import { activate, activateFirst, allTexts, englishTexts, layOver } from './i18n/catalogue.ts';
import { readKeptTexts } from './i18n/kept-texts.ts';
import { detectLocale, LANGUAGE_KEY } from './i18n/locale.ts';
import { warmFormats } from './i18n/warm-formats.ts';
import { draftsSettled } from './replica/drafts.ts';
import { readStoreNameAhead } from './replica/store/device-journal.ts';
import { watchClock } from './replica/watch.ts';
import { routeTree } from './routeTree.gen.ts';
import { Shell } from './shell.tsx';

/** The composition root of the page: every part is built and joined here. */

// Our workers: the one of sync, the one that searches the market, the one that reads the formats, and that of PDFs.
allowOwnScripts((path) =>
  /^\/(sw\.js|assets\/(market-worker|format-worker|pdf\.worker\.min)-[\w-]+\.js)$/.test(path),
);
const localeNow = () => detectLocale(localStorage.getItem(LANGUAGE_KEY), navigator.languages);
warmFormats(tagOf(localeNow()));

// A cache answers late while an app is being loaded, and nothing of the person can be read before.
const forgetStoreName = readStoreNameAhead(readSession()?.uid);

// The imports have been evaluated in this task. The rest runs in another one, so that a cheap phone can respond to a
// tap in between.
await new Promise((resolve) => setTimeout(resolve));

/** Sending starts after this time even if the first page never loads. */
const PAINT_MAX_MS = 5_000;
/** And after this time even if the screen waits for something. */
const SHOWN_MAX_MS = 2_000;
/** For a first pull that takes longer the rest of the first screen does not wait, */
const REST_MAX_MS = 2_000;
/** nor does what nobody looks at. */
const CALM_MAX_MS = 5_000;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
// Times are shown by the server's clock (rule R8).
let clockOffset = 0;
const setClock = (offset: number) => {
  clockOffset = offset;
};
let paintedNow = () => {};
const painted = new Promise<void>((resolve) => {
  paintedNow = resolve;
  setTimeout(resolve, PAINT_MAX_MS);
});

// What was kept with the painted list is enough to draw it: a store that opens would hold it up.
let drawnNow = () => {};
const drawn = new Promise<void>((resolve) => {
  drawnNow = resolve;
  void painted.then(resolve);
});
if (lastAnswers() === undefined) drawnNow();

// A page that asks for nobody's things may lie open for days.
void painted.then(forgetStoreName);

const app: AppAccount = createAccount({
  onSignedOut: () => void router.navigate({ to: '/login', replace: true }).then(() => router.invalidate()),
  beforeSignOut: () => push.disable().catch(() => undefined),
  drawn,
  painted,
});
/** What is new comes before what the first screen does not show, and long before what nobody waits for. */
const afterPull = async (maxMs: number): Promise<void> => {
  await painted;
  if (app.opened()) await Promise.race([app.pulled, pause(maxMs)]);
};
const fresh = afterPull(REST_MAX_MS);
const calm = afterPull(CALM_MAX_MS);
const push = createPushRegistration(app.call);
const publicReading = startPublicReading();
const memory = installMemory(publicReading.store, Date.now);
const install = watchInstall({
  // Nothing is offered before there is something to see.
  memory: { ...memory, read: () => painted.then(memory.read) },
  clock: Date.now,
  isNew: isNewVisit(),
});
const publicSource = { ...publicReading, call: app.guestCall };
const update = registerWorker({
  start: painted,
  onOpen: (path) => router.history.push(path),
  settle: () => settleDrafts(),
  mode: { read: () => readSession()?.userMode, watch: onSession },
});

const router = createRouter({
  routeTree,
  context: {
    app,
    push,
    update,
    install,
    resume: app.resume,
    recall: () => void painted.then(app.resume).then((session) => session && router.invalidate()),
    leave: clearLocal,
    redirects: () => redirects.read(),
    setClock,
    painted,
  },
  // A paint that has been scrolled keeps its place.
  scrollRestoration: () => !scrollY || !document.getElementById(FIRST_PAINT_ID),
  defaultPreload: 'intent',
});

// Preloads of hovered links must not fill a slow line.
router.preloadRoute = limitPending(ROUTE_PRELOADS_MAX, router.preloadRoute) as typeof router.preloadRoute;

const redirects = followRedirects(publicReading.reader, {
  onChange: () => void router.invalidate(),
  start: calm,
  storage: localStorage,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

app.subscribe(() => {
  const opened = app.opened();
  if (!opened) return;
  void drawn.then(() => watchClock(opened.engine.db, setClock));
  keepPush(push, opened.engine.db, calm);
});

const settleDrafts = async () => {
  const opened = app.opened();
  // A store that fails must not stop the page.
  if (opened) await draftsSettled(opened.engine.db).catch(() => undefined);
};
reloadOnMissingChunk(settleDrafts);

// An account may be locked, or finish its setup, while a screen is open: the guards run again.
const accountStateNow = () => {
  const session = readSession();
  return `${!session?.locked} ${!session?.setup}`;
};
let accountState = accountStateNow();
onSession(() => {
  if (accountStateNow() !== accountState) void router.invalidate();
  accountState = accountStateNow();
});

const { store } = publicReading;
layOver((wanted) => readKeptTexts({ store, storage: localStorage }, wanted), store);
const root = document.getElementById('root') as HTMLElement;
// Side by side: the texts, the files of the screen, and who is signed in with what the screen reads first.
const texts = activateFirst(localeNow());
const [screens] = router.getMatchedRoutes(location.pathname);
// A file that is missing is told when the router asks for it.
for (const { options } of screens) void options.component?.preload?.()?.catch(() => undefined);
const loaded = router.load();
const locale = await texts;
// In one step: a screen that is drawn before it knows what to show is laid out for nothing, and the list of the last
// time, or what the server has painted, stands meanwhile.
await loaded;
const shell = (
  <Shell
    locale={locale}
    clock={() => new Date(Date.now() + clockOffset)}
    account={app.account}
    publicSource={publicSource}
    router={router}
    painted={fresh}
  />
);
// Asked before it is drawn: in one step it is rendered by the time that is left.
const rendered = new Promise<void>((resolve) => {
  const stop = router.subscribe('onRendered', () => {
    stop();
    resolve();
  });
});
if (root.hasChildNodes()) {
  // The input that was begun in the server's first paint goes on.
  const goOn = replayEarlyInput(root);
  flushSync(() => createRoot(root).render(shell));
  goOn();
} else {
  createRoot(root).render(shell);
}
const shown = Promise.race([takeOver(root), pause(SHOWN_MAX_MS)]);
void shown.then(drawnNow);

const whenIdle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 300));
void rendered.then(async () => {
  // A page nobody looks at draws no frame, and a device that is never idle has to send too.
  await shown;
  whenIdle(paintedNow, { timeout: 1_000 });
});
void calm.then(() => {
  // A screen that is asked for earlier loads them itself.
  void allTexts().catch(() => undefined);
  app.warmUp();
  void loadCore().then(
    ({ keepLastList }) =>
      keepLastList(root, { language: () => tagOf(localeNow()), db: () => app.opened()?.engine.db }),
    () => undefined,
  );
  void fetchLegalPages(publicReading.reader);
  void freshenTexts();
});

async function freshenTexts(): Promise<void> {
  const parts = {
    store: publicReading.store,
    call: app.guestCall,
    storage: localStorage,
    clock: Date.now,
    english: englishTexts,
  };
  // Without network the texts stay as they are.
  const changed = await import('./i18n/refresh-texts.ts')
    .then(({ refreshTexts }) => refreshTexts(parts, localeNow()))
    .catch(() => false);
  if (changed) await activate(localeNow());
}
