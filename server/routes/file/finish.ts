import { createHash } from 'node:crypto';
import { ApiError } from '../../../contract/errors.ts';
import { FILE_MAX } from '../../../contract/limits.ts';
import { type Tells, whatTells } from '../../../contract/policy/name-in-text.ts';
import type { ChangeParts } from '../../api/call-parts.ts';
import { type ReleaseParts, release } from '../../api/release.ts';
import { transact } from '../../api/transact.ts';
import { sqlState } from '../../database/sql-state.ts';
import { contentKey, pieceKey } from '../../domain/file/keys.ts';
import type { FileRow } from '../../domain/file/row.ts';
import { fileText } from '../../ports/files/file-text.ts';
import { nameFor } from '../../ports/files/file-types.ts';
import { inspect, type Kept } from '../../ports/files/inspect.ts';
import { refused } from '../../ports/files/refuse.ts';
import { queueWork } from '../../work/queue.ts';
import { unknown } from './policy.ts';

export type FinishParts = ChangeParts & ReleaseParts;

const TRIES = 3;
const FOREIGN_KEY = '23503';

/**
 * Checks an upload whose last byte has arrived and keeps what may be kept. The steps may be cut off between any two:
 * until the last one the file is not complete, and an empty piece at its end begins them again. A refused file leaves
 * nothing behind. Throws `file_refused`.
 */
export async function finishUpload(parts: FinishParts, row: FileRow): Promise<FileRow> {
  const bytes = await gather(parts, row);
  if (bytes === undefined) return completed(parts, row);
  let kept: Kept;
  try {
    if (hashOf(bytes) !== row.sent_hash) throw refused('hash_differs');
    kept = await inspect(bytes, row);
  } catch (error) {
    if (error instanceof ApiError && error.code === 'file_refused') await discard(parts, row);
    throw error;
  }
  const tells = await tellsOfSender(parts, row, kept);
  for (let attempt = 1; ; attempt++) {
    const hashes = {
      blob: await keepBytes(parts, kept.bytes),
      thumb: kept.thumb && (await keepBytes(parts, kept.thumb)),
    };
    const finished = await complete(parts, row, { ...kept, tells }, hashes);
    if (finished !== 'bytes are going') return finished;
    if (attempt === TRIES) throw new ApiError('unavailable', 'the file could not be kept; try again');
  }
}

/**
 * All pieces in order; undefined where somebody else has completed the file meanwhile, and its pieces went with that.
 * Throws `offset_conflict` and starts over when the store has lost one.
 */
export async function gather({ db, ports }: ChangeParts, row: FileRow): Promise<Buffer | undefined> {
  const pieces = await db
    .selectFrom('file_piece')
    .where('file_id', '=', row.id)
    .selectAll()
    .orderBy('at')
    .execute();
  const found: Buffer[] = [];
  for (const { at, hash } of pieces) {
    const bytes = await ports.files.read(pieceKey(row.upload_id, at, hash));
    if (bytes !== undefined) found.push(bytes);
  }
  if (pieces.length > 0 && found.length === pieces.length) return Buffer.concat(found);
  const begun = await db.transaction().execute(async (tx) => {
    const again = await tx
      .updateTable('file')
      .set({ received: 0 })
      .where('id', '=', row.id)
      .where('completed_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (again !== undefined) await tx.deleteFrom('file_piece').where('file_id', '=', row.id).execute();
    return again !== undefined;
  });
  if (!begun) return undefined;
  throw new ApiError('offset_conflict', 'a piece of this file was lost; send it again from its beginning', {
    detail: { offset: 0 },
  });
}

/** What goes to a company with an application is read for who sends it; a document of the profile may, as a copy. */
async function tellsOfSender(
  { db }: ChangeParts,
  { purpose, name, owner_id }: FileRow,
  { bytes, mime }: Kept,
): Promise<Tells | null> {
  if (purpose !== 'application' && purpose !== 'document') return null;
  const owner = await db
    .selectFrom('user')
    .where('id', '=', owner_id)
    .select(['firstname', 'lastname', 'email', 'phone'])
    .executeTakeFirst();
  return owner === undefined ? null : whatTells({ name, text: await fileText(bytes, mime) }, owner);
}

async function completed({ db }: ChangeParts, { id, upload_id }: FileRow): Promise<FileRow> {
  const row = await db
    .selectFrom('file')
    .where('id', '=', id)
    .where('upload_id', '=', upload_id)
    .where('completed_at', 'is not', null)
    .where('erased_at', 'is', null)
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) throw unknown();
  return row;
}

