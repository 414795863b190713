import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { LANGUAGE_DEFAULT, type Language } from '../../contract/languages.ts';
import { ROOT } from './server.ts';

/** A text of the source; `translation` is empty where the language lacks it. */
export type Message = { message: string; context: string; translation: string };

/** Every text of a catalogue: `app` for the screens, `worker` for what the service worker shows. */
export async function messagesOf(language: Language, catalogue: 'app' | 'worker'): Promise<Message[]> {
  const filename = join(ROOT, 'locales', language, `${catalogue}.po`);
  const messages = await formatter().parse(await readFile(filename, 'utf8'), {
    locale: language,
    sourceLocale: LANGUAGE_DEFAULT,
    filename,
  });
  return Object.values(messages).map(({ message = '', context = '', translation = '' }) => ({
    message,
    context,
    // The source says itself.
    translation: translation || (language === LANGUAGE_DEFAULT ? message : ''),
  }));
}
