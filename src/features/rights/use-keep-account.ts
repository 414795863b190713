import { ownedAlone } from '../../replica/queries/owned-alone.ts';
import { useLive } from '../../replica/use-live.ts';
import { useIntent } from '../../sync/react/use-intent.ts';

/** Takes a deletion back, and that of the company which was to go along with it. */
export function useKeepAccount(userId: string) {
  const { state, run } = useIntent<'keep'>();
  const company = useLive(ownedAlone)?.company;
  const keep = () =>
    run('keep', async (once) => {
      await once('user.restore', { userId });
      if (company?.deletion)
        await once('company.delete', {
          companyId: company._id,
          confirmName: company.companyName,
          undo: true,
        });
    });
  return {
    keep: () => void keep(),
    keeping: state.step === 'busy',
    problem: state.step === 'stopped' ? state.problem : null,
  };
}
