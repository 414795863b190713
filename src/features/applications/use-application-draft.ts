import { useEffect, useMemo, useRef, useState } from 'react';
import { draftWriter } from '../../replica/draft-writer.ts';
import { readDraft } from '../../replica/drafts.ts';
import { answerSoon } from '../../replica/store/answer-soon.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { type ApplicationDraft, draftFrom, draftKeyOf } from './application-draft.ts';

type KeptApplication = {
  /** Undefined until it was read. */
  draft: ApplicationDraft | undefined;
  write: (changed: Partial<ApplicationDraft>) => void;
  /** What was written last is not on this device. */
  failed: boolean;
  /** Before it goes out in a mutation that drops it: nothing of it is written after that. */
  settle: () => Promise<void>;
};

/**
 * Note and answers for a job, kept on this device at every letter; `fallback` where nothing was being written.
 * @param open read again when the form opens: another tab may have written since
 */
export function useApplicationDraft(
  jobId: string,
  fallback: ApplicationDraft,
  open: boolean,
): KeptApplication {
  const db = useReplica();
  const { now } = useSync();
  const [draft, setDraft] = useState<ApplicationDraft>();
  const [failed, setFailed] = useState(false);
  // What is only in the fields is not replaced by what is kept.
  const onlyHere = useRef(false);
  const writer = useMemo(
    () =>
      draftWriter<ApplicationDraft>(db, draftKeyOf(jobId), now, (isKept) => {
        onlyHere.current = !isKept;
        setFailed(!isKept);
      }),
    [db, jobId, now],
  );
  const earlier = useRef(fallback);
  earlier.current = fallback;
  // Another text of an earlier try is another beginning; the same one in another object is not.
  const begun = JSON.stringify(fallback);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `begun` stands for what `earlier` holds, `open` reads again
  useEffect(() => {
    let wanted = true;
    // Applying is possible on a store that hangs (rule S3).
    void answerSoon(async () => ({ kept: await readDraft<unknown>(db, draftKeyOf(jobId)) })).then((read) => {
      if (!wanted || onlyHere.current) return;
      setDraft((before) => draftFrom(read?.kept) ?? (read ? undefined : before) ?? earlier.current);
    });
    return () => {
      wanted = false;
    };
  }, [db, jobId, begun, open]);
  const write = (changed: Partial<ApplicationDraft>) => {
    const next = { ...(draft ?? earlier.current), ...changed };
    setDraft(next);
    onlyHere.current = true;
    writer.put(next);
  };
  return { draft, write, failed, settle: writer.settled };
}
