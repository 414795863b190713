import { Trans, useLingui } from '@lingui/react/macro';
import type { Session } from '../../auth/session.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useNow } from '../../i18n/use-now.ts';
import { myCompany } from '../../replica/queries/me.ts';
import { useLive } from '../../replica/use-live.ts';
import { useIntent } from '../../sync/react/use-intent.ts';
import { GraceBar } from './grace-bar.tsx';

/**
 * Above every screen of an account that is about to be deleted: when, and the way back (usersettings.9). A company that
 * is deleted as well has a bar of its own: it may have been meant to go all the same.
 */
export function GraceNotice({ of: { uid, deletion } }: { of: Session }) {
  const { t } = useLingui();
  const format = useFormat();
  const { state, run } = useIntent<'keep'>();
  const now = useNow();
  const company = useLive(myCompany);
  if (deletion === null) return null;
  const keep = () => run('keep', (once) => once('user.restore', { userId: uid }));
  // Past its day an owner's account is there only because the company would have no owner without it.
  const isOwner = company?.members.some(({ _userId, role }) => _userId === uid && role === 'owner');
  const held = isOwner && Date.parse(deletion) <= now && company?.companyName;
  return (
    <GraceBar
      label={t`Your account is about to be deleted`}
      keep={{ text: t`Keep my account`, busy: state.step === 'busy', onKeep: () => void keep() }}
      problem={state.step === 'stopped' ? state.problem : null}
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
