import { changedPhotos } from '../../../contract/changed-photos.ts';
import type { Photo, PhotoChanges } from '../../../contract/entities/photo.ts';
import { ApiError } from '../../../contract/errors.ts';
import { PHOTOS_MAX } from '../../../contract/limits.ts';
import { type CallContext, callerOf } from '../../api/call-context.ts';
import { attachFiles, type FileOwner } from './attach.ts';
import { eraseFiles } from './erase.ts';

/** Images that an entity shows: what is replaced or taken off is erased. */

/**
 * Replaces an image (null: removes it) and erases the previous one. Throws like `attachFiles`, and `file_refused` for a
 * file that is no image.
 */
export async function replaceImage(
  context: CallContext,
  { from, to }: { from: string | null; to: string | null },
  owner: FileOwner,
): Promise<void> {
  if (from === to) return;
  await replaceImages(context, { from: from === null ? [] : [from], to: to === null ? [] : [to] }, owner);
}

/**
 * Changes an entity's photos: files of new ones are attached, those of erased ones erased. Throws the same, and
 * `quota_exceeded` where there are too many. Gives the column to be set; none without changes.
 */
export async function changePhotos(
  context: CallContext,
  { from, changes }: { from: readonly Photo[]; changes: PhotoChanges | undefined },
  owner: FileOwner,
): Promise<{ photos?: string }> {
  if (changes === undefined) return {};
  const to = changedPhotos(from, changes);
  if (to.length > PHOTOS_MAX)
    throw new ApiError('quota_exceeded', `${PHOTOS_MAX} photos are the most; erase one first`);
  const [had, has] = [new Set(from.map(({ _fileId }) => _fileId)), new Set(to.map(({ _fileId }) => _fileId))];
  const [gone, added] = [[...had].filter((id) => !has.has(id)), [...has].filter((id) => !had.has(id))];
  await replaceImages(context, { from: gone, to: added }, owner);
  return { photos: JSON.stringify(to) };
}

async function replaceImages(
  context: CallContext,
  { from, to }: { from: readonly string[]; to: readonly string[] },
  owner: FileOwner,
): Promise<void> {
  await assertUnused(context, to);
  const added = await attachFiles(context, to, owner);
  if (!added.every(({ mime }) => mime.startsWith('image/')))
    throw new ApiError('file_refused', 'only an image can be shown here; choose a JPEG, PNG or WebP', {
      detail: { reason: 'type_not_allowed' },
    });
  if (from.length > 0) await eraseFiles(context, [...from]);
}

/** A picture is one thing only: the logo, once it is replaced, would take the photo along. */
async function assertUnused(context: CallContext, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  const used = await context.tx
    .selectFrom('file')
    .where('id', 'in', [...fileIds])
    .where('owner_id', '=', callerOf(context).uid)
    .where('attached_type', 'is not', null)
    .select('id')
    .executeTakeFirst();
  if (used !== undefined)
    throw new ApiError('state_conflict', 'this picture is shown somewhere already; upload it again', {
      detail: { fileId: used.id },
    });
}
