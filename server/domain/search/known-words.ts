import { sql } from 'kysely';
import { holdsWord, PART_MIN } from '../../../contract/search/compounds.ts';
import type { Db } from '../../database/database.ts';

/** Compounds that one word may stand for. */
const NEAR_MAX = 60;

/** A word's stems, and the words of titles, companies, places and tasks that it is a part of. */
export type Known = { stems: string[]; near: string[] };

/** By word, with two statements; words that are stop words in both languages are left out. */
export async function knownWords(db: Db, words: readonly string[]): Promise<Map<string, Known>> {
  const stems = await stemsOf(db, words);
  const near = await nearTo(db, stems);
  return new Map([...stems].map(([word, own]) => [word, { stems: own, near: near.get(word) ?? [] }]));
}

async function stemsOf(db: Db, words: readonly string[]): Promise<Map<string, string[]>> {
  const asked = words.flatMap((word) => spellingsOf(word).map((spelling) => ({ word, spelling })));
  const { rows } = await sql<{ word: string; stem: string }>`
    select distinct asked.word, stem
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (word text, spelling text),
      unnest(search_lexemes(asked.spelling)) as stem
    order by 1, 2`.execute(db);
  const stems = Map.groupBy(rows, (row) => row.word);
  return new Map([...stems].map(([word, own]) => [word, own.map(({ stem }) => stem)]));
}

/** `ae` for `ä` and vice versa: the stems know umlauts only as bare vowels. */
function spellingsOf(word: string): string[] {
  const umlauts = word.replace(/ae/g, 'ä').replace(/oe/g, 'ö').replace(/ue/g, 'ü');
  const digraphs = word.replace(/ä/g, 'ae').replace(/ö/g, 'oe').replace(/ü/g, 'ue');
  return [...new Set([word, umlauts, digraphs])];
}

/** By word: those known that its stems begin, end or are inside of. */
export async function nearTo(
  db: Db,
  stems: ReadonlyMap<string, readonly string[]>,
): Promise<Map<string, string[]>> {
  const asked = [...stems].flatMap(([word, own]) =>
    own.filter((stem) => stem.length >= PART_MIN.beginning).map((stem) => ({ word, stem })),
  );
  if (asked.length === 0) return new Map();
  // One query per pattern: with a constant pattern the planner uses the trigram index.
  const each = asked.map(({ word, stem }) => {
    const pattern = stem.replace(/[\\%_]/g, '\\$&');
    const inside = stem.length >= PART_MIN.inside ? sql` or true` : sql``;
    const atEnd = stem.length >= PART_MIN.end ? sql` or known.word like ${`%${pattern}`}` : sql``;
    return sql`(
      select ${word}::text as word, ${stem}::text as stem, known.word as near from search_word known
      where known.word like ${`%${pattern}%`} and (known.word like ${`${pattern}%`}${atEnd}${inside})
      order by length(known.word), known.word
      limit ${NEAR_MAX}
    )`;
  });
  const { rows } = await sql<{ word: string; stem: string; near: string }>`
    select distinct word, stem, near, length(near) from (${sql.join(each, sql` union all `)}) as found
    order by length(near), near`.execute(db);
  const held = rows.filter(({ stem, near }) => holdsWord(near, stem));
  return new Map(
    [...Map.groupBy(held, ({ word }) => word)].map(([word, found]) => [
      word,
      [...new Set(found.map(({ near }) => near))].slice(0, NEAR_MAX),
    ]),
  );
}
