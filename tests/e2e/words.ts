import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatter } from '@lingui/format-po';
import { LANGUAGE_DEFAULT, type Language } from '../../contract/languages.ts';
import { ROOT } from '../harness/server.ts';

/** What the app says in one language, asked for by its English source: tests in several languages need no table. */
export type AppWords = {
  language: Language;
  /** A text without placeholders. @throws where the app has no such text */
  say: (source: string, context?: string) => string;
  /** A text whose placeholders and tags may hold anything, from its first letter to its last. */
  like: (source: string) => RegExp;
};

export async function appWords(language: Language): Promise<AppWords> {
  const path = join(ROOT, 'locales', language, 'app.po');
  const messages = await formatter().parse(await readFile(path, 'utf8'), {
    locale: language,
    sourceLocale: LANGUAGE_DEFAULT,
    filename: path,
  });
  const bySource = new Map(
    Object.values(messages).map(({ message, context = '', translation }) => [
      keyOf(message ?? '', context),
      translation || message || '',
    ]),
  );
  const say = (source: string, context = '') => {
    const found = bySource.get(keyOf(source, context));
    if (found === undefined) throw new Error(`the app does not say “${source}”`);
    return found;
  };
  return {
    language,
    say,
    like: (source) => {
      const parts = say(source).split(/\{\w+\}|<\/?\d+\/?>/);
      return new RegExp(`^${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*')}$`);
    },
  };
}

const keyOf = (source: string, context: string) => JSON.stringify([context, source]);
