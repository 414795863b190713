import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FeedOutcome, JobFeed } from '../../../../contract/entities/job-feed.ts';
import { useWhen } from '../../../i18n/use-when.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextLink } from '../../../ui/links.tsx';
import { QuestionSheet } from '../../../ui/question-sheet.tsx';
import { failureText, outcomeLabel, rowText } from './feed-words.ts';

type Props = {
  feed: JobFeed;
  /** What is under way: the feed's id, or an act and the id. */
  busy: string | null;
  onSave: (change: Partial<Pick<JobFeed, 'publish' | 'closeGone' | 'paused'>>) => void;
  onFetch: () => void;
  onRemove: () => void;
};

/** One address: what its last fetch has brought, and what is done with it. */
export function FeedCard({ feed, busy, onSave, onFetch, onRemove }: Props) {
  const { t } = useLingui();
  const [removing, setRemoving] = useState(false);
  const { _id, url, paused, publish, closeGone, state } = feed;
  const isUnderWay = !paused && (state === 'waiting' || state === 'writing');
  return (
    <article aria-label={url} className="grid gap-3 rounded-card border border-line p-4">
      <h3 className="text-body font-semibold wrap-anywhere">{url}</h3>
      <FeedState feed={feed} isUnderWay={isUnderWay} />
      <GoneJobs feed={feed} />
      <ClosedJobs closed={feed.closed ?? []} />
      <FeedRows feed={feed} />
      <div>
        <Checkbox
          label={t`Put complete new jobs online at once`}
          hint={t`As far as your plan has room. The others stay drafts.`}
          checked={publish}
          disabled={busy !== null}
          onChange={(event) => onSave({ publish: event.currentTarget.checked })}
        />
        <Checkbox
          label={t`Close jobs that are gone from the feed`}
          hint={t`Applications stay open, you still answer them. If more than half are gone at once, nothing is closed. Jobs that come back go online again if new ones do.`}
          checked={closeGone}
          disabled={busy !== null}
          onChange={(event) => onSave({ closeGone: event.currentTarget.checked })}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        {!paused && (
          <Button
            variant="quiet"
            busy={busy === `fetch ${_id}` && t`Fetching`}
            disabled={busy !== null && busy !== `fetch ${_id}`}
            onClick={onFetch}
          >
            <Trans>Fetch now</Trans>
          </Button>
        )}
        <Button
          variant="quiet"
          busy={busy === `pause ${_id}` && t`Saving`}
          disabled={busy !== null && busy !== `pause ${_id}`}
          onClick={() => onSave({ paused: !paused })}
        >
          {paused ? <Trans>Resume</Trans> : <Trans>Pause</Trans>}
        </Button>
        <Button variant="quiet" disabled={busy !== null} onClick={() => setRemoving(true)}>
          <Trans>Remove</Trans>
        </Button>
      </div>
      <QuestionSheet
        open={removing}
        title={<Trans>Remove this address?</Trans>}
        act={<Trans>Remove the address</Trans>}
        onAct={() => {
          setRemoving(false);
          onRemove();
        }}
        keep={<Trans>Cancel</Trans>}
        onClose={() => setRemoving(false)}
      >
        <p>
          <Trans>It is not fetched any more. The jobs that came from it stay as they are.</Trans>
        </p>
      </QuestionSheet>
    </article>
  );
}

