import { useLingui } from '@lingui/react';
import { get, useFormContext } from 'react-hook-form';
import { FIELD_LABEL } from './field-label.ts';
import { problemText } from './problem-text.ts';
import type { FieldName } from './to-job-draft.ts';
import type { JobFormValues } from './values.ts';

/** The form of a job with its words: labels and errors by field. */
export function useJobFields() {
  const { i18n } = useLingui();
  const form = useFormContext<JobFormValues>();
  const { errors } = form.formState;
  return {
    form,
    label: (field: keyof JobFormValues): string => i18n._(FIELD_LABEL[field]),
    errorOf: (field: FieldName): string | undefined => {
      const error: { type?: unknown } | undefined = get(errors, field);
      const type = error?.type;
      return typeof type === 'string' ? i18n._(problemText(field, type)) : undefined;
    },
  };
}
