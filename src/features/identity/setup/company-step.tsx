import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { companyUidProblem, normalizeCompanyUid } from '../../../../contract/company-uid.ts';
import { COMPANY_UID_TEXT } from '../../../i18n/company-uid-text.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { passedStep } from './setup-steps.ts';
import { StepForm } from './step-form.tsx';
import { type Setup, usePass } from './use-setup.ts';
import { useStepAnswer } from './use-step-answer.ts';

/** The number that a company is known by: checked here, looked up where there is network (companycreate.1). */
export function CompanyStep({ setup }: { setup: Setup }) {
  const { t, i18n } = useLingui();
  const pass = usePass(setup);
  const answered = passedStep(setup.settings, 'company')?.companyUID ?? '';
  const form = useStepAnswer('company', { companyUID: answered });
  const typed = form?.answer.companyUID ?? '';
  const lookUp = useCompanyLookUp(typed);
  const [checked, setChecked] = useState(false);
  if (!form) return null;

  const problem = companyUidProblem(typed);
  const goOn = async () => {
    setChecked(true);
    if (problem) return false;
    const companyUID = normalizeCompanyUid(typed);
    await form.settle(() => pass('company', { companyUID }));
    return true;
  };
  return (
    <StepForm
      title={t`Your company`}
      lead={
        <Trans>
          Its number is asked for once. Name and the rest follow when you create the company, right after
          this.
        </Trans>
      }
      onContinue={goOn}
      onSkip={() => form.settle(() => pass('company', { skipped: true }))}
    >
      <div className="grid gap-3">
        <TextField
          label={t`VAT number`}
          hint={t`As on your invoices, such as DE136695976. We check it right here.`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={typed}
          onChange={(event) => form.change({ companyUID: event.currentTarget.value })}
          error={checked && problem && i18n._(COMPANY_UID_TEXT[problem])}
        />
        <div role="status">{lookUpNote(lookUp)}</div>
      </div>
      <p className="text-small text-soft">
        <Trans>
          No VAT number? Skip this step. Clubs, small businesses, public bodies and private households say who
          they are when they create the company.
        </Trans>
      </p>
      <p className="text-small text-soft">
        <Trans>
          Somebody else runs the company? Skip this step. You join it by the invitation they send you.
        </Trans>
      </p>
    </StepForm>
  );
}

function lookUpNote(lookUp: LookUp): ReactNode {
  switch (lookUp.state) {
    case 'none':
      return null;
    case 'asking':
      return <Note>{<Trans>Looking whether it is here already.</Trans>}</Note>;
    case 'free':
      return <Note>{<Trans>No company with this number is here yet. You can create it.</Trans>}</Note>;
    case 'unasked':
      return (
        <Note>
          <Trans>The number fits. Whether the company is here already shows once you are online.</Trans>
        </Note>
      );
    case 'taken': {
      const { name } = lookUp;
      return (
        <Note>
          <Trans>
            <b>{name}</b> is here already. There is no second one beside it: ask its owner to invite you.
          </Trans>
        </Note>
      );
    }
  }
}

function Note({ children }: { children: ReactNode }) {
  return <p className="rounded-card bg-well px-4 py-3 text-small">{children}</p>;
}

/** `asking`: under way · `free`: nobody has it here yet · `unasked`: there was no answer · a name: that company has it. */
type LookUp = { state: 'none' | 'asking' | 'free' | 'unasked' } | { state: 'taken'; name: string };

/** Whether a company with this number is here; asked as soon as the number can be right. */
function useCompanyLookUp(typed: string): LookUp {
  const companyUID = companyUidProblem(typed) === null ? normalizeCompanyUid(typed) : null;
  // Not kept: somebody else may make it at any time.
  const read = useRead('company.look-up', companyUID === null ? null : { companyUID }, { keep: false });
  if (companyUID === null) return { state: 'none' };
  if (read.state === 'loading') return { state: 'asking' };
  if (read.state !== 'there') return { state: 'unasked' };
  const { company } = read.data;
  return company ? { state: 'taken', name: company.companyName } : { state: 'free' };
}
