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

/**
 * Addresses of files (src/build/first-texts.ts): `rest` of all texts that the first screens do not need, `alone` of those among
 * them that a single screen needs.
 */
type Catalogue = { messages: Messages; rest?: string; alone?: Readonly<Record<string, string>> };

/** Two files a language, fetched when they are first needed; the worker keeps these for the time without network. */
const catalogues: ByLanguageEverywhere<() => Promise<Catalogue>> = {
  en_US: () => import('../../locales/en_US/app.po'),
  de_DE: () => import('../../locales/de_DE/app.po'),
};

/** The texts of the source, which is English: they have the keys of all others. */
export async function englishTexts(): Promise<Messages> {
  return allOf(LANGUAGE_DEFAULT);
}

async function allOf(language: keyof typeof catalogues): Promise<Messages> {
  const { messages, rest } = await catalogues[language]();
  if (rest === undefined) return messages;
  const more: Catalogue = await import(/* @vite-ignore */ rest);
  return { ...more.messages, ...messages };
}

/** Screens that are fetched at the start ask before its texts have come. */
let starting: Promise<unknown> = Promise.resolve();
/** The language whose first texts alone are here. */
let begun: keyof typeof catalogues | undefined;

/**
 * Waits for the texts of all screens as well as for what needs them: every import that a screen makes later goes through
 * here (src/build/first-texts.ts).
 */
export async function withAllTexts<Module>(loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, allTexts()]);
  return module;
}

/** The same for a screen that waits for no texts but its own. */
export async function withTextsOf<Module>(screen: string, loading: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([loading, textsOf(screen)]);
  return module;
}

async function textsOf(screen: string): Promise<void> {
  await starting;
  const language = begun;
  if (language === undefined) return;
  const { alone: { [screen]: address } = {} } = await catalogues[language]();
  if (address === undefined) return allTexts();
  try {
    const { messages }: Catalogue = await import(/* @vite-ignore */ address);
    if (begun === language) putBeside(messages);
  } catch {
    // A device that keeps the app does not keep this file: it has all texts.
    await allTexts();
  }
}

/** Nothing that is drawn changes: what is drawn has its texts. */
export async function allTexts(): Promise<void> {
  await starting;
  const language = begun;
  if (language === undefined) return;
  const all = await allOf(language);
  if (begun !== language) return;
  begun = undefined;
  putBeside(all);
}

function putBeside(more: Messages): void {
  const { messages } = i18n;
  for (const [id, text] of Object.entries(more)) messages[id] ??= text;
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
export function activateFirst(wanted: Locale): Promise<Locale> {
  const first = activateFirstOf(wanted);
  // Whether they come is told to who asked for them.
  starting = first.catch(() => undefined);
  return first;
}

async function activateFirstOf(wanted: Locale): Promise<Locale> {
  try {
    if (!isTestLocale(wanted) && isEverywhere(wanted)) {
      const [{ messages, rest }, laid] = await Promise.all([catalogues[wanted](), readLaid(wanted)]);
      begun = rest === undefined ? undefined : wanted;
      // A copy: the rest is put beside them.
      i18n.loadAndActivate({ locale: tagOf(wanted), messages: { ...messages, ...laid } });
    } else await activate(wanted);
    return wanted;
  } catch (error) {
    if (isEverywhere(wanted)) throw error;
    await activate(LANGUAGE_DEFAULT);
    return LANGUAGE_DEFAULT;
  }
}

/** Loads a language and speaks it from then on. Rejects where its texts cannot be fetched; the old one stays. */
export async function activate(locale: Locale): Promise<void> {
  await activateAll(locale);
  begun = undefined;
}

async function activateAll(locale: Locale): Promise<void> {
  if (isTestLocale(locale)) {
    const [{ pseudo }, messages] = await Promise.all([import('./pseudo.ts'), allOf(LANGUAGE_DEFAULT)]);
    i18n.loadAndActivate({ locale: tagOf(locale), messages: pseudo(messages, locale) });
    return;
  }
  const [messages, laid] = await Promise.all([builtIn(locale), readLaid(locale)]);
  // Thousands: copied only where something is laid over them.
  const all = Object.keys(laid).length > 0 ? { ...messages, ...laid } : messages;
  i18n.loadAndActivate({ locale: tagOf(locale), messages: all });
}

async function builtIn(language: Language): Promise<Messages> {
  if (isEverywhere(language)) return allOf(language);
  const { chosenTexts } = await import('./chosen-catalogues.ts');
  const online = globalThis.navigator?.onLine !== false;
  return chosenTexts(language, { store: keptIn, english: englishTexts, online });
}
