/* Runs before the first paint. A file, except where the server has painted the page (server/http/plugins/first-paint.ts);
   classic, because a module waits for the whole document. */

/* A page whose line was cut stands there for ever as if more of it were to come, and the browser says nothing. To load it
   again alone mends nothing: the browser's cache goes on waiting for the same answer, and where no server is reached its
   error page takes the place of what can be read. So the page is asked for past the cache, and loaded again once all of it
   has come. */
const STALLED_MS = 6_000;
const ANSWER_MS = 60_000;
const loadAgain = async (isWanted) => {
  while (isWanted()) {
    const asked = Date.now();
    const ending = new AbortController();
    /* What comes after all has the line to itself. */
    const watch = setInterval(() => (isWanted() && Date.now() - asked < ANSWER_MS) || ending.abort(), 1_000);
    try {
      const answer = await fetch(location.href, { cache: 'reload', signal: ending.signal });
      await answer.text();
      if (answer.ok && isWanted()) {
        keepTyped();
        return location.reload();
      }
    } catch (_) {
      /* Not reached: asked again. */
    }
    clearInterval(watch);
    await new Promise((resolve) => setTimeout(resolve, STALLED_MS));
  }
};
/* By its length: on a thin line no new element comes for longer than that while the style is on its way. */
const comeSoFar = () => document.readyState === 'loading' && document.documentElement.innerHTML.length;
let come = 0;
let still = 0;
const watchComing = setInterval(() => {
  const now = comeSoFar();
  if (!now) return clearInterval(watchComing);
  still = now === come ? still + 1 : 0;
  come = now;
  if (still === 3) loadAgain(() => comeSoFar() === now);
}, STALLED_MS / 3);

/* What was typed is there again, but for the password, which is kept nowhere. */
const TYPED = `typed ${location.href}`;
const fields = () => [...document.querySelectorAll('#first-paint :is(input:not([type=password]), select)')];
const keepTyped = () => {
  try {
    const typed = fields().map((field) => [field.value, field.checked, field === document.activeElement]);
    sessionStorage.setItem(TYPED, JSON.stringify(typed));
  } catch (_) {
    /* No storage. */
  }
};
addEventListener('DOMContentLoaded', () => {
  try {
    const typed = JSON.parse(sessionStorage.getItem(TYPED)) ?? [];
    sessionStorage.removeItem(TYPED);
    const all = fields();
    typed.forEach(([value, checked, focused], at) => {
      Object.assign(all[at], { value, checked });
      if (focused) all[at].focus();
    });
  } catch (_) {
    /* No storage, or another page by now. */
  }
});

