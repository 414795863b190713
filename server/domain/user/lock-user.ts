import { ApiError } from '../../../contract/errors.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { recordUser } from '../../database/change-log/record.ts';
import type { Db } from '../../database/database.ts';
import { raiseVersion } from '../../database/raise-version.ts';
import type { UserRow } from './row.ts';

/** Locks a person's record until the commit. Throws `not_found` for an id that nobody has or that was erased. */
export async function lockUserRow(tx: Db, uid: string): Promise<UserRow> {
  const row = await tx
    .selectFrom('user')
    .where('id', '=', uid)
    .where('erased_at', 'is', null)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such user');
  return row;
}

/** Signals a change of the record to the person's devices. */
export async function touchUser({ tx, effects }: ChangeContext, uid: string): Promise<void> {
  recordUser(effects, await raiseVersion(tx, 'user', uid));
}
