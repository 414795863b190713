import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from 'react-hook-form';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { FIELD_LABEL } from './field-label.ts';
import { problemText } from './problem-text.ts';
import { useJobFields } from './use-job-fields.ts';
import type { JobFormValues } from './values.ts';

/** The form's fields that have to be looked at again. */
export function JobErrors({ onGo }: { onGo: (field: keyof JobFormValues) => void }) {
  const { i18n } = useLingui();
  const { form } = useJobFields();
  const { errors, submitCount } = form.formState;
  const wrong = wrongFields(errors).map(({ field, code }) => ({
    field,
    label: i18n._(FIELD_LABEL[field]),
    problem: i18n._(problemText(code.field, code.code)),
  }));
  return <FormErrors wrong={wrong} submitCount={submitCount} onGo={onGo} />;
}

type Wrong = { field: keyof JobFormValues; code: { field: string; code: string } };

/** In the order of the form. A list whose points are wrong is one line. */
function wrongFields(errors: FieldErrors<JobFormValues>): Wrong[] {
  const fields = Object.keys(FIELD_LABEL) as (keyof JobFormValues)[];
  return fields.flatMap((field) => {
    const error = errors[field];
    if (!error) return [];
    if (Array.isArray(error)) {
      const at = error.findIndex(Boolean);
      return [{ field, code: { field: `${field}.${at}`, code: String(error[at]?.type) } }];
    }
    return [{ field, code: { field, code: String(error.type) } }];
  });
}
