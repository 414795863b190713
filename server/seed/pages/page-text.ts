import {
  type ByLanguage,
  LANGUAGE_CODES,
  LANGUAGE_DEFAULT,
  type Language,
  textIn,
} from '../../../contract/languages.ts';
import type { Operator } from '../../base/operator.ts';
import { blocksOf } from '../../domain/webpage/blocks-of.ts';
import type { NewPage } from '../../domain/webpage/publish.ts';
import { FIGURES } from './figures.ts';
import { processingTable } from './processing-table.ts';

/** In the default language at least: readers of one that is missing are shown that, and told so (webpage.2). */
export type Texts = Partial<ByLanguage<string>> & Pick<ByLanguage<string>, typeof LANGUAGE_DEFAULT>;

/**
 * A page as it is written: text with `{name}`, `{address}`, … where a fact of the operator stands, or a figure the program
 * keeps to (figures.ts), and behind a sentence
 * that promises an act the act's name, `{act:export}` (tests/promises.test.ts): no reader sees it.
 */
export type PageText = {
  id: string;
  title: NewPage['title'];
  text: Texts;
};

/** Services that this installation uses beside its own, as far as a page names them. */
export type Uses = { readonly firebase: boolean; readonly stripe: boolean };

/** Left out of a page with the line they stand on, where the operator has none. */
const OPTIONAL = ['representatives', 'register', 'vatId', 'businessId'] as const satisfies (keyof Operator)[];
const MARK = /\{act:([a-z-]+)\}/g;
/** A line that stands there only if something is so: `{if:hosting}`, `{unless:hosting}`. */
const CONDITION = /^\{(if|unless):(\w+)\}(.*)\n/gm;

/** What the operator keeps beside the program, where nothing else is set: `.env.example` says so. */
const KEPT_DAYS = { logDays: '14', backupDays: '30' };

/** Acts that a page promises in a language, in the order of its sentences. */
export function promisesOf({ text }: PageText, language: Language): string[] {
  return [...(text[language] ?? '').matchAll(MARK)].map(([, act]) => act as string);
}

/** The page of an operator of whom everything it has to say is known. */
export function pageOf(
  page: PageText,
  operator: Operator,
  { before = {}, uses = { firebase: false, stripe: false } }: { before?: Partial<Texts>; uses?: Uses } = {},
): NewPage {
  const isSo = (fact: string) =>
    fact in uses ? uses[fact as keyof Uses] : operator[fact as keyof Operator] !== undefined;
  const kept = {
    logDays: operator.logDays ?? KEPT_DAYS.logDays,
    backupDays: operator.backupDays ?? KEPT_DAYS.backupDays,
  };
  return publishable(page, (language) => {
    const text = OPTIONAL.filter((fact) => operator[fact] === undefined)
      .reduce(
        (left, fact) => left.replace(new RegExp(`^.*\\{${fact}\\}.*\\n`, 'm'), ''),
        written(page, language),
      )
      .replace(CONDITION, (_line, word: string, fact: string, rest: string) =>
        isSo(fact) === (word === 'if') ? `${rest.trimStart()}\n` : '',
      )
      .replace('{processing}', () => processingTable(language, kept))
      .replace(MARK, '')
      .replace(/\{(\w+)\}/g, (_whole, fact: string) =>
        String(FIGURES[fact] ?? operator[fact as keyof Operator] ?? ''),
      );
    return [before[language], text].filter((part) => part !== undefined).join('\n\n');
  });
}

export function publishable({ id, title, text }: PageText, textFor: (language: Language) => string): NewPage {
  const languages = LANGUAGE_CODES.filter((language) => text[language] !== undefined);
  const others = Object.fromEntries(languages.map((language) => [language, blocksOf(textFor(language))]));
  return {
    _id: id,
    title,
    blocks: { ...others, [LANGUAGE_DEFAULT]: blocksOf(textFor(LANGUAGE_DEFAULT)) },
    showInFooter: true,
  };
}

function written({ text }: PageText, language: Language): string {
  return textIn(text, language).text;
}
