import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { CompanyCard } from '../../../../contract/entities/company.ts';

const DAY_HOURS = 24;

/** How soon the company answers, what it promises, and how much it offers. */
export function CompanyFigures({ company }: { company: CompanyCard }) {
  const { t } = useLingui();
  const { medianReplyHours, openJobs, general } = company;
  const promised = general.replyDays;
  // As on each of its jobs (`usualReplyDays`).
  const usual = medianReplyHours === null ? null : Math.round(medianReplyHours / DAY_HOURS);
  const days = (count: number) => t`${plural(count, { one: '# day', other: '# days' })}`;
  return (
    <dl className="flex flex-wrap divide-x divide-line border-y border-line *:grid *:flex-1 *:content-start *:px-4 *:py-3 *:first:ps-0">
      {usual !== null && (
        <Figure
          value={usual === 0 ? t`the same day` : days(usual)}
          name={t`until half of all have an answer`}
        />
      )}
      <Figure value={days(promised)} name={t`at most: that is promised`} />
      <Figure
        value={String(openJobs)}
        name={t`${plural(openJobs, { one: 'open job', other: 'open jobs' })}`}
      />
    </dl>
  );
}

function Figure({ value, name }: { value: string; name: string }) {
  return (
    <div>
      <dd className="text-lead font-bold tabular-nums">{value}</dd>
      <dt className="order-last text-small text-soft">{name}</dt>
    </div>
  );
}
