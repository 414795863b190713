import type { Attachment, FilePurpose } from '../../contract/entities/file.ts';
import type { Replica } from './database.ts';

/** Keeps the bytes of a file that the server has, so that it can be read and sent along without network. */
export async function keepFile(
  db: Replica,
  { _fileId: id, name, mime, hash }: Attachment,
  purpose: FilePurpose,
  bytes: ArrayBuffer,
): Promise<void> {
  await db.guard(async () => db.file.put({ id, name, mime, purpose, size: bytes.byteLength, hash, bytes }));
}
