import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { needsPay } from '../../../../contract/policy/job.ts';
import { PAY_UNIT_LABEL } from '../../../i18n/pay.ts';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { KIND_RULES } from './kind-rules.ts';
import { useJobFields } from './use-job-fields.ts';
import { WageNote } from './wage-note.tsx';

/** What is paid; for most kinds nobody finds the job without it (createjob.4). */
export function PaySection({ currency }: { currency: string }) {
  const { t, i18n } = useLingui();
  const { form, label, errorOf } = useJobFields();
  const [kind, unit, internship, startDate, endDate] = useWatch({
    control: form.control,
    name: ['kind', 'payUnit', 'internship', 'startDate', 'endDate'],
  });
  const units = [...new Set([...KIND_RULES[kind].payUnits, unit])];
  const required = needsPay({
    kind,
    internship: internship || null,
    startDate: startDate || null,
    endDate: endDate || null,
  });
  const sign = currency === 'EUR' ? '€' : currency;
  return (
    <div className="grid gap-4">
      <p className="text-small text-soft">
        {required ? (
          <Trans>
            Needed to publish a job of this kind: people decide by it, and who states it gets more fitting
            answers. A range is fine. Never ask what somebody earned before.
          </Trans>
        ) : (
          <Trans>Not needed for this kind, but people decide by it. A range is fine.</Trans>
        )}
      </p>
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          {...form.register('payMin')}
          label={`${label('payMin')} (${sign})`}
          error={errorOf('payMin')}
          inputMode="decimal"
          autoComplete="off"
          placeholder={unit === 'HOUR' ? t`14.50` : undefined}
        />
        <TextField
          {...form.register('payMax')}
          label={`${label('payMax')} (${sign})`}
          error={errorOf('payMax')}
          inputMode="decimal"
          autoComplete="off"
        />
        <Select {...form.register('payUnit')} label={label('payUnit')} error={errorOf('payUnit')}>
          {units.map((value) => (
            <option key={value} value={value}>
              {i18n._(PAY_UNIT_LABEL[value])}
            </option>
          ))}
        </Select>
      </div>
      {kind === 'campaign' && (
        <div className="grid gap-4 sm:grid-cols-3">
          <TextField
            {...form.register('budget')}
            label={`${label('budget')} (${sign})`}
            error={errorOf('budget')}
            inputMode="decimal"
            autoComplete="off"
            optional
          />
        </div>
      )}
      <WageNote />
    </div>
  );
}
