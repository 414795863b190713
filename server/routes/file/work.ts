import type { ExpressionBuilder } from 'kysely';
import type { ChangeContext } from '../../api/call-context.ts';
import type { Tables } from '../../database/schema.ts';
import { contentKey, uploadPrefix } from '../../files/keys.ts';
import { outside } from '../../work/outside.ts';
import { queueWork } from '../../work/queue.ts';
import { recurring } from '../../work/recurring.ts';
import type { WorkKinds } from '../../work/work-kinds.ts';
import { eraseFiles } from './erase.ts';

const SWEEP_MS = 600_000;
/** Bytes that were begun longer ago than this and never referred to were left behind by a kill. */
const ABANDONED_MS = 3_600_000;
const AT_ONCE = 100;

/**
 * Files leave in two phases. A marked row is seen by nobody; its row and pieces go, and bytes that nothing refers to
 * any more are marked in turn (`erasing`); a task of its own takes them out of the store and then their row. A kill
 * repeats a step, and every step may be repeated.
 */
export const fileWork: WorkKinds = {
  'files.sweep': recurring(SWEEP_MS, sweep),
  'files.erase': async (context) => {
    const more = await dropMarked(context);
    return more ? context.now : undefined;
  },
  'files.drop-upload': outside(async ({ ports }, payload) => {
    await ports.files.removeAll(uploadPrefix((payload as { uploadId: string }).uploadId));
  }),
  'files.remove-bytes': async ({ tx, ports }, payload) => {
    const { hash } = payload as { hash: string };
    const blob = await tx
      .selectFrom('blob')
      .where('hash', '=', hash)
      .where('erasing', '=', true)
      .select('hash')
      .forUpdate()
      .executeTakeFirst();
    // Somebody keeps the same content again.
    if (blob === undefined) return;
    // The row first: should a file refer to it after all, the database refuses before any byte is gone.
    await tx.deleteFrom('blob').where('hash', '=', hash).execute();
    await ports.files.remove(contentKey(hash));
  },
};

async function dropMarked(context: ChangeContext): Promise<boolean> {
  const { tx, ports } = context;
  const rows = await tx
    .selectFrom('file')
    .where('erased_at', 'is not', null)
    .select(['id', 'upload_id', 'completed_at', 'blob_hash', 'thumb_hash'])
    .orderBy('id')
    .limit(AT_ONCE)
    .forUpdate()
    .execute();
  if (rows.length === 0) return false;
  for (const row of rows)
    if (row.completed_at === null) await ports.files.removeAll(uploadPrefix(row.upload_id));
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

/** Marks those of these bytes that no file refers to. */
async function markUnused(context: ChangeContext, hashes: readonly string[]): Promise<void> {
  const { tx } = context;
  if (hashes.length === 0) return;
  await tx
    .selectFrom('blob')
    .where('hash', 'in', hashes)
    .select('hash')
    .orderBy('hash')
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
    .forUpdate()
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
