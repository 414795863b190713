import { type Assurance, assurance } from '../../../../contract/entities/working-conditions.ts';
import { lowerAge } from '../../../../contract/law/lower-age.ts';
import { belowWage } from '../../../../contract/law/pay-rules.ts';
import { AGE_ADULT } from '../../../../contract/limits.ts';
import { ageOfForm, factsOfForm, payOfForm } from './facts-of-form.ts';
import type { JobFormValues } from './values.ts';

/** Statements worth asking for: those that were made, and those that would let younger people in or explain the pay. */
export function assurancesFor(values: JobFormValues, today: string): Assurance[] {
  const facts = factsOfForm(values);
  const lower = lowerAge(facts).map(({ change }) => change);
  const young = ageOfForm(values) < AGE_ADULT;
  const poor = young && belowWage({ ...facts, pay: payOfForm(values) }, today) !== undefined;
  return assurance.options.filter(
    (one) =>
      values.assurances.includes(one) ||
      lower.includes(one) ||
      (one === 'adults_minimum_wage' && poor) ||
      (one === 'free_sundays' && values.shifts.some(({ day }) => day === 'sun')),
  );
}
