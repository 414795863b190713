import type { ByLanguage } from '../contract/languages.ts';
import { server as arabic } from './ar_AE/server.ts';
import { server as german } from './de_DE/server.ts';
import { server as english } from './en_US/server.ts';
import type { ServerTexts } from './types/server-texts.ts';

/** What the server says, by the reader's language. */
export const SERVER_TEXTS: ByLanguage<ServerTexts> = {
  en_US: english,
  de_DE: german,
  ar_AE: arabic,
};
