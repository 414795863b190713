import { Trans } from '@lingui/react/macro';
import type { Company } from '../../../../contract/entities/company.ts';
import type { Customer } from '../../../../contract/entities/customer.ts';
import { me } from '../../../replica/queries/me.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useKeptDraft } from '../../../sync/react/use-kept-draft.ts';
import { Section } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type BillingDraft, BillingEditor } from './billing-editor.tsx';

type Props = {
  company: Company;
  customer: Customer | null;
  onSaved: (customer: Customer) => Promise<void>;
};

export function BillingData({ company, customer, onSaved }: Props) {
  const user = useLive(me);
  const draft = useKeptDraft<BillingDraft>(`billing:${company._id}`);
  return (
    <Section title={<Trans>Billing data</Trans>}>
      {!customer && (
        <p className="max-w-content text-soft">
          <Trans>
            A bill needs a name and an address. Nothing is booked by saving it. What you write is kept on this
            device as you type.
          </Trans>
        </p>
      )}
      <div className="max-w-form">
        {draft.kept === undefined || !user ? (
          <Skeleton lines={8} />
        ) : (
          <BillingEditor
            company={company}
            customer={customer}
            email={user.email}
            draft={draft}
            onSaved={onSaved}
          />
        )}
      </div>
    </Section>
  );
}
