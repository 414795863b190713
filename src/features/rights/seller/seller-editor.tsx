import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Seller } from '../../../../contract/entities/seller.ts';
import { useIntent } from '../../../sync/react/use-intent.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { ProblemNote } from '../../../ui/problem-note.tsx';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import { SellerFields, sellerFieldText } from './seller-fields.tsx';
import {
  refusedSellerFields,
  SELLER_FIELDS,
  type SellerField,
  type SellerForm,
  sellerFactsOf,
  sellerFormOf,
  sellerProblems,
} from './seller-form.ts';

const resolver = problemResolver<SellerForm>(sellerProblems);

type Props = { seller: Seller; onSaved: (seller: Seller) => void };

/** The form. Nothing of it is kept on the device: it holds a tax number. */
export function SellerEditor({ seller, onSaved }: Props) {
  const { t, i18n } = useLingui();
  const { offline } = useReachability();
  const { state, run } = useIntent<'save'>();
  const [saved, setSaved] = useState(false);
  const waitsId = useId();
  const form = useForm<SellerForm>({ defaultValues: sellerFormOf(seller), resolver });
  const { errors, submitCount } = form.formState;
  const submit = form.handleSubmit(async (values) => {
    setSaved(false);
    const now = await run('save', (once) => once('seller.save', { facts: sellerFactsOf(values) }));
    if (!now) return;
    form.reset(sellerFormOf(now));
    setSaved(true);
    onSaved(now);
  });

  const problem = state.step === 'stopped' ? state.problem : undefined;
  useEffect(() => {
    if (problem?.kind !== 'refused') return;
    for (const { field, code } of refusedSellerFields(problem.error.fields ?? []))
      form.setError(field, { type: code });
  }, [problem, form]);
  const wrong = SELLER_FIELDS.flatMap((field) => {
    const code = errors[field]?.type;
    return code ? [{ field, text: i18n._(sellerFieldText(field, String(code))) }] : [];
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        {submitCount > 0 && (
          <ErrorSummary<SellerField> errors={wrong} onGo={(field) => form.setFocus(field)} />
        )}
        <SellerFields />
        {problem && wrong.length === 0 && (
          <ProblemNote
            problem={problem}
            title={t`This was not saved.`}
            lost={t`It may have arrived. Trying again is safe.`}
          />
        )}
        {saved && (
          <p role="status" className="text-small text-success">
            <Trans>Saved. You can accept the offer now.</Trans>
          </p>
        )}
        <div className="grid justify-items-start gap-2">
          <Button type="submit" waits={offline && waitsId} busy={state.step === 'busy' && t`Saving`}>
            <Trans>Save</Trans>
          </Button>
          {offline && (
            <p id={waitsId} className="text-small text-soft">
              <Trans>You are offline. This waits for the network.</Trans>
            </p>
          )}
        </div>
      </form>
    </FormProvider>
  );
}
