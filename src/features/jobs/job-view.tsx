import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Job } from '../../../contract/entities/job.ts';
import { useNow } from '../../i18n/use-now.ts';
import { Card } from '../../ui/card.tsx';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Page } from '../../ui/page.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { VerifiedMark } from '../../ui/verified-mark.tsx';
import { AskedQuestions } from './asked-questions.tsx';
import { BackToMarket } from './back-to-market.tsx';
import { CompanyCard } from './company-card.tsx';
import { JobArticle } from './job-article.tsx';
import { jobFacts } from './job-facts.ts';
import { JobMarks } from './job-marks.tsx';
import { JobSafety } from './job-safety.tsx';
import { MoneyHint, speaksOfMoney } from './money-hint.tsx';
import { TITLE_TRANSITION } from './opened-job.ts';
import { SimilarJobs } from './similar-jobs.tsx';

/** Below the text, so that nobody waits for the outline of a country. */
const JobPlace = lazy(async () => ({ default: (await import('./map-later.ts')).JobPlace }));

type Props = { job: Job; action: ReactNode; beside?: boolean };

/** A job that this device has, from its title to its last benefit (job.1, job.2). */
export function JobView({ job, action, beside = false }: Props) {
  const { i18n } = useLingui();
  const now = useNow();
  return (
    <JobFrame job={job} beside={beside}>
      {/* A bar among what `action` brings comes last for the eye, so that it can stick to the lower edge. */}
      <div className="flex flex-1 flex-col gap-8 [&>.action-bar]:order-last">
        {speaksOfMoney(job) && <MoneyHint jobId={job._id} />}
        <JobMarks job={job} />
        {action}
        <Card>
          <Facts facts={jobFacts(i18n, job, now)} />
        </Card>
        <AskedQuestions questions={job.questions} />
        <JobArticle job={job} />
        {job.location && (
          <Suspense fallback={<div className="h-46" />}>
            <JobPlace location={job.location} />
          </Suspense>
        )}
        <CompanyCard job={job} />
        {job.publishedAt && (
          <p className="text-small text-faint">
            <Trans>
              Published <RelativeTime instant={job.publishedAt} />
            </Trans>
          </p>
        )}
        <JobSafety jobId={job._id} companyId={job._companyId} companyName={job.companyName} />
        {/* Last, because it waits for the index: what comes late pushes nothing away. */}
        <SimilarJobs job={job} />
      </div>
    </JobFrame>
  );
}

type FrameProps = { job: Job; beside: boolean; children: ReactNode };

/** A page of its own, or the right half of the market's. */
function JobFrame({ job, beside, children }: FrameProps) {
  const lead = (
    <>
      <span lang="">{job.companyName}</span>
      {job.companyVerified && <VerifiedMark />}
    </>
  );
  if (beside)
    return (
      <div className="flex min-h-full flex-col gap-6">
        <header className="flex items-start gap-4">
          <CompanyMark name={job.companyName} logo={job.companyLogo} size="lg" />
          <div className="grid min-w-0 gap-1">
            <h2 className="text-title font-bold leading-tight" lang="">
              {job.title}
            </h2>
            <p className="text-soft">{lead}</p>
          </div>
        </header>
        {children}
      </div>
    );
  return (
    <>
      <BackToMarket />
      <Page
        title={job.title}
        heading={
          <span lang="" className="block" style={{ viewTransitionName: TITLE_TRANSITION }}>
            {job.title}
          </span>
        }
        lead={lead}
      >
        {children}
      </Page>
    </>
  );
}
