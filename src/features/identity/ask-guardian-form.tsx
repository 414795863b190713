import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useRef, useState } from 'react';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { Button } from '../../ui/button.tsx';
import { ProblemNote } from '../../ui/problem-note.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useAskGuardian } from './use-ask-guardian.ts';

type Props = {
  /** Who was asked before, empty where nobody was: the mail goes there again, or to another address. */
  asked: string;
  own: string;
  onSent?: () => void;
};

/** Has a parent or guardian asked by mail, about the account or a creator's profile: the server knows which. */
export function AskGuardianForm({ asked, own, onSent }: Props) {
  const { t } = useLingui();
  const { sending, sent, problem, ask, forget } = useAskGuardian(own);
  const { offline } = useReachability();
  const [text, setText] = useState(asked);
  const field = useRef<HTMLInputElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await ask(text);
    if (result === true) onSent?.();
    else if (result) field.current?.focus();
  };
  return (
    <form noValidate className="grid max-w-form gap-4" onSubmit={(event) => void submit(event)}>
      <TextField
        ref={field}
        type="email"
        label={t`Mail address of a parent or guardian`}
        autoComplete="off"
        autoCapitalize="none"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          forget();
        }}
        error={
          problem === 'mail'
            ? t`This is not a complete mail address. It looks like name@example.org.`
            : problem === 'own-mail'
              ? t`This is your own address. A parent or guardian has another one.`
              : problem === 'refused' && t`We may not write to this address. Give another one.`
        }
      />
      <div className="grid justify-items-start gap-2">
        <Button type="submit" variant={asked ? 'quiet' : 'primary'} busy={sending && t`Sending`}>
          {asked ? <Trans>Send the mail again</Trans> : <Trans>Send the mail</Trans>}
        </Button>
        {offline && !problem && (
          <p className="text-small text-soft">
            <Trans>You are offline. Sending this mail needs the network.</Trans>
          </p>
        )}
      </div>
      {sent && (
        <p role="status" className="text-small text-soft">
          <Trans>The mail is on its way. The newest one has the link that counts.</Trans>
        </p>
      )}
      {typeof problem === 'object' && problem !== null && (
        <ProblemNote
          problem={problem}
          title={t`The mail was not sent`}
          lost={t`This needs the network. Send it again when you are back online; it stays one mail.`}
        />
      )}
    </form>
  );
}
