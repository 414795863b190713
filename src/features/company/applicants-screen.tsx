import { Trans, useLingui } from '@lingui/react/macro';
import { isKept } from '../../../contract/policy/application.ts';
import { keepView, keptViews } from '../../replica/kept-views.ts';
import { staleSince } from '../../replica/queries/outbox.ts';
import { answerSoon } from '../../replica/store/answer-soon.ts';
import { useLive, useReplica } from '../../replica/use-live.ts';
import { AsOf } from '../../ui/as-of.tsx';
import { LinkButton } from '../../ui/links.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useDesk } from '../../ui/use-breakpoint.ts';
import type { ApplicantsAddress } from './applicants/applicants-address.ts';
import { NobodyApplied } from './applicants/nobody-applied.tsx';
import { People } from './applicants/people.tsx';
import { VIEWS, type View, ViewSwitch } from './applicants/toolbar.tsx';
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
  const db = useReplica();
  const read = useApplicants();
  const desk = useDesk();
  const views = useLive(keptViews);
  // On phones there is no room for columns.
  const wanted = VIEWS.find((one) => one === (props.address.as ?? views?.applicants)) ?? 'board';
  const as = desk ? wanted : 'list';
  const show = (next: View) => {
    void answerSoon(() => keepView(db, 'applicants', next)).catch(() => undefined);
    props.onSelect({ as: next });
  };
  useReturnFocus(props.address.applicant);
  const kept = read?.applicants.filter(isKept).length ?? 0;
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
            <>
              {kept > 0 && (
                <LinkButton variant="quiet" to="/pwa/company" search={{ view: 'pool' }}>
                  <Trans>Talent pool ({kept})</Trans>
                </LinkButton>
              )}
              <ViewSwitch as={as} onChange={show} />
            </>
          )
        }
      >
        {!(read && views) && <Skeleton lines={6} />}
        {read &&
          read.applicants.length === 0 &&
          (read.status.loaded ? <NobodyApplied published={read.published} /> : <FirstLoad />)}
        {read && views && read.applicants.length > 0 && <People {...props} as={as} read={read} />}
      </Page>
    </div>
  );
}
