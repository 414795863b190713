import { useState } from 'react';
import type { Session } from '../../auth/session.ts';
import { type SignInFailure, signInFailure } from './sign-in-failure.ts';
import { useUnsentNotice } from './use-unsent-notice.ts';

export type Entrance = {
  onDone: (session: Session) => void;
  /** The account is there and its record is not yet. */
  onUnfinished: () => void;
};
/** Why somebody could not get in; an account without its record goes on with registering. */
export type EntryFailure = Exclude<SignInFailure, 'unfinished'>;

/** Signs in by any way. `enter` answers what came of it; null: the way proved nothing, and the screen says so itself. */
export function useEnter({ onDone, onUnfinished }: Entrance) {
  const tellUnsent = useUnsentNotice();
  const [failure, setFailure] = useState<EntryFailure | null>(null);
  const enter = async (way: () => Promise<Session | null>): Promise<'in' | SignInFailure | null> => {
    setFailure(null);
    try {
      const session = await way();
      if (session === null) return null;
      await tellUnsent();
      onDone(session);
      return 'in';
    } catch (error) {
      const failed = signInFailure(error);
      if (failed === 'unfinished') onUnfinished();
      else setFailure(failed);
      return failed;
    }
  };
  return { failure, enter };
}
