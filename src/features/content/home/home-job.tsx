import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { FoundJob } from '../../../../contract/entities/search.ts';
import { jobLine } from '../../../i18n/job-labels.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Card } from '../../../ui/card.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';

/** A job for somebody who may not be signed in: it leads to its public page. */
export function HomeJob({ job }: { job: FoundJob }) {
  const { i18n } = useLingui();
  const format = useFormat();
  return (
    <Card goes>
      <div className="flex items-start gap-3.5">
        <CompanyMark name={job.companyName} logo={job.companyLogo} />
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h3 className="line-clamp-2 text-body font-bold leading-snug tracking-tight" lang="">
            {/* Written by the server: a whole navigation, not one of the router. */}
            <a href={`/jobs/${job._id}`} className="stretched-link">
              {job.title}
            </a>
          </h3>
          <p className="text-small text-soft">{job.companyName}</p>
          <p className={job.pay ? 'mt-2 font-bold tabular-nums' : 'mt-2 text-soft first-letter:uppercase'}>
            {job.pay ? format.pay(job.pay) : <Trans>pay not stated</Trans>}
          </p>
          <p className="text-small tabular-nums text-soft first-letter:uppercase">{jobLine(i18n, job)}</p>
        </div>
      </div>
    </Card>
  );
}
