import { useEffect, useMemo, useRef } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { ChosenMode } from '../../../contract/entities/user.ts';
import { keepsAll } from '../../auth/password-check.ts';
import { useAccount } from '../../auth/use-account.ts';
import { useClock } from '../../i18n/clock.ts';
import { type RegistrationDraft, saveRegistrationDraft } from './registration-draft.ts';
import {
  NOTHING_YET,
  type RegistrationFacts,
  type RegistrationValues,
  registrationProblems,
} from './registration-form.ts';

/** The form with its rules, and its draft kept with every key. */
export function useRegisterForm(
  mode: ChosenMode,
  draft: RegistrationDraft | null,
  unfinished: string | null,
) {
  const clock = useClock();
  const { checkPassword } = useAccount();
  const facts: Omit<RegistrationFacts, 'passwordGood'> = useMemo(
    () => ({
      mode,
      today: dayOf(clock()),
      finishing: unfinished !== null,
    }),
    [mode, clock, unfinished],
  );
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    defaultValues: { ...NOTHING_YET, ...draft?.values },
    resolver: async (values) => {
      const passwordGood = facts.finishing || keepsAll(await checkPassword(values.password));
      const problems = Object.entries(registrationProblems(values, { ...facts, passwordGood }));
      const errors = Object.fromEntries(problems.map(([field, type]) => [field, { type }]));
      return problems.length > 0
        ? { values: {}, errors: errors as FieldErrors<RegistrationValues> }
        : { values, errors: {} };
    },
  });
  const values = useWatch({ control: form.control, compute: (all) => all as RegistrationValues });

  const kept = useRef(true);
  useEffect(() => {
    if (kept.current) saveRegistrationDraft(sessionStorage, mode, values);
  }, [mode, values]);
  return {
    form,
    values,
    facts,
    /** It was received: nothing is kept from now on. */
    stopKeeping: () => {
      kept.current = false;
    },
  };
}
