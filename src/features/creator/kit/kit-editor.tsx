import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Creator } from '../../../../contract/entities/creator.ts';
import type { KeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import { useSaving } from '../../../ui/use-saving.ts';
import { KitFields } from './kit-fields.tsx';
import { changedKit, type KitForm, kitFormOf, kitProblems } from './kit-form.ts';

export const KIT_DRAFT = 'creator:kit';
export type KitDraft = { before: KitForm; values: KitForm };

type Props = { creator: Creator; draft: KeptDraft<KitDraft> };

export function KitEditor({ creator, draft }: Props) {
  const { mutate } = useSync();
  const saving = useSaving();
  const saved = kitFormOf(creator);
  const [before, setBefore] = useState(draft.kept?.before ?? saved);
  const resolver = useMemo(() => problemResolver<KitForm>(kitProblems), []);
  const form = useForm<KitForm>({ defaultValues: draft.kept?.values ?? saved, resolver });

  const { save } = draft;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => save({ before, values }) }),
    [form, save, before],
  );

  const moved = JSON.stringify(saved) !== JSON.stringify(before);
  const follows = moved && JSON.stringify(before) === JSON.stringify(form.getValues());
  useEffect(() => {
    if (!follows) return;
    setBefore(saved);
    form.reset(saved);
  });

  const submit = form.handleSubmit(async (values) => {
    const patch = changedKit(before, values);
    await draft.finish();
    const done = !patch || (await saving(() => mutate('creator.update', { patch }, { draft: KIT_DRAFT })));
    draft.resume();
    if (!done) return;
    setBefore(values);
    form.reset(values);
    await draft.drop();
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="grid max-w-content gap-6" onSubmit={(event) => void submit(event)}>
        <KitFields />
        <div>
          <Button type="submit" variant="quiet">
            <Trans>Save for the media kit</Trans>
          </Button>
        </div>
      </form>
    </FormProvider>
  );
}
