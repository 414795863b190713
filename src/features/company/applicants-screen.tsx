import { useLingui } from '@lingui/react/macro';
import { staleSince } from '../../replica/queries/stale.ts';
import { AsOf } from '../../ui/as-of.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDesk } from '../../ui/use-breakpoint.ts';
import type { ApplicantsAddress } from './applicants/applicants-address.ts';
import { NobodyApplied } from './applicants/nobody-applied.tsx';
import { People } from './applicants/people.tsx';
import { ViewSwitch } from './applicants/toolbar.tsx';
import { useApplicants } from './applicants/use-applicants.ts';
import { useReturnFocus } from './applicants/use-return-focus.ts';
import { FirstLoad } from './overview/first-load.tsx';

type Props = {
  address: ApplicantsAddress;
  /** Takes only what changes. */
  onSelect: (next: ApplicantsAddress) => void;
  onOffer: (applicantId: string, offerId: string | undefined) => void;
};

/** /pwa/company?view=applicants: everybody who applied, as a list or in columns, and what is decided about them. */
export function ApplicantsScreen(props: Props) {
  const { t } = useLingui();
  const read = useApplicants();
  const desk = useDesk();
  // On phones there is no room for columns.
  const as = desk && props.address.as !== 'list' ? 'board' : 'list';
  useReturnFocus(props.address.applicant);
  const stale = read && staleSince(read.status);
  return (
    <div className="beside-panel">
      <Page
        title={t`Applicants`}
        lead={stale && <AsOf instant={stale} />}
        wide
        actions={
          read &&
          read.applicants.length > 0 && (
            <ViewSwitch as={as} onChange={(next) => props.onSelect({ as: next })} />
          )
        }
      >
        {!read && <Skeleton lines={6} />}
        {read &&
          read.applicants.length === 0 &&
          (read.status.loaded ? <NobodyApplied published={read.published} /> : <FirstLoad />)}
        {read && read.applicants.length > 0 && <People {...props} as={as} read={read} />}
      </Page>
    </div>
  );
}
