import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Passkey } from '../../../../contract/calls/passkey.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { useAccount } from '../../../auth/use-account.ts';
import { useMailConfirmed } from '../../../auth/use-mail-confirmed.ts';
import { useWhenOnline } from '../../../sync/react/use-browser-online.ts';
import { AwayState } from '../../../ui/away-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { List } from '../../../ui/list.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ActNote } from './act-note.tsx';
import { PasskeyRow } from './passkey-row.tsx';
import { ProveAgain } from './prove-again.tsx';
import { useAct } from './use-act.ts';

const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'Mac'],
  [/Windows/, 'Windows'],
  [/Linux/, 'Linux'],
];

/** What a person would call the device, as a first guess; empty where it does not say. */
const deviceWord = (userAgent: string): string => DEVICES.find(([looks]) => looks.test(userAgent))?.[1] ?? '';

/** Keys of this person's devices, which sign in without a password (usersettings.1). */
export function PasskeysSheet({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const account = useAccount();
  const [keys, setKeys] = useState<readonly Passkey[] | null>(null);
  const [away, setAway] = useState(false);
  const load = useCallback(() => {
    setAway(false);
    account.passkeys().then(setKeys, () => setAway(true));
  }, [account]);
  useEffect(load, [load]);
  useWhenOnline(away, load);
  const put = (key: Passkey) =>
    setKeys((before) => [...(before ?? []).filter(({ _id }) => _id !== key._id), key].sort(byAge));
  return (
    <Sheet open onClose={onClose} sticky title={<Trans>Passkeys</Trans>}>
      <div className="grid gap-5">
        <p className="text-soft">
          <Trans>
            A passkey signs you in with your fingerprint, your face or the code of your device. It cannot be
            guessed, and no fake page can ask for it.
          </Trans>
        </p>
        {away ? (
          <AwayState title={t`Your passkeys could not be loaded.`} onAgain={load} />
        ) : keys === null ? (
          <Skeleton lines={2} />
        ) : (
          <>
            <Keys
              keys={keys}
              onChanged={put}
              onRemoved={(id) => setKeys(keys.filter(({ _id }) => _id !== id))}
            />
            <AddPasskey keys={keys} onAdded={put} />
          </>
        )}
      </div>
    </Sheet>
  );
}

const byAge = (a: Passkey, b: Passkey) => a.createdAt.localeCompare(b.createdAt);

type KeysProps = {
  keys: readonly Passkey[];
  onChanged: (key: Passkey) => void;
  onRemoved: (id: string) => void;
};

function Keys({ keys, onChanged, onRemoved }: KeysProps) {
  const { t } = useLingui();
  if (keys.length === 0)
    return (
      <p>
        <Trans>You have none yet.</Trans>
      </p>
    );
  return (
    <div className="overflow-hidden rounded-card border border-line bg-sheet">
      <List aria-label={t`Your passkeys`}>
        {keys.map((key) => (
          <PasskeyRow
            key={key._id}
            passkey={key}
            onChanged={onChanged}
            onRemoved={() => onRemoved(key._id)}
          />
        ))}
      </List>
    </div>
  );
}

function AddPasskey({ keys, onAdded }: { keys: readonly Passkey[]; onAdded: (key: Passkey) => void }) {
  const { t } = useLingui();
  const account = useAccount();
  const confirmed = useMailConfirmed();
  const act = useAct();
  const [known, setKnown] = useState(false);
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { name: deviceWord(navigator.userAgent) },
  });
  if (!('PublicKeyCredential' in globalThis))
    return (
      <p className="text-soft">
        <Trans>This browser has no passkeys.</Trans>
      </p>
    );
  // Asked before the device makes one, which would stay there without being of use.
  if (confirmed === false)
    return (
      <p className="text-soft">
        <Trans>Confirm your email address first: the link is in the email we sent you.</Trans>
      </p>
    );
  if (act.state.step === 'prove') return <ProveAgain onProved={() => void act.goOn()} />;
  const add = handleSubmit(({ name }) =>
    act.run(() =>
      account.addPasskey(name.trim(), keys).then(onAdded, (error: unknown) => {
        const name = error instanceof Error ? error.name : '';
        setKnown(name === 'PasskeyKnownError');
        // The person said no, or has one here: that is no failure.
        if (name !== 'PasskeyDeclinedError' && name !== 'PasskeyKnownError') throw error;
      }),
    ),
  );
  return (
    <form onSubmit={(event) => void add(event)} noValidate className="grid gap-4">
      <ActNote state={act.state} />
      {known && (
        <p role="status" className="text-small text-warning">
          <Trans>This device holds a passkey for your account already.</Trans>
        </p>
      )}
      <TextField
        {...register('name', { validate: (name) => name.trim() !== '' })}
        label={t`Name of the new one`}
        hint={t`So that you know it again: where you keep it.`}
        maxLength={TEXT_MAX.name}
        error={formState.errors.name && t`A name is missing.`}
      />
      <Button type="submit" wide busy={act.busy && t`One moment`}>
        <Trans>Add a passkey</Trans>
      </Button>
    </form>
  );
}
