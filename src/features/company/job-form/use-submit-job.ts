import { useCallback } from 'react';
import { useSync } from '../../../sync/react/use-sync.ts';
import { useSaving } from '../../../ui/use-saving.ts';
import { changesOf, type Submission } from './submission.ts';

/**
 * Saves a submission on this device in place of the entries it replaces, with its draft. Answers whether it was saved. What
 * has gone out again meanwhile cannot be replaced: the changes come behind it.
 */
export function useSubmitJob() {
  const { mutateAll, replace } = useSync();
  const saving = useSaving();
  return useCallback(
    (asked: Submission, replaces: readonly string[], draft?: string): Promise<boolean> =>
      saving(async () => {
        const changes = changesOf(asked);
        const options = draft ? { draft } : {};
        if (replaces.length > 0 && (await replace(replaces, changes, options))) return;
        await mutateAll(changes, options);
      }),
    [mutateAll, replace, saving],
  );
}
