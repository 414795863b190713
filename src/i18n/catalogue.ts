import { type Messages, setupI18n } from '@lingui/core';
import { isTestLocale, type Locale, type OfferedLocale, tagOf } from './locale.ts';
import { NOT_TRANSLATED_YET, overlaid } from './overlay.ts';

/** What is spoken now. */
export const i18n = setupI18n({ missing: NOT_TRANSLATED_YET });

/** One chunk a language, fetched when it is first needed; the worker keeps them all for the time without network. */
const catalogues: Record<OfferedLocale, () => Promise<{ messages: Messages }>> = {
  en_US: () => import('../../locales/en_US/app.po'),
  de_DE: () => import('../../locales/de_DE/app.po'),
};

/** Texts of the server for a language, by their keys, as they are kept on this device. */
export type ReadTexts = (locale: Locale) => Promise<Readonly<Record<string, string>>>;

let readTexts: ReadTexts = async () => ({});

/** From now on these texts are laid over the built-in ones. */
export function layOver(read: ReadTexts): void {
  readTexts = read;
}

/** Loads a language and speaks it from then on. Rejects where its texts cannot be fetched; the old one stays. */
export async function activate(locale: Locale): Promise<void> {
  if (isTestLocale(locale)) {
    const [{ pseudo }, { messages }] = await Promise.all([import('./pseudo.ts'), catalogues.en_US()]);
    i18n.loadAndActivate({ locale: tagOf(locale), messages: pseudo(messages, locale) });
    return;
  }
  const [{ messages }, texts] = await Promise.all([catalogues[locale](), readTexts(locale)]);
  const none = Object.keys(texts).length === 0;
  // The English catalogue has the keys; it is only needed where there is something to lay over.
  const laid = none ? messages : overlaid(messages, texts, (await catalogues.en_US()).messages);
  i18n.loadAndActivate({ locale: tagOf(locale), messages: laid });
}
