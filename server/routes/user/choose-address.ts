import type { ArgsOf } from '../../../contract/calls.ts';
import type { User } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { touchUser } from '../../domain/user/lock-user.ts';
import { readUser } from '../../domain/user/read.ts';
import type { UserRow } from '../../domain/user/row.ts';

/** Makes one of the person's own addresses theirs. Another's does not exist for them. */
export async function chooseAddress(
  context: CallContext,
  { _addressId }: ArgsOf<'user.update-address'>,
  user: UserRow,
): Promise<User> {
  const address = await context.tx
    .selectFrom('address')
    .where('id', '=', _addressId)
    .where('ref_type', '=', 'user')
    .where('ref_id', '=', user.id)
    .select('id')
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (address === undefined) throw new ApiError('not_found', 'no such address; add it first');
  if (user.address_id !== address.id) {
    await context.tx.updateTable('user').set({ address_id: address.id }).where('id', '=', user.id).execute();
    await touchUser(context, user.id);
  }
  return readUser(context, {}, user.id);
}
