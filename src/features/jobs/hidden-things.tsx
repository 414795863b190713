import { Trans, useLingui } from '@lingui/react/macro';
import { NO_FILTERS } from '../../replica/market/filters.ts';
import { useCounts } from '../../replica/market/use-counts.ts';
import { jobsById } from '../../replica/queries/jobs.ts';
import { hiddenThings } from '../../replica/queries/kept-jobs.ts';
import { marketPart } from '../../replica/queries/market-part.ts';
import { syncStatus } from '../../replica/queries/outbox.ts';
import { useLive } from '../../replica/use-live.ts';
import { useMarketActs } from '../../sync/react/use-market-acts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { TextLink } from '../../ui/links.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useSaving } from '../../ui/use-saving.ts';

/** Jobs and companies that a person does not want to see, and the way back (pwa.3, job.7). */
export function HiddenThings({ onAll }: { onAll: () => void }) {
  const { t } = useLingui();
  const things = useLive(hiddenThings);
  const status = useLive(syncStatus);
  const part = useLive(marketPart);
  const names = useCompanyNames(things?.companies ?? []);
  const { hideJob, hideCompany } = useMarketActs();
  const saving = useSaving();
  if (!things || !status || !part) return <Skeleton lines={4} />;
  const { jobs, companies } = things;
  if (jobs.length + companies.length === 0)
    return (
      <EmptyState
        picture="no-jobs"
        title={t`Nothing is hidden.`}
        action={
          <Button variant="quiet" onClick={onAll}>
            <Trans>All jobs</Trans>
          </Button>
        }
      />
    );
  return (
    <div className="grid max-w-content gap-6">
      {companies.length > 0 && (
        <section>
          <h2 className="text-lead font-bold">
            <Trans>Hidden companies</Trans>
          </h2>
          <ul>
            {companies.map((id) => (
              <li key={id} className="job-row items-center">
                <p className="min-w-0 flex-1 font-semibold wrap-anywhere">
                  {names.get(id) ?? <Trans>A company without jobs at the moment</Trans>}
                </p>
                <Button variant="bare" onClick={() => void saving(() => hideCompany(id, false))}>
                  <Trans>Show again</Trans>
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {jobs.length > 0 && (
        <section>
          <h2 className="text-lead font-bold">
            <Trans>Hidden jobs</Trans>
          </h2>
          <ul>
            {jobs.map(({ id, job }) => (
              <li key={id} className="job-row items-center">
                <div className="min-w-0 flex-1 wrap-anywhere">
                  {job ? (
                    <>
                      <p className="font-semibold" lang="">
                        <TextLink to="/pwa/$jobId" params={{ jobId: id }}>
                          {job.title}
                        </TextLink>
                      </p>
                      <p className="text-small text-soft">{job.companyName}</p>
                    </>
                  ) : (
                    <p className="text-small text-soft">
                      {status.loaded && !part.isPart ? (
                        <Trans>This job is closed.</Trans>
                      ) : (
                        <Trans>This job is not on this device yet.</Trans>
                      )}
                    </p>
                  )}
                </div>
                <Button variant="bare" onClick={() => void saving(() => hideJob(id, false))}>
                  {job ? <Trans>Show again</Trans> : <Trans>Remove</Trans>}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** A company is known by name as long as a job of it is on this device. */
function useCompanyNames(companies: readonly string[]): ReadonlyMap<string, string> {
  const counts = useCounts(
    companies.map((_companyId) => ({
      key: `company:${_companyId}`,
      filters: { ...NO_FILTERS, wishes: { company: { _companyId, name: '' } } },
      since: null,
      hiddenToo: true,
      top: 1,
    })),
  );
  const ids = companies.flatMap((id) => counts[`company:${id}`]?.ids ?? []);
  const jobs = useLive((db) => jobsById(db, ids), [ids.join()]) ?? [];
  return new Map(jobs.map((job) => [job._companyId, job.companyName]));
}
