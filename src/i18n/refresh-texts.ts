import type { Messages } from '@lingui/core';
import { DAY_MS } from '../../contract/calendar-day.ts';
import type { Translations } from '../../contract/entities/translation.ts';
import type { PublicStore } from '../replica/public/public-store.ts';
import type { CallNow } from '../sync/calls/call.ts';
import { laidKey, laidMark, readKeptTexts } from './kept-texts.ts';
import type { Locale } from './locale.ts';
import { isOwnKey, laidTexts } from './overlay.ts';

/** Texts are loaded again after this time, changed or not, in milliseconds (specification section 9: 30 days). */
export const TEXTS_KEPT_MS = 30 * DAY_MS;

/** Keys of local storage: the languages of the product, and until when the kept texts count as fresh. */
export const PREVIEWS_KEY = 'languages';
export const EXPIRY_KEY = 'language-expiry';

type Ports = {
  store: PublicStore;
  call: CallNow;
  storage: Storage;
  clock: () => number;
  english: () => Promise<Messages>;
};

const keyOf = (locale: Locale) => `translation.load ${locale}`;

/**
 * Brings texts up to date: the languages of the product, then what has changed in the one that is spoken. Resolves
 * with whether there is something new to say; without network everything stays as it is.
 */
export async function refreshTexts(ports: Ports, locale: Locale): Promise<boolean> {
  const { store, storage, clock } = ports;
  const texts = await freshTexts(ports, locale);
  // Applied each time: this version of the app may have messages that the last one did not.
  const laid = Object.keys(texts).some(isOwnKey) ? laidTexts(texts, await ports.english()) : {};
  const before = await readKeptTexts(ports, locale);
  if (JSON.stringify(laid) === JSON.stringify(before)) return false;
  await store.keep({ key: laidKey(locale), data: laid, at: clock() });
  if (Object.keys(laid).length > 0) storage.setItem(laidMark(locale), '1');
  else storage.removeItem(laidMark(locale));
  return true;
}

/** The server's texts for a language by their keys, asked for only where they may have changed. */
async function freshTexts(
  { store, call, storage, clock }: Ports,
  locale: Locale,
): Promise<Readonly<Record<string, string>>> {
  const previews = await call('translation.list', {});
  storage.setItem(PREVIEWS_KEY, JSON.stringify(previews));
  if (!previews.some(({ _id }) => _id === locale)) return {};
  const kept = (await store.read(keyOf(locale)))?.data as Translations | undefined;
  const isFresh = clock() < Number(storage.getItem(EXPIRY_KEY) ?? 0);
  if (kept && isFresh) {
    const { changed } = await call('translation.check-updates', { languages: { [locale]: kept.version } });
    if (!changed.includes(locale)) return kept.translations;
  }
  const loaded = await call('translation.load', {
    languageId: locale,
    ...(kept && isFresh && { version: kept.version }),
  });
  storage.setItem(EXPIRY_KEY, String(clock() + TEXTS_KEPT_MS));
  if ('unchanged' in loaded) return kept?.translations ?? {};
  await store.keep({ key: keyOf(locale), data: loaded, at: clock() });
  return loaded.translations;
}
