import type { Messages } from '@lingui/core';
import type { ByLanguageChosen } from '../../contract/languages.ts';
import type { PublicStore } from '../replica/public/public-store.ts';
import { answerSoon } from '../replica/store/answer-soon.ts';

/**
 * Languages whose texts are not on every device. The worker keeps no file of theirs; what they say is kept in the store
 * of public answers of the person who has chosen one.
 */

type Load = () => Promise<{ messages: Messages }>;
type Chosen = keyof ByLanguageChosen<unknown>;

const catalogues: ByLanguageChosen<{ page: Load; worker: Load }> = {
  ar_AE: {
    page: () => import('../../locales/ar_AE/app.po'),
    worker: () => import('../../locales/ar_AE/worker.po'),
  },
};

/** Changes whenever one of these texts does: the name of this file has a hash over the names of those above. */
const BUILD = import.meta.url;

type Ports = {
  /** Undefined where nothing is kept. */
  store: PublicStore | undefined;
  english: () => Promise<Messages>;
  /** Whether there may be a network. */
  online: boolean;
};
type Kept = { readonly build: string; readonly messages: Messages };

/**
 * What the page says in this language: kept, or fetched and kept. Without network texts of an earlier version are better
 * than none; where they have no text it is English. Rejects where nothing is kept and nothing can be fetched.
 */
export async function chosenTexts(language: Chosen, { store, english, online }: Ports): Promise<Messages> {
  const key = `texts ${language}`;
  const read = () => answerSoon(async () => store?.read(key)).catch(() => undefined);
  const kept = (await read())?.data as Kept | undefined;
  if (kept?.build === BUILD) return kept.messages;
  try {
    // An import that failed once fails as long as the page is open.
    if (!online) throw new Error('no network');
    const { messages } = await catalogues[language].page();
    // A full store costs the language the time without network, and nothing else.
    void store?.keep({ key, data: { build: BUILD, messages }, at: 0 }).catch(() => undefined);
    return messages;
  } catch (error) {
    if (!kept) throw error;
    return { ...(await english()), ...kept.messages };
  }
}

/** What notifications say in it; null where these are kept already. Rejects where they cannot be fetched. */
export async function notificationTexts(
  language: Chosen,
  kept: { language: string; build: string } | undefined,
): Promise<{ language: string; build: string; messages: Messages } | null> {
  if (kept?.language === language && kept.build === BUILD) return null;
  const { messages } = await catalogues[language].worker();
  return { language, build: BUILD, messages };
}
