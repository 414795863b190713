/* Runs before the first paint. A file, because the content policy allows no inline script; classic, because a module
   waits for the whole document. */

try {
  /* Nobody who chose dark sees a white flash. */
  if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark');
  /* The first paint is that of a stranger, in the language the browser asks for. */
  const language = localStorage.getItem('language');
  const isOther = language && language.replace('_', '-') !== document.documentElement.lang;
  if (isOther || localStorage.getItem('user')) document.documentElement.dataset.firstPaint = 'hidden';
} catch (_) {
  /* No storage: the theme starts light. */
}

/* A part of the app is missing or wrong: repair.js puts it right. It comes from a template, because no other way to make a
   script is left open by the content policy.
   @param anyway load the page again whatever the repair finds: a newer version may have taken the part's place */
globalThis.repairApp = (anyway = false) => {
  const code = document.getElementById('repair-code');
  if (!code) return;
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
    missing.hidden = false;
    addEventListener('online', () => location.reload());
  },
  true,
);

/* On a thin line the app's code would hold up the first paint, so it is fetched after it. `load` is for pages that are
   not painted, because nobody looks at them or because the paint is not theirs. */
const fetchApp = () => {
  const code = document.getElementById('app-code');
  if (!code) return;
  document.head.append(code.content);
  code.remove();
};
let painted = document.documentElement.dataset.firstPaint === 'hidden';
new PerformanceObserver((list) => {
  painted ||= list.getEntriesByName('first-contentful-paint').length > 0;
  if (painted && document.readyState !== 'loading') fetchApp();
}).observe({ type: 'paint', buffered: true });
addEventListener('DOMContentLoaded', () => painted && fetchApp());
addEventListener('load', fetchApp);

/* What is pressed before the app is there is pressed once it is (src/device/early-input.ts). With the finger, not with its
   lifting: where the app comes in between, that would be a press on neither page. */
const pressEarly = (button) => {
  if (button) globalThis.pressedEarly = button;
};
const buttonOf = ({ target }) => target.closest('#first-paint button');
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
