import { foldTerm } from './fold-term.ts';
import { otherForms } from './other-forms.ts';
import { isSaid, withoutPronouns } from './said-in.ts';
import { saysNothing } from './stop-words.ts';
import { SAID_MAX, type Written, writtenFor } from './synonyms.ts';
import { wordsOf } from './words-of.ts';

/**
 * Something a job may have. `word`: lower case, not folded. `where`: anywhere in the ad, or in its head alone (title,
 * company, place, tasks); in its `title` alone, as it is and in no other form; a `mark` is a kind of job, or `#remote`.
 */
export type Term = { word: string; where: 'ad' | 'head' | 'title' | 'mark' };

/** One thing that is asked for. A job has it where it has every term of one of its meanings. */
export type Asked = {
  /** As it was typed, lower case. */
  typed: string;
  meanings: readonly (readonly Term[])[];
};

/** What a search text asks for: a job is found where it has all of it. Nothing is asked by an empty list: all jobs. */
export function readQuery(text: string): Asked[] {
  const words = withoutPronouns(wordsOf(text), text);
  const asked: Asked[] = [];
  for (let at = 0; at < words.length; ) {
    const together = saidTogether(words, at);
    const said = words.slice(at, at + together);
    at += together;
    const one = meaningsOf(said);
    if (one.meanings.length > 0) asked.push(one);
  }
  return asked;
}

/** How many words from here on are one expression: `home office`. */
function saidTogether(words: readonly string[], at: number): number {
  for (let count = Math.min(SAID_MAX, words.length - at); count > 1; count -= 1)
    if (writtenFor(words.slice(at, at + count)).length > 0) return count;
  return 1;
}

function meaningsOf(said: readonly string[]): Asked {
  const typed = said.join(' ');
  const forms = said.length === 1 ? otherForms(typed) : [];
  const written = [said, ...forms.map((form) => [form])].flatMap(writtenFor).map(termsOf);
  // A kind of job is a fact of the ad, whose text may mention every other; a title names what the job is about.
  const isKind = written.some((terms) => terms.some(({ where }) => where === 'mark'));
  // Not the rest of an expression with a word that says nothing: `home` of `work from home`.
  const isWhole = said.every((word) => isSaid(word) || !saysNothing(foldTerm(word)));
  const own = (isWhole ? [said, ...forms.map((form) => [form])] : []).map((words) =>
    words.map((word): Term => ({ word, where: isKind ? 'title' : 'ad' })),
  );
  return { typed, meanings: unique(isKind ? [...written, ...own] : [...own, ...written]) };
}

function termsOf(written: Written): Term[] {
  return written.flatMap((term): Term[] => {
    if (term.startsWith('#')) return [{ word: term, where: 'mark' }];
    const where = term.startsWith('^') ? 'head' : 'ad';
    return wordsOf(term.replace('^', '')).map((word) => ({ word, where }));
  });
}

function unique(meanings: Term[][]): Term[][] {
  const known = new Map(meanings.map((terms) => [JSON.stringify(terms), terms]));
  return [...known.values()];
}
