import { sql } from 'kysely';
import { editsBetween, typosIn } from '../../base/edit-distance.ts';
import type { Db } from '../../database/database.ts';

const CORRECTIONS_MAX = 5;
/** Candidates that the trigrams propose and the edits are counted of. */
const CANDIDATES = 100;
/** Two swapped letters leave a short word no more of its trigrams than this. */
const ALIKE = '0.2';
/** A typo in the beginning of a compound is looked for from this length on: short words begin too many. */
const BEGINNING_MIN = 6;

type Candidate = { stem: string; word: string };

/**
 * Known words with the fewest edits to one of the stems, if they are few enough; where there are none, the compounds
 * that begin with nearly the stem.
 */
export async function correctionsFor(db: Db, stems: string[]): Promise<string[]> {
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

/** Fewest edits to any beginning of the word that is about as long as the stem. */
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
