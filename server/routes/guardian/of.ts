import type { GuardianState } from '../../../contract/entities/user.ts';
import type { Db } from '../../database/database.ts';

/**
 * Where a guardian's consent stands: `none` is needed, it is `pending`, or it is `ok`. While it is pending an
 * application is not shown to its company (product section 4.2).
 */
export async function guardianOf(tx: Db, uid: string): Promise<GuardianState> {
  const user = await tx
    .selectFrom('user')
    .where('id', '=', uid)
    .where('erased_at', 'is', null)
    .select('guardian')
    .executeTakeFirst();
  return user?.guardian ?? 'none';
}
