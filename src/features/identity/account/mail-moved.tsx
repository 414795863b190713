import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAccount } from '../../../auth/use-account.ts';
import { useWhenOnline } from '../../../sync/react/use-browser-online.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ActNote } from './act-note.tsx';
import { Done } from './done.tsx';
import { useAct } from './use-act.ts';

type Props = { token: string; onClose: () => void };

/** The link of the mail to a new address: with it the account has that address. */
export function MailMoved({ token, onClose }: Props) {
  const { t } = useLingui();
  const account = useAccount();
  const { state, run } = useAct();
  const [taken, setTaken] = useState(false);
  const confirm = () => void run(async () => setTaken((await account.confirmNewMail(token)) === 'taken'));
  const begin = useEffectEvent(confirm);
  useEffect(() => begin(), []);
  const isAway = state.step === 'failed' && ['network', 'no-answer'].includes(state.failure);
  useWhenOnline(isAway, confirm);
  return (
    <Sheet open onClose={onClose} title={<Trans>Change email address</Trans>}>
      {state.step === 'done' && !taken ? (
        <Done onClose={onClose}>
          <p className="font-semibold">
            <Trans>Your account has the new address.</Trans>
          </p>
          <p className="text-soft">
            <Trans>Sign in with it, on every device. Your password is the same.</Trans>
          </p>
        </Done>
      ) : taken ? (
        <ErrorState title={t`Another account has this address already.`}>
          <Trans>Nothing was changed. Use another address, or sign in with that account.</Trans>
        </ErrorState>
      ) : isAway ? (
        <ActNote state={state} />
      ) : state.step === 'failed' ? (
        <ErrorState title={t`Your email address was not changed.`}>
          <Trans>
            The link may have been used before, or be too old. Your settings can send another one.
          </Trans>
        </ErrorState>
      ) : (
        <Skeleton lines={3} />
      )}
    </Sheet>
  );
}
