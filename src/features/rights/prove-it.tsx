import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { usePasskeyProof } from '../../auth/use-passkey-proof.ts';
import { PasskeyButton } from '../../ui/passkey-button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import type { ProofProblem } from './use-proved-intent.ts';

type Props = {
  /** Of the form, for the button that stands elsewhere. */
  id: string;
  problem: ProofProblem | null;
  onProve: (password: string) => void;
  onProved: () => void;
};

/** The password once more: a device that was left lying about must not be enough to delete anything. */
export function ProveIt({ id, problem, onProve, onProved }: Props) {
  const { t } = useLingui();
  const passkey = usePasskeyProof(onProved);
  const [password, setPassword] = useState('');
  const [missing, setMissing] = useState(false);
  const told = useId();
  const texts: Record<ProofProblem, string> = {
    credentials: t`This is not your password.`,
    network: t`This needs the network. Try again when you are back online.`,
    'too-many': t`Too many tries. Wait a few minutes.`,
    other: t`That did not work. Sign out, sign in again and come back within five minutes.`,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(password === '');
    if (password !== '') onProve(password);
  };
  return (
    <form id={id} noValidate onSubmit={submit} aria-describedby={told} className="grid gap-2">
      <p id={told} role="status">
        <Trans>
          Your last sign-in was a while ago. So that nobody else does this, we ask again who you are.
        </Trans>
      </p>
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={missing ? t`Your password is missing.` : problem && texts[problem]}
      />
      {passkey.offered ? (
        <PasskeyButton state={passkey.state} onClick={passkey.prove} />
      ) : (
        <p className="text-small text-soft">
          <Trans>You have no password? Sign out, sign in again and come back within five minutes.</Trans>
        </p>
      )}
    </form>
  );
}
