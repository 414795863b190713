import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DAY_MS } from '../../../../contract/calendar-day.ts';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { isOpen } from '../../../../contract/policy/application.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { LinkButton } from '../../../ui/links.tsx';
import { Section } from '../../../ui/page.tsx';

/** A job is shown here this long before its last day, in days. */
const SOON_DAYS = 7;

type Props = { jobs: readonly CompanyJob[]; applicants: readonly Applicant[] };

/** Jobs that end soon, the next one first, and who still waits there (company.1). */
export function ClosingSoon({ jobs, applicants }: Props) {
  const { t } = useLingui();
  const format = useFormat();
  const now = useNow();
  const soon = jobs
    .flatMap((job) => (job.status === 'published' && job.validThrough ? { job, ends: job.validThrough } : []))
    .filter(({ ends }) => Date.parse(ends) > now && Date.parse(ends) - now <= SOON_DAYS * DAY_MS)
    .toSorted((a, b) => a.ends.localeCompare(b.ends));
  if (soon.length === 0) return null;
  const waiting = (jobId: string) =>
    applicants.filter(({ _jobId, status }) => _jobId === jobId && isOpen(status)).length;
  return (
    <Section title={<Trans>Closing soon</Trans>}>
      <ul className="divide-y divide-line border-y border-line">
        {soon.map(({ job, ends }) => {
          const open = waiting(job._id);
          return (
            <li key={job._id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
              <div className="min-w-0 wrap-anywhere">
                <p className="font-semibold" lang="">
                  {job.title}
                </p>
                <p className="text-small text-soft">
                  {[
                    t`closes ${format.deadline(ends)}`,
                    open > 0 &&
                      t`${plural(open, { one: '# waits for an answer', other: '# wait for an answer' })}`,
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </p>
              </div>
              <LinkButton variant="quiet" to="/pwa/company/edit-job" search={{ job: job._id }}>
                <Trans>Extend</Trans>
              </LinkButton>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
