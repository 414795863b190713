import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '../../auth/session.ts';
import { faultText } from '../../i18n/error-text.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { ownedAlone } from '../../replica/queries/owned-alone.ts';
import { useLive } from '../../replica/use-live.ts';
import { type IntentProblem, useIntent } from '../../sync/react/use-intent.ts';
import { Button } from '../../ui/button.tsx';

/** Above every screen of an account that is about to be deleted: when, and the way back (usersettings.9). */
export function GraceNotice({ of: { uid, deletion } }: { of: Session }) {
  const { t } = useLingui();
  const format = useFormat();
  const { keep, keeping, problem } = useKeepAccount(uid);
  if (deletion === null) return null;
  return (
    <aside
      aria-label={t`Your account is about to be deleted`}
      className="flex items-center justify-between gap-4 border-warning/40 border-b bg-warning-wash px-4 pt-[max(0.5rem,var(--safe-top))] pb-2 text-small"
    >
      <div className="grid min-w-0 max-w-prose gap-1">
        <p>
          <Trans>
            Your account is deleted on <b>{format.date(deletion)}</b>.
          </Trans>
        </p>
        {problem && (
          <p role="alert" className="text-danger">
            <Why problem={problem} />
          </p>
        )}
      </div>
      <Button variant="quiet" busy={keeping && t`Keeping it`} onClick={keep}>
        <Trans>Keep my account</Trans>
      </Button>
    </aside>
  );
}

function Why({ problem }: { problem: IntentProblem }) {
  const { i18n } = useLingui();
  if (problem.kind === 'no-answer')
    return <Trans>There was no answer. This needs the network; trying again is safe.</Trans>;
  return i18n._(faultText(problem.kind === 'refused' ? problem.error.code : 'token_missing'));
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
