import { Trans } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { isStopped, type OutboxEntry } from '../../../replica/outbox-entry.ts';
import type { CreatorEdit } from '../../../replica/queries/creator.ts';
import type { KeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { Button } from '../../../ui/button.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import { FactsFields } from './facts-fields.tsx';
import {
  BLANK_FACTS,
  type FactsForm,
  factsOf,
  factsProblems,
  isSameFacts,
  trimmedFacts,
} from './facts-form.ts';
import { useSaveFacts } from './use-save-facts.ts';

export const FACTS_DRAFT = 'creator:facts';
/** `before` is what was shown when the editing began: only what differs from it is sent. */
export type FactsDraft = { before: FactsForm; values: FactsForm };

type Props = {
  edit: CreatorEdit;
  amending: OutboxEntry<'creator.update'> | null;
  draft: KeptDraft<FactsDraft>;
  onMade: () => void;
  onAmended: () => void;
};

/** The form of a new profile, of one the server refused to make, or of the one that is there; kept at every key stroke. */
export function FactsEditor({ edit: { creator, entries }, amending, draft, ...tell }: Props) {
  const refused = creator ? undefined : refusedCreation(entries);
  const saved = creator ? factsOf(creator) : BLANK_FACTS;
  const begun = amending ? null : draft.kept;
  const [before, setBefore] = useState(begun?.before ?? saved);
  const resolver = useMemo(() => problemResolver<FactsForm>(factsProblems), []);
  const form = useForm<FactsForm>({
    defaultValues: begun?.values ?? factsOf(amending?.args.patch ?? refused?.args ?? {}, saved),
    resolver,
  });
  const save = useSaveFacts({ creator, amends: amending ?? refused ?? null });

  useEffect(() => {
    // Somebody asked for it from another place of the page.
    if (amending) form.setFocus('handle');
  }, [amending, form]);

  const { save: keep } = draft;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keep({ before, values }) }),
    [form, keep, before],
  );

  // Nothing was changed here: what another device or the server has made of it is shown.
  const follows = creator && !isSameFacts(saved, before) && isSameFacts(before, form.getValues());
  useEffect(() => {
    if (!follows) return;
    setBefore(saved);
    form.reset(saved);
  });

  const submit = form.handleSubmit(async (values) => {
    await draft.finish();
    const done = await save(before, values, FACTS_DRAFT);
    draft.resume();
    if (!done) return;
    const sent = trimmedFacts(values);
    setBefore(sent);
    form.reset(sent);
    await draft.drop();
    if (!creator) tell.onMade();
    if (amending) tell.onAmended();
  });
  const { offline } = useReachability();
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
        <FactsFields />
        <div className="grid justify-items-start gap-2">
          <Button type="submit">
            {creator ? <Trans>Save changes</Trans> : <Trans>Make the profile</Trans>}
          </Button>
          <p className="text-small text-soft">
            <KeptNote failed={draft.failed} offline={offline} />
          </p>
        </div>
      </form>
    </FormProvider>
  );
}

/** The creation the server did not take: its text goes on in the form. */
function refusedCreation(entries: readonly OutboxEntry[]): OutboxEntry<'creator.create'> | undefined {
  return entries.find(
    (entry): entry is OutboxEntry<'creator.create'> => entry.name === 'creator.create' && isStopped(entry),
  );
}
