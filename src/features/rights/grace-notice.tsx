import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '../../auth/session.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useNow } from '../../i18n/use-now.ts';
import { myCompany } from '../../replica/queries/me.ts';
import { ownedAlone } from '../../replica/queries/owned-alone.ts';
import { useLive } from '../../replica/use-live.ts';
import { useIntent } from '../../sync/react/use-intent.ts';
import { GraceBar } from './grace-bar.tsx';

/** Above every screen of an account that is about to be deleted: when, and the way back (usersettings.9). */
export function GraceNotice({ of: { uid, deletion } }: { of: Session }) {
  const { t } = useLingui();
  const format = useFormat();
  const { keep, keeping, problem } = useKeepAccount(uid);
  const now = useNow();
  const company = useLive(myCompany);
  if (deletion === null) return null;
  // Past its day an account is there only where its company would have no owner without it.
  const held = Date.parse(deletion) <= now && company?.companyName;
  return (
    <GraceBar
      label={t`Your account is about to be deleted`}
      keep={{ text: t`Keep my account`, busy: keeping, onKeep: keep }}
      problem={problem}
    >
      {held ? (
        <Trans>Your account is deleted as soon as {held} has another owner or is deleted too.</Trans>
      ) : (
        <Trans>
          Your account is deleted on <b>{format.deadline(deletion)}</b>.
        </Trans>
      )}
    </GraceBar>
  );
}

/** Takes a deletion back, and that of the company which was to go along with it. */
function useKeepAccount(userId: string) {
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
