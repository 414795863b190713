import { Trans } from '@lingui/react/macro';
import Eye from 'lucide-react/icons/eye';
import type { Company } from '../../../../contract/entities/company.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { Section } from '../../../ui/page.tsx';
import { PartEditor } from '../settings/part-editor.tsx';
import { PageFields } from './page-fields.tsx';
import { PAGE_PART } from './page-form.ts';
import { Photos } from './photos.tsx';
import { Pictures } from './pictures.tsx';

type Props = { company: Company; readOnly: boolean; onSaved: () => void };

/** companysettings.1: what everybody sees of the company, in parts; and the way to see it as others do. */
export function PageSection({ company, readOnly, onSaved }: Props) {
  return (
    <Section
      title={<Trans>Company page</Trans>}
      aside={
        <LinkButton
          variant="bare"
          icon={Eye}
          to="/pwa/companies/$companyId"
          params={{ companyId: company._id }}
        >
          <Trans>As others see it</Trans>
        </LinkButton>
      }
    >
      <div className="grid max-w-form gap-6" id="page">
        <Pictures company={company} readOnly={readOnly} onSaved={onSaved} />
        {!readOnly && <Photos company={company} />}
        <PartEditor part={PAGE_PART} company={company} readOnly={readOnly} onSaved={onSaved}>
          <PageFields readOnly={readOnly} />
        </PartEditor>
      </div>
    </Section>
  );
}
