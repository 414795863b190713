import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { byIndexOnly } from './by-index-only.ts';
import { correctionsFor } from './correct-typos.ts';
import { spellingsOf, wordsOf } from './words.ts';

/** Corrected stems by typed word. The cursor stores them, so that all pages use the same. */
export type Corrections = Record<string, string[]>;

/** `tsquery`: text of a PostgreSQL tsquery, null where nothing was asked for. */
export type Understood = { tsquery: string | null; corrections: Corrections };

/** Compounds that one word may stand for. */
const NEAR_MAX = 60;

/**
 * Translates a search text: every word matches any text of a job by its German or English stem, and in titles,
 * companies, places and tasks also as a part of a compound. A word that no job contains is taken for a typo of the
 * nearest ones. Stop words of both languages (the, und) are left out.
 */
export async function understand(db: Db, text: string, decided: Corrections = {}): Promise<Understood> {
  const words = wordsOf(text);
  if (words.length === 0) return { tsquery: null, corrections: {} };
  // Without this the planner scans all words, or jobs one by one until the first contains a rare word.
  return byIndexOnly(db, () => meaningOf(db, words, decided));
}

async function meaningOf(db: Db, words: string[], decided: Corrections): Promise<Understood> {
  const stems = await stemsOf(db, words);
  for (const [word, meant] of Object.entries(decided)) if (stems.has(word)) stems.set(word, meant);
  const near = await nearTo(db, stems);
  const corrections: Corrections = { ...decided };
  for (const [word, own] of stems) {
    if (decided[word] || near.has(word) || (await isUsed(db, own))) continue;
    const meant = await correctionsFor(db, own);
    if (meant.length > 0) corrections[word] = meant;
  }
  const fresh = new Map(Object.entries(corrections).filter(([word]) => !decided[word]));
  for (const [word, meant] of fresh) stems.set(word, meant);
  for (const [word, more] of fresh.size > 0 ? await nearTo(db, fresh) : []) near.set(word, more);
  const parts = [...stems].map(([word, own]) => anyOf([...own, ...(near.get(word) ?? []).map(inHead)]));
  return { tsquery: parts.length > 0 ? parts.join(' & ') : null, corrections };
}

/** Lexemes of title, company, place and tasks carry a mark (migration 0015). */
const inHead = (lexeme: string) => `^${lexeme}`;

const anyOf = (lexemes: string[]) => `(${[...new Set(lexemes)].map(quoted).join(' | ')})`;

/** A lexeme as tsquery text; nothing in it can act as an operator. */
const quoted = (lexeme: string) => `'${lexeme.replace(/\\/g, '\\\\').replace(/'/g, "''")}'`;

/** Stems by word, in the order of the words; words without any are left out. */
async function stemsOf(db: Db, words: string[]): Promise<Map<string, string[]>> {
  const asked = words.flatMap((word) => spellingsOf(word).map((spelling) => ({ word, spelling })));
  const { rows } = await sql<{ word: string; stem: string }>`
    select distinct asked.word, stem
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (word text, spelling text),
      unnest(search_lexemes(asked.spelling)) as stem
    order by 1, 2`.execute(db);
  const stems = Map.groupBy(rows, (row) => row.word);
  return new Map(
    words.flatMap((word) => {
      const own = stems.get(word);
      return own ? [[word, own.map(({ stem }) => stem)] as const] : [];
    }),
  );
}

/**
 * Words that a stem begins, ends (four letters or more) or is inside of (six or more): `backerei` finds
 * `backereiverkauf`, `koch` finds `beikoch` but not `knochen`.
 */
async function nearTo(db: Db, stems: ReadonlyMap<string, string[]>): Promise<Map<string, string[]>> {
  const asked = [...stems].flatMap(([word, own]) =>
    own.filter((stem) => stem.length >= 3).map((stem) => ({ word, stem })),
  );
  if (asked.length === 0) return new Map();
  // One query per pattern: with a constant pattern the planner uses the trigram index.
  const each = asked.map(({ word, stem }) => {
    const pattern = stem.replace(/[\\%_]/g, '\\$&');
    const inside = stem.length >= 6 ? sql` or true` : sql``;
    const atEnd = stem.length >= 4 ? sql` or known.word like ${`%${pattern}`}` : sql``;
    return sql`(
      select ${word}::text as word, known.word as near from search_word known
      where known.word like ${`%${pattern}%`} and (known.word like ${`${pattern}%`}${atEnd}${inside})
      order by length(known.word), known.word
      limit ${NEAR_MAX}
    )`;
  });
  const { rows } = await sql<{ word: string; near: string }>`
    select distinct word, near, length(near) from (${sql.join(each, sql` union all `)}) as found
    order by length(near), near`.execute(db);
  const byWord = Map.groupBy(rows, (row) => row.word);
  return new Map(
    [...byWord].map(([word, found]) => [word, found.slice(0, NEAR_MAX).map(({ near }) => near)]),
  );
}

/** Whether some job has one of the stems anywhere in its texts. */
async function isUsed(db: Db, stems: string[]): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select 1 from job_search where document @@ ${anyOf(stems)}::tsquery) as used`.execute(db);
  return rows[0]?.used === true;
}
