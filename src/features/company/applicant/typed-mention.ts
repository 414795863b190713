import { foldDots, foldTerm } from '../../../../contract/search/fold-term.ts';

/** An `@` before the caret that may become the name of a colleague; `from`: where it stands. */
export type TypedMention = { from: number; to: number; query: string };

/** Longer than a name, and what follows the sign is a sentence. */
const QUERY_MAX = 60;

/** What is being typed where the caret is; null where it is no name. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const [found, , query = ''] = /(^|[\s(,;:])@([^@\n]*)$/u.exec(text.slice(0, caret)) ?? [];
  if (found === undefined || query.length > QUERY_MAX) return null;
  return { from: caret - query.length - 1, to: caret, query };
}

/** Those whose name, or a word of it, begins with what is typed; nobody once a whole name stands there. */
export function namesFor(query: string, names: ReadonlyMap<string, string>): [id: string, name: string][] {
  const typed = query.trimStart();
  // Umlauts are typed as they are, as two letters, or without their dots.
  const fits = [...names].filter(([, name]) =>
    [foldTerm, foldDots].some((fold) => ` ${fold(name)}`.includes(` ${fold(typed)}`)),
  );
  return fits.some(([, name]) => query === name || query === `${name} `) ? [] : fits;
}

/** The text with the name in place of what was typed, and where the caret goes. */
export function withMention(
  text: string,
  { from, to }: TypedMention,
  name: string,
): { text: string; caret: number } {
  const before = `${text.slice(0, from)}@${name} `;
  return { text: before + text.slice(to).replace(/^ /, ''), caret: before.length };
}
