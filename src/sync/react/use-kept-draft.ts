import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { draftWriter } from '../../replica/draft-writer.ts';
import { dropDraft, readDraft } from '../../replica/drafts.ts';
import { answerSoon } from '../../replica/store/answer-soon.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from './use-sync.ts';

export type KeptDraft<Value> = {
  /** What was kept from last time: undefined until it was read, null where there is nothing. */
  kept: Value | null | undefined;
  save: (value: Value) => void;
  /** What was written last is not on this device: it had no room, or its store is away. */
  failed: boolean;
  /**
   * Resolves once what was last saved is on the device, or could not be; nothing is saved from then on, so that a draft
   * that goes out with its mutation does not come back. Never throws: whether the mutation can be kept, it says itself.
   */
  finish: () => Promise<void>;
  /** The form goes on after all. */
  resume: () => void;
  /** Forgets it; the form can go on from what is saved. */
  drop: () => Promise<void>;
};

/** A form's text, kept on this device at every change: it survives reload, crash and sign-out. */
export function useKeptDraft<Value>(key: string): KeptDraft<Value> {
  const db = useReplica();
  const { now } = useSync();
  const [kept, setKept] = useState<Value | null>();
  const [failed, setFailed] = useState(false);
  const finished = useRef(false);
  const writer = useMemo(
    () => draftWriter<Value>(db, key, now, (isKept) => setFailed(!isKept)),
    [db, key, now],
  );

  useEffect(() => {
    let wanted = true;
    finished.current = false;
    setFailed(false);
    void readDraft<Value>(db, key).then((value) => wanted && setKept(value ?? null));
    return () => {
      wanted = false;
    };
  }, [db, key]);

  const save = useCallback(
    (value: Value) => {
      if (!finished.current) writer.put(value);
    },
    [writer],
  );
  const finish = useCallback(async () => {
    finished.current = true;
    await writer.settled();
  }, [writer]);
  const resume = useCallback(() => {
    finished.current = false;
  }, []);
  const drop = useCallback(async () => {
    await finish();
    // The mutation took it along: a store that hangs is not waited for (rule S3).
    await answerSoon(() => dropDraft(db, key));
    setKept(null);
    resume();
  }, [db, key, finish, resume]);
  return { kept, save, failed, finish, resume, drop };
}
