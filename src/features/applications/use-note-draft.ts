import { useEffect, useState } from 'react';
import { readDraft, saveDraft } from '../../replica/drafts.ts';
import { answerSoon } from '../../replica/store/answer-soon.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { noteDraftKey } from './application-acts.ts';

/**
 * The note for a job, kept on this device at every letter. Undefined until it was read; `fallback` where nothing was
 * being written.
 */
export function useNoteDraft(jobId: string, fallback: string): [string | undefined, (note: string) => void] {
  const db = useReplica();
  const { now } = useSync();
  const [note, setNote] = useState<string>();
  useEffect(() => {
    let wanted = true;
    const key = noteDraftKey(jobId);
    // Applying is possible on a store that hangs (rule S3).
    void answerSoon(() => readDraft<unknown>(db, key)).then((kept) => {
      if (wanted) setNote(typeof kept === 'string' ? kept : fallback);
    });
    return () => {
      wanted = false;
    };
  }, [db, jobId, fallback]);
  const write = (text: string) => {
    setNote(text);
    // Where it cannot be kept, the text is still in the field, and sending will say so.
    saveDraft(db, noteDraftKey(jobId), text, new Date(now()).toISOString()).catch(() => undefined);
  };
  return [note, write];
}
