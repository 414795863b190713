import { Trans } from '@lingui/react/macro';
import type { Company } from '../../../../contract/entities/company.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Section } from '../../../ui/page.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

type Props = { company: Company; readOnly: boolean; onSaved: () => void };

/** companysettings.1: whether all applications are read without names until somebody is invited. */
export function Blind({ company, readOnly, onSaved }: Props) {
  const { mutate } = useSync();
  const saving = useSaving();
  const set = async (blind: boolean) => {
    const change = { companyId: company._id, setting: { blind } };
    if (await saving(() => mutate('company.set-setting', change))) onSaved();
  };
  return (
    <Section title={<Trans>Names of applicants</Trans>}>
      <Checkbox
        checked={company.settings.blind === true}
        disabled={readOnly}
        onChange={(event) => void set(event.currentTarget.checked)}
        label={<Trans>Read applications without names</Trans>}
        hint={
          <Trans>
            Each applicant is a number until you invite them to talk. It counts for applications that arrive
            from now on, and people are told before they apply.
          </Trans>
        }
      />
    </Section>
  );
}
