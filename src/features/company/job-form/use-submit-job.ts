import { useCallback } from 'react';
import { useSync } from '../../../sync/react/use-sync.ts';
import { useSaving } from '../../../ui/use-saving.ts';
import { changesOf, type Submission } from './submission.ts';

/**
 * Saves a submission on this device, then forgets the entries it replaces. Answers whether it was saved. The draft
 * goes with the changes: after a crash in between there is one job in the list, never the same text twice.
 */
export function useSubmitJob() {
  const { mutateAll, discard } = useSync();
  const saving = useSaving();
  return useCallback(
    (asked: Submission, replaces: readonly string[], draft?: string): Promise<boolean> =>
      saving(async () => {
        await mutateAll(changesOf(asked), draft ? { draft } : {});
        for (const id of replaces) await discard(id);
      }),
    [mutateAll, discard, saving],
  );
}
