import { useEffect, useState } from 'react';
import type { AnswerOf } from '../../../contract/calls.ts';
import { ApiError, type ErrorCode } from '../../../contract/errors.ts';
import { usePublicCall } from './use-public-source.ts';

/** Calls that say what a mailed link asks. */
type Asking = 'guardian.get' | 'offer.guardian';

/** `gone`: the link is used up, too old, or never was · `away`: no answer. */
export type LinkQuestion<Name extends Asking> = AnswerOf<Name> | 'loading' | 'gone' | 'away';

const OVER: readonly string[] = ['gone', 'not_found'] satisfies ErrorCode[];

/** What the server says about a mailed link, for somebody without an account. `again` asks once more. */
export function useLinkQuestion<Name extends Asking>(name: Name, token: string) {
  const call = usePublicCall();
  const [question, setQuestion] = useState<LinkQuestion<Name>>('loading');
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again.
  useEffect(() => {
    let left = false;
    setQuestion('loading');
    call(name, { token } as Parameters<typeof call<Name>>[1]).then(
      (asked) => !left && setQuestion(asked),
      (error) =>
        !left && setQuestion(error instanceof ApiError && OVER.includes(error.code) ? 'gone' : 'away'),
    );
    return () => {
      left = true;
    };
  }, [call, name, token, round]);
  return { question, setQuestion, again: () => setRound((now) => now + 1) };
}
