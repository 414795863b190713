import { Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import type { Job } from '../../../contract/entities/job.ts';
import { jobLine } from '../../i18n/job-labels.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { ApplicationItem } from '../../replica/queries/application-items.ts';
import { Card } from '../../ui/card.tsx';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { StretchedLink } from '../../ui/links.tsx';
import { VerifiedMark } from '../../ui/verified-mark.tsx';
import { CardTags } from './card-tags.tsx';
import { openJob, TITLE_TRANSITION } from './opened-job.ts';

type Props = {
  job: Job;
  /** From the place of the search, in kilometres. */
  km: number | null;
  /** Of the reader, in years; undefined where it is not known yet. */
  age: number | undefined;
  /** The reader's own application. */
  item?: ApplicationItem | undefined;
  /** It was closed, or changed so that the filters no longer find it, while the list was being read. */
  gone?: boolean;
};

/** A job in a list (pwa.2). The whole card is one link. */
export const JobCard = memo(function JobCard({ job, km, age, item, gone = false }: Props) {
  const { t } = useLingui();
  const company = job.companyName;
  return (
    <Card goes>
      <div className={gone ? 'grid gap-3 wrap-anywhere opacity-55' : 'grid gap-3 wrap-anywhere'}>
        <div className="flex items-start gap-3.5">
          <CompanyMark name={company} />
          <div className="grid min-w-0 flex-1 gap-0.5">
            <h2 className="line-clamp-2 text-body font-bold leading-snug tracking-tight" lang="">
              <StretchedLink
                to="/pwa/$jobId"
                params={{ jobId: job._id }}
                viewTransition
                onClick={(event) => {
                  openJob(job);
                  const title = event.currentTarget.closest('h2');
                  if (title) title.style.viewTransitionName = TITLE_TRANSITION;
                }}
              >
                {job.title}
                <span className="sr-only">{t`, ${company}`}</span>
              </StretchedLink>
            </h2>
            <p className="text-small text-soft">
              {company}
              {job.companyVerified && <VerifiedMark />}
            </p>
          </div>
        </div>
        <CardFacts job={job} km={km} />
        {gone ? (
          <p className="text-note font-semibold text-soft">
            <Trans>No longer in this list</Trans>
          </p>
        ) : (
          <CardTags job={job} age={age} item={item} />
        )}
      </div>
    </Card>
  );
});

type CardFactsProps = { job: Job; km: number | null };

/** Pay first, then kind, hours and where; how far where that is told: a place has one point, and a job in it any. */
function CardFacts({ job, km }: CardFactsProps) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { location } = job;
  const place = location && km !== null && km >= 1 ? `${location.label}, ${format.distance(km)}` : undefined;
  return (
    <div className="grid gap-0.5">
      <p className={job.pay ? 'font-bold tabular-nums' : 'text-soft first-letter:uppercase'}>
        {job.pay ? format.pay(job.pay) : <Trans>pay not stated</Trans>}
      </p>
      <p className="text-small tabular-nums text-soft first-letter:uppercase">{jobLine(i18n, job, place)}</p>
    </div>
  );
}
