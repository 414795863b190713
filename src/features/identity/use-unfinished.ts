import { useEffect, useState } from 'react';
import { useAccount } from '../../auth/use-account.ts';

/** Mail of somebody whose account is there and whose user record is not; null where that is nobody. */
export function useUnfinished(): string | null {
  const { unfinished } = useAccount();
  const [mail, setMail] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    // Not to be had without network at the very first visit: then there is nothing unfinished either.
    unfinished().then(
      (found) => !gone && setMail(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [unfinished]);
  return mail;
}
