import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Company } from '../../../contract/entities/company.ts';
import { companyEdit } from '../../replica/queries/company-edit.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { LinkButton } from '../../ui/links.tsx';
import { Page, Section } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { accessOf } from './access.ts';
import { AddressSection } from './address/address-section.tsx';
import { AnswersFields } from './answers/answers-fields.tsx';
import { ANSWERS_PART } from './answers/answers-form.ts';
import { FirstLoad } from './overview/first-load.tsx';
import { PageSection } from './page/page-section.tsx';
import { GeneralState } from './settings/general-state.tsx';
import { Handling } from './settings/handling.tsx';
import { PartEditor } from './settings/part-editor.tsx';
import { Verification } from './settings/verification.tsx';
import { TemplatesSection } from './templates/templates-section.tsx';

/**
 * /pwa/company/settings
 * @param danger what deletes the company
 */
export function CompanySettingsScreen({ danger }: { danger: ReactNode }) {
  const { t } = useLingui();
  const db = useReplica();
  const edit = useLive(companyEdit);
  const [saved, setSaved] = useState(false);
  const own = edit?.company ? accessOf(edit.company, db.uid).own : false;
  return (
    <Page title={t`Settings`} lead={edit?.company?.companyName}>
      {!edit && <Skeleton lines={6} />}
      {edit && !edit.company && <FirstLoad />}
      {edit?.company && (
        <>
          <GeneralState entries={edit.entries} saved={saved} />
          <Verification
            company={edit.company}
            own={own}
            onItsWay={edit.entries.some(({ name }) => name === 'company.hand-in-registration')}
          />
          {!own && (
            <p className="text-soft">
              <Trans>Only the owner of the company changes these.</Trans>
            </p>
          )}
          <CompanyData
            company={edit.company}
            address={edit.address}
            readOnly={!own}
            onSaved={() => setSaved(true)}
          />
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
          <Section title={<Trans>Team</Trans>}>
            <p className="text-soft">
              <Trans>Members, their rights, and the log of what was done.</Trans>
            </p>
            <div className="flex flex-wrap gap-2">
              <LinkButton variant="quiet" to="/pwa/company/team">
                <Trans>Members and invitations</Trans>
              </LinkButton>
              <LinkButton variant="quiet" to="/pwa/company/team" search={{ view: 'log' }}>
                <Trans>Log</Trans>
              </LinkButton>
            </div>
          </Section>
          <Handling company={edit.company} readOnly={!own} onSaved={() => setSaved(true)} />
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

type PartProps = { company: Company; readOnly: boolean; onSaved: () => void };

/** What it is called and where it is, what everybody sees of it, and how it answers. */
function CompanyData({ company, address, ...rest }: PartProps & { address: Company['address'] }) {
  return (
    <>
      <PageSection company={company} {...rest} />
      <Section title={<Trans>Company data</Trans>}>
        <dl className="grid gap-x-8 gap-y-1 pb-2 sm:grid-cols-2">
          <Fixed
            label={<Trans>Legal name</Trans>}
            value={company.registration?.legalName ?? company.companyName}
          />
          {company.companyUID && <Fixed label={<Trans>VAT number</Trans>} value={company.companyUID} />}
        </dl>
      </Section>
      <AddressSection companyId={company._id} address={address} {...rest} />
      <Section title={<Trans>Answers</Trans>}>
        <PartEditor part={ANSWERS_PART} company={company} {...rest}>
          <AnswersFields companyName={company.companyName} readOnly={rest.readOnly} />
        </PartEditor>
      </Section>
      <TemplatesSection company={company} {...rest} />
    </>
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
