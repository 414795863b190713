import { createHash } from 'node:crypto';
import { ApiError } from '../../../contract/errors.ts';
import type { ChangeParts } from '../../api/call-parts.ts';
import type { Db } from '../../database/database.ts';
import { pieceKey } from '../../domain/file/keys.ts';
import type { FileRow } from '../../domain/file/row.ts';
import { unknown } from './policy.ts';

export type Piece = { fileId: string; uid: string; offset: number; bytes: Buffer };

/**
 * Takes the next piece of an upload and gives the file as it stands then. Bytes first, then the row that counts them:
 * after a kill in between the piece is sent again. No transaction is open while bytes are written; of two that race
 * for one place the row takes one, and the other is told where to go on. Throws `not_found`, `offset_conflict` with
 * `detail.offset`, `fields_invalid`.
 */
export async function receivePiece({ db, ports }: ChangeParts, piece: Piece): Promise<FileRow> {
  const row = await ownFile(db, piece);
  if (row.completed_at !== null) return row;
  const { bytes, offset } = piece;
  if (offset !== row.received) throw elsewhere(row);
  if (offset + bytes.length > row.sent_size)
    throw invalid('too_big', `this file was announced with ${row.sent_size} bytes; these are more`);
  if (bytes.length === 0) {
    // All is here, and only the check was cut off.
    if (row.received === row.sent_size) return row;
    throw invalid('too_small', 'a piece has at least one byte');
  }
  const hash = createHash('sha256').update(bytes).digest('hex');
  await ports.files.put(pieceKey(row.upload_id, offset, hash), bytes);
  return countPiece(db, row, { at: offset, size: bytes.length, hash });
}

async function ownFile(db: Db, { fileId, uid }: Pick<Piece, 'fileId' | 'uid'>): Promise<FileRow> {
  const row = await db
    .selectFrom('file')
    .where('id', '=', fileId)
    .where('owner_id', '=', uid)
    .where('erased_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) throw unknown();
  return row;
}

async function countPiece(
  db: Db,
  row: FileRow,
  piece: { at: number; size: number; hash: string },
): Promise<FileRow> {
  const counted = await db.transaction().execute(async (tx) => {
    const next = await tx
      .updateTable('file')
      .set({ received: piece.at + piece.size })
      .where('id', '=', row.id)
      .where('upload_id', '=', row.upload_id)
      .where('received', '=', piece.at)
      .where('completed_at', 'is', null)
      .where('erased_at', 'is', null)
      .returningAll()
      .executeTakeFirst();
    if (next !== undefined)
      await tx
        .insertInto('file_piece')
        .values({ file_id: row.id, ...piece })
        .execute();
    return next;
  });
  if (counted !== undefined) return counted;
  const now = await ownFile(db, { fileId: row.id, uid: row.owner_id });
  if (now.completed_at !== null) return now;
  throw elsewhere(now);
}

const elsewhere = (row: FileRow) =>
  new ApiError('offset_conflict', `the next piece of this file begins at ${row.received}`, {
    detail: { offset: row.received },
  });

const invalid = (code: string, message: string) =>
  new ApiError('fields_invalid', message, { fields: [{ path: '', code }] });
