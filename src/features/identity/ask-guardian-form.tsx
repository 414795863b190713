import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import type { NextAsked } from '../../replica/queries/guardians.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAskGuardian } from './use-ask-guardian.ts';

type Props = {
  /** Whom it goes to again, or to another address. */
  next: NextAsked;
  own: string;
  onSent?: () => void;
};

/** Has a parent or guardian asked by mail, about the account or a creator's profile: the server knows which. */
export function AskGuardianForm({ next, own, onSent }: Props) {
  const { t } = useLingui();
  const { sending, sent, problem, ask, forget } = useAskGuardian(own);
  const { offline } = useReachability();
  const [text, setText] = useState(next.mail);
  // The parent who is asked was named by the other one: without an address the mail goes there again.
  const isHidden = next.open !== undefined && next.mail === '';
  const isAgain = next.open !== undefined || next.mail !== '';
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await ask(text, isHidden);
    if (result === true) onSent?.();
    else if (result) field.current?.focus();
  };
  return (
    <form noValidate className="grid max-w-form gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        type="email"
        label={t`Email address of a parent or guardian`}
        optional={isHidden}
        hint={
          isHidden && t`Leave it empty to write to the other parent again. Another address replaces theirs.`
        }
        autoComplete="off"
        autoCapitalize="none"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          forget();
        }}
        error={
          problem === 'mail'
            ? t`This is not a complete email address. It looks like name@example.org.`
            : problem === 'own-mail'
              ? t`This is your own address. A parent or guardian has another one.`
              : problem === 'agreed'
                ? t`This parent has agreed. Give the address of the other one.`
                : problem === 'refused' && t`We are not allowed to write to this address. Give another one.`
        }
      />
      <div className="grid justify-items-start gap-2">
        <Button type="submit" variant={isAgain ? 'quiet' : 'primary'} busy={sending && t`Sending`}>
          {isAgain ? <Trans>Send the email again</Trans> : <Trans>Send the email</Trans>}
        </Button>
        {offline && !problem && (
          <p className="text-small text-soft">
            <Trans>You are offline. Sending this email needs the network.</Trans>
          </p>
        )}
      </div>
      {sent && (
        <p role="status" className="text-small text-soft">
          <Trans>The email is on its way. The newest one has the link that counts.</Trans>
        </p>
      )}
      {typeof problem === 'object' && problem !== null && (
        <ProblemNote
          problem={problem}
          title={t`The email was not sent`}
          lost={t`This needs the network. Send it again when you are back online; it stays one email.`}
        />
      )}
    </form>
  );
}
