import type { Pay } from '../../../../contract/entities/job.ts';
import { minimumAge } from '../../../../contract/law/age-law.ts';
import type { JobFacts } from '../../../../contract/law/facts.ts';
import { readMoney } from '../../../i18n/money-text.ts';
import { KIND_RULES } from './kind-rules.ts';
import type { JobFormValues } from './values.ts';

/**
 * What the law of minors reads in the form while it is written. What cannot be read yet is not known, so nobody is let
 * in by it.
 */
export function factsOfForm(values: JobFormValues): JobFacts {
  const rules = KIND_RULES[values.kind];
  return {
    kind: values.kind,
    internship: values.kind === 'internship' ? values.internship || null : null,
    hours: rules.hours ? hoursOfForm(values) : null,
    shifts: rules.hours ? values.shifts : [],
    agreedTimes: rules.hours && values.shifts.length === 0 ? values.agreedTimes || null : null,
    schooling: values.schooling || null,
    branches: values.branches,
    conditions: values.conditionsSaid ? values.conditions : null,
    assurances: values.assurances,
    startDate: values.startDate || null,
    endDate: rules.endDate ? values.endDate || null : null,
  };
}

/** What was typed, or the law's where nothing was; NaN where it is no number. */
export function ageOfForm(values: JobFormValues): number {
  const typed = values.minAge.trim();
  if (typed === '') return minimumAge(factsOfForm(values)).minAge;
  return /^\d{1,4}$/.test(typed) ? Number(typed) : Number.NaN;
}

export function payOfForm({ payMin, payMax, payUnit, currency }: JobFormValues): Pay | null {
  const [min, max] = [readMoney(payMin, currency), readMoney(payMax, currency)];
  if ('problem' in min) return null;
  const upper = 'problem' in max ? min.minor : max.minor;
  return { min: min.minor, max: Math.max(min.minor, upper), currency, unit: payUnit };
}

function hoursOfForm({ hoursMin, hoursMax, hoursText }: JobFormValues): JobFacts['hours'] {
  const [min, max] = [numberOf(hoursMin), numberOf(hoursMax)];
  if (min === undefined) return null;
  return { min, max: Math.max(min, max ?? min), text: hoursText };
}

function numberOf(text: string): number | undefined {
  const typed = text.trim().replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Number(typed) : undefined;
}
