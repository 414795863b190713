import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChosenMode } from '../../../contract/entities/user.ts';
import type { Session } from '../../auth/session.ts';
import { TextLink } from '../../ui/links.tsx';
import { usePageTitle } from '../../ui/page-title.ts';
import { type CameFor, CameForNote } from './came-for-note.tsx';
import { FinishNote } from './finish-note.tsx';
import { ModeChoice } from './mode-choice.tsx';
import { RegisterForm } from './register-form.tsx';
import { readRegistrationDraft } from './registration-draft.ts';
import { useUnfinished } from './use-unfinished.ts';

type Props = {
  /** From the door somebody came through; still theirs to change. */
  mode?: ChosenMode | undefined;
  cameFor: CameFor | null;
  onDone: (session: Session) => void;
};

export function RegisterScreen({ mode: given, cameFor, onDone }: Props) {
  const { t } = useLingui();
  const unfinished = useUnfinished();
  const [draft] = useState(() => readRegistrationDraft(sessionStorage));
  const [mode, setMode] = useState<ChosenMode | null>(given ?? draft?.mode ?? null);
  const title = unfinished ? t`Finish your account` : t`Make an account`;
  usePageTitle(title);
  return (
    <>
      <h1>{title}</h1>
      {cameFor && !unfinished && <CameForNote cameFor={cameFor} page="register" />}
      {unfinished && <FinishNote mail={unfinished} />}
      <ModeChoice value={mode} onChange={setMode} />
      {mode && (
        <RegisterForm mode={mode} onMode={setMode} draft={draft} unfinished={unfinished} onDone={onDone} />
      )}
      {!unfinished && !cameFor && (
        <p className="border-t border-line pt-5">
          <Trans>
            You have an account? <TextLink to="/login">Sign in</TextLink>
          </Trans>
        </p>
      )}
    </>
  );
}
