import { useCallback, useEffect, useRef, useState } from 'react';
import { dropDraft, readDraft, saveDraft } from '../replica/drafts.ts';
import { useReplica } from '../replica/use-live.ts';
import { useSync } from './use-sync.ts';

export type KeptDraft<Value> = {
  /** What was kept from last time: undefined until it was read, null where there is nothing. */
  kept: Value | null | undefined;
  save: (value: Value) => void;
  /**
   * Resolves once what was last saved is on the device; nothing is saved from then on, so that a draft that goes out
   * with its mutation does not come back.
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
  const last = useRef<Promise<void>>(Promise.resolve());
  const finished = useRef(false);

  useEffect(() => {
    let wanted = true;
    finished.current = false;
    void readDraft<Value>(db, key).then((value) => wanted && setKept(value ?? null));
    return () => {
      wanted = false;
    };
  }, [db, key]);

  const save = useCallback(
    (value: Value) => {
      if (finished.current) return;
      last.current = saveDraft(db, key, value, new Date(now()).toISOString());
    },
    [db, key, now],
  );
  const finish = useCallback(async () => {
    finished.current = true;
    await last.current;
  }, []);
  const resume = useCallback(() => {
    finished.current = false;
  }, []);
  const drop = useCallback(async () => {
    await finish();
    await dropDraft(db, key);
    setKept(null);
    resume();
  }, [db, key, finish, resume]);
  return { kept, save, finish, resume, drop };
}
