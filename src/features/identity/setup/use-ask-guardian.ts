import { useState } from 'react';
import { type IntentProblem, useIntent } from '../../../sync/use-intent.ts';

/** `own-mail`, `mail`: the address cannot be taken · a code of the server's where it said no for another reason. */
export type AskProblem = 'no-answer' | 'own-mail' | 'mail' | { code: string };

/** Has the mail to a parent or guardian sent again, or to another address; a second try sends no second mail. */
export function useAskGuardian() {
  const { state, run, forget } = useIntent<'ask'>();
  const [sent, setSent] = useState(false);
  const ask = async (mail: string): Promise<void> => {
    setSent(false);
    const answer = await run('ask', (once) => once('guardian.resend', { guardianMail: mail }));
    if (answer) setSent(true);
  };
  return {
    sending: state.step === 'busy',
    sent,
    problem: state.step === 'stopped' ? problemOf(state.problem) : null,
    ask,
    forget: () => {
      setSent(false);
      forget();
    },
  };
}

function problemOf(problem: IntentProblem): AskProblem {
  if (problem.kind === 'no-answer') return 'no-answer';
  if (problem.kind === 'signed-out') return { code: '' };
  const { code, fields } = problem.error;
  if (code !== 'fields_invalid') return { code };
  return fields?.some((field) => field.code === 'own_mail') ? 'own-mail' : 'mail';
}
