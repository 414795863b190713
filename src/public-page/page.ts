/*
 * Runs before a page that the server has written is painted, without anything of the app. Nothing on these pages needs
 * it: it brings along what the person has chosen in the app, and spares them a page where the browser can share by itself.
 * A classic script, because a module waits for the whole page; so it may import and export nothing.
 */
{
  /** Keys of the app (src/ui/theme-provider.tsx, src/i18n/locale.ts). */
  const kept = (key: 'theme' | 'language' | 'user'): string | null => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const keep = (key: 'theme' | 'language', value: string) => {
    try {
      if (value === '') localStorage.removeItem(key);
      else localStorage.setItem(key, value);
    } catch {
      // Without storage the choice stands in the address, as for those who run no scripts.
    }
  };
  const page = document.documentElement;
  const address = new URL(location.href);

  const showTheme = () => {
    const theme = address.searchParams.get('theme') ?? kept('theme');
    page.classList.toggle('dark', theme === 'dark');
    page.classList.toggle('light', theme === 'light');
  };
  showTheme();

  // An address that names a language was chosen for just this page.
  const language = kept('language')?.replace('_', '-');
  if (language && language !== page.lang && !address.searchParams.has('lang')) {
    address.searchParams.set('lang', language);
    location.replace(address);
  }

  const share = async (link: HTMLAnchorElement) => {
    const { share: url = '', title = '', copied = '' } = link.dataset;
    // What has no title is only copied.
    if (title && 'share' in navigator) {
      try {
        return await navigator.share({ title, url });
      } catch (problem) {
        // Closing the system's sheet is a no to everything else as well.
        if (problem instanceof DOMException && problem.name === 'AbortError') return;
      }
    }
    try {
      await navigator.clipboard.writeText(url);
      tell(copied);
    } catch {
      location.assign(link.href);
    }
  };

  const tell = (text: string) => {
    document.querySelector('.share-status')?.remove();
    const status = document.createElement('p');
    status.className = 'share-status';
    status.setAttribute('role', 'status');
    document.body.append(status);
    // Told once the status is there, or nobody hears it.
    requestAnimationFrame(() => {
      status.textContent = text;
    });
  };

  addEventListener('click', (event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a') : null;
    const { lang, theme, share: shared } = link?.dataset ?? {};
    if (link && shared !== undefined) {
      event.preventDefault();
      void share(link);
    }
    if (link?.closest('[data-print]')) {
      event.preventDefault();
      print();
    }
    if (lang !== undefined) keep('language', lang);
    if (theme !== undefined) keep('theme', theme);
    // Pressed beside it, a menu closes.
    for (const menu of document.querySelectorAll('details.display[open]'))
      if (!(target instanceof Node && menu.contains(target))) menu.removeAttribute('open');
  });
  addEventListener('keydown', ({ key }: KeyboardEvent) => {
    const menu = key === 'Escape' && document.querySelector('details.display[open]');
    if (!menu) return;
    menu.removeAttribute('open');
    menu.querySelector('summary')?.focus();
  });
  // Sent without network, a form would be lost to the browser's own page.
  addEventListener('submit', (event) => {
    const { target } = event;
    const told = target instanceof HTMLFormElement ? target.dataset.offline : undefined;
    if (told === undefined || navigator.onLine) return;
    event.preventDefault();
    tell(told);
  });
  addEventListener('DOMContentLoaded', () => {
    document.querySelector('[data-print],a[hidden]')?.removeAttribute('hidden');
    const way = document.querySelector<HTMLAnchorElement>('a[data-signed-in]');
    if (!way || kept('user') === null) return;
    way.href = '/pwa';
    way.textContent = way.dataset.signedIn ?? '';
  });
}
