import type { ArgsOf } from '../../../contract/calls.ts';
import type { User } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import type { CallContext } from '../../api/call-context.ts';
import { attachFiles } from '../../domain/file/attach.ts';
import { eraseFiles } from '../../domain/file/erase.ts';
import { touchUser } from '../../domain/user/lock-user.ts';
import { readUser } from '../../domain/user/read.ts';
import type { UserRow } from '../../domain/user/row.ts';

/** Keeps a file in the profile; throws as `attachFiles` does. */
export async function addDocument(
  context: CallContext,
  { fileId }: ArgsOf<'user.add-document'>,
  user: UserRow,
): Promise<User> {
  await attachFiles(context, [fileId], { type: 'document', id: user.id });
  await touchUser(context, user.id);
  return readUser(context, {}, user.id);
}

/** Erases a file of the profile. What was sent is a file of its own, and stays. */
export async function removeDocument(
  context: CallContext,
  { fileId }: ArgsOf<'user.remove-document'>,
  user: UserRow,
): Promise<User> {
  const row = await context.tx
    .selectFrom('file')
    .where('id', '=', fileId)
    .where('attached_type', '=', 'document')
    .where('attached_id', '=', user.id)
    .where('erased_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  if (row === undefined) throw new ApiError('not_found', 'no such document');
  await eraseFiles(context, [row.id]);
  await touchUser(context, user.id);
  return readUser(context, {}, user.id);
}
