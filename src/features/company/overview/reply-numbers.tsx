import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Applicant } from '../../../../contract/entities/application.ts';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useNow } from '../../../i18n/use-now.ts';
import { Section } from '../../../ui/page.tsx';
import { sumOf, type WeekNumbers, weeklyNumbers } from './weekly-numbers.ts';

type Props = { applicants: readonly Applicant[]; jobs: readonly CompanyJob[] };

/** How the company answers, as numbers and small charts; the table says the same (company.1, 17.8). */
export function ReplyNumbers({ applicants, jobs }: Props) {
  const { t } = useLingui();
  const weeks = weeklyNumbers(applicants, useNow());
  const days = jobs.find(({ usualReplyDays }) => usualReplyDays !== undefined)?.usualReplyDays;
  if (sumOf(weeks, 'applied') === 0) return null;
  return (
    <Section title={<Trans>Applications of the last 8 weeks</Trans>}>
      <div className="grid gap-4 rounded-card border border-line bg-sheet p-4">
        <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-4">
          <Figure name={t`Applied`} value={sumOf(weeks, 'applied')}>
            <Bars values={weeks.map(({ applied }) => applied)} of={weeks} />
          </Figure>
          <Figure name={t`Seen`} value={sumOf(weeks, 'seen')}>
            <Bars values={weeks.map(({ seen }) => seen)} of={weeks} />
          </Figure>
          <Figure name={t`Answered`} value={sumOf(weeks, 'answered')}>
            <Bars values={weeks.map(({ answered }) => answered)} of={weeks} />
          </Figure>
          <Figure
            name={t`You usually answer`}
            value={
              days === undefined
                ? '–'
                : days === 0
                  ? t`the same day`
                  : t`${plural(days, { one: 'in # day', other: 'in # days' })}`
            }
          >
            <span className="block text-note text-soft">
              {days === undefined ? (
                <Trans>Counted once three people have applied.</Trans>
              ) : (
                <Trans>Your ads say so as well.</Trans>
              )}
            </span>
          </Figure>
        </dl>
        <NumbersTable weeks={weeks} />
      </div>
    </Section>
  );
}

function Figure({ name, value, children }: { name: string; value: ReactNode; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1">
      <dt className="text-small text-soft">{name}</dt>
      <dd className="grid gap-1">
        <span className="text-lead font-bold tabular-nums">{value}</span>
        {children}
      </dd>
    </div>
  );
}

const WIDTH = 12;
const HEIGHT = 28;

/** One bar a week, all charts on the scale of what arrived. */
function Bars({ values, of }: { values: readonly number[]; of: readonly WeekNumbers[] }) {
  const most = Math.max(1, ...of.map(({ applied }) => applied));
  return (
    <svg
      viewBox={`0 0 ${values.length * WIDTH} ${HEIGHT}`}
      className="h-7 w-full max-w-32 text-accent"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {values.map((value, at) => {
        const height = value === 0 ? 1 : Math.max(3, (value / most) * HEIGHT);
        return (
          <rect
            key={of[at]?.from}
            x={at * WIDTH}
            y={HEIGHT - height}
            width={WIDTH - 3}
            height={height}
            fill="currentColor"
            opacity={value === 0 ? 0.35 : 1}
          />
        );
      })}
    </svg>
  );
}

function NumbersTable({ weeks }: { weeks: readonly WeekNumbers[] }) {
  const format = useFormat();
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-small font-semibold text-accent">
        <Trans>Week by week, as a table</Trans>
      </summary>
      <table className="w-full text-small tabular-nums">
        <thead>
          <tr className="border-b border-line text-soft">
            <th scope="col" className="py-1 text-start font-semibold">
              <Trans>Week from</Trans>
            </th>
            <th scope="col" className="py-1 text-end font-semibold">
              <Trans>Applied</Trans>
            </th>
            <th scope="col" className="py-1 text-end font-semibold">
              <Trans>Seen</Trans>
            </th>
            <th scope="col" className="py-1 text-end font-semibold">
              <Trans>Answered</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.from} className="border-b border-line last:border-0">
              <th scope="row" className="py-1 text-start font-normal">
                {format.date(new Date(week.from).toISOString())}
              </th>
              <td className="py-1 text-end">{week.applied}</td>
              <td className="py-1 text-end">{week.seen}</td>
              <td className="py-1 text-end">{week.answered}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
