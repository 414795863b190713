import { useCallback } from 'react';
import type { PlannedRow } from '../../../../contract/import/plan-rows.ts';
import { useSync } from '../../../sync/react/use-sync.ts';

/** What became of a row that was written. */
export type Written = 'created' | 'published' | 'changed';

/**
 * Writes rows, each as a change of its own that waits in the outbox; `publish` says which go online as well. After
 * every row `onWritten` is told. Stops at the first that could not be saved here and answers whether all were; the
 * others can be written later, because a row that was written is known again.
 */
export function useWriteRows() {
  const { mutate } = useSync();
  return useCallback(
    async (
      rows: readonly PlannedRow[],
      { companyId, publish }: { companyId: string; publish: ReadonlySet<number> },
      onWritten: (at: number, written: Written) => void,
    ): Promise<boolean> => {
      for (const { at, draft, verdict, jobId, digest, patch, job } of rows) {
        if (!draft) continue;
        const rev = job?.rev ?? 0;
        const online = publish.has(at) && job?.status !== 'published';
        try {
          if (verdict === 'changed')
            await mutate('job.update', { _jobId: jobId, rev, patch, imported: digest });
          else
            await mutate('job.create', { _id: jobId, _companyId: companyId, job: draft, imported: digest });
          if (online) await mutate('job.publish', { _jobId: jobId, rev });
        } catch {
          return false;
        }
        onWritten(at, verdict === 'changed' ? 'changed' : online ? 'published' : 'created');
      }
      return true;
    },
    [mutate],
  );
}
