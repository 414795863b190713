import { useState } from 'react';
import { type IntentProblem, useIntent } from '../../../sync/use-intent.ts';

/** `own-mail`, `mail`: the address cannot be taken · anything else that stopped it. */
export type AskProblem = 'own-mail' | 'mail' | IntentProblem;

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
  if (problem.kind !== 'refused' || problem.error.code !== 'fields_invalid') return problem;
  return problem.error.fields?.some(({ code }) => code === 'own_mail') ? 'own-mail' : 'mail';
}
