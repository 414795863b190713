import { Trans, useLingui } from '@lingui/react/macro';
import { applicationItemsByJob } from '../../replica/queries/application-items.ts';
import { type SavedJob, savedJobs } from '../../replica/queries/kept-jobs.ts';
import { syncStatus } from '../../replica/queries/outbox.ts';
import { useLive } from '../../replica/use-live.ts';
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
  const acts = useCardActs(null);
  if (!rows || !items || !status) return <Skeleton lines={6} />;
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
              <AbsentJob row={row} loaded={status.loaded} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** While the market is still arriving, what is not here is not closed. */
function AbsentJob({ row, loaded }: { row: SavedJob; loaded: boolean }) {
  const { saveJob } = useMarketActs();
  const saving = useSaving();
  return (
    <div className="job-row items-center">
      <p className="min-w-0 flex-1 text-small text-soft">
        {loaded ? (
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
