import type { Db } from '../../database/database.ts';

/** Whether `by` has blocked `who`: messages of `who` are not delivered, and the sender learns no reason. */
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
