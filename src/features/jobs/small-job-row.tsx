import { distanceKm, type Point } from '../../../contract/distance.ts';
import type { JobPreview } from '../../../contract/entities/job-preview.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { StretchedLink } from '../../ui/links.tsx';

type Props = {
  job: Pick<JobPreview, '_id' | 'title' | 'companyName' | 'pay' | 'location'>;
  /** Whence the distance is told, where one is. */
  from: Point | null;
};

/** A job in a list that is not the main one: what it is, what it pays, how far away. */
export function SmallJobRow({ job, from }: Props) {
  const format = useFormat();
  const km = from && job.location && distanceKm(from, job.location);
  const facts = [job.pay && format.pay(job.pay), km && km >= 1 ? format.distance(km) : job.location?.label];
  return (
    <li className="job-row">
      <CompanyMark name={job.companyName} />
      <div className="ms-2 min-w-0 flex-1 wrap-anywhere">
        <p className="font-semibold" lang="">
          <StretchedLink to="/pwa/$jobId" params={{ jobId: job._id }}>
            {job.title}
          </StretchedLink>
        </p>
        <p className="text-small tabular-nums text-soft">{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  );
}
