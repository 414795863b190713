import { useEffect } from 'react';
import { countAtIcon } from '../replica/queries/icon-count.ts';
import { useLive } from '../replica/use-live.ts';

/** The number at the app's icon. Nothing else in the page sets it; it goes with the session (auth/seal.ts). */
export function AppBadge() {
  const unread = useLive(countAtIcon);
  useEffect(() => {
    // Missing where the app is not installed, or the system shows no numbers.
    if (unread === undefined || !('setAppBadge' in navigator)) return;
    const set = unread > 0 ? navigator.setAppBadge(unread) : navigator.clearAppBadge();
    set.catch(() => undefined);
  }, [unread]);
  return null;
}
