import { useCallback } from 'react';
import { useSync } from '../../../sync/react/use-sync.ts';
import { useSaving } from '../../../ui/use-saving.ts';
import type { Submission } from './submission.ts';

/**
 * Saves a submission on this device, then forgets the entries it replaces. Answers whether it was saved. The draft
 * goes with the first change: after a crash in between there is one job in the list, never the same text twice.
 */
export function useSubmitJob() {
  const { mutate, discard } = useSync();
  const saving = useSaving();
  return useCallback(
    (asked: Partial<Submission>, replaces: readonly string[], draft?: string): Promise<boolean> =>
      saving(async () => {
        let options = draft ? { draft } : {};
        const { create, update, publish, schedule } = asked;
        if (create) await mutate('job.create', create, options);
        if (create) options = {};
        if (update) await mutate('job.update', update, options);
        if (update) options = {};
        if (schedule) await mutate('job.schedule', schedule, options);
        if (publish) await mutate('job.publish', publish, options);
        for (const id of replaces) await discard(id);
      }),
    [mutate, discard, saving],
  );
}
