import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Job } from '../../../contract/entities/job.ts';
import { Card } from '../../ui/card.tsx';
import { CompanyMark } from '../../ui/company-mark.tsx';
import { TextLink } from '../../ui/links.tsx';
import { VerifiedMark } from '../../ui/verified-mark.tsx';
import { VerifiedNote } from './company/verified-note.tsx';

/** Who offers the job, what "verified" means, and when they promise to answer. */
export function CompanyCard({ job }: { job: Job }) {
  const { t } = useLingui();
  const days = job.replyDays;
  return (
    <Card>
      <div className="flex gap-4">
        <CompanyMark name={job.companyName} logo={job.companyLogo} size="lg" />
        <div className="grid min-w-0 gap-1.5">
          <h2 className="text-lead font-bold leading-snug">
            <span lang="">
              <TextLink to="/pwa/companies/$companyId" params={{ companyId: job._companyId }}>
                {job.companyName}
              </TextLink>
            </span>
            {job.companyVerified && <VerifiedMark />}
          </h2>
          <p className="font-semibold text-accent">
            {t`${plural(days, { one: 'Promises an answer within # day', other: 'Promises an answer within # days' })}`}
          </p>
          {job.usualReplyDays !== undefined && <UsualReply days={job.usualReplyDays} />}
          {job.blind && <WithoutNames company={job.companyName} />}
          <VerifiedNote verified={job.companyVerified} />
        </div>
      </div>
    </Card>
  );
}

/** What becomes of the name of everybody who applies, said before they do (companysettings.1). */
function WithoutNames({ company }: { company: string }) {
  return (
    <p>
      <Trans>{company} reads all applications without names.</Trans>{' '}
      <span className="text-small text-soft">
        <Trans>You are a number until they invite you to talk.</Trans>
      </span>
    </p>
  );
}

/** How soon the company answers in fact, and what that is counted on. */
function UsualReply({ days }: { days: number }) {
  const { t } = useLingui();
  return (
    <p>
      <span className="font-semibold">
        {days === 0
          ? t`Usually answers the same day`
          : t`${plural(days, { one: 'Usually answers in # day', other: 'Usually answers in # days' })}`}
      </span>{' '}
      <span className="text-small text-soft">
        <Trans>Half of all who applied here had their answer by then.</Trans>
      </span>
    </p>
  );
}