try {
  /* Nobody who chose dark sees a white flash. */
  if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark');
  const { dataset, lang } = document.documentElement;
  const language = localStorage.getItem('language');
  if (dataset.paintFor) {
    /* The last list of somebody (src/app/keep-last-list.ts) is hidden until it is known to be for the person signed in here. */
    if (dataset.paintFor === paintFor()) delete dataset.firstPaint;
  } else if ((language && language.replace('_', '-') !== lang) || localStorage.getItem('user')) {
    /* The first paint is that of a stranger, in the language the browser asks for. */
    dataset.firstPaint = 'hidden';
  } else if (/^\/(login|register)$/.test(location.pathname)) {
    /* Where they are going, before a link of the paint leads on without it; both rules as in src/auth/destination.ts and
       contract/first-paints.ts. */
    const asked = new URLSearchParams(location.search);
    const to = asked.get('to');
    if (/^\/pwa(?:\/[^/\\]|[?#])/.test(to)) localStorage.setItem('destination', to);
    const goingTo = localStorage.getItem('destination');
    if (/^\/pwa\/[0-9a-f-]{36}(?:\?|$)/.test(goingTo)) dataset.toApply = '';
    /* Who was invited finds another page, and who applies has a form without having chosen one. */
    const hasForm = asked.has('mode') || location.pathname === '/login';
    if (/invitation$/.test(goingTo) || ('toApply' in dataset && !hasForm)) dataset.firstPaint = 'hidden';
  }
} catch (_) {
  /* No storage: the theme starts light. */
}

/* For whom, and for which screen, a last list is painted: the session without its mail address, the language, the width
   of the window. Read here and where it is kept, so that both mean the same. */
function paintFor() {
  const session = { ...JSON.parse(localStorage.getItem('user')), email: undefined };
  const language = localStorage.getItem('language') ?? navigator.language;
  return JSON.stringify([session, language.replace('_', '-'), innerWidth]);
}
globalThis.paintFor = paintFor;

/* The content policy lets no attribute hold a style. Runs before what the parser has added is painted. */
if (document.documentElement.dataset.paintFor) {
  const styles = new MutationObserver(() => {
    for (const element of document.querySelectorAll('#first-paint [data-style]')) {
      element.style.cssText = element.dataset.style;
      delete element.dataset.style;
    }
  });
  styles.observe(document.documentElement, { childList: true, subtree: true });
  addEventListener('DOMContentLoaded', () => styles.disconnect());
}

/* A part of the app is missing or wrong: repair.js puts it right. It comes from a template, because no other way to make a
   script is left open by the content policy.
   @param anyway load the page again whatever the repair finds: a newer version may have taken the part's place */
globalThis.repairApp = (anyway = false) => {
  const code = document.getElementById('repair-code');
  if (!code) return;
  /* The next start begins without it, in case it is what is wrong (src/auth/last-list.ts). */
  globalThis.caches?.delete('zusage-last-list');
  /* And a last list that looks alive does not stand beside the word that the app cannot start. */
  if (document.documentElement.dataset.paintFor) document.getElementById('first-paint')?.remove();
  globalThis.repairWanted = { anyway };
  const failed = () => anyway && location.reload();
  code.content.querySelector('script').addEventListener('error', failed);
  document.head.append(code.content);
  code.remove();
};
const hasStarted = () =>
  document.getElementById('root')?.hasChildNodes() && !document.getElementById('first-paint');
addEventListener(
  'error',
  ({ target, filename }) => {
    const isOurs =
      target === window ? /\/assets\//.test(filename) : target.matches('script, link[rel=stylesheet]');
    if (!isOurs || hasStarted()) return;
    const missing = document.getElementById('app-missing');
    /* What looks alive and is not has to say so. */
    if (!missing) return repairApp();
    if (!missing.hidden) return;
    missing.hidden = false;
    addEventListener('online', () => loadAgain(() => true), { once: true });
  },
  true,
);

/* On a thin line the font of the first paint waits for the app's code; what stands in for it has the same measures. */
const THIN_MS = 400;
const showFont = () => document.getElementById('web-font')?.removeAttribute('media');
addEventListener('DOMContentLoaded', () => {
  const [{ requestStart, responseStart } = {}] = performance.getEntriesByType('navigation');
  /* Where nothing is said of the line it counts as quick. */
  if (!(responseStart - requestStart >= THIN_MS)) showFont();
});

/* The first paint is not held up by code that runs, which begins after it. `load` is for pages that are not painted,
   because nobody looks at them or because the paint is not theirs. */
const startApp = () => {
  const code = document.getElementById('app-code');
  if (!code) return;
  code.content.querySelector('script').addEventListener('load', showFont);
  document.head.append(code.content);
  code.remove();
};
let painted = document.documentElement.dataset.firstPaint === 'hidden';
new PerformanceObserver((list) => {
  painted ||= list.getEntriesByName('first-contentful-paint').length > 0;
  if (painted && document.readyState !== 'loading') startApp();
}).observe({ type: 'paint', buffered: true });
addEventListener('DOMContentLoaded', () => painted && startApp());
addEventListener('load', () => {
  /* What the worker has kept is all there before the first frame is drawn. */
  requestAnimationFrame(() => setTimeout(startApp));
  setTimeout(startApp, 1_000);
});

/* What is pressed before the app is there is pressed once it is (src/device/early-input.ts). With the finger, not with its
   lifting: where the app comes in between, that would be a press on neither page. */
const pressEarly = (button) => {
  if (button) globalThis.pressedEarly = button;
};
const buttonOf = ({ target }) => target.closest('#first-paint button');
/* The app takes the place of a last list when no finger is on it (src/device/take-over.ts). */
addEventListener('pointerdown', () => (globalThis.fingerDown = true), true);
for (const end of ['pointerup', 'pointercancel'])
  addEventListener(end, () => (globalThis.fingerDown = false), true);
let down = null;
addEventListener(
  'pointerdown',
  (event) => {
    down = event.button === 0 ? buttonOf(event) : null;
    pressEarly(down);
  },
  true,
);
/* Who slides off a button does not mean it. */
addEventListener(
  'pointerup',
  (event) => {
    if (down && buttonOf(event) !== down) delete globalThis.pressedEarly;
  },
  true,
);
addEventListener('click', (event) => pressEarly(buttonOf(event)), true);
/* A link in a last list is followed by the app, which is on its way: the browser would begin with the page again. */
addEventListener(
  'click',
  (event) => {
    const link = event.target.closest('body > #first-paint a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    link.closest('article')?.setAttribute('data-selected', '');
    pressEarly(link);
  },
  true,
);
addEventListener('pointercancel', () => delete globalThis.pressedEarly, true);
addEventListener(
  'keydown',
  ({ key, target }) => {
    if (key === 'Enter' && target.matches('#first-paint input'))
      pressEarly(target.closest('[data-form]')?.querySelector('[type=submit]'));
  },
  true,
);

/* The browser may offer to install the app before anybody could keep its question (src/device/install.ts). */
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  globalThis.installQuestion = event;
});
