import { useEffect, useState } from 'react';
import { useAccount } from './use-account.ts';

/**
 * Whether the mail address of the signed-in person is confirmed; null until that is known. While it is not, the
 * sign-in service is asked again whenever somebody comes back: the link may have been opened on another device.
 */
export function useMailConfirmed(): boolean | null {
  const { followMail, lookAtMail } = useAccount();
  const [confirmed, setConfirmed] = useState<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    const following = followMail((now) => {
      if (!gone) setConfirmed(now);
    });
    following.catch(() => undefined);
    return () => {
      gone = true;
      void following.then(
        (stop) => stop(),
        () => undefined,
      );
    };
  }, [followMail]);
  const open = confirmed === false;
  useEffect(() => {
    if (!open) return;
    let gone = false;
    const look = () =>
      void lookAtMail().then(
        (now) => !gone && setConfirmed(now),
        () => undefined,
      );
    look();
    window.addEventListener('focus', look);
    window.addEventListener('online', look);
    return () => {
      gone = true;
      window.removeEventListener('focus', look);
      window.removeEventListener('online', look);
    };
  }, [open, lookAtMail]);
  return confirmed;
}
