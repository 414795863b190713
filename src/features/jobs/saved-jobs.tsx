import { Trans, useLingui } from '@lingui/react/macro';
import { applicationItemsByJob } from '../../replica/queries/application-items.ts';
import { type SavedJob, savedJobs } from '../../replica/queries/kept-jobs.ts';
import { marketPart } from '../../replica/queries/market-part.ts';
import { syncStatus } from '../../replica/queries/outbox.ts';
import { useLive } from '../../replica/use-live.ts';
import { useFetchedJob } from '../../sync/react/use-fetched-job.ts';
import { useMarketActs } from '../../sync/react/use-market-acts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSaving } from '../../ui/use-saving.ts';
import { JobCard } from './job-card.tsx';
import { useCardActs } from './use-card-acts.ts';

/** Jobs that were saved; what closes first stands first (job.7). */
export function SavedJobs({ onAll }: { onAll: () => void }) {
  const { t } = useLingui();
  const rows = useLive(savedJobs);
  const items = useLive(applicationItemsByJob);
  const status = useLive(syncStatus);
  const part = useLive(marketPart);
  const acts = useCardActs(null);
  if (!rows || !items || !status || !part) return <Skeleton lines={6} />;
  if (rows.length === 0)
    return (
      <EmptyState
        picture="no-jobs"
        title={t`You have not saved a job yet.`}
        action={
          <Button variant="quiet" onClick={onAll}>
            <Trans>All jobs</Trans>
          </Button>
        }
      >
        <Trans>Tap the bookmark of a job, and it is here, also without network.</Trans>
      </EmptyState>
    );
  return (
    <section aria-label={t`Saved jobs`} className="max-w-content">
      <p className="text-note text-faint">
        <Trans>What closes first comes first.</Trans>
      </p>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            {row.job ? (
              <JobCard job={row.job} km={null} age={undefined} item={items.get(row.id)} saved acts={acts} />
            ) : (
              <AbsentJob row={row} loaded={status.loaded} isPart={part.isPart} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type AbsentProps = { row: SavedJob; loaded: boolean; isPart: boolean };

/**
 * While the market is still arriving, and where a device holds a part of it, what is not here is not closed: one that
 * was saved on another device is asked for.
 */
function AbsentJob({ row, loaded, isPart }: AbsentProps) {
  const fetched = useFetchedJob(loaded && isPart ? row.id : undefined);
  const { saveJob } = useMarketActs();
  const saving = useSaving();
  return (
    <div className="job-row items-center">
      <p className="min-w-0 flex-1 text-small text-soft">
        {loaded && (!isPart || fetched === 'gone') ? (
          <Trans>This job is closed.</Trans>
        ) : (
          <Trans>The ad itself is still on its way to this device.</Trans>
        )}
      </p>
      <Button variant="bare" onClick={() => void saving(() => saveJob(row.id, false))}>
        <Trans>Remove</Trans>
      </Button>
    </div>
  );
}
