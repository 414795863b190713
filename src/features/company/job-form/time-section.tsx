import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { isFixedTerm } from '../../../../contract/law/fixed-term.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { KIND_RULES } from './kind-rules.ts';
import { useJobFields } from './use-job-fields.ts';
import { TimesOfWork } from './work-section.tsx';

/** Hours, start and end; an end makes it a contract for a fixed term, and that has a form of its own (createjob.5). */
export function TimeSection() {
  const { t } = useLingui();
  const { form, label, errorOf } = useJobFields();
  const [kind, endDate] = useWatch({ control: form.control, name: ['kind', 'endDate'] });
  const rules = KIND_RULES[kind];
  return (
    <div className="grid gap-4">
      {rules.hours && (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              {...form.register('hoursMin')}
              label={label('hoursMin')}
              error={errorOf('hoursMin')}
              inputMode="decimal"
              optional
            />
            <TextField
              {...form.register('hoursMax')}
              label={label('hoursMax')}
              error={errorOf('hoursMax')}
              inputMode="decimal"
              optional
            />
          </div>
          <TextField
            {...form.register('hoursText')}
            label={label('hoursText')}
            hint={t`Days and times, such as: Saturdays, 6 to 14.`}
            error={errorOf('hoursText')}
            optional
          />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <DateField
          {...form.register('startDate')}
          label={label('startDate')}
          hint={t`Empty: by arrangement.`}
          error={errorOf('startDate')}
          optional
        />
        {rules.endDate && (
          <DateField
            {...form.register('endDate')}
            label={label('endDate')}
            hint={t`Empty: it does not end by itself.`}
            error={errorOf('endDate')}
            optional
          />
        )}
      </div>
      {rules.hours && <TimesOfWork />}
      {isFixedTerm({ kind, endDate: endDate || null }) && (
        <p role="note" className="rounded-card bg-well px-4 py-3 text-small text-soft">
          <Trans>
            A contract that ends by itself counts only on paper or with a qualified signature, before the
            first day of work. What you agree on here is the promise, the paper comes after it.
          </Trans>
        </p>
      )}
    </div>
  );
}
