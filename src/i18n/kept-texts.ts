import type { Messages } from '@lingui/core';
import type { PublicStore } from '../replica/public/public-store.ts';
import { answerSoon } from '../replica/store/answer-soon.ts';
import type { Locale } from './locale.ts';

/**
 * Keys of what lies over the built-in texts of a language: of the store, and of local storage, which says whether there
 * is anything. Most languages have nothing, and then the first paint need not wait for the store.
 */
export const laidKey = (locale: Locale) => `laid ${locale}`;
export const laidMark = (locale: Locale) => `language-laid ${locale}`;

/** What lies over the built-in texts of a language, as it is kept here. */
export async function readKeptTexts(
  { store, storage }: { store: PublicStore; storage: Storage },
  locale: Locale,
): Promise<Messages> {
  if (storage.getItem(laidMark(locale)) === null) return {};
  // The first paint waits for it, and not for long.
  const kept = await answerSoon(() => store.read(laidKey(locale))).catch(() => undefined);
  return (kept?.data as Messages | undefined) ?? {};
}
