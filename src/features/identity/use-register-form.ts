import { useEffect, useMemo, useRef } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { dayOf } from '../../../contract/calendar-day.ts';
import type { ChosenMode } from '../../../contract/entities/user.ts';
import { useClock } from '../../i18n/clock.ts';
import { type RegistrationDraft, saveRegistrationDraft } from './registration-draft.ts';
import {
  NOTHING_YET,
  type RegistrationFacts,
  type RegistrationValues,
  registrationProblems,
} from './registration-form.ts';
import { usePasswordMin } from './use-password-min.ts';

/** The form with its rules, and its draft kept with every key. */
export function useRegisterForm(
  mode: ChosenMode,
  draft: RegistrationDraft | null,
  unfinished: string | null,
) {
  const clock = useClock();
  const passwordMin = usePasswordMin();
  const facts: RegistrationFacts = useMemo(
    () => ({
      mode,
      today: dayOf(clock()),
      passwordMin,
      finishing: unfinished !== null,
    }),
    [mode, clock, passwordMin, unfinished],
  );
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    defaultValues: { ...NOTHING_YET, ...draft?.values },
    resolver: (values) => {
      const problems = Object.entries(registrationProblems(values, facts));
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
