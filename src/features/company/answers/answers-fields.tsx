import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { LANGUAGES, type Language } from '../../../../contract/languages.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { useLocale } from '../../../i18n/i18n-provider.tsx';
import { languageOfLocale } from '../../../i18n/locale.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { companyFieldText } from '../company-field-text.ts';
import type { AnswersForm } from './answers-form.ts';
import { LanguageText } from './language-text.tsx';
import { RejectionPreview } from './rejection-preview.tsx';

type Props = { companyName: string; readOnly: boolean };

/** The promise, and what people read who are declined: a text for each language. */
export function AnswersFields({ companyName, readOnly }: Props) {
  const { t, i18n } = useLingui();
  const { register, formState, control, setValue, getValues } = useFormContext<AnswersForm>();
  const { locale } = useLocale();
  const [chosen, setChosen] = useState<Language>(languageOfLocale(locale));
  const { errors } = formState;
  // A text that has to be looked at again is never behind another one.
  const wrong = LANGUAGES.find(({ code }) => errors.texts?.[code])?.code;
  const lang = wrong && !errors.texts?.[chosen] ? wrong : chosen;
  const text = useWatch({ control, name: `texts.${lang}` });
  const textProblem = errors.texts?.[lang]?.type;
  const put = (placeholder: string) =>
    setValue(`texts.${lang}`, `${getValues(`texts.${lang}`).trimEnd()} ${placeholder}`, {
      shouldDirty: true,
    });
  return (
    <>
      <TextField
        {...register('replyDays')}
        label={t`Days until you answer`}
        hint={t`Your promise to everybody who applies. It is shown on each of your jobs; the people who are due are shown on your overview.`}
        error={errors.replyDays && i18n._(companyFieldText('replyDays', String(errors.replyDays.type)))}
        inputMode="numeric"
        readOnly={readOnly}
      />
      <LanguageText
        legend={<Trans>Text of a rejection, by the reader’s language</Trans>}
        lang={lang}
        onLang={setChosen}
        area={{
          ...register(`texts.${lang}`),
          label: t`What they read`,
          hint: t`Stands ready whenever you turn somebody down.`,
          error: textProblem && i18n._(companyFieldText('rejectionText', String(textProblem))),
          limit: TEXT_MAX.rejectionText,
          readOnly,
        }}
        placeholders={[
          { token: '%s1', add: <Trans>Add the first name</Trans> },
          { token: '%s2', add: <Trans>Add the job</Trans> },
        ]}
        onPut={put}
      >
        <RejectionPreview text={text} language={lang} companyName={companyName} />
      </LanguageText>
    </>
  );
}
