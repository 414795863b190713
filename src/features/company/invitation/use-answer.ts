import { useEffect, useEffectEvent, useState } from 'react';
import type { ArgsOf } from '../../../../contract/calls.ts';
import { useSession } from '../../../auth/use-account.ts';
import { syncStatus } from '../../../replica/queries/outbox.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useIntent } from '../../../sync/react/use-intent.ts';
import { useSync } from '../../../sync/react/use-sync.ts';

type Ends = {
  /** This device knows that the account belongs to the company: the routes ask for that. */
  onJoined: () => void;
  onDeclined: () => void;
  /** Something has changed about it. */
  onMoved: () => void;
};

/** The two answers to an invitation. Joining needs the network, declining does not. */
export function useAnswer(
  invitation: ArgsOf<'company.accept-invite'>,
  { onJoined, onDeclined, onMoved }: Ends,
) {
  const session = useSession();
  const { mutate, syncNow } = useSync();
  const { state, run } = useIntent<'accept'>();
  const [joined, setJoined] = useState(false);
  const [notKept, setNotKept] = useState(false);

  // A first load that began before the answer shows the older record once more when it ends.
  const loaded = useLive(syncStatus)?.loaded ?? false;
  const arrived = joined && loaded && session?.companyId === invitation.companyId;
  const done = useEffectEvent(onJoined);
  useEffect(() => {
    if (arrived) done();
  }, [arrived]);

  // Somebody may have taken it back meanwhile. Without an answer what was read still holds.
  const refused = state.step === 'stopped' && state.problem.kind === 'refused';
  const look = useEffectEvent(onMoved);
  useEffect(() => {
    if (refused) look();
  }, [refused]);

  return {
    joining: state.step === 'busy' || joined,
    problem: state.step === 'stopped' ? state.problem : null,
    /** The answer could not be kept on this device. */
    notKept,
    accept: async () => {
      const answer = await run('accept', (once) => once('company.accept-invite', invitation));
      if (answer?.status === 'waiting') onMoved();
      if (answer?.status !== 'accepted') return;
      setJoined(true);
      syncNow();
    },
    decline: async () => {
      setNotKept(false);
      await mutate('company.reject-invite', invitation).then(onDeclined, () => setNotKept(true));
    },
  };
}
