import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { companyFieldText } from '../company-field-text.ts';
import type { GeneralForm } from './general-form.ts';
import { RejectionPreview } from './rejection-preview.tsx';

/** What an owner changes; everybody else reads it. */
export function GeneralFields({ companyName, readOnly }: { companyName: string; readOnly: boolean }) {
  const { t, i18n } = useLingui();
  const { register, formState, control } = useFormContext<GeneralForm>();
  const text = useWatch({ control, name: 'rejectionText' });
  const errorOf = (field: keyof GeneralForm) => {
    const code = formState.errors[field]?.type;
    return code ? i18n._(companyFieldText(field, String(code))) : undefined;
  };
  return (
    <>
      <TextField
        {...register('website')}
        label={t`Website`}
        optional
        error={errorOf('website')}
        inputMode="url"
        autoComplete="url"
        readOnly={readOnly}
      />
      <TextField
        {...register('employeeCount')}
        label={t`Number of employees`}
        optional
        error={errorOf('employeeCount')}
        inputMode="numeric"
        readOnly={readOnly}
      />
      <TextField
        {...register('replyDays')}
        label={t`Days until you answer`}
        hint={t`Your promise to everybody who applies. It stands on each of your jobs; the people who are due are shown on your overview.`}
        error={errorOf('replyDays')}
        inputMode="numeric"
        readOnly={readOnly}
      />
      <TextArea
        {...register('rejectionText')}
        label={t`Text of a rejection`}
        hint={t`Stands ready whenever you turn somebody down.`}
        error={errorOf('rejectionText')}
        limit={TEXT_MAX.rejectionText}
        rows={7}
        readOnly={readOnly}
      />
      <RejectionPreview text={text} companyName={companyName} />
    </>
  );
}
