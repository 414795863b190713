import { useState } from 'react';

/** Switches notifications of this device, and tells whether that is under way or did not work. */
export function usePushChange() {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const change = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailed(false);
    try {
      await work();
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, change };
}
