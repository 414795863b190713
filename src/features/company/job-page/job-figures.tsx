import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { TextLink } from '../../../ui/links.tsx';
import { ClosingText } from '../job-list/closing-text.tsx';

type Props = { job: CompanyJob; hired: readonly string[]; onMarket: boolean };

/** How a job is doing, in numbers that lead on where there is more to see. */
export function JobFigures({ job, hired, onMarket }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const { views, applied, seen, medianReplyH } = job.stats;
  const days = medianReplyH === null ? null : Math.max(1, Math.round(medianReplyH / 24));
  const fresh = Math.max(0, applied - seen);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-4 border-y border-line py-4">
      <Figure label={<Trans>Applications</Trans>}>
        {applied === 0 ? (
          '0'
        ) : (
          <TextLink to="/pwa/company" search={{ view: 'applicants', job: job._id }}>
            <Plural value={applied} one="# application" other="# applications" />
          </TextLink>
        )}
        {fresh > 0 && (
          <span className="ps-1 text-small font-semibold">
            <Trans>({fresh} new)</Trans>
          </span>
        )}
      </Figure>
      <Figure label={<Trans>Views</Trans>}>{format.number(views)}</Figure>
      {days !== null && (
        <Figure label={<Trans>Half are answered within</Trans>}>
          <Plural value={days} one="# day" other="# days" />
        </Figure>
      )}
      <Figure label={<Trans>Openings</Trans>}>{format.number(job.openings)}</Figure>
      {hired.length > 0 && (
        <Figure label={<Trans>Hired</Trans>}>{new Intl.ListFormat(i18n.locale).format(hired)}</Figure>
      )}
      {onMarket && job.validThrough && (
        <Figure label={<Trans>Last day</Trans>}>
          <ClosingText at={job.validThrough} />
        </Figure>
      )}
      {job.cleanedAt && (
        <Figure label={<Trans>Applicants’ data erased</Trans>}>{format.date(job.cleanedAt)}</Figure>
      )}
    </dl>
  );
}

function Figure({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-note text-faint">{label}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
