import { type Messages, setupI18n } from '@lingui/core';
import {
  type ByLanguageEverywhere,
  isEverywhere,
  LANGUAGE_DEFAULT,
  type Language,
  tagOf,
} from '../../contract/languages.ts';
import type { PublicStore } from '../replica/public/public-store.ts';
import { isTestLocale, type Locale } from './locale.ts';

/** For a text that is nowhere (specification section 3). */
export const NOT_TRANSLATED_YET = 'NOT_TRANSLATED_YET';

/** The language in use. */
export const i18n = setupI18n({ missing: NOT_TRANSLATED_YET });

/** One chunk a language, fetched when it is first needed; the worker keeps these for the time without network. */
const catalogues: ByLanguageEverywhere<() => Promise<{ messages: Messages }>> = {
  en_US: () => import('../../locales/en_US/app.po'),
  de_DE: () => import('../../locales/de_DE/app.po'),
};

/** The texts of the source, which is English: they have the keys of all others. */
export async function englishTexts(): Promise<Messages> {
  return (await catalogues[LANGUAGE_DEFAULT]()).messages;
}

/** Messages of a language that are laid over the built-in ones, as they are kept on this device. */
export type ReadLaid = (locale: Locale) => Promise<Messages>;

let readLaid: ReadLaid = async () => ({});
let keptIn: PublicStore | undefined;

/**
 * From now on these messages are laid over the built-in ones.
 * @param store where texts of a language are kept that is not on every device
 */
export function layOver(read: ReadLaid, store?: PublicStore): void {
  readLaid = read;
  keptIn = store;
}

/**
 * The language of the page that is being opened: the wanted one, or English where a browser that needed room has taken
 * its texts away and there is no network.
 */
export async function activateFirst(wanted: Locale): Promise<Locale> {
  try {
    await activate(wanted);
    return wanted;
  } catch (error) {
    if (isEverywhere(wanted)) throw error;
    await activate(LANGUAGE_DEFAULT);
    return LANGUAGE_DEFAULT;
  }
}

/** Loads a language and speaks it from then on. Rejects where its texts cannot be fetched; the old one stays. */
export async function activate(locale: Locale): Promise<void> {
  if (isTestLocale(locale)) {
    const [{ pseudo }, { messages }] = await Promise.all([
      import('./pseudo.ts'),
      catalogues[LANGUAGE_DEFAULT](),
    ]);
    i18n.loadAndActivate({ locale: tagOf(locale), messages: pseudo(messages, locale) });
    return;
  }
  const [messages, laid] = await Promise.all([builtIn(locale), readLaid(locale)]);
  // Thousands: copied only where something is laid over them.
  const all = Object.keys(laid).length > 0 ? { ...messages, ...laid } : messages;
  i18n.loadAndActivate({ locale: tagOf(locale), messages: all });
}

async function builtIn(language: Language): Promise<Messages> {
  if (isEverywhere(language)) return (await catalogues[language]()).messages;
  const { chosenTexts } = await import('./chosen-catalogues.ts');
  const online = globalThis.navigator?.onLine !== false;
  return chosenTexts(language, { store: keptIn, english: englishTexts, online });
}
