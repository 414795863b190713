import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { ChosenMode } from '../../../contract/entities/user.ts';
import type { Session } from '../../auth/session.ts';
import { useAccount } from '../../auth/use-account.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/links.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { type CameFor, CameForNote } from './came-for-note.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { RegisterForm } from './register-form.tsx';
import { readRegistrationDraft } from './registration-draft.ts';

type Props = {
  /** From the door somebody came through; still theirs to change. */
  mode?: ChosenMode | undefined;
  cameFor: CameFor | null;
  onDone: (session: Session) => void;
};

export function RegisterScreen({ mode: given, cameFor, onDone }: Props) {
  const { t } = useLingui();
  const unfinished = useUnfinished();
  const [draft] = useState(() => readRegistrationDraft(globalThis.sessionStorage));
  const [mode, setMode] = useState<ChosenMode | null>(given ?? draft?.mode ?? null);
  const title = unfinished ? t`Finish your account` : t`Create an account`;
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      {!unfinished && <CameForNote cameFor={cameFor} page="register" />}
      {unfinished && <FinishNote mail={unfinished} />}
      <ModeChoice value={mode} onChange={setMode} />
      {mode && (
        <RegisterForm mode={mode} onMode={setMode} draft={draft} unfinished={unfinished} onDone={onDone} />
      )}
      {!unfinished && !cameFor && (
        <p className={`${import.meta.env.SSR ? 'for-others ' : ''}border-t border-line pt-5`}>
          <Trans>
            You have an account? <TextLink to="/login">Sign in</TextLink>
          </Trans>
        </p>
      )}
    </>
  );
}

/** The account is there, with this mail; the person's details never arrived. */
function FinishNote({ mail }: { mail: string }) {
  const { signOut } = useAccount();
  return (
    <div className="grid gap-2 rounded-card bg-well p-4">
      <p>
        <Trans>
          The account for <b className="wrap-anywhere">{mail}</b> is there. A few details are still missing.
        </Trans>
      </p>
      <div>
        <Button variant="bare" onClick={() => void signOut('keep')}>
          <Trans>This is not me</Trans>
        </Button>
      </div>
    </div>
  );
}

/** Mail of somebody whose account is there and whose user record is not; null where that is nobody. */
function useUnfinished(): string | null {
  const { unfinished } = useAccount();
  const [mail, setMail] = useState<string | null>(null);
  useEffect(() => {
    let gone = false;
    // Not to be had without network at the very first visit: then there is nothing unfinished either.
    unfinished().then(
      (found) => !gone && setMail(found),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [unfinished]);
  return mail;
}
