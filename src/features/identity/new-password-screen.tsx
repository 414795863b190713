import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { keepsAll } from '../../auth/password-check.ts';
import { useAccount } from '../../auth/use-account.ts';
import { useWhenOnline } from '../../sync/react/use-browser-online.ts';
import { Button } from '../../ui/button.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureNote } from './failure-note.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { setAndSignIn } from './set-password.ts';
import { type SignInFailure, signInFailure } from './sign-in-failure.ts';

type Failure = Exclude<SignInFailure, 'unfinished'>;
type Props = {
  /** From the mail. */
  code: string;
  /** The link is of no use any more: another one is asked for. */
  onNewLink: () => void;
  /** It is set, and whoever set it is signed in. */
  onDone: () => void;
};

/** /forgot-password, come back to with the mailed link (forgot.5). */
export function NewPasswordScreen({ code, onNewLink, onDone }: Props) {
  const { t } = useLingui();
  usePageTitle(t`Set a new password`);
  const account = useAccount();
  const [mail, setMail] = useState<string | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again.
  useEffect(() => {
    let gone = false;
    setFailure(null);
    account.resetMail(code).then(
      (found) => !gone && setMail(found),
      (error) => !gone && setFailure(failureOf(error)),
    );
    return () => {
      gone = true;
    };
  }, [account, code, round]);
  useWhenOnline(mail === null && failure === 'network', () => setRound((now) => now + 1));

  return (
    <>
      <h1>
        <Trans>Set a new password</Trans>
      </h1>
      {failure && (
        <FailureNote
          failure={failure}
          action={
            failure === 'code-expired' && <Button onClick={onNewLink}>{t`Send me another link`}</Button>
          }
        />
      )}
      {mail === null && !failure && <Skeleton lines={3} />}
      {mail !== null && failure !== 'code-expired' && (
        <PasswordForm
          mail={mail}
          onPassword={async (password) => {
            setFailure(null);
            try {
              await setAndSignIn(account, { code, mail, password });
              onDone();
            } catch (error) {
              setFailure(failureOf(error));
            }
          }}
        />
      )}
    </>
  );
}

function PasswordForm({
  mail,
  onPassword,
}: {
  mail: string;
  onPassword: (password: string) => Promise<void>;
}) {
  const { t } = useLingui();
  const { checkPassword } = useAccount();
  const { register, handleSubmit, formState, control } = useForm({ defaultValues: { password: '' } });
  const typed = useWatch({ control, name: 'password' });
  const { errors, isSubmitting } = formState;
  return (
    <form
      onSubmit={(event) => void handleSubmit(({ password }) => onPassword(password))(event)}
      noValidate
      className="grid gap-5"
    >
      <p>
        <Trans>
          For the account of <span className="font-medium wrap-anywhere">{mail}</span>
        </Trans>
      </p>
      {/* Password keepers want to know whose it is. */}
      <input
        type="email"
        autoComplete="username"
        value={mail}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
      />
      <NewPasswordField
        {...register('password', {
          required: true,
          validate: async (password) => keepsAll(await checkPassword(password)),
        })}
        label={t`New password`}
        typed={typed}
        autoFocus
        error={errors.password && t`This password does not follow all the rules above.`}
      />
      <Button type="submit" wide busy={isSubmitting && t`Saving`}>
        <Trans>Set it and sign in</Trans>
      </Button>
    </form>
  );
}

function failureOf(error: unknown): Failure {
  const failed = signInFailure(error);
  return failed === 'unfinished' ? 'other' : failed;
}
