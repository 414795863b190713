import { useIntent } from '../../../sync/react/use-intent.ts';
import { useSync } from '../../../sync/react/use-sync.ts';

/** Ends a membership, somebody else's or one's own. Needs the network: access ends at once, or not at all. */
export function useRemoveMember(companyId: string, uid: string, onDone: () => void) {
  const { syncNow } = useSync();
  const { state, run } = useIntent<'remove'>();
  return {
    busy: state.step === 'busy',
    problem: state.step === 'stopped' ? state.problem : null,
    remove: async () => {
      const answer = await run('remove', (once) =>
        once('company.delete-member', { companyId, _userId: uid }),
      );
      // Null for the one who has left, undefined where it was stopped.
      if (answer === undefined) return;
      syncNow();
      onDone();
    },
  };
}
