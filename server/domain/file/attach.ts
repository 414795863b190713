import type { Attachment, FilePurpose } from '../../../contract/entities/file.ts';
import { ApiError } from '../../../contract/errors.ts';
import { FILE_MAX, PHOTOS_MAX } from '../../../contract/limits.ts';
import { DOCUMENTS_MAX } from '../../../contract/profile-limits.ts';
import { type CallContext, callerOf } from '../../api/call-context.ts';
import type { ChangeContext } from '../../api/change-context.ts';
import { eraseFiles } from './erase.ts';
import { presentAttachment } from './presenter.ts';
import type { FileRow } from './row.ts';

/** What a file belongs to. */
export type FileOwner = { readonly type: FilePurpose; readonly id: string };

const MOST: Record<FilePurpose, number> = {
  application: FILE_MAX.perApplication,
  message: FILE_MAX.perMessage,
  report: FILE_MAX.perReport,
  // Those that wait, and their replacements.
  registration: 2 * FILE_MAX.perRegistration,
  // The current image and its replacement.
  user: 2,
  document: DOCUMENTS_MAX,
  // Logo and banner, and their replacements; photos, and as many in their place.
  company: 4 + 2 * PHOTOS_MAX,
  creator: 2 * PHOTOS_MAX,
};

/**
 * Attaches the caller's complete files to an entity, in the given order; idempotent. Throws `not_found` for a file that
 * is not the caller's, `state_conflict` for one that is incomplete, attached to another entity or uploaded for another
 * purpose.
 */
export async function attachFiles(
  context: CallContext,
  fileIds: readonly string[],
  to: FileOwner,
): Promise<Attachment[]> {
  if (fileIds.length === 0) return [];
  const { tx } = context;
  const rows = await tx
    .selectFrom('file')
    .where('id', 'in', fileIds)
    .where('owner_id', '=', callerOf(context).uid)
    .where('erased_at', 'is', null)
    .selectAll()
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  const files = fileIds.map((id) => byId.get(id) ?? unknown());
  for (const row of files) assertAttachable(row, to);
  await assertRoom(context, files, to);
  for (const [position, row] of files.entries()) {
    await tx
      .updateTable('file')
      .set({ attached_type: to.type, attached_id: to.id, attached_pos: position, expires_at: null })
      .where('id', '=', row.id)
      .execute();
  }
  return files.map(presentAttachment);
}

/** Erases every file of a deleted entity. */
export async function eraseFilesOf(context: ChangeContext, owner: FileOwner): Promise<void> {
  const rows = await context.tx
    .selectFrom('file')
    .where('attached_type', '=', owner.type)
    .where('attached_id', '=', owner.id)
    .where('erased_at', 'is', null)
    .select('id')
    .execute();
  await eraseFiles(
    context,
    rows.map((row) => row.id),
  );
}

function assertAttachable(row: FileRow, to: FileOwner): void {
  if (row.completed_at === null)
    throw new ApiError('state_conflict', 'a file is not complete yet; send the rest of its bytes first', {
      detail: { fileId: row.id, offset: row.received },
    });
  if (row.purpose !== to.type)
    throw new ApiError('state_conflict', `this file was uploaded for another purpose (${row.purpose})`, {
      detail: { fileId: row.id },
    });
  if (row.attached_type !== null && row.attached_id !== to.id)
    throw new ApiError('state_conflict', 'a file belongs to one thing only; upload it again', {
      detail: { fileId: row.id },
    });
}

async function assertRoom({ tx }: CallContext, files: FileRow[], to: FileOwner): Promise<void> {
  const there = await tx
    .selectFrom('file')
    .where('attached_type', '=', to.type)
    .where('attached_id', '=', to.id)
    .where('erased_at', 'is', null)
    .select('id')
    .execute();
  const all = new Set([...there, ...files].map((file) => file.id));
  if (all.size > MOST[to.type])
    throw new ApiError('fields_invalid', `at most ${MOST[to.type]} files are possible here`, {
      fields: [{ path: 'files', code: 'too_big' }],
    });
}

function unknown(): never {
  throw new ApiError('not_found', 'no such file; upload it first');
}
