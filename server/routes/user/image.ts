import type { ArgsOf } from '../../../contract/calls.ts';
import type { User } from '../../../contract/entities/user.ts';
import type { CallContext } from '../../api/call-context.ts';
import { touchPictureReaders } from '../../domain/application/touch-picture-readers.ts';
import { replaceImage } from '../../domain/file/shown-images.ts';
import { touchUser } from '../../domain/user/lock-user.ts';
import { readUser } from '../../domain/user/read.ts';
import type { UserRow } from '../../domain/user/row.ts';

/** Puts the picture in the place of the one that was there, which is erased; null removes it. */
export async function setImage(
  context: CallContext,
  { imageSource }: ArgsOf<'user.set-image'>,
  user: UserRow,
): Promise<User> {
  const from = user.image_file_id;
  if (from === imageSource) return readUser(context, {}, user.id);
  await replaceImage(context, { from, to: imageSource }, { type: 'user', id: user.id });
  await context.tx
    .updateTable('user')
    .set({ image_file_id: imageSource })
    .where('id', '=', user.id)
    .execute();
  await touchUser(context, user.id);
  await touchPictureReaders(context, user.id);
  return readUser(context, {}, user.id);
}
