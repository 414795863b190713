import { i18n, type Messages } from '@lingui/core';
import { type Locale, tagOf } from './locale.ts';

/** One chunk a language, fetched when it is first needed; the worker keeps them all for the time without network. */
const catalogues: Record<Locale, () => Promise<{ messages: Messages }>> = {
  en_US: () => import('../../locales/en_US/app.po'),
  de_DE: () => import('../../locales/de_DE/app.po'),
};

/** Loads a language and speaks it from then on. Rejects where its texts cannot be fetched; the old one stays. */
export async function activate(locale: Locale): Promise<void> {
  const { messages } = await catalogues[locale]();
  i18n.loadAndActivate({ locale: tagOf(locale), messages });
}
