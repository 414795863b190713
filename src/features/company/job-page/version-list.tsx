import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnswerOf } from '../../../../contract/calls.ts';
import type { Member } from '../../../../contract/entities/company.ts';
import type { CompanyJob } from '../../../../contract/entities/job.ts';
import { useWhen } from '../../../i18n/use-when.ts';
import { useRead } from '../../../sync/react/use-read.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FactChange } from '../job-form/fact-change.tsx';
import { FACT_LABEL, isFact, type JobFacts } from '../job-form/fact-label.ts';
import { useFactText } from '../job-form/use-fact-text.ts';
import { VERSIONS_AWAY } from './away-words.tsx';
import { PartAway } from './part-away.tsx';

const PAGE = 10;

type Props = { job: CompanyJob; members: readonly Member[] };
type Revision = AnswerOf<'job.revisions'>['items'][number];

/** One page of them, and behind it the next one once it is wanted. */
export function Versions({ job, members, cursor }: Props & { cursor: string | undefined }) {
  const [more, setMore] = useState(false);
  const read = useRead('job.revisions', { jobId: job._id, limit: PAGE, ...(cursor && { cursor }) });
  if (read.state === 'loading') return <Skeleton lines={4} />;
  if (read.state !== 'there') return <PartAway words={VERSIONS_AWAY} onAgain={read.again} />;
  const { items, next } = read.data;
  return (
    <>
      <ol className="grid divide-y divide-line border-y border-line">
        {items.map((revision) => (
          <Version key={revision.rev} revision={revision} members={members} />
        ))}
      </ol>
      {next !== null && !more && (
        <div>
          <Button variant="quiet" onClick={() => setMore(true)}>
            <Trans>Show older versions</Trans>
          </Button>
        </div>
      )}
      {next !== null && more && <Versions job={job} members={members} cursor={next} />}
    </>
  );
}

function Version({ revision, members }: { revision: Revision; members: readonly Member[] }) {
  const { t, i18n } = useLingui();
  const when = useWhen();
  const textOf = useFactText(members);
  const { at, by, changes, note } = revision;
  const name = by._userId === null ? t`An import` : by.name;
  const facts = changes.flatMap(({ field, before, after }) =>
    isFact(field)
      ? [
          {
            field,
            before: textOf({ [field]: before } as JobFacts, field),
            after: textOf({ [field]: after } as JobFacts, field),
          },
        ]
      : [],
  );
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-baseline gap-x-2 text-small">
        <b>{name}</b>
        <span className="text-faint tabular-nums">{when(at)}</span>
      </p>
      <dl className="grid gap-2">
        {facts.map(({ field, before, after }) => (
          <FactChange key={field} label={i18n._(FACT_LABEL[field])} before={before} after={after} />
        ))}
      </dl>
      {note && (
        <blockquote className="border-s-2 border-accent ps-3 text-small">
          <span className="block text-note text-faint">
            <Trans>To those who had applied</Trans>
          </span>
          <span className="whitespace-pre-line">{note}</span>
        </blockquote>
      )}
    </li>
  );
}
