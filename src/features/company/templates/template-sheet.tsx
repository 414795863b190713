import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { MessageTemplate } from '../../../../contract/entities/company.ts';
import { LANGUAGES, type Language } from '../../../../contract/languages.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { filledTemplate, unknownPlaceholders } from '../../../../contract/message-templates.ts';
import { useLocale } from '../../../i18n/i18n-provider.tsx';
import { languageOfLocale } from '../../../i18n/locale.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { LanguageText } from '../answers/language-text.tsx';
import { TextPreview } from '../answers/text-preview.tsx';
import { type TemplateForm, templateFormOf, templateOf, templateProblems } from './template-form.ts';

const resolver = problemResolver<TemplateForm>(templateProblems);

type Props = {
  companyId: string;
  companyName: string;
  /** Undefined: a new one. */
  template: { id: string; kept: MessageTemplate } | undefined;
  onSaved: () => void;
  onClose: () => void;
};

/** A text for the chat: its name, and its words for each language (companysettings.10). */
export function TemplateSheet({ companyId, companyName, template, onSaved, onClose }: Props) {
  const { t } = useLingui();
  const { mutate, newId } = useSync();
  const saving = useSaving();
  const { locale } = useLocale();
  const form = useForm<TemplateForm>({ defaultValues: templateFormOf(template?.kept), resolver });
  const { errors } = form.formState;
  const [chosen, setChosen] = useState<Language>(languageOfLocale(locale));
  // A text that has to be looked at again is never behind another one; that there is none is said in any of them.
  const isEmpty = LANGUAGES.some(({ code }) => errors.texts?.[code]?.type === 'missing');
  const wrong = isEmpty ? undefined : LANGUAGES.find(({ code }) => errors.texts?.[code])?.code;
  const lang = wrong && !errors.texts?.[chosen] ? wrong : chosen;
  const text = useWatch({ control: form.control, name: `texts.${lang}` });
  const id = useId();
  const change = (kept: MessageTemplate | null) =>
    saving(() =>
      mutate('company.update-general', {
        companyId,
        general: { messageTemplates: { [template?.id ?? newId()]: kept } },
      }),
    );
  const done = () => {
    onSaved();
    onClose();
  };
  const submit = form.handleSubmit(async (values) => {
    if (await change(templateOf(values))) done();
  });
  const put = (token: string) =>
    form.setValue(`texts.${lang}`, `${form.getValues(`texts.${lang}`).trimEnd()} ${token}`.trimStart(), {
      shouldDirty: true,
    });
  const unknown = unknownPlaceholders(text).join(', ');
  const over = text.length - TEXT_MAX.rejectionText;
  const problem = isEmpty
    ? t`Write the text in one language at least.`
    : over > 0
      ? t`This text is ${over} characters too long.`
      : errors.texts?.[lang] && unknown
        ? t`Nothing can be put in the place of ${unknown}. Use the buttons below, or leave it out.`
        : undefined;
  return (
    <Sheet
      open
      sticky
      onClose={onClose}
      title={template ? t`Text for the chat` : t`New text for the chat`}
      actions={
        <>
          <Button type="submit" form={id}>
            <Trans>Save the text</Trans>
          </Button>
          {template && (
            <Button variant="quiet" onClick={() => void change(null).then((saved) => saved && done())}>
              <Trans>Delete the text</Trans>
            </Button>
          )}
        </>
      }
    >
      <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        <TextField
          {...form.register('name')}
          label={t`Name`}
          hint={t`By which your team finds it. Nobody else sees it.`}
          error={errors.name && t`Give it a short name.`}
        />
        <LanguageText
          legend={<Trans>The text, by the reader’s language</Trans>}
          lang={lang}
          onLang={setChosen}
          area={{
            ...form.register(`texts.${lang}`),
            label: t`What they read`,
            error: problem,
            limit: TEXT_MAX.rejectionText,
          }}
          placeholders={[
            { token: '{firstName}', add: <Trans>Add the first name</Trans> },
            { token: '{job}', add: <Trans>Add the job</Trans> },
            { token: '{company}', add: <Trans>Add the company</Trans> },
            { token: '{sender}', add: <Trans>Add your name</Trans> },
          ]}
          onPut={put}
        >
          <TextPreview
            text={text}
            filled={filledTemplate(text, {
              firstName: 'Lukas',
              job: t`Selling bread on Saturdays (m/w/d)`,
              company: companyName,
              sender: 'Deniz Aydın',
            })}
            language={lang}
            companyName={companyName}
            note={
              <Trans>
                As long as you have not invited somebody to talk, their name is left out: the text greets
                without it. You read each message before you send it.
              </Trans>
            }
          />
        </LanguageText>
      </form>
    </Sheet>
  );
}
