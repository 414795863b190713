import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { syncStatus } from '../../replica/queries/outbox.ts';
import { useLive } from '../../replica/use-live.ts';
import { useSync } from '../../sync/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CompanyFields } from './create/company-fields.tsx';
import {
  BLANK_COMPANY,
  type CompanyForm,
  companyProblems,
  type Intent,
  intentFor,
} from './create/company-form.ts';
import { ProblemNotice } from './create/problem-notice.tsx';
import { PublicFacts } from './create/public-facts.tsx';
import { useCreateCompany } from './create/use-create-company.ts';
import { problemResolver } from './problem-resolver.ts';
import { type KeptDraft, useKeptDraft } from './use-kept-draft.ts';

const DRAFT = 'company:new';
type Draft = { values: CompanyForm; intent: Intent | null };

type Props = { onDone: () => void };

/** /pwa/company/create */
export function CreateCompanyScreen({ onDone }: Props) {
  const { t } = useLingui();
  const draft = useKeptDraft<Draft>(DRAFT);
  return (
    <Page
      title={t`Create your company`}
      lead={<Trans>You become its owner: you decide who else writes jobs, answers and signs.</Trans>}
    >
      <div className="grid max-w-form gap-8">
        {draft.kept === undefined ? <Skeleton lines={5} /> : <CompanyEditor draft={draft} onDone={onDone} />}
        <PublicFacts />
      </div>
    </Page>
  );
}

function CompanyEditor({ draft, onDone }: Props & { draft: KeptDraft<Draft> }) {
  const { t } = useLingui();
  const { newId } = useSync();
  const offline = useLive(syncStatus)?.state === 'offline';
  const { state, create } = useCreateCompany(onDone);
  const [intent, setIntent] = useState(draft.kept?.intent ?? null);
  const resolver = useMemo(() => problemResolver<CompanyForm>(companyProblems), []);
  const form = useForm<CompanyForm>({ defaultValues: draft.kept?.values ?? BLANK_COMPANY, resolver });

  const { save } = draft;
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => save({ values, intent }) }),
    [form, save, intent],
  );

  const submit = form.handleSubmit(async (values) => {
    const next = intentFor(values, intent, newId);
    setIntent(next);
    draft.save({ values, intent: next });
    if (await create(values, next)) await draft.drop();
  });
  const busy = state.step === 'sending' || state.step === 'made';
  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-6" onSubmit={(event) => void submit(event)}>
        <CompanyFields />
        {state.step === 'stopped' && <ProblemNotice problem={state.problem} />}
        <div className="grid gap-2">
          <Button type="submit" wide busy={busy && t`Creating the company`}>
            <Trans>Create company</Trans>
          </Button>
          <p className="text-small text-soft">
            {offline ? (
              <Trans>
                You are offline, and this step needs the network. What you write is kept on this device.
              </Trans>
            ) : (
              <Trans>This step needs the network. What you write is kept on this device as you type.</Trans>
            )}
          </p>
        </div>
      </form>
    </FormProvider>
  );
}
