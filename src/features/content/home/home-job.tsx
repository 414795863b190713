import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { FoundJob } from '../../../../contract/entities/search.ts';
import { jobWork, REMOTE_LABEL } from '../../../i18n/job-labels.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { VerifiedMark } from '../../../ui/verified-mark.tsx';

/** A job for somebody who may not be signed in: it leads to its public page. */
export function HomeJob({ job }: { job: FoundJob }) {
  const { i18n } = useLingui();
  const format = useFormat();
  const where = job.remote === 'full' ? i18n._(REMOTE_LABEL.full) : job.location?.label;
  return (
    <article className="job-row bg-transparent!">
      <div className="flex min-w-0 flex-1 gap-3.5 wrap-anywhere">
        <CompanyMark name={job.companyName} logo={job.companyLogo} />
        <div className="grid min-w-0 flex-1 content-start">
          <h3 className="line-clamp-2 text-body font-bold leading-snug tracking-tight" lang="" dir="auto">
            {/* Written by the server: a whole navigation, not one of the router. */}
            <a href={`/jobs/${job._id}`} className="stretched-link">
              {job.title}
            </a>
          </h3>
          <p className="flex min-w-0 items-center text-small leading-snug text-soft">
            <span className="truncate" lang="" dir="auto">
              {job.companyName}
            </span>
            {job.companyVerified && <VerifiedMark />}
            {where && <span className="max-w-1/2 shrink-0 truncate whitespace-pre">{` · ${where}`}</span>}
          </p>
          <p className="text-small leading-snug text-soft">
            {job.pay ? (
              <b className="tabular-nums text-ink">{format.pay(job.pay)}</b>
            ) : (
              <Trans>pay not stated</Trans>
            )}
            {' · '}
            {jobWork(i18n, job)}
          </p>
        </div>
      </div>
    </article>
  );
}
