import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { dayOf } from '../../../../contract/calendar-day.ts';
import { belowTrainingPay, isWaged, overMiniJob, wageProblem } from '../../../../contract/law/pay-rules.ts';
import { minimumWageOn, nextMinimumWage } from '../../../../contract/law/wage.ts';
import { sourceText } from '../../../i18n/age-reason-text.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { ageOfForm, factsOfForm, payOfForm } from './facts-of-form.ts';
import { useJobFields } from './use-job-fields.ts';

/** What the law has to say to the pay: the minimum wage of the day, the limit of a mini job, training pay. */
export function WageNote() {
  const { i18n } = useLingui();
  const { form } = useJobFields();
  useWatch({ control: form.control });
  const format = useFormat();
  const today = dayOf(useNow());
  const values = form.getValues();
  const job = {
    ...factsOfForm(values),
    pay: payOfForm(values),
    minAge: ageOfForm(values) || 18,
  };
  const euro = (cents: number) => format.money(cents, 'EUR');
  const cited = (source: Parameters<typeof sourceText>[0]) => sourceText(source, i18n.locale);
  const begins = job.startDate !== null && job.startDate > today ? job.startDate : today;
  const low = wageProblem(job, today);
  const mini = overMiniJob(job, today);
  const training = belowTrainingPay(job, today);
  const wage = minimumWageOn(begins);
  const next = nextMinimumWage(begins);
  return (
    <div className="grid gap-1 text-small text-soft empty:hidden" aria-live="polite">
      {low && (
        <p className="font-medium text-danger">
          <Trans>
            This comes to {euro(low.perHour)} an hour. The minimum wage is {euro(low.wage)} (
            {cited(low.source)}
            ).
          </Trans>
        </p>
      )}
      {!low && isWaged(job) && (
        <p>
          <Trans>
            Minimum wage: {euro(wage.cents)} an hour ({cited(wage.source)}).
          </Trans>{' '}
          {next && (
            <Trans>
              From {format.day(next.from)} on: {euro(next.cents)}.
            </Trans>
          )}
        </p>
      )}
      {mini && (
        <p className="font-medium text-ink">
          <Trans>
            At the most hours this is {euro(mini.month)} a month. A mini job ends at {euro(mini.limit)} (
            {cited(mini.source)}).
          </Trans>
        </p>
      )}
      {training && (
        <p className="font-medium text-ink">
          <Trans>
            In the first year the minimum is {euro(training.floor)} a month ({cited(training.source)}). A
            collective agreement may say less.
          </Trans>{' '}
          {!training.isOfYear && <Trans>The sum of the year of the start is not known here yet.</Trans>}
        </p>
      )}
    </div>
  );
}
