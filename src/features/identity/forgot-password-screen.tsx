import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useAccount } from '../../auth/use-account.ts';
import { useClock } from '../../i18n/clock.ts';
import { useBrowserOnline } from '../../sync/react/use-browser-online.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/links.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { TextField } from '../../ui/text-field.tsx';
import { FailureNote } from './failure-note.tsx';
import { Resend } from './resend.tsx';
import { type SignInFailure, signInFailure } from './sign-in-failure.ts';

type Failure = Exclude<SignInFailure, 'unfinished'>;

/** /forgot-password: asks for the link. The answer is the same for every address (forgot.2). */
export function ForgotPasswordScreen() {
  const { t } = useLingui();
  usePageTitle(t`Forgot your password?`);
  const account = useAccount();
  const clock = useClock();
  const online = useBrowserOnline();
  const [sent, setSent] = useState<{ mail: string; at: number } | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { register, handleSubmit, formState } = useForm<{ email: string }>({ defaultValues: { email: '' } });
  const { errors, isSubmitting } = formState;

  const ask = handleSubmit(async ({ email }) => {
    setFailure(null);
    try {
      await account.askReset(email);
      setSent({ mail: email.trim(), at: clock().getTime() });
    } catch (error) {
      const failed = signInFailure(error);
      setFailure(failed === 'unfinished' ? 'other' : failed === 'fields' ? 'email-invalid' : failed);
    }
  });

  const told = failure ?? (online ? null : 'network');
  return (
    <>
      <h1>
        <Trans>Forgot your password?</Trans>
      </h1>
      {told && !isSubmitting && <FailureNote failure={told} />}
      {sent && <MailSent mail={sent.mail} />}
      <form onSubmit={(event) => void ask(event)} noValidate className="grid gap-5">
        <TextField
          {...register('email', { required: true })}
          type="email"
          label={t`Email address`}
          hint={t`The one you signed up with. We send you a link that sets a new password.`}
          autoComplete="username"
          autoCapitalize="none"
          autoFocus
          error={errors.email && t`Your email address is missing.`}
        />
        <Resend sentAt={sent?.at ?? null}>
          <Button type="submit" variant={sent ? 'quiet' : 'primary'} wide busy={isSubmitting && t`Asking`}>
            {sent ? t`Send it again` : t`Send me a link`}
          </Button>
        </Resend>
      </form>
      <p className="border-t border-line pt-5">
        <TextLink to="/login">
          <Trans>Back to signing in</Trans>
        </TextLink>
      </p>
    </>
  );
}

function MailSent({ mail }: { mail: string }) {
  return (
    <div role="status" className="grid gap-1 rounded-card border border-line bg-well p-4">
      <p className="font-semibold">
        <Trans>If {mail} has an account here, a link is on its way to it.</Trans>
      </p>
      <p className="text-small text-soft">
        <Trans>It works for one hour. Nothing there? Look in your spam folder as well.</Trans>
      </p>
    </div>
  );
}
