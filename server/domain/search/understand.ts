import { sql } from 'kysely';
import { otherForms } from '../../../contract/search/other-forms.ts';
import { type Asked, readQuery, type Term } from '../../../contract/search/read-query.ts';
import type { Db } from '../../database/database.ts';
import { byIndexOnly } from './by-index-only.ts';
import { correctionsFor } from './correct-typos.ts';
import { type Known, knownWords, nearTo } from './known-words.ts';
import { anyOf, asInTitle, inHead, inTitle } from './lexemes.ts';
import { widerWords } from './wider-words.ts';

/** Corrected stems by typed word. The cursor stores them, so that all pages use the same. */
export type Corrections = Record<string, string[]>;

/** `tsqueries`: texts of PostgreSQL's tsqueries, of which each has to match; empty where nothing was asked for. */
export type Understood = { tsqueries: string[]; corrections: Corrections };

/** `decided`: corrections of an earlier page; `titleOnly`: what stands in the title alone counts. */
type Options = { decided?: Corrections | undefined; titleOnly?: boolean | undefined };

/**
 * Translates a search text by the rules of contract/search, which devices search by too: a word matches any text of a
 * job by its German or English stem, and in titles, companies, places and tasks also as a part of a compound. One that
 * no job has is looked for by its halves, then taken for a slip of the nearest ones.
 */
export async function understand(db: Db, text: string, options: Options = {}): Promise<Understood> {
  const asked = readQuery(text);
  if (asked.length === 0) return { tsqueries: [], corrections: {} };
  // Without this the planner scans all words, or jobs one by one until the first contains a rare word.
  return byIndexOnly(db, () => meaningOf(db, asked, options));
}

async function meaningOf(
  db: Db,
  asked: readonly Asked[],
  { decided = {}, titleOnly = false }: Options,
): Promise<Understood> {
  const terms = asked.flatMap(({ meanings }) => meanings.flat());
  const words = new Set(terms.filter(({ where }) => where !== 'mark').map(({ word }) => word));
  const known = await knownWords(db, [...words]);
  const corrections: Corrections = Object.create(null);
  const parts = new Map<string, string[]>();
  for (const { typed, meanings } of asked) {
    const queries = queriesOf(meanings, known, titleOnly);
    // Nothing but stop words.
    if (queries.length === 0) continue;
    parts.set(typed, queries);
    // A word may be called like something that every object has: `constructor`.
    const before = Object.hasOwn(decided, typed) ? decided[typed] : undefined;
    if (before !== undefined) corrections[typed] = before;
    else if (!(await isHeld(db, meanings, queries, known))) {
      const [itself = []] = meanings;
      const near = await widerFor(db, itself, known);
      const meant = near.length > 0 ? [] : await correctionsFor(db, stemsOf(itself, known));
      if (near.length > 0) parts.set(typed, [anyOf(lexemesOf({ stems: [], near }, 'head', titleOnly))]);
      if (meant.length > 0) corrections[typed] = meant;
    }
  }
  const mended = new Map(Object.entries(corrections));
  const near = mended.size > 0 ? await nearTo(db, mended) : new Map<string, string[]>();
  for (const [typed, meant] of mended)
    parts.set(typed, [anyOf(lexemesOf({ stems: meant, near: near.get(typed) ?? [] }, 'ad', titleOnly))]);
  return { tsqueries: [...parts.values()].map((queries) => queries.join(' | ')), corrections };
}

/**
 * What has any of these meanings, as texts of tsqueries. Meanings of one term are one query: what they share is asked
 * for once.
 */
function queriesOf(
  meanings: Asked['meanings'],
  known: ReadonlyMap<string, Known>,
  titleOnly: boolean,
): string[] {
  const asLexemes = meanings.flatMap((terms) => {
    const each = terms.map(({ word, where }) => {
      if (where === 'mark') return [word];
      if (where === 'title') return [asInTitle(word)];
      const one = known.get(word);
      return one ? lexemesOf(one, where, titleOnly) : [];
    });
    // One of them is a stop word only.
    return each.some((lexemes) => lexemes.length === 0) ? [] : [each];
  });
  const single = asLexemes.flatMap((each) => (each.length === 1 ? each.flat() : []));
  const several = asLexemes.filter((each) => each.length > 1);
  return [
    ...(single.length > 0 ? [anyOf(withoutImplied(single))] : []),
    ...several.map((each) => `(${each.map(anyOf).join(' & ')})`),
  ];
}

function lexemesOf({ stems, near }: Known, where: 'ad' | 'head', titleOnly: boolean): string[] {
  if (titleOnly) return [...stems, ...near].map(inTitle);
  return withoutImplied([...(where === 'head' ? stems.map(inHead) : stems), ...near.map(inHead)]);
}

/** What has a stem in its head has it in its text. */
function withoutImplied(lexemes: readonly string[]): string[] {
  const heads = new Set(lexemes.map(inHead));
  return lexemes.filter((lexeme) => !heads.has(lexeme));
}

/** Whether some job has what it means. */
async function isHeld(
  db: Db,
  meanings: Asked['meanings'],
  queries: readonly string[],
  known: ReadonlyMap<string, Known>,
): Promise<boolean> {
  const has = ({ word, where }: Term) => where === 'mark' || (known.get(word)?.near.length ?? 0) > 0;
  return meanings.some((terms) => terms.every(has)) || isUsed(db, queries.join(' | '));
}

function stemsOf(terms: readonly Pick<Term, 'word'>[], known: ReadonlyMap<string, Known>): string[] {
  return terms.flatMap(({ word }) => known.get(word)?.stems ?? []);
}

/** Words that are wider than one that was typed, or than another form of it. */
async function widerFor(
  db: Db,
  itself: readonly Term[],
  known: ReadonlyMap<string, Known>,
): Promise<string[]> {
  const [term, ...others] = itself;
  if (term === undefined || others.length > 0) return [];
  const forms = [term.word, ...otherForms(term.word)].map((word) => ({ word }));
  return widerWords(db, stemsOf(forms, known));
}

/** Whether some job has it anywhere in its texts. */
async function isUsed(db: Db, tsquery: string): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from job_search where document @@ ${tsquery}::tsquery) as used`.execute(db);
  return rows[0]?.used === true;
}
