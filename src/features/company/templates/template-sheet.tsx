import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { MessageTemplate } from '../../../../contract/entities/company.ts';
import { LANGUAGES, type Language } from '../../../../contract/languages.ts';
import { TEXT_MAX } from '../../../../contract/limits.ts';
import { filledTemplate, unknownPlaceholders } from '../../../../contract/message-templates.ts';
import { useLocale } from '../../../i18n/i18n-provider.tsx';
import { languageOfLocale } from '../../../i18n/locale.ts';
import { type KeptDraft, useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import { QuestionSheet } from '../../../ui/question-sheet.tsx';
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

/** A text for the chat: its name, and its words for each language (companysettings.10). Its draft is kept. */
export function TemplateSheet(props: Props) {
  const { companyId, template } = props;
  const key = `template:${companyId}:${template?.id ?? 'new'}`;
  const draft = useKeptDraft<TemplateForm>(key);
  if (draft.kept === undefined) return null;
  return <Editor {...props} draftKey={key} draft={draft} />;
}

type EditorProps = Props & { draftKey: string; draft: KeptDraft<TemplateForm> };

function Editor({ companyId, companyName, template, onSaved, onClose, draftKey, draft }: EditorProps) {
  const { t } = useLingui();
  const { mutate, newId } = useSync();
  const saving = useSaving();
  const { locale } = useLocale();
  // The same for each try: a second one makes no second text.
  const [templateId] = useState(() => template?.id ?? newId());
  const [removing, setRemoving] = useState(false);
  const [begun] = useState(() => draft.kept ?? templateFormOf(template?.kept));
  const form = useForm<TemplateForm>({ defaultValues: begun, resolver });
  const { errors } = form.formState;
  const { save } = draft;
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => save(values) }),
    [subscribe, save],
  );
  const [chosen, setChosen] = useState<Language>(languageOfLocale(locale));
  // A text that has to be looked at again is never behind another one; that there is none is said in any of them.
  const isEmpty = LANGUAGES.some(({ code }) => errors.texts?.[code]?.type === 'missing');
  const wrong = isEmpty ? undefined : LANGUAGES.find(({ code }) => errors.texts?.[code])?.code;
  const lang = wrong && !errors.texts?.[chosen] ? wrong : chosen;
  const text = useWatch({ control: form.control, name: `texts.${lang}` });
  const id = useId();
  const change = async (kept: MessageTemplate | null) => {
    await draft.finish();
    const args = { companyId, general: { messageTemplates: { [templateId]: kept } } };
    const saved = await saving(() => mutate('company.update-general', args, { draft: draftKey }));
    if (!saved) return draft.resume();
    await draft.drop();
    onSaved();
    onClose();
  };
  const submit = form.handleSubmit((values) => change(templateOf(values)));
  const discard = async () => {
    await draft.drop();
    onClose();
  };
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
    <>
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
              <Button variant="quiet" onClick={() => setRemoving(true)}>
                <Trans>Delete the text</Trans>
              </Button>
            )}
            {draft.kept && (
              <Button variant="bare" onClick={() => void discard()}>
                <Trans>Discard</Trans>
              </Button>
            )}
          </>
        }
      >
        <form id={id} noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
          <TextField
            {...form.register('name')}
            label={t`Name`}
            hint={t`So your team can find it. Nobody else sees it.`}
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
          <p className="text-small text-soft">
            <KeptNote failed={draft.failed} />
          </p>
        </form>
      </Sheet>
      <QuestionSheet
        open={removing}
        title={<Trans>Delete this text?</Trans>}
        act={<Trans>Delete the text</Trans>}
        onAct={() => void change(null)}
        keep={<Trans>Cancel</Trans>}
        onClose={() => setRemoving(false)}
      >
        <p>
          <Trans>Your team cannot take it into a message any more. What was sent with it stays.</Trans>
        </p>
      </QuestionSheet>
    </>
  );
}
