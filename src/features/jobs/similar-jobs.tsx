import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '../../../contract/entities/job.ts';
import { KIND_LABEL } from '../../i18n/job-labels.ts';
import { type MarketFilters, NO_FILTERS } from '../../replica/market/filters.ts';
import { useCounts } from '../../replica/market/use-counts.ts';
import { jobsById } from '../../replica/queries/jobs.ts';
import { useLive } from '../../replica/use-live.ts';
import { TextLink } from '../../ui/links.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { JobLine } from './job-line.tsx';
import { searchOf } from './market-search-params.ts';
import { mainWord } from './similar.ts';

const MOST = 3;
const RADIUS_KM = 50;

/** Jobs like this one on this device, and what makes them alike (job.8); and the others of the company. */
export function SimilarJobs({ job }: { job: Job }) {
  const { i18n } = useLingui();
  const { location, kind, _id, _companyId, companyName } = job;
  const near: MarketFilters = {
    ...NO_FILTERS,
    kinds: [kind],
    ...(location && { place: location, radiusKm: RADIUS_KM, sort: 'nearest' as const }),
  };
  const word = mainWord(job.title);
  const sameWork = { ...near, words: word };
  const ofCompany = { ...NO_FILTERS, wishes: { company: { _companyId, name: companyName } } };
  const counts = useCounts([
    // One more than is shown: this one is among them.
    ...(word ? [{ key: `similar:work:${_id}`, filters: sameWork, since: null, top: MOST + 1 }] : []),
    { key: `similar:kind:${_id}`, filters: near, since: null, top: MOST + 1 },
    { key: `similar:company:${_id}`, filters: ofCompany, since: null },
  ]);
  const isKnown = `similar:kind:${_id}` in counts;
  const others = (key: string) => (counts[key]?.ids ?? []).filter((id) => id !== _id).slice(0, MOST);
  const isWork = others(`similar:work:${_id}`).length > 0;
  const ids = isWork ? others(`similar:work:${_id}`) : others(`similar:kind:${_id}`);
  const jobs = useLive((db) => jobsById(db, ids), [ids.join()]);
  const more = (counts[`similar:company:${_id}`]?.all ?? 1) - 1;
  const kindName = i18n._(KIND_LABEL[kind]);
  const filters = isWork ? sameWork : near;
  if (!isKnown || !jobs) return <Skeleton lines={4} />;
  if (jobs.length === 0 && more < 1) return null;
  return (
    <div className="grid gap-6">
      {jobs.length > 0 && (
        <section className="grid gap-1">
          <h2 className="text-lead font-bold">
            <Trans>Similar jobs</Trans>
          </h2>
          <p className="text-small text-soft">
            {isWork ? <Trans>Also “{word}”</Trans> : <Trans>The same kind: {kindName}</Trans>}
            {location && (
              <>
                , <Trans>nearest first</Trans>
              </>
            )}
          </p>
          <ul>
            {jobs.map((one) => (
              <JobLine key={one._id} job={one} from={location} />
            ))}
          </ul>
          <p>
            <TextLink to="/pwa" search={{ ...searchOf(filters), list: 'all' }}>
              <Trans>Show all of them</Trans>
            </TextLink>
          </p>
        </section>
      )}
      {more > 0 && (
        <p>
          <TextLink to="/pwa" search={{ ...searchOf(ofCompany), list: 'all' }}>
            <Trans>
              More jobs from {companyName}: {more}
            </Trans>
          </TextLink>
        </p>
      )}
    </div>
  );
}
