import { useEffect, useRef, useState } from 'react';
import { readDraft, saveDraft } from '../../replica/drafts.ts';
import { answerSoon } from '../../replica/store/answer-soon.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { type ApplicationDraft, draftFrom, draftKeyOf } from './application-draft.ts';

/**
 * Note and answers for a job, kept on this device at every letter. Undefined until they were read; `fallback` where
 * nothing was being written.
 */
export function useApplicationDraft(
  jobId: string,
  fallback: ApplicationDraft,
): [ApplicationDraft | undefined, (changed: Partial<ApplicationDraft>) => void] {
  const db = useReplica();
  const { now } = useSync();
  const [draft, setDraft] = useState<ApplicationDraft>();
  const earlier = useRef(fallback);
  earlier.current = fallback;
  // Another text of an earlier try is another beginning; the same one in another object is not.
  const begun = JSON.stringify(fallback);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `begun` stands for what `earlier` holds
  useEffect(() => {
    let wanted = true;
    // Applying is possible on a store that hangs (rule S3).
    void answerSoon(() => readDraft<unknown>(db, draftKeyOf(jobId))).then((kept) => {
      if (wanted) setDraft(draftFrom(kept) ?? earlier.current);
    });
    return () => {
      wanted = false;
    };
  }, [db, jobId, begun]);
  const write = (changed: Partial<ApplicationDraft>) => {
    const next = { ...(draft ?? earlier.current), ...changed };
    setDraft(next);
    // Where it cannot be kept, the text is still in the field, and sending will say so.
    saveDraft(db, draftKeyOf(jobId), next, new Date(now()).toISOString()).catch(() => undefined);
  };
  return [draft, write];
}
