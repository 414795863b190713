import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../../contract/calls.ts';
import { useAccount } from '../../auth/use-account.ts';
import { useWhen } from '../../i18n/use-when.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { List, ListRow } from '../../ui/list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type Device = AnswerOf<'session.list'>['items'][number];

/** The password is new: where else this account is signed in, each with a way to end it (forgot.6). */
export function OtherDevices({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const { sessions } = useAccount();
  const [devices, setDevices] = useState<readonly Device[] | 'failed' | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again.
  useEffect(() => {
    let gone = false;
    setDevices(null);
    sessions().then(
      (all) => !gone && setDevices(all.filter(({ current }) => !current)),
      () => !gone && setDevices('failed'),
    );
    return () => {
      gone = true;
    };
  }, [sessions, round]);
  return (
    <>
      <h1>
        <Trans>Your new password holds.</Trans>
      </h1>
      {devices === null && <Skeleton lines={2} />}
      {devices === 'failed' && (
        <ErrorState
          title={t`Your other devices could not be asked for.`}
          action={<Button onClick={() => setRound(round + 1)}>{t`Try again`}</Button>}
        />
      )}
      {Array.isArray(devices) && devices.length === 0 && (
        <p className="text-soft">
          <Trans>This account is signed in nowhere else.</Trans>
        </p>
      )}
      {Array.isArray(devices) && devices.length > 0 && (
        <section className="grid gap-3">
          <p className="text-soft">
            <Trans>It is also signed in here. Sign out what you do not know.</Trans>
          </p>
          <List>
            {devices.map((device) => (
              <DeviceRow key={device._id} device={device} />
            ))}
          </List>
        </section>
      )}
      <Button wide onClick={onDone}>
        <Trans>Go on</Trans>
      </Button>
    </>
  );
}

function DeviceRow({ device: { _id, device, signedInAt } }: { device: Device }) {
  const { t } = useLingui();
  const { signOutDevice } = useAccount();
  const when = useWhen();
  const [state, setState] = useState<'on' | 'ending' | 'ended' | 'failed'>('on');
  const end = async () => {
    setState('ending');
    setState(
      await signOutDevice(_id).then(
        () => 'ended' as const,
        () => 'failed' as const,
      ),
    );
  };
  const name = device || t`Unknown device`;
  return (
    <ListRow
      title={name}
      detail={t`Signed in ${when(signedInAt)}`}
      trail={
        state === 'ended' ? (
          <p role="status" className="text-small text-soft">{t`Signed out`}</p>
        ) : (
          <Button variant="quiet" busy={state === 'ending' && t`Signing out`} onClick={() => void end()}>
            {state === 'failed' ? t`Try again` : t`Sign out`}
          </Button>
        )
      }
    />
  );
}
