import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { draftOf } from '../../../../contract/policy/changed-fields.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { templates } from './templates.ts';
import { useJobFields } from './use-job-fields.ts';
import { blankValues, type JobFormValues, valuesOf } from './values.ts';

/** Jobs a new one can be copied from, last changed first. */
const COPIES = 30;

/** Blank, a template, or a copy of an old job (createjob.1). Once something is written it offers to start over. */
export function StartFrom({ jobs }: { jobs: readonly CompanyJob[] }) {
  const { t, i18n } = useLingui();
  const { form, label } = useJobFields();
  const [before, setBefore] = useState<JobFormValues | null>(null);
  const [title, description] = useWatch({ control: form.control, name: ['title', 'description'] });
  const put = (values: JobFormValues) => form.reset(values, { keepDefaultValues: true });
  const begin = (from: string) => {
    const template = templates(i18n).find(({ key }) => key === from);
    const job = jobs.find(({ _id }) => _id === from);
    if (template) put(template.values);
    if (job) put({ ...valuesOf(draftOf(job), i18n.locale), startDate: '', endDate: '' });
  };
  if (title !== '' || description !== '') {
    return (
      <div className="-ms-5">
        <Button
          variant="bare"
          onClick={() => {
            setBefore(form.getValues());
            put(blankValues(form.getValues('kind')));
          }}
        >
          <Trans>Start over</Trans>
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-2">
      <Select label={t`Begin with`} value="" onChange={(event) => begin(event.currentTarget.value)}>
        <option value="">{t`a blank form`}</option>
        <optgroup label={t`Templates`}>
          {templates(i18n).map(({ key, label: name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </optgroup>
        {jobs.length > 0 && (
          <optgroup label={t`Copy of a job`}>
            {jobs.slice(0, COPIES).map((job) => (
              <option key={job._id} value={job._id}>
                {job.title || label('title')}
              </option>
            ))}
          </optgroup>
        )}
      </Select>
      {before && (
        <div className="-ms-5">
          <Button
            variant="bare"
            onClick={() => {
              put(before);
              setBefore(null);
            }}
          >
            <Trans>Bring back what I had written</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}
