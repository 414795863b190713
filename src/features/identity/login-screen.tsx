import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from 'react-hook-form';
import { useAccount } from '../../auth/use-account.ts';
import { useBrowserOnline } from '../../sync/react/use-browser-online.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/links.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type CameFor, CameForNote } from './came-for-note.tsx';
import { FailureNote } from './failure-note.tsx';
import { OtherWays } from './other-ways.tsx';
import { type Entrance, useEnter } from './use-enter.ts';

type Props = Entrance & {
  cameFor: CameFor | null;
};

type Values = { email: string; password: string };

export function LoginScreen({ cameFor, onDone, onUnfinished }: Props) {
  const { t } = useLingui();
  usePageTitle(t`Sign in`);
  const account = useAccount();
  const online = useBrowserOnline();
  const { failure, enter } = useEnter({ onDone, onUnfinished });
  const { register, handleSubmit, formState, getValues, resetField, setFocus } = useForm<Values>({
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const signIn = handleSubmit(async ({ email, password }) => {
    const came = await enter(
      () => account.signIn(email, password),
      () => void signIn(),
    );
    if (came !== 'credentials') return;
    resetField('password');
    setFocus('password');
  });

  const told = failure ?? (online ? null : 'network');
  return (
    <>
      <h1>
        <Trans>Sign in</Trans>
      </h1>
      <CameForNote cameFor={cameFor} page="login" />
      {told && !isSubmitting && <FailureNote failure={told} />}
      <form onSubmit={(event) => void signIn(event)} noValidate className="grid gap-5">
        <TextField
          {...register('email', { required: true })}
          type="email"
          label={t`Email address`}
          autoComplete="username webauthn"
          autoCapitalize="none"
          autoFocus
          error={errors.email && t`Your email address is missing.`}
        />
        <PasswordField
          {...register('password', { required: true })}
          label={t`Password`}
          autoComplete="current-password"
          error={errors.password && t`Your password is missing.`}
        />
        <p className="-mt-2 text-small">
          <TextLink to="/forgot-password">
            <Trans>Forgot your password?</Trans>
          </TextLink>
        </p>
        <div className="grid gap-2">
          <Button type="submit" wide busy={isSubmitting && t`Signing in`}>
            <Trans>Sign in</Trans>
          </Button>
          <p className="text-small text-soft">
            <Trans>You stay signed in on this device until you sign out, also without network.</Trans>
          </p>
        </div>
      </form>
      <OtherWays
        email={() => getValues('email')}
        onNoEmail={() => setFocus('email')}
        onEnter={async (way, again) => (await enter(way, again)) !== null}
      />
      {!cameFor && (
        <p className={`${import.meta.env.SSR ? 'for-others ' : ''}border-t border-line pt-5`}>
          <Trans>
            New here? <TextLink to="/register">Create an account</TextLink>
          </Trans>
        </p>
      )}
    </>
  );
}
