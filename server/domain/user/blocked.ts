import type { Db } from '../../database/database.ts';

/** Whether `by` has blocked `who`: what `who` writes reaches nobody, and the sender learns no more than that. */
export async function isBlocked(tx: Db, { by, who }: { by: string; who: string }): Promise<boolean> {
  const row = await tx
    .selectFrom('user_setting')
    .select('entry')
    .where('user_id', '=', by)
    .where('key', '=', 'blocked')
    .where('entry', '=', who)
    .where('value', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}
