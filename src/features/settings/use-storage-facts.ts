import { useCallback, useEffect, useState } from 'react';
import { isTrimmed, readPersisted, savePersisted } from '../../replica/store/persist.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';

export type StorageFacts = {
  /** Bytes this app uses; undefined where the browser does not tell. */
  usage: number | undefined;
  /** The browser may not clear it by itself; undefined where it does not tell. */
  persisted: boolean | undefined;
  /** Older rows were taken away for want of room (rule S2). */
  trimmed: boolean;
};

/**
 * How the browser keeps this app's data, and a way to ask it to keep them for good. It has been asked once by itself,
 * with the first thing to keep.
 */
export function useStorageFacts(): { facts: StorageFacts | undefined; persist: () => Promise<boolean> } {
  const db = useReplica();
  const [told, setTold] = useState<Pick<StorageFacts, 'usage' | 'persisted'>>();
  const answered = useLive(readPersisted);
  const trimmed = useLive(isTrimmed) ?? false;
  const look = useCallback(async () => {
    // Missing outside of https.
    const storage: StorageManager | undefined = navigator.storage;
    const [estimate, persisted] = await Promise.all([
      storage?.estimate?.().catch(() => undefined),
      storage?.persisted?.().catch(() => undefined),
    ]);
    setTold({ usage: estimate?.usage, persisted });
  }, []);
  useEffect(() => {
    void look();
  }, [look]);
  const persist = useCallback(async () => {
    const granted = await navigator.storage.persist().catch(() => false);
    await savePersisted(db, granted);
    await look();
    return granted;
  }, [db, look]);
  // The browser may have been asked, and have answered, while this is on the screen.
  const facts = told && { ...told, persisted: told.persisted || (answered ?? told.persisted), trimmed };
  return { facts, persist };
}
