import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ApplicationSource } from '../../../../contract/application-source.ts';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { type JobFigures, REPLY_SPANS } from '../../../../contract/entities/job-figures.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { NUMBERS_AWAY } from './away-words.tsx';
import { PartAway } from './part-away.tsx';

const STEPS: readonly [keyof JobFigures['funnel'], MessageDescriptor][] = [
  ['views', msg({ message: 'Seen', context: 'people who saw a job' })],
  ['applied', msg({ message: 'Applied', context: 'people' })],
  ['opened', msg({ message: 'Opened by you', context: 'applications' })],
  ['answered', msg({ message: 'Answered by you', context: 'applications' })],
  ['offered', msg({ message: 'Got an offer', context: 'people' })],
  ['hired', msg({ message: 'Hired', context: 'people' })],
];

const SOURCE_LABEL: Record<ApplicationSource, MessageDescriptor> = {
  app: msg`In the app`,
  link: msg`A link that was handed on`,
  web: msg`A search engine or another website`,
  poster: msg`The code on the poster`,
  embed: msg`The list on your website`,
  feed: msg`A job board with your feed`,
};

/** How far people came with a job, where from, and how long answers took: each chart is its table. */
export function JobCharts({ job }: { job: CompanyJob }) {
  const read = useRead('job.figures', { jobId: job._id });
  return (
    <>
      {read.state === 'loading' && <Skeleton lines={6} />}
      {read.state !== 'loading' && read.state !== 'there' && (
        <PartAway words={NUMBERS_AWAY} onAgain={read.again} />
      )}
      {read.state === 'there' && <Charts figures={read.data} />}
    </>
  );
}

function Charts({ figures: { funnel, sources, replies, waiting } }: { figures: JobFigures }) {
  const { t, i18n } = useLingui();
  const steps = STEPS.map(([step, label]) => ({ key: step, label: i18n._(label), count: funnel[step] }));
  const spans = replies.map((count, at) => ({ key: String(at), label: <Span at={at} />, count }));
  return (
    <div className="grid items-start gap-8 desk:grid-cols-3">
      <Bars title={t`How far people came`} of={t`Step`} rows={steps} />
      {funnel.applied === 0 ? (
        <p className="text-small text-soft">
          <Trans>
            Nobody has applied yet. Once somebody has, you see here where people came from and how long your
            answers take.
          </Trans>
        </p>
      ) : (
        <>
          <Bars
            title={t`Where applicants came from`}
            of={t`Source`}
            rows={sources.map(({ source, applied }) => ({
              key: source ?? '',
              label: source === null ? t`Not known` : i18n._(SOURCE_LABEL[source]),
              count: applied,
            }))}
          />
          <Bars
            title={t`Time to your answer`}
            of={t`Time`}
            rows={[...spans, ...(waiting > 0 ? [{ key: 'w', label: t`No answer yet`, count: waiting }] : [])]}
          />
        </>
      )}
    </div>
  );
}

function Span({ at }: { at: number }) {
  const from = REPLY_SPANS[at - 1] ?? 0;
  const to = REPLY_SPANS[at];
  if (to === undefined) return <Plural value={from} one="More than # day" other="More than # days" />;
  if (from === 0) return <Trans>Within a day</Trans>;
  return (
    <Trans>
      {from} to {to} days
    </Trans>
  );
}

type Row = { key: string; label: ReactNode; count: number };

/** A table of counts, each with a bar as long as its share of the largest. */
function Bars({ title, of, rows }: { title: string; of: string; rows: readonly Row[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <table className="w-full text-small">
      <caption className="pb-2 text-start font-semibold">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{t`Number`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, count }) => (
          <tr key={key}>
            <th scope="row" className="w-full py-1.5 pe-3 text-start font-normal">
              <span className="block">{label}</span>
              <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-well">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(count / most) * 100}%` }}
                />
              </span>
            </th>
            <td className="py-1.5 text-end align-top font-semibold tabular-nums">{format.number(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
