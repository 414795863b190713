import { useCallback, useEffect, useState } from 'react';

export type StorageFacts = {
  /** Bytes this app uses; undefined where the browser does not tell. */
  usage: number | undefined;
  /** The browser may not clear it by itself; undefined where it does not tell. */
  persisted: boolean | undefined;
};

/** How the browser keeps this app's data, and a way to ask it to keep them for good. */
export function useStorageFacts(): { facts: StorageFacts | undefined; persist: () => Promise<boolean> } {
  const [facts, setFacts] = useState<StorageFacts>();
  const look = useCallback(async () => {
    // Missing outside of https.
    const storage: StorageManager | undefined = navigator.storage;
    const [estimate, persisted] = await Promise.all([
      storage?.estimate?.().catch(() => undefined),
      storage?.persisted?.().catch(() => undefined),
    ]);
    setFacts({ usage: estimate?.usage, persisted });
  }, []);
  useEffect(() => {
    void look();
  }, [look]);
  const persist = useCallback(async () => {
    const granted = await navigator.storage.persist().catch(() => false);
    await look();
    return granted;
  }, [look]);
  return { facts, persist };
}
