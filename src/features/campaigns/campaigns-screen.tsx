import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNow } from '../../i18n/use-now.ts';
import {
  type CampaignFilters,
  marketFiltersOf,
  NO_CAMPAIGN_FILTERS,
  passesCampaign,
} from '../../replica/market/campaign-filters.ts';
import { useMarket } from '../../replica/market/use-market.ts';
import { applicationItemsByJob } from '../../replica/queries/application-items.ts';
import { jobsById } from '../../replica/queries/jobs.ts';
import { syncStatus } from '../../replica/queries/outbox.ts';
import { useLive } from '../../replica/use-live.ts';
import { useReachability } from '../../sync/react/use-reachability.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { NotHere } from '../../ui/not-here.tsx';
import { Page } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CampaignCard } from './campaign-card.tsx';
import { CampaignFields } from './campaign-fields.tsx';

type Props = { filters: CampaignFilters; onFilters: (filters: CampaignFilters) => void };

/** As many as are drawn at first, and more with each tap. */
const STEP = 30;

/** /pwa/user?view=campaigns: campaigns of the market on this device, found by what creators ask of one (campaigns.1). */
export function CampaignsScreen({ filters, onFilters }: Props) {
  const { t } = useLingui();
  const now = useNow();
  const reach = useReachability();
  const asked = useDeferredValue(filters);
  const wanted = useMemo(() => marketFiltersOf(asked), [asked]);
  const market = useMarket(wanted, now);
  const mine = market.filters.kinds.includes('campaign') ? market.ids : undefined;
  const ids = mine?.join() ?? '';
  const jobs = useLive(async (db) => ({ ids, rows: await jobsById(db, ids ? ids.split(',') : []) }), [ids]);
  const items = useLive(applicationItemsByJob);
  const [shown, setShown] = useState(STEP);
  const [resets, setResets] = useState(0);
  const status = useLive(syncStatus);
  // What was found before stays until what is found now has been read.
  const found = jobs?.rows.filter((job) => passesCampaign(job, asked)) ?? [];
  const isAll = mine !== undefined && jobs?.ids === ids && !market.partial;
  const change = (next: CampaignFilters) => {
    setShown(STEP);
    onFilters(next);
  };
  const reset = () => {
    setResets(resets + 1);
    change(NO_CAMPAIGN_FILTERS);
  };
  return (
    <Page
      title={t`Campaigns`}
      lead={<Trans>Companies look for people who make posts, videos or podcasts.</Trans>}
    >
      <CampaignFields key={resets} filters={filters} onFilters={change} />
      {market.size === 0 && status?.loaded === false ? (
        <NotHere title={<Trans>The campaigns are not on this device yet.</Trans>} {...reach} />
      ) : !items || !status || (found.length === 0 && !isAll) ? (
        <Skeleton lines={6} />
      ) : found.length === 0 ? (
        <Nothing filters={filters} onReset={reset} />
      ) : (
        <section aria-label={t`Campaigns found`} className="grid gap-1">
          <p role="status" className="min-h-lh text-note text-faint tabular-nums">
            {isAll && (
              <Plural value={found.length} one="# campaign, newest first" other="# campaigns, newest first" />
            )}
          </p>
          <ul>
            {found.slice(0, shown).map((job) => (
              <li key={job._id}>
                <CampaignCard job={job} applied={items.has(job._id)} />
              </li>
            ))}
          </ul>
          {found.length > shown && (
            <Button variant="quiet" onClick={() => setShown(shown + STEP)}>
              <Trans>Show more</Trans>
            </Button>
          )}
        </section>
      )}
    </Page>
  );
}

function Nothing({ filters, onReset }: { filters: CampaignFilters; onReset: () => void }) {
  const { t } = useLingui();
  const narrowed = JSON.stringify(filters) !== JSON.stringify(NO_CAMPAIGN_FILTERS);
  return (
    <EmptyState
      picture="no-jobs"
      title={narrowed ? t`No campaign fits this.` : t`There is no campaign at the moment.`}
      action={
        narrowed && (
          <Button variant="quiet" onClick={onReset}>
            <Trans>Show all campaigns</Trans>
          </Button>
        )
      }
    >
      {!narrowed && <Trans>New ones arrive here by themselves.</Trans>}
    </EmptyState>
  );
}
