import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '../../../contract/entities/job.ts';
import { PLATFORM_LABEL } from '../../i18n/creator-labels.ts';
import { REMOTE_LABEL } from '../../i18n/job-labels.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { budgetOf } from '../../replica/market/campaign-filters.ts';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { StretchedLink } from '../../ui/links.tsx';
import { VerifiedMark } from '../../ui/verified-mark.tsx';

type Props = {
  job: Job;
  /** The reader has applied. */
  applied: boolean;
};

/** A campaign in the list: the budget first, then where it is published, what is delivered and until when. */
export function CampaignCard({ job, applied }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { campaign, location, remote } = job;
  const budget = budgetOf(job);
  const platforms = campaign?.platforms.map((one) => i18n._(PLATFORM_LABEL[one])).join(', ');
  const due = campaign?.due;
  const where = [
    remote !== 'full' && location?.label,
    remote !== 'none' && i18n._(REMOTE_LABEL[remote]),
    due && <Trans key="due">online by {format.date(due)}</Trans>,
  ].filter(Boolean);
  return (
    <article className="job-row">
      <div className="flex min-w-0 flex-1 gap-3 wrap-anywhere">
        <CompanyMark name={job.companyName} logo={job.companyLogo} />
        <div className="grid min-w-0 flex-1 content-start gap-0.5">
          <h2 className="line-clamp-2 text-body font-bold leading-snug tracking-tight" lang="">
            <StretchedLink to="/pwa/$jobId" params={{ jobId: job._id }}>
              {job.title}
            </StretchedLink>
          </h2>
          <p className="truncate text-small leading-snug text-soft">
            {job.companyName}
            {job.companyVerified && <VerifiedMark />}
          </p>
          <p className="text-small leading-snug text-soft tabular-nums">
            <span className="text-body font-bold text-ink">
              {budget ? (
                format.moneyRange(budget.min, budget.max, budget.currency)
              ) : (
                <Trans>Budget not stated</Trans>
              )}
            </span>
            {platforms && ` · ${platforms}`}
          </p>
          {campaign && campaign.deliverables.length > 0 && (
            <p className="line-clamp-2 text-small leading-snug" lang="">
              {campaign.deliverables.join(' · ')}
            </p>
          )}
          <p className="flex flex-wrap gap-x-3 text-small leading-snug text-soft tabular-nums">
            {where.map((one, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: three places, always in this order
              <span key={at}>{one}</span>
            ))}
            {applied && (
              <b className="font-semibold text-accent">
                <Trans>Applied</Trans>
              </b>
            )}
          </p>
        </div>
      </div>
    </article>
  );
}
