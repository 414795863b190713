import type { ChangeContext } from '../../api/change-context.ts';
import type { Db } from '../../database/database.ts';

/** When a guardian was last asked about an account. */
export async function lastAskedOf(tx: Db, uid: string): Promise<Date | null> {
  const { at } = await tx
    .selectFrom('guardian_consent')
    .where('user_id', '=', uid)
    .where('act', '=', 'account')
    .where('state', '<>', 'replaced')
    .select(({ fn }) => fn.max('sent_at').as('at'))
    .executeTakeFirstOrThrow();
  return at;
}

/** Accounts that have waited for a guardian since then, and are not being deleted anyway. */
export const waitingSince = ({ tx }: Pick<ChangeContext, 'tx'>, since: Date) =>
  tx
    .selectFrom('user')
    .where('guardian', '=', 'pending')
    .where('erased_at', 'is', null)
    .where('delete_at', 'is', null)
    .where('guardian_since', '<=', since);
