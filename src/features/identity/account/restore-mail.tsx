import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useAccount } from '../../../auth/use-account.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { ActNote } from './act-note.tsx';
import { Done } from './done.tsx';
import { useAct } from './use-act.ts';

type Props = { token: string; onClose: () => void };

/** The way back of the mail to the old address. It ends every sign-in, so it asks first. */
export function RestoreMail({ token, onClose }: Props) {
  const { t } = useLingui();
  const account = useAccount();
  const { state, busy, run } = useAct();
  const [taken, setTaken] = useState(false);
  const restore = () => run(async () => setTaken((await account.restoreMail(token)) === 'taken'));
  const isOver = state.step === 'failed' && !['network', 'no-answer', 'too-many'].includes(state.failure);
  return (
    <Sheet open onClose={onClose} sticky title={<Trans>Take your account back</Trans>}>
      {state.step === 'done' && !taken ? (
        <Done onClose={onClose}>
          <p className="font-semibold">
            <Trans>Your account has its old address again.</Trans>
          </p>
          <p className="text-soft">
            <Trans>We have sent you an email with a link. Set a new password with it, then sign in.</Trans>
          </p>
        </Done>
      ) : taken || isOver ? (
        <ErrorState
          title={t`The account could not be taken back with this link.`}
          action={
            <LinkButton to="/sites/imprint" variant="quiet" onClick={onClose}>
              <Trans>How to reach us</Trans>
            </LinkButton>
          }
        >
          <Trans>It may have been used before, or be too old. Write to us.</Trans>
        </ErrorState>
      ) : (
        <div className="grid gap-5">
          <ActNote state={state} />
          <p>
            <Trans>
              Somebody has given your account another email address. If it was not you, take it back: the old
              address is valid again, everybody is signed out, and password and passkeys of before no longer
              work.
            </Trans>
          </p>
          <Button wide busy={busy && t`One moment`} onClick={() => void restore()}>
            <Trans>Take it back</Trans>
          </Button>
          <Button variant="quiet" wide onClick={onClose}>
            <Trans>It was me, leave it as it is</Trans>
          </Button>
        </div>
      )}
    </Sheet>
  );
}
