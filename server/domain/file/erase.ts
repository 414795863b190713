import type { ChangeContext } from '../../api/change-context.ts';
import { queueWork } from '../../work/queue.ts';

/** Marks files as erased: invisible from this commit on; work of time removes their bytes and rows. */
export async function eraseFiles(context: ChangeContext, fileIds: readonly string[]): Promise<void> {
  if (fileIds.length === 0) return;
  await context.tx
    .updateTable('file')
    .set({ erased_at: context.now })
    .where('id', 'in', fileIds)
    .where('erased_at', 'is', null)
    .execute();
  await queueWork(context, { kind: 'files.erase', key: 'marked' });
}
