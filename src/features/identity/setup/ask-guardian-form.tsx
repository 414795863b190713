import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { mail } from '../../../../contract/fields.ts';
import { Button } from '../../../ui/button.tsx';
import { ProblemNote } from '../../../ui/problem-note.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAskGuardian } from './use-ask-guardian.ts';

type Props = {
  /** Who was asked; the mail goes there again, or to another address. */
  asked: string;
  own: string;
};

export function AskGuardianForm({ asked, own }: Props) {
  const { t } = useLingui();
  const { sending, sent, problem, ask, forget } = useAskGuardian();
  const [text, setText] = useState(asked);
  const [wrong, setWrong] = useState<'own-mail' | 'mail' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const marked = wrong ?? (problem === 'own-mail' || problem === 'mail' ? problem : null);
  const submit = () => {
    const typed = text.trim();
    const found = !mail.safeParse(typed).success
      ? 'mail'
      : typed.toLowerCase() === own.toLowerCase()
        ? 'own-mail'
        : null;
    setWrong(found);
    if (found) field.current?.focus();
    else void ask(typed);
  };
  return (
    <form
      noValidate
      className="grid max-w-form gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        ref={field}
        type="email"
        label={t`Mail address of a parent or guardian`}
        autoComplete="off"
        autoCapitalize="none"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setWrong(null);
          forget();
        }}
        error={
          marked &&
          (marked === 'mail'
            ? t`This is not a complete mail address. It looks like name@example.org.`
            : t`This is your own address. A parent or guardian has another one.`)
        }
      />
      <div>
        <Button type="submit" variant="quiet" busy={sending && t`Sending`}>
          <Trans>Send the mail again</Trans>
        </Button>
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
