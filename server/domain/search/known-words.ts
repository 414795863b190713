import { type RawBuilder, sql } from 'kysely';
import { holdsWord, isShort, JOINTS, PART_MIN } from '../../../contract/search/compounds.ts';
import { isSaid } from '../../../contract/search/said-in.ts';
import type { Db } from '../../database/database.ts';

/** Compounds that one word may stand for. */
const NEAR_MAX = 60;

/** A word's stems, and the words of titles, companies, places and tasks that it is a part of. */
export type Known = { stems: string[]; near: string[] };

/** By word, with one statement; words that say nothing are left out. */
export async function knownWords(db: Db, words: readonly string[]): Promise<Map<string, Known>> {
  const asked = words.flatMap((word) => spellingsOf(word).map((spelling) => ({ word, spelling })));
  const { rows } = await sql<Near & { near: string | null }>`
    with stems as materialized (
      select distinct asked.word, stem
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked (word text, spelling text),
        unnest(search_lexemes(search_seen(asked.spelling))) as stem
    )
    select stems.word, stems.stem, found.near, ${knownAround(sql`stem`, sql`found.near`)} as around
    from stems left join lateral (
      select known.word as near from search_word known
      where known.word like '%' || ${PATTERN} || '%'
        and length(stem) >= ${PART_MIN.beginning}
        and (
          length(stem) >= ${PART_MIN.inside} or known.word like ${PATTERN} || '%'
          or (length(stem) >= ${PART_MIN.end} and known.word like '%' || ${PATTERN})
        )
      order by length(known.word), known.word
      limit ${NEAR_MAX}
    ) as found on true
    order by length(found.near), found.near`.execute(db);
  const near = nearOf(rows.flatMap(({ near, ...row }) => (near === null ? [] : [{ ...row, near }])));
  const known = new Map<string, Known>();
  for (const [word, own] of Map.groupBy(rows, (row) => row.word))
    known.set(word, { stems: [...new Set(own.map(({ stem }) => stem))].sort(), near: near.get(word) ?? [] });
  // As the documents hold them, without a stem.
  for (const word of words.filter(isSaid)) known.set(word, { stems: [word], near: [] });
  return known;
}

/** A stem as a pattern of itself. */
const PATTERN = sql`regexp_replace(stem, '([\\\\%_])', '\\\\\\1', 'g')`;

/** `around`: words that are known, of those before and behind the stem in a compound. */
type Near = { word: string; stem: string; near: string; around: string[] };

/** As `holdsWord` asks for them: with a joint or without. What begins with the stem needs none. */
function knownAround(stem: RawBuilder<unknown>, near: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql<string[]>`array(
    select around.word from search_word around where around.word = any(array(
      select part
      from (
        select left(${near}, at - 1) as before, substr(${near}, at + length(${stem})) as behind
        from strpos(${near}, ${stem}) at where at > 1
      ) cut,
      jsonb_array_elements_text(${JSON.stringify(JOINTS)}::jsonb) joints (joint),
      lateral (values
        (case when right(before, length(joint)) = joint then left(before, length(before) - length(joint)) end),
        (case when starts_with(behind, joint) then substr(behind, length(joint) + 1) end)
      ) parts (part)
      where length(part) > 2
    ))
  )`;
}

/** By word, shortest first: those that hold one of its stems. */
function nearOf(rows: readonly Near[]): Map<string, string[]> {
  const held = rows.filter(({ word, stem, near, around }) =>
    holdsWord(near, stem, (part) => around.includes(part), isShort(word)),
  );
  return new Map(
    [...Map.groupBy(held, ({ word }) => word)].map(([word, found]) => [
      word,
      [...new Set(found.map(({ near }) => near))].slice(0, NEAR_MAX),
    ]),
  );
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
      select ${word}::text as word, ${stem}::text as stem, known.word as near,
        ${knownAround(sql`${stem}::text`, sql`known.word`)} as around
      from search_word known
      where known.word like ${`%${pattern}%`} and (known.word like ${`${pattern}%`}${atEnd}${inside})
      order by length(known.word), known.word
      limit ${NEAR_MAX}
    )`;
  });
  const { rows } = await sql<Near>`
    select distinct word, stem, near, around, length(near) from (${sql.join(each, sql` union all `)}) as found
    order by length(near), near`.execute(db);
  return nearOf(rows);
}
