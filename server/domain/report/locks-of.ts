import type { Db } from '../../database/database.ts';

/** Locks of somebody's account that stand, newest first. */
export const locksOf = (tx: Db, uid: string) =>
  tx
    .selectFrom('restriction')
    .where('user_id', '=', uid)
    .where('kind', '=', 'account_locked')
    .where('lifted_at', 'is', null)
    .select('id')
    .orderBy('id', 'desc');
