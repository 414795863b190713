import type { Attachment, FileInfo, FilePurpose } from '../../../contract/entities/file.ts';
import type { Db } from '../../database/database.ts';
import type { FileRow } from './row.ts';

export function presentFile(row: FileRow): FileInfo {
  return {
    _id: row.id,
    purpose: row.purpose,
    state: row.completed_at === null ? 'uploading' : 'complete',
    name: row.name,
    mime: row.mime,
    size: row.size,
    hash: row.blob_hash ?? row.sent_hash,
    width: row.width,
    height: row.height,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

export function presentAttachment(row: FileRow): Attachment {
  const { name, mime, size } = row;
  return {
    _fileId: row.id,
    name,
    mime,
    size,
    hash: row.blob_hash ?? row.sent_hash,
    ...(row.held && { held: true }),
  };
}

/** Files of entities of one type, by the entity's id, in their order. Access is checked by the caller. */
export async function attachmentsOf(
  db: Db,
  type: FilePurpose,
  ids: readonly string[],
): Promise<Map<string, Attachment[]>> {
  const found = new Map<string, Attachment[]>();
  if (ids.length === 0) return found;
  const rows = await db
    .selectFrom('file')
    .where('attached_type', '=', type)
    .where('attached_id', 'in', ids)
    .where('erased_at', 'is', null)
    .selectAll()
    .orderBy('attached_pos')
    .orderBy('id')
    .execute();
  for (const row of rows) {
    const owner = row.attached_id as string;
    found.set(owner, [...(found.get(owner) ?? []), presentAttachment(row)]);
  }
  return found;
}
