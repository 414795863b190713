import { Trans } from '@lingui/react/macro';
import type { Company } from '../../../../contract/entities/company.ts';
import { maySign } from '../../../../contract/policy/offer.ts';
import { useSync } from '../../../sync/react/use-sync.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Section } from '../../../ui/page.tsx';
import { useSaving } from '../../../ui/use-saving.ts';

type Props = { company: Company; readOnly: boolean; onSaved: () => void };

/** Whether one member signs an offer for the company or two, for offers that are sent from now on. */
export function SecondSignature({ company, readOnly, onSaved }: Props) {
  const { mutate } = useSync();
  const saving = useSaving();
  const two = company.settings.requireSecond;
  const signers = company.members.filter(maySign).length;
  const set = async (requireSecond: boolean) => {
    const change = { companyId: company._id, setting: { requireSecond } };
    if (await saving(() => mutate('company.set-setting', change))) onSaved();
  };
  return (
    <Section title={<Trans>Signing offers</Trans>}>
      <Checkbox
        checked={two}
        disabled={readOnly}
        onChange={(event) => void set(event.currentTarget.checked)}
        label={<Trans>Two of you sign every offer</Trans>}
        hint={<Trans>An offer counts once a second member who may sign has signed it too.</Trans>}
      />
      {two && signers < 2 && (
        <p role="note" className="rounded-card bg-highlight-wash px-4 py-3 text-small">
          <Trans>Only one of you may sign. Until a second one may, no offer can count.</Trans>
        </p>
      )}
    </Section>
  );
}