/**
 * Keeps finished bytes under their hash. The row that knows of them is committed first, so that bytes which nothing
 * ever refers to are found; it also takes back an erasure that has not begun.
 */
export async function keepBytes({ db, clock, ports }: ChangeParts, bytes: Buffer): Promise<string> {
  const hash = hashOf(bytes);
  const noted = await db
    .insertInto('blob')
    .values({ hash, size: bytes.length, noted_at: clock() })
    .onConflict((conflict) =>
      conflict
        .column('hash')
        .doUpdateSet((eb) => ({ noted_at: eb.ref('excluded.noted_at'), erasing: false }))
        .where('blob.removing', '=', false),
    )
    .returning('hash')
    .executeTakeFirst();
  if (noted === undefined)
    throw new ApiError('unavailable', 'the same content is just being erased; try again');
  await ports.files.put(contentKey(hash), bytes);
  return hash;
}

type Hashes = { blob: string; thumb: string | null };

/** The last step. `bytes are going`: somebody erases the same content just now, keep it again. */
export async function complete(
  parts: FinishParts,
  row: FileRow,
  kept: Kept & { tells?: Tells | null },
  hashes: Hashes,
): Promise<FileRow | 'bytes are going'> {
  const needed = [...new Set([hashes.blob, ...(hashes.thumb === null ? [] : [hashes.thumb])])].sort();
  try {
    const { result, effects } = await transact(parts, async (context) => {
      const { tx, now } = context;
      const current = await tx
        .selectFrom('file')
        .where('id', '=', row.id)
        .where('upload_id', '=', row.upload_id)
        .where('erased_at', 'is', null)
        .selectAll()
        .forNoKeyUpdate()
        .executeTakeFirst();
      if (current === undefined) throw unknown();
      if (current.completed_at !== null) return current;
      const there = await tx
        .selectFrom('blob')
        .where('hash', 'in', needed)
        .where('erasing', '=', false)
        .select('hash')
        .orderBy('hash')
        .forShare()
        .execute();
      if (there.length < needed.length) return 'bytes are going' as const;
      await tx.deleteFrom('file_piece').where('file_id', '=', row.id).execute();
      await queueWork(context, { kind: 'files.drop-upload', payload: { uploadId: row.upload_id } });
      return tx
        .updateTable('file')
        .set({
          name: nameFor(current.name, kept.mime, FILE_MAX.name),
          mime: kept.mime,
          size: kept.bytes.length,
          width: kept.width,
          height: kept.height,
          tells: kept.tells ?? null,
          blob_hash: hashes.blob,
          thumb_hash: hashes.thumb,
          completed_at: now,
        })
        .where('id', '=', row.id)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    release(parts, effects);
    return result;
  } catch (error) {
    if (sqlState(error) === FOREIGN_KEY) return 'bytes are going';
    throw error;
  }
}

/** Row and pieces are deleted: the same id may be uploaded again. */
async function discard(parts: FinishParts, row: FileRow): Promise<void> {
  const { effects } = await transact(parts, async (context) => {
    await context.tx
      .deleteFrom('file')
      .where('id', '=', row.id)
      .where('upload_id', '=', row.upload_id)
      .where('completed_at', 'is', null)
      .execute();
    await queueWork(context, { kind: 'files.drop-upload', payload: { uploadId: row.upload_id } });
  });
  release(parts, effects);
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
