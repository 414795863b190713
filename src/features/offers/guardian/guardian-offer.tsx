import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnswerOf } from '../../../../contract/calls.ts';
import { useLinkQuestion } from '../../../sync/react/use-link-question.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { letterOf } from '../letter/letter-of.ts';
import { OfferLetter } from '../letter/offer-letter.tsx';
import { OfferDeadline } from '../offer-deadline.tsx';
import { type Answered, GuardianAnswer } from './guardian-answer.tsx';

type Asked = AnswerOf<'offer.guardian'>;

/** Above the parents’ letter, for a guardian with the mailed link: the offer their child has signed, and the answer. */
export function GuardianOffer({ token }: { token: string }) {
  const { t } = useLingui();
  const { question, again } = useLinkQuestion('offer.guardian', token);
  const [answered, setAnswered] = useState<Answered | null>(null);
  return (
    <section aria-label={t`The offer your child has signed`} className="grid gap-5">
      {question === 'loading' && <Skeleton lines={6} />}
      {question === 'away' && (
        <ErrorState title={t`There was no answer.`} action={<Button onClick={again}>{t`Try again`}</Button>}>
          {t`Your answer needs the network. The letter below can be read without it.`}
        </ErrorState>
      )}
      {question === 'gone' && (
        <ErrorState title={t`This link no longer works.`}>
          {t`It was used, or the offer has moved on. Your child can see how it stands.`}
        </ErrorState>
      )}
      {typeof question === 'object' && (
        <Answer asked={question} answered={answered} token={token} onAnswered={setAnswered} onMoved={again} />
      )}
    </section>
  );
}

type AnswerProps = {
  asked: Asked;
  answered: Answered | null;
  token: string;
  onAnswered: (how: Answered) => void;
  onMoved: () => void;
};

function Answer({ asked, answered, token, onAnswered, onMoved }: AnswerProps) {
  const { offer } = asked;
  const child = offer.parties.talent.name;
  const company = offer.parties.company.name;
  if (answered === 'signed' || answered === 'signed-first')
    return (
      <div role="status" className="grid gap-1 rounded-card border border-accent bg-sheet p-5">
        <p className="font-semibold">
          <Trans>Thank you. You have signed.</Trans>
        </p>
        <p className="text-soft">
          {answered === 'signed-first' ? (
            <Trans>
              It counts once the other parent or guardian has signed too. They have a link of their own.
            </Trans>
          ) : (
            <Trans>{child} and the company are told. The paper is in your child’s app.</Trans>
          )}
        </p>
      </div>
    );
  if (answered === 'declined')
    return (
      <p role="status" className="rounded-card border border-line bg-sheet p-5">
        <Trans>You said no, so this offer is over. {child} and the company are told.</Trans>
      </p>
    );
  return (
    <>
      <div className="grid gap-1">
        <h2 className="text-title">
          <Trans>
            {child} would like to work for {company}.
          </Trans>
        </h2>
        <p className="text-soft">
          <Trans>
            Your child has signed. Under 18 that counts only with you. Read the letter, then decide.
          </Trans>
        </p>
      </div>
      <OfferLetter letter={letterOf(offer)} offer={offer} />
      {offer.status === 'awaiting_guardian' ? (
        <div className="grid gap-5 rounded-card border border-accent bg-sheet p-5">
          <OfferDeadline offer={offer} />
          <GuardianAnswer asked={asked} token={token} onAnswered={onAnswered} onMoved={onMoved} />
        </div>
      ) : (
        <p role="status">
          <Trans>This offer no longer waits for a signature.</Trans>
        </p>
      )}
    </>
  );
}
