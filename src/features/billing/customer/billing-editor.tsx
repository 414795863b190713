import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { Company } from '../../../../contract/entities/company.ts';
import type { Customer } from '../../../../contract/entities/customer.ts';
import type { KeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorSummary } from '../../../ui/error-summary.tsx';
import { problemResolver } from '../../../ui/problem-resolver.ts';
import { BillingProblem } from '../billing-problem.tsx';
import { WaitingActs } from '../waiting-acts.tsx';
import { billingFieldText, refusedFields } from './billing-field-text.ts';
import { BillingFields } from './billing-fields.tsx';
import {
  BILLING_FIELDS,
  type BillingField,
  type BillingForm,
  billingFormOf,
  billingProblems,
  firstBillingForm,
} from './billing-form.ts';
import { useSaveBilling } from './use-save-billing.ts';

/** `before`: what was shown when the editing began. */
export type BillingDraft = { before: BillingForm; values: BillingForm };

type Props = {
  company: Company;
  /** Null: no customer yet. */
  customer: Customer | null;
  email: string;
  draft: KeptDraft<BillingDraft>;
  onSaved: (customer: Customer) => Promise<void>;
};

const same = (a: BillingForm, b: BillingForm) => BILLING_FIELDS.every((field) => a[field] === b[field]);
const resolver = problemResolver<BillingForm>(billingProblems);

/** Who the bills are written to, kept as a draft at every change; saving it needs the network. */
export function BillingEditor({ company, customer, email, draft, onSaved }: Props) {
  const { t, i18n } = useLingui();
  const { state, save } = useSaveBilling(company, customer);
  const [saved, setSaved] = useState(false);
  const arrived = useMemo(
    () => (customer ? billingFormOf(customer) : firstBillingForm(company, email)),
    [customer, company, email],
  );
  // A draft that changes nothing is none: the newest facts are shown instead.
  const changed = draft.kept && !same(draft.kept.before, draft.kept.values) ? draft.kept : null;
  const shown = useRef(changed?.before ?? arrived);
  const form = useForm<BillingForm>({ defaultValues: changed?.values ?? arrived, resolver });
  const { errors, submitCount } = form.formState;

  const { save: keep, drop } = draft;
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          if (same(values, shown.current)) return void drop();
          setSaved(false);
          keep({ before: shown.current, values });
        },
      }),
    [form, keep, drop],
  );
  // Where nothing was changed here, what a colleague or the server has made of it is shown.
  const follow = useEffectEvent(() => {
    if (same(arrived, shown.current) || !same(shown.current, form.getValues())) return;
    shown.current = arrived;
    form.reset(arrived);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows whenever something else has arrived.
  useEffect(() => follow(), [arrived]);

  const submit = form.handleSubmit(async (values) => {
    const now = await save(shown.current, values);
    if (!now) return;
    shown.current = billingFormOf(now);
    form.reset(shown.current);
    await drop();
    await onSaved(now);
    setSaved(true);
  });

  const refused =
    state.step === 'stopped' && state.problem.kind === 'refused' ? (state.problem.error.fields ?? []) : [];
  useEffect(() => {
    if (state.step !== 'stopped' || state.problem.kind !== 'refused') return;
    for (const { field, code } of refusedFields(state.problem.error.fields ?? []))
      form.setError(field, { type: code });
  }, [state, form]);

  const wrong = BILLING_FIELDS.flatMap((field) => {
    const code = errors[field]?.type;
    return code ? [{ field, text: i18n._(billingFieldText({ field, code: String(code) })) }] : [];
  });
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-5" onSubmit={(event) => void submit(event)}>
        {submitCount > 0 && (
          <ErrorSummary<BillingField> errors={wrong} onGo={(field) => form.setFocus(field)} />
        )}
        <BillingFields customer={customer} />
        {state.step === 'stopped' && (refused.length === 0 || wrong.length === 0) && (
          <BillingProblem problem={state.problem} />
        )}
        {saved && (
          <p role="status" className="text-small text-success">
            <Trans>Saved. Bills from now on carry it.</Trans>
          </p>
        )}
        <WaitingActs>
          {(waits) => (
            <Button
              type="submit"
              variant={customer ? 'quiet' : 'primary'}
              waits={waits}
              busy={state.step === 'busy' && t`Saving`}
            >
              {customer ? <Trans>Save billing data</Trans> : <Trans>Save and go on</Trans>}
            </Button>
          )}
        </WaitingActs>
      </form>
    </FormProvider>
  );
}
