import type { ExpressionBuilder } from 'kysely';
import type { ChangeContext } from '../../api/change-context.ts';
import type { Tables } from '../../database/schema.ts';
import { queueWork } from '../../work/queue.ts';
import { type Act, once, outside, recurring, type WorkKinds } from '../../work/work.ts';
import { mayRemoveBytes } from '../backup/backup-lock.ts';
import { eraseFiles } from './erase.ts';
import { contentKey, uploadPrefix } from './keys.ts';

const SWEEP_MS = 600_000;
/** Older bytes without a reference were left behind by a killed process. */
const ABANDONED_MS = 3_600_000;
const AT_ONCE = 100;
/** While a backup is written, all bytes stay. */
const BACKUP_PAUSE_MS = 60_000;

/**
 * Files are removed in two phases. Rows marked as erased are deleted with their pieces, and bytes without a reference
 * are marked in turn (`erasing`); a separate task removes those from the store and then deletes their row. A kill
 * repeats a step, and every step may be repeated.
 */
export const fileWork: WorkKinds = {
  'files.sweep': recurring(SWEEP_MS, sweep),
  'files.erase': once(async (context) => {
    const more = await dropMarked(context);
    return more ? context.now : undefined;
  }),
  'files.drop-upload': outside(async ({ ports }, payload) => {
    const { uploadId } = payload as { uploadId: string };
    return () => ports.files.removeAll(uploadPrefix(uploadId));
  }),
  'files.remove-bytes': outside(removeBytes),
};

/** From the claim on, no upload may store the same content until the row is gone. */
async function removeBytes(
  { tx, now, ports }: ChangeContext,
  payload: unknown,
): Promise<Act | Date | undefined> {
  const { hash } = payload as { hash: string };
  if (!(await mayRemoveBytes(tx))) return new Date(now.getTime() + BACKUP_PAUSE_MS);
  const claimed = await tx
    .updateTable('blob')
    .set({ removing: true })
    .where('hash', '=', hash)
    .where('erasing', '=', true)
    .where(isUnused)
    .returning('hash')
    .executeTakeFirst();
  // The same content is referenced again.
  if (claimed === undefined) return undefined;
  return async () => {
    await ports.files.remove(contentKey(hash));
    return async (later) => {
      await later.tx.deleteFrom('blob').where('hash', '=', hash).where('removing', '=', true).execute();
    };
  };
}

async function dropMarked(context: ChangeContext): Promise<boolean> {
  const { tx } = context;
  const rows = await tx
    .selectFrom('file')
    .where('erased_at', 'is not', null)
    .select(['id', 'upload_id', 'completed_at', 'blob_hash', 'thumb_hash'])
    .orderBy('id')
    .limit(AT_ONCE)
    // biome-ignore lint/plugin: the rows are deleted.
    .forUpdate()
    .execute();
  if (rows.length === 0) return false;
  for (const row of rows)
    if (row.completed_at === null)
      await queueWork(context, { kind: 'files.drop-upload', payload: { uploadId: row.upload_id } });
  await tx
    .deleteFrom('file')
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .execute();
  const hashes = rows.flatMap((row) => [row.blob_hash, row.thumb_hash]);
  await markUnused(
    context,
    hashes.filter((hash) => hash !== null),
  );
  return rows.length === AT_ONCE;
}

const isUnused = (eb: ExpressionBuilder<Tables, 'blob'>) =>
  eb.and([
    eb.not(eb.exists(eb.selectFrom('file').whereRef('blob_hash', '=', 'blob.hash').select('file.id'))),
    eb.not(eb.exists(eb.selectFrom('file').whereRef('thumb_hash', '=', 'blob.hash').select('file.id'))),
  ]);

/** Marks the bytes that no file refers to. */
async function markUnused(context: ChangeContext, hashes: readonly string[]): Promise<void> {
  const { tx } = context;
  if (hashes.length === 0) return;
  await tx
    .selectFrom('blob')
    .where('hash', 'in', hashes)
    .select('hash')
    .orderBy('hash')
    // biome-ignore lint/plugin: no file may begin to refer to them.
    .forUpdate()
    .execute();
  const marked = await tx
    .updateTable('blob')
    .set({ erasing: true })
    .where('hash', 'in', hashes)
    .where(isUnused)
    .returning('hash')
    .execute();
  for (const { hash } of marked)
    await queueWork(context, { kind: 'files.remove-bytes', key: hash, payload: { hash } });
}

async function sweep(context: ChangeContext): Promise<boolean> {
  const { tx, now } = context;
  const expired = await tx
    .selectFrom('file')
    .where('expires_at', '<=', now)
    .where('erased_at', 'is', null)
    .select('id')
    .orderBy('id')
    .limit(AT_ONCE)
    .forNoKeyUpdate()
    .execute();
  await eraseFiles(
    context,
    expired.map((row) => row.id),
  );
  const abandoned = await tx
    .selectFrom('blob')
    .where('noted_at', '<=', new Date(now.getTime() - ABANDONED_MS))
    .where('erasing', '=', false)
    .where(isUnused)
    .select('hash')
    .limit(AT_ONCE)
    .execute();
  await markUnused(
    context,
    abandoned.map((row) => row.hash),
  );
  return expired.length === AT_ONCE || abandoned.length === AT_ONCE;
}
