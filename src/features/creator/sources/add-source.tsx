import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import type { Platform } from '../../../../contract/entities/campaign.ts';
import type { KeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import { useSaving } from '../../../ui/use-saving.ts';
import { SourceFields } from './source-fields.tsx';
import {
  BLANK_SOURCE,
  type Intent,
  intentFor,
  type SourceForm,
  sourceArgs,
  sourceProblems,
} from './source-form.ts';
import { useSignInProof } from './use-sign-in-proof.ts';

export const SOURCE_DRAFT = 'creator:source';
export type SourceDraft = {
  values: SourceForm;
  /** A refused change whose text stands in the form now: it goes once this was saved. */
  replaces: string | null;
  intent: Intent | null;
};

type Props = {
  begun: SourceDraft | null;
  draft: KeptDraft<SourceDraft>;
  signIn: readonly Platform[];
  /** Somebody has just opened it. */
  focus: boolean;
  onDone: () => void;
  onCancel: () => void;
};

/** The form of a page, kept at every key stroke. Only signing in needs the network at once. */
export function AddSource({ begun, draft, signIn, focus, onDone, onCancel }: Props) {
  const { t, i18n } = useLingui();
  const { mutate, replace, takeBack, newId } = useSync();
  const { offline } = useReachability();
  const saving = useSaving();
  const proof = useSignInProof();
  const [intent, setIntent] = useState(begun?.intent ?? null);
  const resolver = useMemo(() => problemResolver<SourceForm>(sourceProblems), []);
  const form = useForm<SourceForm>({ defaultValues: begun?.values ?? BLANK_SOURCE, resolver });
  const method = useWatch({ control: form.control, name: 'method' });
  const replaces = begun?.replaces ?? null;

  useEffect(() => {
    if (focus) form.setFocus('platform');
  }, [focus, form]);

  const { save } = draft;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => save({ values, replaces, intent }),
      }),
    [form, save, replaces, intent],
  );

  const signInThere = async (values: SourceForm) => {
    const next = intentFor(values, intent, newId);
    setIntent(next);
    save({ values, replaces, intent: next });
    return proof.signIn({ _id: next._id, ...sourceArgs(values) }, { key: next.key });
  };
  const submit = form.handleSubmit(async (values) => {
    if (values.method === 'oauth') {
      if (!(await signInThere(values))) return;
      if (replaces) await takeBack([replaces]);
    } else {
      await draft.finish();
      const args = { _id: newId(), ...sourceArgs(values) };
      const options = { draft: SOURCE_DRAFT };
      const done = await saving(async () => {
        const change = { name: 'creator.add-source' as const, args };
        if (replaces && (await replace([replaces], [change], options))) return;
        await mutate('creator.add-source', args, options);
      });
      if (!done) return draft.resume();
    }
    await draft.drop();
    onDone();
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label={t`A page of yours`}
        className="grid max-w-form gap-5"
        onSubmit={(event) => void submit(event)}
      >
        <SourceFields signIn={signIn} />
        {proof.problem && <ErrorState title={i18n._(proof.problem)} />}
        <div className="grid gap-2">
          <div className="flex flex-wrap gap-2">
            <Button type="submit" busy={proof.busy && t`Asking the platform`}>
              {method === 'oauth' ? <Trans>Go on to sign in</Trans> : <Trans>Add this page</Trans>}
            </Button>
            <Button variant="bare" onClick={onCancel}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
          <p className="text-small text-soft">
            {method === 'oauth' ? (
              <Trans>Signing in there needs the network. What you write is kept on this device.</Trans>
            ) : offline ? (
              <Trans>You are offline. It is saved here, and its code comes once you are back online.</Trans>
            ) : (
              <KeptNote failed={draft.failed} />
            )}
          </p>
        </div>
      </form>
    </FormProvider>
  );
}
