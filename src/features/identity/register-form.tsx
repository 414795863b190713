import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { ChosenMode } from '../../../contract/entities/user.ts';
import { ApiError } from '../../../contract/errors.ts';
import { ageGroup } from '../../../contract/policy/age-group.ts';
import type { Session } from '../../auth/session.ts';
import { type Registration, useAccount } from '../../auth/use-account.ts';
import { useLocale } from '../../i18n/i18n-provider.tsx';
import { languageOfLocale } from '../../i18n/locale.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { TextLink } from '../../ui/links.tsx';
import { AgeNote } from './age-note.tsx';
import { FailureNote } from './failure-note.tsx';
import { fieldProblemText } from './field-problem-text.ts';
import { LookIntoMail } from './look-into-mail.tsx';
import { RegisterFields } from './register-fields.tsx';
import { dropRegistrationDraft, type RegistrationDraft } from './registration-draft.ts';
import {
  type FieldProblem,
  NOTHING_YET,
  type RegistrationField,
  registrationOf,
} from './registration-form.ts';
import { type SignInFailure, signInFailure } from './sign-in-failure.ts';
import { SignInInstead } from './sign-in-instead.tsx';
import { useRegisterForm } from './use-register-form.ts';

type Props = {
  mode: ChosenMode;
  onMode: (mode: ChosenMode) => void;
  draft: RegistrationDraft | null;
  /** Mail of an account without a user record: neither mail nor password is asked for. */
  unfinished: string | null;
  /** A company's invitation, whose link confirms the address. */
  invited?: { mail: string; invitation: NonNullable<Registration['invitation']> };
  onDone: (session: Session) => void;
};

export function RegisterForm({ mode, onMode, draft, unfinished, invited, onDone }: Props) {
  const { t, i18n } = useLingui();
  const account = useAccount();
  const { locale } = useLocale();
  const { form, values, facts, stopKeeping } = useRegisterForm(mode, draft, unfinished);
  const { formState, handleSubmit, setError, setFocus } = form;
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const [mailed, setMailed] = useState<string | null>(null);
  const group = ageGroup(values.dateOfBirth, mode, facts.today);
  const stop = group === 'too_young' || group === 'company_too_young';

  const send = handleSubmit(
    async (complete) => {
      setMailed(null);
      try {
        const registration = registrationOf(complete, facts, languageOfLocale(locale));
        const email = unfinished ?? registration.email;
        const invitation = invited && { invitation: invited.invitation };
        const session = await account.register({ ...registration, ...invitation, email });
        setFailure(null);
        if (!session) return setMailed(email);
        stopKeeping();
        dropRegistrationDraft(sessionStorage);
        onDone(session);
      } catch (error) {
        setFailure(signInFailure(error));
        if (error instanceof ApiError)
          for (const field of wrongFields(error)) setError(field, { type: 'server' });
      }
    },
    () => setFailure(null),
  );
  const textOf = (field: RegistrationField): string | undefined => {
    const type = formState.errors[field]?.type;
    // The note below the field says what the age means, and once is enough.
    if (type === undefined || type === 'too_young') return undefined;
    if (type === 'server') return t`The server did not accept this. Check it and try again.`;
    return fieldProblemText(i18n, field, type as Exclude<FieldProblem, 'too_young'>);
  };
  const wrong = formState.isSubmitted
    ? (Object.keys(formState.errors) as RegistrationField[]).flatMap((field) => {
        const text = textOf(field);
        return text ? [{ field, text }] : [];
      })
    : [];

  return (
    <form onSubmit={(event) => void send(event)} noValidate className="grid gap-5">
      {failure && failure !== 'unfinished' && !formState.isSubmitting ? (
        <FailureNote failure={failure} registering />
      ) : (
        <ErrorSummary errors={wrong} onGo={(field) => setFocus(field)} />
      )}
      {mailed && (invited ? <SignInInstead mail={mailed} /> : <LookIntoMail mail={mailed} />)}
      <RegisterFields
        register={form.register}
        errorOf={textOf}
        values={values}
        facts={facts}
        guardian={group === 'guardian'}
        invitedMail={invited?.mail}
        note={<AgeNote group={group} onLookForWork={() => onMode('user')} />}
      />
      {!stop && (
        <p className="text-small text-soft">
          <Trans>
            With the account, the <TextLink to="/sites/terms-of-use">terms of use</TextLink> apply. The{' '}
            <TextLink to="/sites/privacy">privacy page</TextLink> says what happens to your data.
          </Trans>
        </p>
      )}
      {!stop && (
        <Button type="submit" wide busy={formState.isSubmitting && t`Making your account`}>
          {invited ? (
            <Trans>Join</Trans>
          ) : unfinished ? (
            <Trans>Finish</Trans>
          ) : (
            <Trans>Make the account</Trans>
          )}
        </Button>
      )}
    </form>
  );
}

/** Fields of the form that the server found wrong: `userObj.general.firstname` → `firstname`. */
function wrongFields(error: ApiError): RegistrationField[] {
  return (error.fields ?? [])
    .map(({ path }) => path.split('.').at(-1) ?? '')
    .filter((name): name is RegistrationField => name in NOTHING_YET);
}
