import { ApiError } from '../../../contract/errors.ts';
import type { Db } from '../../database/database.ts';

/** Throws `last_owner` unless the company keeps another owner. The caller holds the company's lock. */
export async function assertNotLastOwner(tx: Db, companyId: string, uid: string): Promise<void> {
  const other = await tx
    .selectFrom('member')
    .where('company_id', '=', companyId)
    .where('role', '=', 'owner')
    .where('user_id', '<>', uid)
    .select('user_id')
    .executeTakeFirst();
  if (other === undefined)
    throw new ApiError('last_owner', 'a company needs an owner; make another member one first');
}
