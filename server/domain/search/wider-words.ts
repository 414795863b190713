import { sql } from 'kysely';
import { HALF_MIN, isWider } from '../../../contract/search/halves.ts';
import type { Db } from '../../database/database.ts';

/** Words with one beginning that are looked through. */
const WORDS_MAX = 1_000;

/** Known words that may be meant by a compound that nobody wrote, by its stems (contract/search/halves.ts). */
export async function widerWords(db: Db, stems: readonly string[]): Promise<string[]> {
  const long = stems.filter((stem) => stem.length >= 2 * HALF_MIN);
  if (long.length === 0) return [];
  const { rows } = await sql<{ word: string }>`
    with asked (stem) as materialized (select jsonb_array_elements_text(${JSON.stringify(long)}::jsonb))
    select word from search_word where word = any(array(
      select substr(stem, at) from asked, generate_series(${HALF_MIN + 1}::int, length(stem) - ${HALF_MIN - 1}) at
    ))
    union
    select found.word from asked cross join lateral (
      select word from search_word
      where word like regexp_replace(left(stem, ${HALF_MIN}::int), '([\\\\%_])', '\\\\\\1', 'g') || '%'
      order by length(word), word
      limit ${WORDS_MAX}
    ) found`.execute(db);
  const words = rows.map(({ word }) => word).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const known = new Set(words);
  const found = long.flatMap((stem) => words.filter(isWider(stem, (word) => known.has(word))));
  return [...new Set(found)];
}
