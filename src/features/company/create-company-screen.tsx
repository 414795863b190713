import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { me } from '../../replica/queries/me.ts';
import { useLive } from '../../replica/use-live.ts';
import { type KeptDraft, useKeptDraft } from '../../sync/react/use-kept-draft.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { problemResolver } from '../../ui/problem-resolver.ts';
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

const DRAFT = 'company:new';
type Draft = { values: CompanyForm; intent: Intent | null };

type Props = { onDone: () => void };

/**
 * /pwa/company/create
 * @param left they belonged to a company until now
 * @param invited somebody came by the link of an invitation, which may be what they want instead (companycreate.5)
 */
export function CreateCompanyScreen({ invited, left, onDone }: Props & { invited: boolean; left: boolean }) {
  const { t } = useLingui();
  const draft = useKeptDraft<Draft>(DRAFT);
  const companyUID = useLive(numberOfSetup);
  return (
    <Page
      title={t`Create your company`}
      lead={<Trans>You become its owner: you decide who else writes jobs, answers and signs.</Trans>}
    >
      <div className="grid max-w-form gap-8">
        {left && !invited && (
          <p role="status" className="rounded-card border border-line bg-well p-4">
            <Trans>
              You no longer belong to your company, and its data has left this device. Is that a mistake? Then
              ask its owner for a new invitation. A company of your own is only for those who start one.
            </Trans>
          </p>
        )}
        {invited && (
          <div className="grid justify-items-start gap-3 rounded-card border border-line bg-well p-4">
            <p>
              <Trans>
                You came with an invitation to a company. Join that one instead of making a second.
              </Trans>
            </p>
            <LinkButton to="/pwa/user" search={{ view: 'invitation' }}>
              <Trans>Look at the invitation</Trans>
            </LinkButton>
          </div>
        )}
        {draft.kept === undefined || companyUID === undefined ? (
          <Skeleton lines={5} />
        ) : (
          <CompanyEditor draft={draft} companyUID={companyUID} onDone={onDone} />
        )}
        <PublicFacts />
      </div>
    </Page>
  );
}

/** The one that was typed in the setup, on whatever device. */
async function numberOfSetup(db: Parameters<typeof me>[0]): Promise<string> {
  return (await me(db))?.settings.setupSteps?.company?.value?.companyUID ?? '';
}

type EditorProps = Props & { draft: KeptDraft<Draft>; companyUID: string };

function CompanyEditor({ draft, companyUID, onDone }: EditorProps) {
  const { t } = useLingui();
  const { newId } = useSync();
  const { offline } = useReachability();
  const { state, create } = useCreateCompany(onDone);
  const [intent, setIntent] = useState(draft.kept?.intent ?? null);
  const resolver = useMemo(() => problemResolver<CompanyForm>(companyProblems), []);
  const blank = { ...BLANK_COMPANY, companyUID };
  // A draft of an older app lacks the newer fields.
  const form = useForm<CompanyForm>({ defaultValues: { ...blank, ...draft.kept?.values }, resolver });

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
