import type { LanguagePreview, Translations } from '../../contract/entities/translation.ts';
import type { Locale } from '../i18n/locale.ts';
import type { PublicStore } from '../replica/public/public-store.ts';
import { readSoon } from '../replica/store/read-soon.ts';
import type { CallNow } from '../sync/call.ts';

/** Texts are loaded anew after this time, changed or not, in milliseconds (specification section 9: 30 days). */
export const TEXTS_KEPT_MS = 30 * 86_400_000;

/** Keys of local storage: the languages of the product, and until when the kept texts count as fresh. */
export const PREVIEWS_KEY = 'languages';
export const EXPIRY_KEY = 'language-expiry';

type Ports = { store: PublicStore; call: CallNow; storage: Storage; clock: () => number };

const keyOf = (locale: Locale) => `translation.load ${locale}`;

/** The server's texts as they are kept here. Asks the store only where the server is known to have some. */
export async function readKeptTexts(
  { store, storage }: Pick<Ports, 'store' | 'storage'>,
  locale: Locale,
): Promise<Readonly<Record<string, string>>> {
  if (!(previewOf(storage, locale)?.version ?? 0)) return {};
  // The first paint waits for it, and not for long.
  const kept = await readSoon(() => store.read(keyOf(locale))).catch(() => undefined);
  return (kept?.data as Translations | undefined)?.translations ?? {};
}

/**
 * Brings texts up to date: the languages of the product, then what has changed in the one that is spoken. Resolves
 * with whether there is something new to say; without network everything stays as it is.
 */
export async function refreshTexts({ store, call, storage, clock }: Ports, locale: Locale): Promise<boolean> {
  const previews = await call('translation.list', {});
  storage.setItem(PREVIEWS_KEY, JSON.stringify(previews));
  const offered = previews.find(({ _id }) => _id === locale);
  if (!offered) return false;
  const kept = (await store.read(keyOf(locale)))?.data as Translations | undefined;
  const isFresh = clock() < Number(storage.getItem(EXPIRY_KEY) ?? 0);
  if (kept && isFresh) {
    const { changed } = await call('translation.check-updates', { languages: { [locale]: kept.version } });
    if (!changed.includes(locale)) return false;
  }
  const loaded = await call('translation.load', {
    languageId: locale,
    ...(kept && isFresh && { version: kept.version }),
  });
  storage.setItem(EXPIRY_KEY, String(clock() + TEXTS_KEPT_MS));
  if ('unchanged' in loaded) return false;
  await store.keep({ key: keyOf(locale), data: loaded, at: clock() });
  return JSON.stringify(loaded.translations) !== JSON.stringify(kept?.translations ?? {});
}

function previewOf(storage: Storage, locale: Locale): LanguagePreview | undefined {
  try {
    const previews: LanguagePreview[] = JSON.parse(storage.getItem(PREVIEWS_KEY) ?? '[]');
    return previews.find(({ _id }) => _id === locale);
  } catch {
    return undefined;
  }
}
