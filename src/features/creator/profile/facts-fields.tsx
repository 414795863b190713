import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { CREATOR_TEXT_MAX } from '../../../../contract/entities/creator.ts';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { problemText } from '../problem-text.ts';
import { BLANK_FACTS, type FactsForm } from './facts-form.ts';
import { LanguagesField } from './languages-field.tsx';
import { NichesField } from './niches-field.tsx';

const FIELDS = Object.keys(BLANK_FACTS) as (keyof FactsForm)[];

/** Handle, topics, languages and region (creator.2). */
export function FactsFields() {
  const { t, i18n } = useLingui();
  const { register, formState, setFocus } = useFormContext<FactsForm>();
  const errorOf = (field: keyof FactsForm) => {
    const code = (formState.errors[field] as { type?: unknown } | undefined)?.type;
    return typeof code === 'string' ? i18n._(problemText(field, code)) : undefined;
  };
  const wrong = FIELDS.flatMap((field) => {
    const text = errorOf(field);
    return text ? [{ field, text }] : [];
  });
  return (
    <>
      {formState.submitCount > 0 && <ErrorSummary errors={wrong} onGo={(field) => setFocus(field)} />}
      <TextField
        {...register('handle')}
        label={t`Handle`}
        hint={t`The name companies find you by. It need not be your own.`}
        error={errorOf('handle')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea
        {...register('bio')}
        label={t`About you and your pages`}
        optional
        error={errorOf('bio')}
        limit={CREATOR_TEXT_MAX.bio}
        rows={4}
      />
      <NichesField error={errorOf('niches')} />
      <LanguagesField error={errorOf('languages')} />
      <TextField
        {...register('region')}
        label={t`Region`}
        hint={t`Where you can be for a shoot. A town or a state is enough, no street.`}
        optional
        error={errorOf('region')}
        autoComplete="off"
      />
    </>
  );
}
