import { Trans, useLingui } from '@lingui/react/macro';
import Banknote from 'lucide-react/icons/banknote';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import ShieldCheck from 'lucide-react/icons/shield-check';
import Users from 'lucide-react/icons/users';
import type { ReactNode } from 'react';
import type { Location } from '../../../../contract/entities/job.ts';
import { campaignPoints } from '../../../i18n/campaign-text.ts';
import { hoursLabel, KIND_LABEL, REMOTE_LABEL } from '../../../i18n/job-labels.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Card } from '../../../ui/card.tsx';
import { CompanyMark } from '../../../ui/company-mark.tsx';
import { type Fact, Facts } from '../../../ui/facts.tsx';
import type { Readable } from './to-job-draft.ts';

type Props = { job: Readable; companyName: string };

/** The job as others will read it, first in a list, then opened (createjob.9), with its place on a map (createjob.6). */
export function JobPreview({
  job,
  companyName,
  place,
}: Props & { place?: (location: Location) => ReactNode }) {
  const { i18n } = useLingui();
  const facts = useFacts(job);
  const campaign = job.campaign ? campaignPoints(i18n, job.campaign, job.pay?.currency) : [];
  return (
    <div className="grid gap-6">
      <PreviewCard job={job} companyName={companyName} />
      <Card>
        <div className="grid gap-5">
          <PreviewHead job={job} companyName={companyName} />
          <Facts facts={facts} />
          {job.description && <div className="prose">{job.description}</div>}
          {campaign.length > 0 && (
            <dl className="grid gap-3 text-small">
              {campaign.map(({ key, label, text }) => (
                <div key={key}>
                  <dt className="text-note text-faint">{label}</dt>
                  <dd className="whitespace-pre-line">{text}</dd>
                </div>
              ))}
            </dl>
          )}
          <Points title={<Trans>What you do</Trans>} items={job.tasks} />
          <Points title={<Trans>What is needed</Trans>} items={job.must} />
          <Points title={<Trans>What would be nice</Trans>} items={job.nice} />
          <Points title={<Trans>What we offer</Trans>} items={job.benefits} />
          <Points
            title={<Trans>What we ask when you apply</Trans>}
            items={job.questions.map(({ text }) => text)}
          />
          {job.location && place?.(job.location)}
        </div>
      </Card>
    </div>
  );
}

function PreviewHead({ job, companyName }: Props) {
  return (
    <div className="flex items-start gap-3">
      <CompanyMark name={companyName} />
      <div className="min-w-0">
        <p className="text-lead font-bold leading-snug">{job.title || <Trans>Title of the job</Trans>}</p>
        <p className="text-small text-soft">{companyName}</p>
      </div>
    </div>
  );
}

function PreviewCard({ job, companyName }: Props) {
  const { i18n } = useLingui();
  const format = useFormat();
  const where = [
    job.remote !== 'full' && job.location?.label,
    job.remote !== 'none' && i18n._(REMOTE_LABEL[job.remote]),
  ];
  const line = [i18n._(KIND_LABEL[job.kind]), job.hours && i18n._(hoursLabel(job.hours)), ...where];
  return (
    <Card>
      <div className="grid gap-2">
        <PreviewHead job={job} companyName={companyName} />
        <p className={job.pay ? 'font-bold tabular-nums' : 'text-soft'}>
          {job.pay ? format.pay(job.pay) : <Trans>pay not stated</Trans>}
        </p>
        <p className="text-small tabular-nums text-soft">{line.filter(Boolean).join(' · ')}</p>
      </div>
    </Card>
  );
}

function useFacts(job: Readable): Fact[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const place = [job.location?.label, job.remote !== 'none' && i18n._(REMOTE_LABEL[job.remote])];
  const start = job.startDate ? format.day(job.startDate) : t`by arrangement`;
  const end = job.endDate && format.day(job.endDate);
  const hours = job.hours && [i18n._(hoursLabel(job.hours)), job.hours.text].filter(Boolean).join(', ');
  const facts: (Fact | null)[] = [
    {
      key: 'pay',
      icon: Banknote,
      label: t`Pay`,
      value: job.pay ? format.pay(job.pay) : t`pay not stated`,
      strong: true,
    },
    hours ? { key: 'hours', icon: Clock, label: t`Hours`, value: hours } : null,
    {
      key: 'place',
      icon: MapPin,
      label: t`Place`,
      value: place.filter(Boolean).join(', ') || t`not said yet`,
    },
    { key: 'start', icon: CalendarDays, label: t`Start`, value: end ? t`${start} to ${end}` : start },
    { key: 'openings', icon: Users, label: t`Openings`, value: job.openings ?? '–' },
    { key: 'age', icon: ShieldCheck, label: t`Minimum age`, value: job.minAge ?? '–' },
  ];
  return facts.filter((fact) => fact !== null);
}

function Points({ title, items }: { title: ReactNode; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold">{title}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: points have no other identity
          <li key={at}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
