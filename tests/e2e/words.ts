import type { Language } from '../../contract/languages.ts';
import { type Message, messagesOf } from '../harness/catalogue.ts';

/** What the app says in one language, asked for by its English source: tests in several languages need no table. */
export type AppWords = {
  language: Language;
  /** A text without placeholders. @throws where the app has no such text, or not in this language */
  say: (source: string, context?: string) => string;
  /**
   * A whole text whose placeholders and tags may hold anything; one that comes twice holds the same twice.
   * @throws where it is none to be recognised by: a plural, or nothing but placeholders
   */
  like: (source: string) => RegExp;
  /** The same, where something may follow it. */
  startsLike: (source: string) => RegExp;
};

export async function appWords(language: Language): Promise<AppWords> {
  return wordsOf(language, await messagesOf(language, 'app'));
}

export function wordsOf(language: Language, messages: readonly Message[]): AppWords {
  const bySource = new Map(
    messages.map(({ message, context, translation }) => [keyOf(message, context), translation]),
  );
  const say = (source: string, context = '') => {
    const found = bySource.get(keyOf(source, context));
    if (found === undefined) throw new Error(`the app does not say “${source}”`);
    if (found === '') throw new Error(`the app does not say “${source}” in ${language}`);
    return found;
  };
  return {
    language,
    say,
    like: (source) => new RegExp(`^${pattern(say(source))}$`),
    startsLike: (source) => new RegExp(`^${pattern(say(source))}`),
  };
}

const keyOf = (source: string, context: string) => JSON.stringify([context, source]);

const PLACEHOLDER = /(\{\w+\}|<\/?\d+\/?>)/;

function pattern(text: string): string {
  if (/\{\s*\w+\s*,/.test(text)) throw new Error(`“${text}” chooses between texts`);
  const parts = text.split(PLACEHOLDER);
  const plain = parts.filter((part) => !PLACEHOLDER.test(part));
  if (!/\p{L}/u.test(plain.join(''))) throw new Error(`“${text}” is only placeholders`);
  const met = new Set<string>();
  return parts.map((part) => (PLACEHOLDER.test(part) ? anything(part, met) : escaped(part))).join('');
}

/** A tag leaves nothing on the screen but what stands in it. */
function anything(placeholder: string, met: Set<string>): string {
  const name = /^\{(\w+)\}$/.exec(placeholder)?.[1];
  if (name === undefined) return '.*';
  if (met.has(name)) return `\\k<p${name}>`;
  met.add(name);
  return `(?<p${name}>.+)`;
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
