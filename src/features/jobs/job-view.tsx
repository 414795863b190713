import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Job } from '../../../contract/entities/job.ts';
import { useNow } from '../../i18n/use-now.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Page } from '../../ui/page.tsx';
import { RelativeTime } from '../../ui/relative-time.tsx';
import { VerifiedMark } from '../../ui/verified-mark.tsx';
import { AskedQuestions } from './asked-questions.tsx';
import { BackToMarket } from './back-to-market.tsx';
import { CompanyCard } from './company-card.tsx';
import { JobArticle } from './job-article.tsx';
import { jobFacts } from './job-facts.ts';
import { JobSafety } from './job-safety.tsx';
import { MoneyHint, speaksOfMoney } from './money-hint.tsx';
import { TITLE_TRANSITION } from './opened-job.ts';
import { ShareJob } from './share-job.tsx';

/** A job that this device has, from its title to its last benefit (job.1, job.2). */
export function JobView({ job, action }: { job: Job; action: ReactNode }) {
  const { i18n } = useLingui();
  const now = useNow();
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
        lead={
          <>
            <span lang="">{job.companyName}</span>
            {job.companyVerified && <VerifiedMark />}
          </>
        }
      >
        {/* A bar among what `action` brings comes last for the eye, so that it can stick to the lower edge. */}
        <div className="flex flex-col gap-8 [&>.action-bar]:order-last">
          {speaksOfMoney(job) && <MoneyHint jobId={job._id} />}
          {action}
          <Card>
            <Facts facts={jobFacts(i18n, job, now)} />
          </Card>
          <AskedQuestions questions={job.questions} />
          <ShareJob jobId={job._id} title={job.title} />
          <JobArticle job={job} />
          <CompanyCard job={job} />
          {job.publishedAt && (
            <p className="text-small text-faint">
              <Trans>
                Published <RelativeTime instant={job.publishedAt} />
              </Trans>
            </p>
          )}
          <JobSafety jobId={job._id} companyId={job._companyId} companyName={job.companyName} />
        </div>
      </Page>
    </>
  );
}
