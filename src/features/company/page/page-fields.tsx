import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { LIST_MAX, TEXT_MAX } from '../../../../contract/limits.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { companyFieldText } from '../company-field-text.ts';
import type { PageForm } from './page-form.ts';

/** What an owner changes; everybody else reads it. */
export function PageFields({ readOnly }: { readOnly: boolean }) {
  const { t, i18n } = useLingui();
  const { register, formState } = useFormContext<PageForm>();
  const errorOf = (field: keyof PageForm) => {
    const code = formState.errors[field]?.type;
    return code ? i18n._(companyFieldText(field, String(code))) : undefined;
  };
  return (
    <>
      <TextArea
        {...register('about')}
        label={t`Who you are`}
        hint={t`What you do, and what it is like to work with you. The first paragraph stands larger.`}
        optional
        error={errorOf('about')}
        limit={TEXT_MAX.about}
        rows={5}
        readOnly={readOnly}
      />
      <TextArea
        {...register('benefits')}
        label={t`What everybody gets who works for you`}
        hint={t`One thing on each line, ${LIST_MAX} at most.`}
        optional
        error={errorOf('benefits')}
        rows={3}
        readOnly={readOnly}
      />
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
    </>
  );
}
