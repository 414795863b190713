import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Company } from '../../../../contract/entities/company.ts';
import type { KeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import { useSaving } from '../../../ui/use-saving.ts';
import { GeneralFields } from './general-fields.tsx';
import {
  changedGeneral,
  type GeneralForm,
  generalFormOf,
  generalProblems,
  isSameForm,
} from './general-form.ts';

/** `before` is what was shown when the editing began: only what differs from it is sent. */
export type GeneralDraft = { before: GeneralForm; values: GeneralForm };

type Props = {
  company: Company;
  readOnly: boolean;
  draft: KeptDraft<GeneralDraft>;
  draftKey: string;
  onSaved: () => void;
};

/** The company's own data, kept as a draft at every change. */
export function GeneralEditor({ company, readOnly, draft, draftKey, onSaved }: Props) {
  const { mutate } = useSync();
  const saving = useSaving();
  const shown = draft.kept?.before ?? generalFormOf(company.general);
  const [before, setBefore] = useState(shown);
  const resolver = useMemo(() => problemResolver<GeneralForm>(generalProblems), []);
  const form = useForm<GeneralForm>({ defaultValues: draft.kept?.values ?? shown, resolver });

  const { save } = draft;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => save({ before, values }) }),
    [form, save, before],
  );

  // Nothing was changed here: what a colleague or the server has made of it is shown.
  const arrived = generalFormOf(company.general);
  const follows = !isSameForm(arrived, before) && isSameForm(before, form.getValues());
  useEffect(() => {
    if (!follows) return;
    setBefore(arrived);
    form.reset(arrived);
  });

  const submit = form.handleSubmit(async (values) => {
    const general = changedGeneral(before, values);
    if (general === null) return;
    await draft.finish();
    const change = { companyId: company._id, general };
    const done = await saving(() => mutate('company.update-general', change, { draft: draftKey }));
    draft.resume();
    if (!done) return;
    setBefore(values);
    onSaved();
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
        <GeneralFields companyName={company.companyName} readOnly={readOnly} />
        {!readOnly && (
          <div>
            <Button type="submit">
              <Trans>Save changes</Trans>
            </Button>
          </div>
        )}
      </form>
    </FormProvider>
  );
}
