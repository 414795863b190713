import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../../../contract/calls.ts';
import { ApiError, type ErrorCode } from '../../../../contract/errors.ts';
import { usePublicCall } from '../../../sync/react/use-public-source.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { BirthDate } from './birth-date.tsx';
import { ConsentForm } from './consent-form.tsx';
import { RefuseForm } from './refuse-form.tsx';
import { RevokeForm } from './revoke-form.tsx';

export type Asked = AnswerOf<'guardian.get'>;
/** What was answered; without it the server has to be asked how it stands. `refused-ended`: and the account is erased. */
export type Answered = (state?: 'confirmed' | 'revoked' | 'refused' | 'refused-ended') => void;
/** `refused`: answered by a no · `gone`: the link is used up or too old · `away`: no answer · `not-needed`: at the corrected age nobody is asked. */
type Shown = Asked | 'loading' | 'gone' | 'away' | 'not-needed' | 'refused' | 'refused-ended';

/** The link is used up, too old, or never was. */
const OVER: readonly string[] = ['gone', 'not_found'] satisfies ErrorCode[];

type Props = {
  /** From the mail. */
  token: string;
};

/** Above the parents’ letter, for a parent with the mailed link: the question and the answer (parents.5). */
export function GuardianConsent({ token }: Props) {
  const { t } = useLingui();
  const call = usePublicCall();
  const [shown, setShown] = useState<Shown>('loading');
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again.
  useEffect(() => {
    let left = false;
    setShown('loading');
    call('guardian.get', { token }).then(
      (asked) => !left && setShown(asked),
      (error) => !left && setShown(error instanceof ApiError && OVER.includes(error.code) ? 'gone' : 'away'),
    );
    return () => {
      left = true;
    };
  }, [call, token, round]);
  const again = () => setRound((now) => now + 1);
  return (
    <section
      aria-label={t`Your consent`}
      className="grid gap-4 rounded-card border border-accent bg-sheet p-5 desk:p-6 print:hidden"
    >
      {shown === 'loading' && <Skeleton lines={4} />}
      {shown === 'away' && (
        <ErrorState title={t`There was no answer.`} action={<Button onClick={again}>{t`Try again`}</Button>}>
          {t`Your answer needs the network. The letter below can be read without it.`}
        </ErrorState>
      )}
      {shown === 'gone' && (
        <ErrorState title={t`This link no longer works.`}>
          {t`The newest mail has the one that counts. Your child can have it sent again.`}
        </ErrorState>
      )}
      {shown === 'not-needed' && (
        <p role="status">
          <Trans>Thank you. The date is corrected. At this age nobody has to agree.</Trans>
        </p>
      )}
      {shown === 'refused' && (
        <p role="status">
          <Trans>Thank you. We have deleted your address and do not write to you about this again.</Trans>
        </p>
      )}
      {shown === 'refused-ended' && (
        <p role="status">
          <Trans>
            Thank you. The account is being deleted, and your address too. We do not write to you about this
            again.
          </Trans>
        </p>
      )}
      {typeof shown === 'object' && (
        <>
          <Answer
            asked={shown}
            token={token}
            onDone={(state) => {
              if (state === 'refused' || state === 'refused-ended') setShown(state);
              else if (state) setShown({ ...shown, state });
              else again();
            }}
          />
          {shown.state !== 'revoked' && !(shown.asks === 'confirm' && shown.state === 'confirmed') && (
            <BirthDate
              key={shown.dateOfBirth}
              asked={shown}
              token={token}
              onCorrected={({ dateOfBirth, isNeeded }) =>
                setShown(isNeeded ? { ...shown, dateOfBirth } : 'not-needed')
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
            You have taken back your consent. Below 16 {firstname} can no longer apply, and without a new
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
          <Trans>A mail with a link that takes it back is on its way to you. Keep it.</Trans>
        </p>
      </div>
    );
  if (refusing) return <RefuseForm asked={asked} {...rest} onBack={() => setRefusing(false)} />;
  return <ConsentForm asked={asked} {...rest} onRefuse={() => setRefusing(true)} />;
}
