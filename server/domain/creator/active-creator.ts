import { AGE_ADULT } from '../../../contract/limits.ts';
import type { Db } from '../../database/database.ts';
import { bornBy } from '../user/born-by.ts';

/** A profile that companies can find: active, of an adult whose account is not locked. */
export async function activeCreatorOf(
  tx: Db,
  uid: string,
  now: Date,
): Promise<{ _creatorId: string; handle: string } | null> {
  const row = await tx
    .selectFrom('creator')
    .innerJoin('user', 'user.id', 'creator.user_id')
    .where('creator.user_id', '=', uid)
    .where('creator.status', '=', 'active')
    .where('user.date_of_birth', '<=', bornBy(AGE_ADULT, now))
    .where('user.locked_at', 'is', null)
    .where('user.erased_at', 'is', null)
    .select(['creator.id', 'creator.handle'])
    .executeTakeFirst();
  return row === undefined ? null : { _creatorId: row.id, handle: row.handle };
}
