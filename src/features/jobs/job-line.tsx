import { distanceKm, type Point } from '../../../contract/distance.ts';
import type { JobPreview } from '../../../contract/entities/job-preview.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { StretchedLink } from '../../ui/links.tsx';

type Props = {
  job: Pick<JobPreview, '_id' | 'title' | 'companyName' | 'companyLogo' | 'pay' | 'location'>;
  /** What distances are told from. */
  from?: Point | null;
  /** On the page of the company, which need not be shown again. */
  ofCompany?: boolean;
};

/** A job in two lines, which lead to its page. */
export function JobLine({ job, from = null, ofCompany = false }: Props) {
  const format = useFormat();
  const km = from && job.location && distanceKm(from, job.location);
  const facts = [job.pay && format.pay(job.pay), km && km >= 1 ? format.distance(km) : job.location?.label];
  return (
    <li className="job-row">
      {!ofCompany && <CompanyMark name={job.companyName} logo={job.companyLogo} />}
      <div className={ofCompany ? 'min-w-0 flex-1 wrap-anywhere' : 'ms-2 min-w-0 flex-1 wrap-anywhere'}>
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
