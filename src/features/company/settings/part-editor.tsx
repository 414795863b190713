import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, type Path, useForm } from 'react-hook-form';
import type { Company, CompanyGeneral, CompanyGeneralPatch } from '../../../../contract/entities/company.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { type Problem, problemResolver } from '../../../ui/problem-resolver.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

/** Some of the facts of a company as they are typed; all of it pure. */
export type GeneralPart<Form extends FieldValues> = {
  /** Of its draft. */
  key: string;
  formOf: (general: CompanyGeneral) => Form;
  problemsOf: (values: Form) => Problem<Path<Form>>[];
  /** What differs from `before`, to be sent; null where nothing does. `values` have no problems. */
  changed: (before: Form, values: Form) => CompanyGeneralPatch | null;
};

/** `before` is what was shown when the editing began: only what differs from it is sent. */
type PartDraft<Form> = { before: Form; values: Form };

type Props<Form extends FieldValues> = {
  part: GeneralPart<Form>;
  company: Company;
  readOnly: boolean;
  onSaved: () => void;
  children: ReactNode;
};

/** A part of the company's data, kept as a draft at every change; `children` are its fields. */
export function PartEditor<Form extends FieldValues>(props: Props<Form>) {
  const draftKey = `company:${props.part.key}:${props.company._id}`;
  const draft = useKeptDraft<PartDraft<Form>>(draftKey);
  if (draft.kept === undefined) return <Skeleton lines={5} />;
  return <Editor {...props} draft={draft} draftKey={draftKey} />;
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function Editor<Form extends FieldValues>({
  part,
  company,
  readOnly,
  draft,
  draftKey,
  onSaved,
  children,
}: Props<Form> & { draft: ReturnType<typeof useKeptDraft<PartDraft<Form>>>; draftKey: string }) {
  const { mutate } = useSync();
  const saving = useSaving();
  const shown = draft.kept?.before ?? part.formOf(company.general);
  const [before, setBefore] = useState(shown);
  // A reset of the form is kept as a draft before the next render: beside what it follows, not beside what came before.
  const begun = useRef(shown);
  const begin = (now: Form) => {
    begun.current = now;
    setBefore(now);
  };
  const resolver = useMemo(() => problemResolver<Form>(part.problemsOf), [part]);
  const defaultValues = (draft.kept?.values ?? shown) as DefaultValues<Form>;
  const form = useForm<Form>({ defaultValues, resolver });

  const { save } = draft;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => save({ before: begun.current, values }),
      }),
    [form, save],
  );

  // Nothing was changed here: what a colleague or the server has made of it is shown.
  const arrived = part.formOf(company.general);
  const follows = !same(arrived, before) && same(before, form.getValues());
  useEffect(() => {
    if (!follows) return;
    begin(arrived);
    form.reset(arrived);
  });

  const submit = form.handleSubmit(async (values) => {
    const general = part.changed(before, values as Form);
    if (general === null) return;
    await draft.finish();
    const change = { companyId: company._id, general };
    const done = await saving(() => mutate('company.update-general', change, { draft: draftKey }));
    draft.resume();
    if (!done) return;
    begin(values as Form);
    onSaved();
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="grid max-w-form gap-6" onSubmit={(event) => void submit(event)}>
        {children}
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
