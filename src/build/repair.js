/* The app could not start, or a part of it is missing: its files are put right and the page is loaded again. Loaded by
   before-paint.js when it is needed. A classic script with texts and styles of its own, because none of the app's may be
   there. What has been written, and what is not sent yet, is in IndexedDB, which nothing here touches. */

(() => {
  /* A worker of an older version does not know the question. */
  const ANSWER_MS = 5_000;
  /* What is put right within this time needs no words. */
  const QUIET_MS = 1_000;

  /* By tag, `{ dir, … }` each: written here by the build, which has them from the folders of the languages. */
  const TEXTS = __START_TEXTS__;

  const STYLE = `
    #repair { position: fixed; inset: 0; z-index: 100; overflow: auto; display: grid; place-content: center;
      padding: 24px; background: #fcf9f2; color: #141c2e; font: 17px/1.6 system-ui, sans-serif; }
    #repair > div { max-width: 26rem; display: grid; gap: 16px; }
    #repair h1 { margin: 0; font-size: 24px; line-height: 1.3; font-weight: 700; }
    #repair p { margin: 0; }
    #repair button { justify-self: start; min-height: 48px; padding: 8px 20px; border: 0; border-radius: 10px;
      background: #00566a; color: #fdfcf8; font: inherit; font-weight: 600; cursor: pointer; }
    #repair button:disabled { opacity: 0.6; cursor: default; }
    #repair button:focus-visible { outline: 3px solid #00566a; outline-offset: 3px; }
    #repair a { color: #00566a; }
    .dark #repair { background: #0d131f; color: #ece7db; }
    .dark #repair button { background: #6fc6d4; color: #0d131f; }
    .dark #repair a { color: #6fc6d4; }
    .dark #repair button:focus-visible { outline-color: #6fc6d4; }
  `;

  const language = () => {
    try {
      const chosen = localStorage.getItem('language');
      if (chosen) return chosen;
    } catch (_) {
      /* No storage: as the browser asks. */
    }
    return navigator.language;
  };
  const tongueOf = (tag) => tag.slice(0, 2).toLowerCase();
  const wanted = language().replace('_', '-');
  const tags = Object.keys(TEXTS);
  const lang =
    tags.find((tag) => tag === wanted) ?? tags.find((tag) => tongueOf(tag) === tongueOf(wanted)) ?? tags[0];
  const texts = TEXTS[lang];

  const root = document.getElementById('root');
  const hasStarted = root.hasChildNodes();

  let parts = null;
  const show = (told, busy) => {
    parts ??= build();
    parts.said.textContent = told;
    parts.button.disabled = busy;
    if (!busy) parts.button.focus();
  };
  const build = () => {
    try {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(STYLE);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    } catch (_) {
      /* An old browser shows it plainly. */
    }
    const make = (name, text = '') => Object.assign(document.createElement(name), { textContent: text });
    const main = Object.assign(make('main'), { id: 'repair', lang, dir: texts.dir });
    const box = make('div');
    const said = make('p');
    said.setAttribute('role', 'status');
    const button = Object.assign(make('button', texts.act), { type: 'button' });
    button.addEventListener('click', () => void repair());
    box.append(make('h1', hasStarted ? texts.partTitle : texts.title), said, make('p', texts.kept), button);
    if (hasStarted) box.append(Object.assign(make('a', texts.back), { href: '/pwa' }));
    main.append(box);
    document.body.append(main);
    /* It starts after all. */
    if (!hasStarted)
      new MutationObserver((_, observer) => {
        observer.disconnect();
        main.remove();
      }).observe(root, { childList: true });
    return { said, button };
  };

  /* The worker looks at every file it has kept and fetches what is wrong or missing. Null where there is none that can. */
  const askWorker = () =>
    new Promise((resolve) => {
      const worker = navigator.serviceWorker?.controller;
      if (!worker) return resolve(null);
      const { port1, port2 } = new MessageChannel();
      const late = setTimeout(() => resolve(null), ANSWER_MS);
      port1.onmessage = ({ data }) => {
        clearTimeout(late);
        if (!data.begun) resolve(data);
      };
      worker.postMessage({ type: 'mend-shell', thorough: true }, [port2]);
    });

  /* Whether it is our server that answers, and not a portal. */
  const isOurLine = async () => {
    try {
      const answer = await fetch('/sw.js', { cache: 'no-store' });
      return answer.ok && /javascript/.test(answer.headers.get('content-type') ?? '');
    } catch (_) {
      return false;
    }
  };

  /* Without a worker's help: its files go, and come again from the network. Never while there is none, and never the
     other caches, which keep what has not been sent yet. */
  const fetchAllAnew = async () => {
    for (const name of await caches.keys()) if (name.includes('-precache-')) await caches.delete(name);
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update().catch(() => undefined);
  };

  const loadAgain = () => location.reload();

  /* By hand. */
  const repair = async () => {
    show(texts.busy, true);
    const answer = await askWorker();
    if (answer && answer.mended > 0 && answer.missing === 0) return loadAgain();
    if (!(await isOurLine())) return show(texts.line, false);
    await fetchAllAnew().catch(() => undefined);
    loadAgain();
  };

  /* By itself: only what was put right is a reason to load the page again, so this ends. */
  const begin = async () => {
    const { anyway } = globalThis.repairWanted;
    const words = setTimeout(() => show(texts.busy, true), QUIET_MS);
    const answer = await askWorker();
    clearTimeout(words);
    if (anyway || (answer && answer.mended > 0)) return loadAgain();
    show((await isOurLine()) ? texts.failed : texts.line, false);
  };

  /* Once: told again while the page is on its way, it would begin anew each time and never come. */
  navigator.serviceWorker?.addEventListener('controllerchange', loadAgain, { once: true });
  void begin();
})();
