import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnswerOf } from '../../../../contract/calls.ts';
import { ApiError } from '../../../../contract/errors.ts';
import { mail } from '../../../../contract/fields.ts';
import { textIn } from '../../../../contract/languages.ts';
import { useReadLanguage } from '../../../i18n/use-read-language.ts';
import { Button } from '../../../ui/button.tsx';
import { CustodyFields, NOTHING_SAID } from '../../../ui/custody-fields.tsx';
import { otherMailProblem, useCustodyWords } from '../../../ui/custody-words.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { StatementPoints } from '../../../ui/statement-points.tsx';
import { isSignature, SignatureLine } from '../sign/signature-line.tsx';
import { useGuardianCalls, type Wrong } from './use-guardian-calls.ts';

/** `signed-first`: it waits for the other parent. */
export type Answered = 'signed' | 'signed-first' | 'declined';

type Props = {
  asked: AnswerOf<'offer.guardian'>;
  token: string;
  onAnswered: (how: Answered) => void;
  /** It is not as it was read any more. */
  onMoved: () => void;
};

/** A name typed under what was read, or a no; both need the network and are bound to this version. */
export function GuardianAnswer({ asked, token, onAnswered, onMoved }: Props) {
  const { t } = useLingui();
  const calls = useGuardianCalls(asked, token);
  const { aboutName, aboutMail } = useCustodyWords();
  const [name, setName] = useState('');
  const [said, setSaid] = useState(NOTHING_SAID);
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<'idle' | 'sending' | 'no-answer'>('idle');
  /** What the server has said of a field; typing in it takes that back. */
  const [wrong, setWrong] = useState<Wrong>({});
  const { text: statement, language } = textIn(asked.statement, useReadLanguage());
  const answer = async (call: () => Promise<Answered | Wrong>) => {
    setState('sending');
    setWrong({});
    try {
      const answered = await call();
      if (typeof answered === 'string') return onAnswered(answered);
      setState('idle');
      setWrong(answered);
    } catch (error) {
      setState(error instanceof ApiError ? 'idle' : 'no-answer');
      if (error instanceof ApiError) onMoved();
    }
  };
  const mailProblem = otherMailProblem(said, asked.otherAsked, (text) => mail.safeParse(text).success);
  const sign = () => {
    setTried(true);
    const { custody } = said;
    if (!isSignature(name, undefined) || custody === null || mailProblem !== null) return;
    void answer(() => calls.sign(name.trim(), { ...said, custody }, language));
  };
  const busy = state === 'sending' && t`Sending`;
  const nameError = wrong.name === undefined ? undefined : aboutName(wrong.name);
  const mailError = wrong.otherMail ?? (tried ? mailProblem : null);
  return (
    <>
      {state === 'no-answer' && (
        <ErrorState title={t`There was no answer.`}>
          {t`It may have arrived. Sending it again is safe, nothing is made twice.`}
        </ErrorState>
      )}
      {asking ? (
        <div className="grid gap-3">
          <p>
            <Trans>Then this offer is over, and your child cannot take it up again.</Trans>
          </p>
          <div className="flex flex-wrap gap-2">
            <Button variant="danger" busy={busy} onClick={() => void answer(calls.decline)}>
              <Trans>Say no</Trans>
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              <Trans>Back</Trans>
            </Button>
          </div>
        </div>
      ) : (
        <>
          <StatementPoints title={<Trans>What you confirm</Trans>} points={statement.points} />
          <CustodyFields
            said={said}
            otherAsked={asked.otherAsked}
            errors={{
              custody: tried && said.custody === null && t`Choose one.`,
              otherMail: mailError !== null && aboutMail(mailError),
            }}
            onChange={(next) => {
              setSaid(next);
              setWrong({});
            }}
          />
          <SignatureLine
            value={name}
            onChange={(next) => {
              setName(next);
              setWrong({});
            }}
            error={nameError ?? (tried && !isSignature(name, undefined) && t`Your full name is missing.`)}
          />
          <div className="flex flex-wrap gap-2">
            <Button busy={busy} onClick={sign}>
              <Trans>Sign</Trans>
            </Button>
            <Button variant="quiet" onClick={() => setAsking(true)}>
              <Trans>I do not agree</Trans>
            </Button>
          </div>
        </>
      )}
    </>
  );
}
