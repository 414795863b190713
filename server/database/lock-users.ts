import type { Db } from './database.ts';

/**
 * Locks people's rows in the order of their ids: `changed` to be changed, `kept` so that nothing else changes them.
 * Unknown ids are skipped.
 */
export async function lockUsers(
  tx: Db,
  { changed, kept = [] }: { changed: readonly string[]; kept?: readonly string[] },
): Promise<void> {
  for (const id of [...new Set([...changed, ...kept])].sort()) {
    const row = tx.selectFrom('user').where('id', '=', id).select('id');
    await (changed.includes(id) ? row.forNoKeyUpdate() : row.forShare()).execute();
  }
}
