import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { TextField } from '../../../ui/text-field.tsx';
import { AGE_TEXT } from './kind-text.ts';
import { useJobFields } from './use-job-fields.ts';

/** From which age, and why (createjob.7). */
export function AgeField() {
  const { i18n } = useLingui();
  const { form, label, errorOf } = useJobFields();
  const kind = useWatch({ control: form.control, name: 'kind' });
  return (
    <TextField
      {...form.register('minAge')}
      label={label('minAge')}
      hint={i18n._(AGE_TEXT[kind])}
      error={errorOf('minAge')}
      inputMode="numeric"
    />
  );
}
