/* Runs before the first paint. A file, because the content policy allows no inline script; classic, because a module
   waits for the whole document. */

try {
  /* Nobody who chose dark sees a white flash. */
  if (localStorage.getItem('theme') === 'dark') document.documentElement.classList.add('dark');
  /* The first paint is that of a stranger, in the language the browser asks for. */
  const language = localStorage.getItem('language') ?? '';
  const other = language !== '' && language.slice(0, 2) !== document.documentElement.lang;
  if (other || localStorage.getItem('user')) document.documentElement.dataset.firstPaint = 'hidden';
} catch (_) {
  /* No storage: the theme starts light. */
}

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

/* What is pressed before the app is there is pressed once it is (src/app/take-over.ts). */
const pressEarly = (button) => {
  if (button) globalThis.pressedEarly = button;
};
addEventListener('click', ({ target }) => pressEarly(target.closest('#first-paint button')), true);
addEventListener(
  'keydown',
  ({ key, target }) => {
    if (key === 'Enter' && target.matches('#first-paint input'))
      pressEarly(target.closest('[data-form]')?.querySelector('[type=submit]'));
  },
  true,
);
