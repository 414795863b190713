import { sql } from 'kysely';
import type { ChangeContext } from '../../api/change-context.ts';
import { byIndexOnly } from './by-index-only.ts';

/** Words looked at in one transaction. */
const BATCH = 2000;
const AGAIN = '7 days';

/**
 * Deletes words that no published job contains, so that they no longer correct typos or expand compounds. Returns
 * whether more are due. A job published concurrently with such a word is still found by it; the word corrects typos
 * again with the next job that contains it.
 */
export async function forgetWords({ tx, now }: ChangeContext): Promise<boolean> {
  const { rows } = await byIndexOnly(tx, () =>
    sql<{ word: string; gone: boolean }>`
    select word, not exists (
      select 1 from job_search
      where document @@ ('''^' || replace(replace(word, '\\', '\\\\'), '''', '''''') || '''')::tsquery
    ) as gone
    from search_word
    where looked_at is null or looked_at < ${now}::timestamptz - ${AGAIN}::interval
    order by looked_at nulls first, word
    limit ${BATCH}`.execute(tx),
  );
  if (rows.length === 0) return false;
  const json = (list: typeof rows) => JSON.stringify(list.map(({ word }) => word));
  await sql`
    delete from search_word where word in (
      select jsonb_array_elements_text(${json(rows.filter(({ gone }) => gone))}::jsonb)
    )`.execute(tx);
  await sql`
    update search_word set looked_at = ${now} where word in (
      select jsonb_array_elements_text(${json(rows.filter(({ gone }) => !gone))}::jsonb)
    )`.execute(tx);
  return rows.length === BATCH;
}
