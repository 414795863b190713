import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { diffTerms } from '../../../../contract/policy/offer-terms.ts';
import type { OfferDetail } from '../../../replica/queries/offers.ts';
import { type KeptDraft, useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { ActionBar } from '../../../ui/action-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { KeptNote } from '../../../ui/kept-note.tsx';
import { Page, Section } from '../../../ui/page.tsx';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useSaving } from '../../../ui/use-saving.ts';
import { DifferenceCards } from '../difference/difference-cards.tsx';
import { draftKeys } from '../offer-acts.ts';
import { useOfferActs } from '../use-offer-acts.ts';
import { OfferErrors } from '../write/offer-errors.tsx';
import { TermsFields } from '../write/terms-fields.tsx';
import { alongProblems, toTerms } from '../write/to-terms.ts';
import { useOfferFields } from '../write/use-offer-fields.ts';
import { type OfferValues, valuesOf } from '../write/values.ts';

/** A counter that was begun: of which version, so that a letter that changed meanwhile is told. */
type Begun = { version: number; values: OfferValues };

type Props = { detail: OfferDetail; onDone: () => void };

/** Other terms, asked for by the seeker: the same points as a form, and beside it only what is different. */
export function CounterForm({ detail, onDone }: Props) {
  const { t } = useLingui();
  return (
    <Page
      title={t`Change something`}
      lead={
        <Trans>
          Change what does not fit. {detail.offer.parties.company.name} can agree, or answer with something
          else. Nothing is signed by this.
        </Trans>
      }
    >
      {/* Of another version the form begins again, with the words that were written. */}
      <KeptForm key={detail.offer.version} detail={detail} onDone={onDone} />
    </Page>
  );
}

function KeptForm(props: Props) {
  const draft = useKeptDraft<Begun>(draftKeys.counter(props.detail.offer._id));
  return draft.kept === undefined ? <Skeleton lines={8} /> : <Form {...props} draft={draft} />;
}

function Form({ detail: { offer }, draft, onDone }: Props & { draft: KeptDraft<Begun> }) {
  const { t, i18n } = useLingui();
  const { counter } = useOfferActs();
  const saving = useSaving();
  const { offline } = useReachability();
  const { version, kind, terms } = offer;
  const { kept, save } = draft;
  const moved = kept && kept.version !== version;
  const blank = valuesOf(terms, kind, i18n.locale);
  const resolver = useMemo(
    () =>
      problemResolver<OfferValues>((values) => {
        const read = toTerms(values, kind, terms);
        const same = read.terms && diffTerms(terms, read.terms).length === 0;
        return [
          ...read.problems,
          ...alongProblems({ ...values, validDays: '7' }),
          ...(same ? [{ field: 'title', code: 'unchanged' } as const] : []),
        ];
      }),
    [kind, terms],
  );
  const form = useForm<OfferValues>({
    defaultValues: kept && !moved ? kept.values : { ...blank, comment: kept?.values.comment ?? '' },
    resolver,
    shouldFocusError: false,
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => save({ version, values: values as OfferValues }),
      }),
    [form, save, version],
  );
  const send = form.handleSubmit(async (values) => {
    const wanted = toTerms(values, kind, terms).terms;
    if (!wanted) return;
    await draft.finish();
    if (await saving(() => counter(offer, wanted, values.comment))) onDone();
    else draft.resume();
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className="grid gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {moved && (
          <ErrorState title={t`The offer was changed while you were writing`}>
            <Trans>The fields show it as it is now. Your words below are still there.</Trans>
          </ErrorState>
        )}
        <TermsFields kind={kind} currency={terms.pay?.currency ?? 'EUR'} />
        <Section title={<Trans>Your words</Trans>}>
          <Words />
        </Section>
        <WhatIsDifferent offer={offer} />
        <OfferErrors />
        <ActionBar>
          <Button type="submit">
            <Trans>Send your wishes</Trans>
          </Button>
          <Button variant="quiet" onClick={onDone}>
            <Trans>Back</Trans>
          </Button>
          <p className="min-w-0 flex-1 basis-48 text-note text-soft">
            <KeptNote failed={draft.failed} offline={offline} />
          </p>
        </ActionBar>
      </form>
    </FormProvider>
  );
}

function Words() {
  const { t } = useLingui();
  const { form, label, errorOf } = useOfferFields();
  return (
    <TextArea
      {...form.register('comment')}
      label={label('comment')}
      hint={t`Why you would like it differently. One sentence helps.`}
      error={errorOf('comment')}
      limit={1000}
      optional
    />
  );
}

function WhatIsDifferent({ offer }: Pick<OfferDetail, 'offer'>) {
  const { form } = useOfferFields();
  const values = useWatch({ control: form.control }) as OfferValues;
  const { kind, terms } = offer;
  const wanted = toTerms(values, kind, terms).readable;
  const changes = diffTerms(terms, wanted).map(({ field }) => ({
    field: field as keyof typeof terms,
    kind: 'own' as const,
  }));
  if (changes.length === 0) return null;
  return (
    <Section title={<Trans>What you ask for</Trans>}>
      <DifferenceCards
        kind={kind}
        difference={{ first: terms, wanted: null, now: wanted, changes }}
        now={<Trans>You ask for</Trans>}
      />
    </Section>
  );
}
