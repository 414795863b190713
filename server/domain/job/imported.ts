import type { Db } from '../../database/database.ts';

/** Notes that a job is a row of a file or a feed: which state of it, and which edit of the job that was. */
export async function noteImported(
  tx: Db,
  { id, rev }: { id: string; rev: number },
  digest: string,
  feedId: string | null = null,
): Promise<void> {
  await tx
    .insertInto('imported_job')
    .values({ job_id: id, digest, rev, feed_id: feedId })
    .onConflict((conflict) =>
      conflict.column('job_id').doUpdateSet({ digest, rev, ...(feedId !== null && { feed_id: feedId }) }),
    )
    .execute();
}
