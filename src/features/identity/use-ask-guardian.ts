import { useState } from 'react';
import { mail as mailShape } from '../../../contract/fields.ts';
import { type IntentProblem, useIntent } from '../../sync/react/use-intent.ts';

/** `own-mail`, `mail`, `refused`, `agreed`: the address cannot be taken · anything else that stopped it. */
export type AskProblem = 'own-mail' | 'mail' | 'refused' | 'agreed' | IntentProblem;

/**
 * Has the mail to a parent or guardian sent, again, or to another address; a second try sends no second mail.
 * @param own the person's own address
 */
export function useAskGuardian(own: string) {
  const { state, run, forget } = useIntent<'ask'>();
  const [wrong, setWrong] = useState<AskProblem | null>(null);
  const [sent, setSent] = useState(false);

  /**
   * Resolves with whether the mail is on its way, or what is wrong with the address.
   * @param mayBeEmpty without an address it goes to those who were asked
   */
  const ask = async (text: string, mayBeEmpty: boolean): Promise<boolean | 'own-mail' | 'mail'> => {
    const typed = text.trim();
    const isEmpty = mayBeEmpty && typed === '';
    const found = isEmpty ? null : problemWith(typed, own);
    setWrong(found);
    setSent(false);
    if (found) return found;
    const answer = await run('ask', (once) =>
      once('guardian.resend', isEmpty ? {} : { guardianMail: typed }),
    );
    setSent(answer !== undefined);
    return answer !== undefined;
  };
  return {
    sending: state.step === 'busy',
    sent,
    problem: wrong ?? (state.step === 'stopped' ? problemOf(state.problem) : null),
    ask,
    forget: () => {
      setWrong(null);
      setSent(false);
      forget();
    },
  };
}

function problemWith(typed: string, own: string): 'own-mail' | 'mail' | null {
  if (!mailShape.safeParse(typed).success) return 'mail';
  return typed.toLowerCase() === own.toLowerCase() ? 'own-mail' : null;
}

function problemOf(problem: IntentProblem): AskProblem {
  if (problem.kind !== 'refused' || problem.error.code !== 'fields_invalid') return problem;
  const codes = problem.error.fields?.map(({ code }) => code) ?? [];
  const said = (['refused', 'agreed'] as const).find((code) => codes.includes(code));
  if (said !== undefined) return said;
  return codes.includes('own_mail') ? 'own-mail' : 'mail';
}
