import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Session } from '../../auth/session.ts';
import type { Registration } from '../../auth/use-account.ts';
import { TextLink } from '../../ui/links.tsx';
import { RegisterForm } from './register-form.tsx';
import { readRegistrationDraft } from './registration-draft.ts';
import { NOTHING_YET } from './registration-form.ts';

type Props = {
  /** The invited address. */
  mail: string;
  invitation: NonNullable<Registration['invitation']>;
  /** Somebody too young to hire may look for work instead. */
  onLookForWork: () => void;
  onDone: (session: Session) => void;
};

/** All that an invited person has to say about themselves, once (companycreate.5). */
export function InvitedRegister({ mail, invitation, onLookForWork, onDone }: Props) {
  const [draft] = useState(() => {
    const { password: _, ...nothing } = NOTHING_YET;
    return {
      mode: 'company' as const,
      values: { ...nothing, ...readRegistrationDraft(sessionStorage)?.values, email: mail },
    };
  });
  return (
    <>
      <RegisterForm
        mode="company"
        onMode={onLookForWork}
        draft={draft}
        unfinished={null}
        invited={{ mail, invitation }}
        onDone={onDone}
      />
      <p className="text-center">
        <TextLink to="/login">
          <Trans>I have an account already</Trans>
        </TextLink>
      </p>
    </>
  );
}
