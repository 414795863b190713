import { Trans, useLingui } from '@lingui/react/macro';
import { ownCompanyPage } from '../../../replica/queries/company-page.ts';
import { marketPart } from '../../../replica/queries/market-part.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { useWaitingImage } from '../../../sync/react/use-waiting-image.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LinkButton, TextLink } from '../../../ui/links.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { Page } from '../../../ui/page.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useObjectUrl } from '../../../ui/use-object-url.ts';
import { BackToMarket } from '../back-to-market.tsx';
import { CompanyView } from './company-view.tsx';
import { useCompanyJobs } from './use-company-jobs.ts';

/** /pwa/companies/{id}: who a company is, and what it offers; of one's own as everybody else sees it. */
export function CompanyScreen({ companyId }: { companyId: string }) {
  const own = useLive((db) => ownCompanyPage(db, companyId), [companyId]);
  if (own === undefined) return <Loading />;
  return own ? <OwnCompany {...own} /> : <OtherCompany companyId={companyId} />;
}

function Loading() {
  const { t } = useLingui();
  return (
    <Page title={t`Company`} hideTitle>
      <Skeleton lines={6} />
    </Page>
  );
}

function OwnCompany({ card, jobs }: NonNullable<Awaited<ReturnType<typeof ownCompanyPage>>>) {
  // What only the server counts.
  const read = useRead('company.get', { companyId: card._id });
  const logo = useObjectUrl(useWaitingImage(card.logo));
  const banner = useObjectUrl(useWaitingImage(card.banner));
  const told = read.state === 'there' && 'medianReplyHours' in read.data ? read.data.medianReplyHours : null;
  return (
    <CompanyView
      company={{ ...card, medianReplyHours: told }}
      jobs={jobs}
      logo={logo}
      banner={banner}
      note={
        <p role="note" className="page pt-3 text-small text-soft">
          <Trans>
            This is how others see your company.{' '}
            <TextLink to="/pwa/company/settings" hash="page">
              Change it
            </TextLink>
          </Trans>
        </p>
      }
    />
  );
}

function OtherCompany({ companyId }: { companyId: string }) {
  const { t } = useLingui();
  const reach = useReachability();
  const read = useRead('company.get', { companyId });
  const known = read.state === 'there' && 'openJobs' in read.data ? read.data : undefined;
  const jobs = useCompanyJobs(companyId, known?.companyName ?? '');
  const part = useLive(marketPart);
  if (known)
    return (
      <>
        <div className="pb-5">
          <BackToMarket />
        </div>
        <CompanyView company={known} jobs={part && jobs} isPart={part?.isPart} />
      </>
    );
  const toMarket = (
    <LinkButton to="/pwa" variant="quiet">
      <Trans>All jobs</Trans>
    </LinkButton>
  );
  if (read.state === 'loading') return <Loading />;
  if (read.state === 'away')
    return (
      <Page title={t`Company`} hideTitle>
        <NotHere
          title={<Trans>This company is not on this device yet.</Trans>}
          {...reach}
          reachable={false}
          onAgain={read.again}
          action={reach.online ? undefined : toMarket}
        />
      </Page>
    );
  return (
    <Page title={t`Company not found`} hideTitle>
      <EmptyState
        picture="not-found"
        title={<Trans>This company is no longer here, or the link is wrong.</Trans>}
        action={toMarket}
      />
    </Page>
  );
}
