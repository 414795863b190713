import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useLinkQuestion } from '../../../sync/react/use-link-question.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { Answered, Asked } from './asked.ts';
import { BirthDate } from './birth-date.tsx';
import { ConsentForm } from './consent-form.tsx';
import { RefuseForm } from './refuse-form.tsx';
import { RevokeForm } from './revoke-form.tsx';

type Props = {
  /** From the mail. */
  token: string;
};

/** Above the parents’ letter, for a parent with the mailed link: the question and the answer (parents.5). */
export function GuardianConsent({ token }: Props) {
  const { t } = useLingui();
  const { question, setQuestion, again } = useLinkQuestion('guardian.get', token);
  /** Answered by a no, which may erase the account · `not-needed`: at the corrected age nobody is asked. */
  const [ended, setEnded] = useState<'refused' | 'refused-ended' | 'not-needed' | null>(null);
  return (
    <section
      aria-label={t`Your consent`}
      className="grid gap-4 rounded-card border border-accent bg-sheet p-5 desk:p-6 print:hidden"
    >
      {question === 'loading' && <Skeleton lines={4} />}
      {question === 'away' && (
        <ErrorState title={t`There was no answer.`} action={<Button onClick={again}>{t`Try again`}</Button>}>
          {t`Your answer needs the network. The letter below can be read without it.`}
        </ErrorState>
      )}
      {question === 'gone' && (
        <ErrorState title={t`This link no longer works.`}>
          {t`The newest email has the one that counts. Your child can have it sent again.`}
        </ErrorState>
      )}
      {ended === 'not-needed' && (
        <p role="status">
          <Trans>Thank you. The date is corrected. At this age nobody has to agree.</Trans>
        </p>
      )}
      {ended === 'refused' && (
        <p role="status">
          <Trans>Thank you. We have deleted your address and do not write to you about this again.</Trans>
        </p>
      )}
      {ended === 'refused-ended' && (
        <p role="status">
          <Trans>
            Thank you. The account is being deleted, and your address too. We do not write to you about this
            again.
          </Trans>
        </p>
      )}
      {typeof question === 'object' && ended === null && (
        <>
          <Answer
            asked={question}
            token={token}
            onDone={(state) => {
              if (state === 'refused' || state === 'refused-ended') setEnded(state);
              else if (state) setQuestion({ ...question, state });
              else again();
            }}
          />
          {question.state !== 'revoked' &&
            !(question.asks === 'confirm' && question.state === 'confirmed') && (
              <BirthDate
                key={question.dateOfBirth}
                asked={question}
                token={token}
                onCorrected={({ dateOfBirth, isNeeded }) =>
                  isNeeded ? setQuestion({ ...question, dateOfBirth }) : setEnded('not-needed')
                }
              />
            )}
        </>
      )}
    </section>
  );
}

function Answer({ asked, ...rest }: Props & { asked: Asked; onDone: Answered }) {
  const { firstname, act, asks, state } = asked;
  const [refusing, setRefusing] = useState(false);
  if (state === 'revoked')
    return (
      <p role="status">
        {act === 'creator' ? (
          <Trans>You have taken back your consent. The creator profile of {firstname} is paused.</Trans>
        ) : (
          <Trans>
            You have taken back your consent. Under 16 {firstname} can no longer apply, and without a new
            consent the account is deleted after 30 days.
          </Trans>
        )}
      </p>
    );
  if (asks === 'revoke') return <RevokeForm asked={asked} {...rest} />;
  if (state === 'confirmed')
    return (
      <div role="status" className="grid gap-1">
        <p className="font-semibold">
          <Trans>Thank you. You have agreed.</Trans>
        </p>
        <p className="text-soft">
          <Trans>An email with a link that takes it back is on its way to you. Keep it.</Trans>
        </p>
      </div>
    );
  if (refusing) return <RefuseForm asked={asked} {...rest} onBack={() => setRefusing(false)} />;
  return <ConsentForm asked={asked} {...rest} onRefuse={() => setRefusing(true)} />;
}
