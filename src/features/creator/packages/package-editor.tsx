import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { CreatorPackage } from '../../../../contract/entities/creator.ts';
import type { KeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { PackageLine } from '../../../ui/media-kit/package-line.tsx';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import { QuestionSheet } from '../../../ui/question-sheet.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { PackageFields } from './package-fields.tsx';
import { type PackageForm, packageOf, packageProblems, withPackage } from './package-form.ts';

export const PACKAGE_DRAFT = 'creator:package';
/** `before`: the package that is changed; null: a new one. */
export type PackageDraft = { before: CreatorPackage | null; values: PackageForm };

type Props = {
  begun: PackageDraft;
  packages: readonly CreatorPackage[];
  draft: KeptDraft<PackageDraft>;
  /** Somebody has just opened it. */
  focus: boolean;
  onDone: () => void;
};

/** One package, kept at every key stroke. */
export function PackageEditor({ begun: { before, values: begun }, packages, draft, focus, onDone }: Props) {
  const { t } = useLingui();
  const { mutate } = useSync();
  const saving = useSaving();
  const [asking, setAsking] = useState(false);
  const resolver = useMemo(() => problemResolver<PackageForm>(packageProblems), []);
  const form = useForm<PackageForm>({ defaultValues: begun, resolver });

  useEffect(() => {
    if (focus) form.setFocus('format');
  }, [focus, form]);

  const { save } = draft;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => save({ before, values }) }),
    [form, save, before],
  );

  const put = async (after: CreatorPackage | null) => {
    await draft.finish();
    const patch = { packages: withPackage(packages, before, after) };
    const done = await saving(() => mutate('creator.update', { patch }, { draft: PACKAGE_DRAFT }));
    if (!done) return draft.resume();
    await draft.drop();
    onDone();
  };
  const submit = form.handleSubmit((values) => put(packageOf(values)));
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={before ? t`Change a package` : t`New package`}
        className="grid gap-5 rounded-card border border-line bg-sheet p-5"
        onSubmit={(event) => void submit(event)}
      >
        <PackageFields />
        <div className="flex flex-wrap gap-2">
          <Button type="submit">
            <Trans>Save the package</Trans>
          </Button>
          <Button variant="bare" onClick={() => void draft.drop().then(onDone)}>
            <Trans>Cancel</Trans>
          </Button>
          {before && (
            <Button variant="danger" onClick={() => setAsking(true)}>
              <Trans>Remove</Trans>
            </Button>
          )}
        </div>
        <p className="text-small text-soft">
          <KeptNote failed={draft.failed} />
        </p>
      </form>
      {before && (
        <QuestionSheet
          open={asking}
          title={t`Remove this package?`}
          act={<Trans>Remove it</Trans>}
          keep={<Trans>Keep it</Trans>}
          onClose={() => setAsking(false)}
          onAct={() => void put(null)}
        >
          <PackageLine of={before} />
          <p>
            <Trans>Companies no longer see it. Offers that were made on it stay as they are.</Trans>
          </p>
        </QuestionSheet>
      )}
    </FormProvider>
  );
}