function FeedState({ feed, isUnderWay }: { feed: JobFeed; isUnderWay: boolean }) {
  const { i18n } = useLingui();
  const when = useWhen();
  const { fetchedAt, nextAt, paused, failure } = feed;
  const count = (...outcomes: FeedOutcome[]) =>
    feed.rows.filter(({ outcome, again }) => !again && outcomes.includes(outcome)).length;
  const back = feed.rows.filter(({ again }) => again).length;
  const [made, changed] = [count('created', 'incomplete', 'published'), count('changed')];
  const left = count('edited', 'live', 'double', 'deleted', 'unreadable');
  return (
    <div role="status" className="grid gap-1 text-small">
      {isUnderWay ? (
        <p className="font-semibold">
          <Trans>Being fetched</Trans>
        </p>
      ) : failure !== null ? (
        <p className="font-medium text-danger">{failureText(i18n, failure)}</p>
      ) : (
        fetchedAt !== null && (
          <p className="flex flex-wrap gap-x-3 font-semibold tabular-nums">
            <span>
              <Plural value={made} one="# new" other="# new" />
            </span>
            <span>
              <Plural value={changed} one="# changed" other="# changed" />
            </span>
            {back > 0 && (
              <span>
                <Plural value={back} one="# back" other="# back" />
              </span>
            )}
            <span>
              <Plural value={feed.same} one="# unchanged" other="# unchanged" />
            </span>
            <span>
              <Plural value={left} one="# left out" other="# left out" />
            </span>
          </p>
        )
      )}
      <p className="text-soft">
        {fetchedAt !== null && <Trans>Fetched {when(fetchedAt)}.</Trans>}{' '}
        {paused ? <Trans>Paused.</Trans> : !isUnderWay && <Trans>Next time {when(nextAt)}.</Trans>}
      </p>
    </div>
  );
}

/** Jobs that the feed has no more, to be closed where applicants get their answers. */
function GoneJobs({ feed: { gone } }: { feed: JobFeed }) {
  if (gone.length === 0) return null;
  const count = gone.length;
  return (
    <div className="grid gap-1 rounded-card bg-warning-wash px-3 py-2 text-small">
      <p className="font-semibold">
        <Plural
          value={count}
          one="One job is gone from the feed and still online"
          other="# jobs are gone from the feed and still online"
        />
      </p>
      <ul className="divide-y divide-line">
        {gone.map(({ _jobId, title }) => (
          <li key={_jobId} className="flex min-h-11 flex-wrap items-center gap-x-3">
            <span className="min-w-0 flex-1 basis-48 pt-1 wrap-anywhere">{title}</span>
            <TextLink to="/pwa/company/close-job" search={{ job: _jobId }}>
              <Trans>Pause or close</Trans>
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Jobs that were closed by the last fetch, because the feed has them no more. */
function ClosedJobs({ closed }: { closed: NonNullable<JobFeed['closed']> }) {
  if (closed.length === 0) return null;
  const count = closed.length;
  return (
    <div className="grid gap-1 rounded-card bg-well px-3 py-2 text-small">
      <p className="font-semibold">
        <Plural
          value={count}
          one="One job was gone from the feed and is closed now"
          other="# jobs were gone from the feed and are closed now"
        />
      </p>
      <ul className="divide-y divide-line">
        {closed.map(({ _jobId, title }) => (
          <li key={_jobId} className="flex min-h-11 items-center wrap-anywhere">
            <TextLink to="/pwa/company" search={{ view: 'jobs', job: _jobId }}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function FeedRows({ feed: { rows } }: { feed: JobFeed }) {
  const { i18n } = useLingui();
  if (rows.length === 0) return null;
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold">
        <Trans>What became of each row</Trans>
      </summary>
      <ul className="border-t border-line">
        {rows.map((row) => {
          const why = rowText(i18n, row);
          return (
            <li key={row.at} className="grid gap-0.5 border-b border-line py-2 text-small">
              <span className="flex flex-wrap items-center justify-between gap-x-3">
                <span className="min-w-0 wrap-anywhere font-medium">
                  {row._jobId === null ? (
                    row.title || '–'
                  ) : (
                    <TextLink to="/pwa/company" search={{ view: 'jobs', job: row._jobId }}>
                      {row.title}
                    </TextLink>
                  )}
                </span>
                <span className="text-soft">{i18n._(outcomeLabel(row))}</span>
              </span>
              {why !== '' && <span className="text-soft">{why}</span>}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
