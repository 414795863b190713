import { useState } from 'react';
import type { Session } from '../../auth/session.ts';
import { useWhenOnline } from '../../sync/react/use-browser-online.ts';
import { type SignInFailure, signInFailure } from './sign-in-failure.ts';
import { useUnsentNotice } from './use-unsent-notice.ts';

export type Entrance = {
  onDone: (session: Session) => void;
  /** The account is there and its record is not yet. */
  onUnfinished: () => void;
};
/** Why somebody could not get in; an account without its record goes on with registering. */
export type EntryFailure = Exclude<SignInFailure, 'unfinished'>;

/**
 * Signs in by any way. `enter` answers what came of it; null: the way proved nothing, and the screen says so itself.
 * @param again the act that took this way: where the network failed it, it is repeated when that is back
 */
export function useEnter({ onDone, onUnfinished }: Entrance) {
  const tellUnsent = useUnsentNotice();
  const [failed, setFailed] = useState<{ why: EntryFailure; again: () => void } | null>(null);
  const enter = async (
    way: () => Promise<Session | null>,
    again: () => void,
  ): Promise<'in' | SignInFailure | null> => {
    setFailed(null);
    try {
      const session = await way();
      if (session === null) return null;
      await tellUnsent();
      onDone(session);
      return 'in';
    } catch (error) {
      const why = signInFailure(error);
      if (why === 'unfinished') onUnfinished();
      else setFailed({ why, again });
      return why;
    }
  };
  useWhenOnline(failed?.why === 'network' || failed?.why === 'no-answer', () => failed?.again());
  return { failure: failed?.why ?? null, enter };
}
