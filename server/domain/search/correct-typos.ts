import { sql } from 'kysely';
import { editsBetween, typosIn } from '../../base/edit-distance.ts';
import type { Db } from '../../database/database.ts';

const CORRECTIONS_MAX = 5;
/** Trigram candidates whose edit distance is computed. */
const CANDIDATES = 100;
/** Swapping two letters leaves a short word only this share of its trigrams. */
const ALIKE = '0.2';
/** Lowest length for matching the beginning of a compound: short words begin too many. */
const BEGINNING_MIN = 6;

type Candidate = { stem: string; word: string };

/**
 * Known words with the fewest edits to one of the stems, within the limit; otherwise compounds whose beginning is close
 * to the stem.
 */
export async function correctionsFor(db: Db, stems: string[]): Promise<string[]> {
  if (stems.length === 0) return [];
  const words = closest(await alike(db, stems), (stem, word, most) => editsBetween(stem, word, most));
  if (words.length > 0) return words;
  const long = stems.filter((stem) => stem.length >= BEGINNING_MIN);
  return long.length === 0 ? [] : closest(await beginningAlike(db, long), editsToBeginning);
}

function closest(
  candidates: Candidate[],
  count: (stem: string, word: string, most: number) => number,
): string[] {
  const found = candidates
    .map(({ stem, word }) => ({ word, edits: count(stem, word, typosIn(stem)), most: typosIn(stem) }))
    .filter(({ edits, most }) => edits <= most)
    .sort((a, b) => a.edits - b.edits || (a.word < b.word ? -1 : 1));
  const best = found.filter(({ edits }) => edits === found[0]?.edits).map(({ word }) => word);
  return [...new Set(best)].slice(0, CORRECTIONS_MAX);
}

/** Lowest edit distance to a prefix of the word about as long as the stem. */
function editsToBeginning(stem: string, word: string, most: number): number {
  const lengths = Array.from({ length: 2 * most + 1 }, (_, index) => stem.length - most + index);
  return Math.min(...lengths.map((length) => editsBetween(stem, word.slice(0, length), most)));
}

/** `%` uses the index of trigrams, and takes its threshold from the transaction. */
async function alike(db: Db, stems: string[]): Promise<Candidate[]> {
  await sql`select set_config('pg_trgm.similarity_threshold', ${ALIKE}, true)`.execute(db);
  const { rows } = await sql<Candidate>`
    select asked.stem, near.word
    from jsonb_to_recordset(${asked(stems)}::jsonb) as asked (stem text)
    cross join lateral (
      select word from search_word
      where word % asked.stem
      order by similarity(word, asked.stem) desc, word
      limit ${CANDIDATES}
    ) as near`.execute(db);
  return rows;
}

/** Longer words with the same first two letters. */
async function beginningAlike(db: Db, stems: string[]): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select asked.stem, near.word
    from jsonb_to_recordset(${asked(stems)}::jsonb) as asked (stem text)
    cross join lateral (
      select word from search_word
      where word like left(asked.stem, 2) || '%' and length(word) > length(asked.stem)
      order by word_similarity(asked.stem, word) desc, word
      limit ${CANDIDATES}
    ) as near`.execute(db);
  return rows;
}

const asked = (stems: string[]) => JSON.stringify(stems.map((stem) => ({ stem })));
