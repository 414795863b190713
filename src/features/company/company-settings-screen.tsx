import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Company } from '../../../contract/entities/company.ts';
import { companyEdit } from '../../replica/queries/company-edit.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { useKeptDraft } from '../../sync/react/use-kept-draft.ts';
import { LinkButton } from '../../ui/links.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accessOf } from './access.ts';
import { FirstLoad } from './overview/first-load.tsx';
import { type GeneralDraft, GeneralEditor } from './settings/general-editor.tsx';
import { GeneralState } from './settings/general-state.tsx';
import { MembersTable } from './settings/members-table.tsx';
import { SecondSignature } from './settings/second-signature.tsx';
import { Verification } from './settings/verification.tsx';

/**
 * /pwa/company/settings
 * @param danger what deletes the company
 */
export function CompanySettingsScreen({ danger }: { danger: ReactNode }) {
  const { t } = useLingui();
  const db = useReplica();
  const edit = useLive(companyEdit);
  const [saved, setSaved] = useState(false);
  return (
    <Page title={t`Settings`} lead={edit?.company?.companyName}>
      {!edit && <Skeleton lines={6} />}
      {edit && !edit.company && <FirstLoad />}
      {edit?.company && (
        <>
          <GeneralState entries={edit.entries} saved={saved} />
          <Verification
            company={edit.company}
            own={accessOf(edit.company, db.uid).own}
            onItsWay={edit.entries.some(({ name }) => name === 'company.hand-in-registration')}
          />
          <CompanyData company={edit.company} onSaved={() => setSaved(true)} />
          <Section title={<Trans>Plan</Trans>}>
            <p className="text-soft">
              <Trans>What your company may use, and what it costs.</Trans>
            </p>
            <div className="flex flex-wrap gap-2">
              <LinkButton variant="quiet" to="/pwa/company/pricing">
                <Trans>Compare plans</Trans>
              </LinkButton>
              <LinkButton variant="quiet" to="/pwa/company/payment" search={{}}>
                <Trans>Billing</Trans>
              </LinkButton>
            </div>
          </Section>
          <Section title={<Trans>Members</Trans>}>
            <MembersTable members={edit.company.members} />
          </Section>
          <SecondSignature
            company={edit.company}
            readOnly={!accessOf(edit.company, db.uid).own}
            onSaved={() => setSaved(true)}
          />
        </>
      )}
      <Section title={<Trans>You</Trans>}>
        <p className="text-soft">
          <Trans>Sign-in, language, this device, and your own data.</Trans>
        </p>
        <div>
          <LinkButton variant="quiet" to="/pwa/user/settings">
            <Trans>Your account</Trans>
          </LinkButton>
        </div>
      </Section>
      {danger}
    </Page>
  );
}

function CompanyData({ company, onSaved }: { company: Company; onSaved: () => void }) {
  const db = useReplica();
  const draftKey = `company:${company._id}`;
  const draft = useKeptDraft<GeneralDraft>(draftKey);
  const readOnly = !accessOf(company, db.uid).own;
  return (
    <Section title={<Trans>Company data</Trans>}>
      <dl className="grid gap-x-8 gap-y-1 pb-2 sm:grid-cols-2">
        <Fixed
          label={<Trans>Legal name</Trans>}
          value={company.registration?.legalName ?? company.companyName}
        />
        {company.companyUID && <Fixed label={<Trans>VAT number</Trans>} value={company.companyUID} />}
      </dl>
      {readOnly && (
        <p className="text-soft">
          <Trans>Only the owner of the company changes these.</Trans>
        </p>
      )}
      <div className="max-w-form">
        {draft.kept === undefined ? (
          <Skeleton lines={5} />
        ) : (
          <GeneralEditor
            company={company}
            readOnly={readOnly}
            draft={draft}
            draftKey={draftKey}
            onSaved={onSaved}
          />
        )}
      </div>
    </Section>
  );
}

function Fixed({ label, value }: { label: ReactNode; value: string }) {
  return (
    <div>
      <dt className="text-note text-faint">{label}</dt>
      <dd className="font-medium">{value}</dd>
    </div>
  );
}
