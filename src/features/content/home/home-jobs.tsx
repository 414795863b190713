import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useUnanswered } from '../../../sync/react/use-reachability.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { SearchInput } from '../../../ui/search-input.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HomeJob } from './home-job.tsx';
import { type HomeJobs as Found, useHomeJobs } from './use-home-jobs.ts';

/** Of the newest a few (home.3); of what somebody has searched for, more at once. */
const FIRST = { newest: 6, found: 18 };
const STEP = 12;

/** What is on the market right now, for everybody (home.2, home.3). */
export function HomeJobs() {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const found = useHomeJobs(text);
  const reach = useUnanswered();
  const [shown, setShown] = useState(FIRST.newest);
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    flushSync(() => setShown(shown + STEP));
    // The button goes with the last step; a keyboard reads on at the first new job.
    list.current?.children[shown]?.querySelector('a')?.focus();
  };
  return (
    <section aria-label={t`Jobs`} className="grid gap-4 desk:gap-5">
      <div className="grid gap-3 desk:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] desk:items-end">
        <div className="grid gap-1">
          <h2 className="text-title">{text.trim() ? <Trans>Results</Trans> : <Trans>New jobs</Trans>}</h2>
          <p role="status" className="min-h-6 text-small tabular-nums text-soft">
            <HowMany found={found} searching={text.trim() !== ''} />
          </p>
        </div>
        <SearchInput
          label={t`Search jobs`}
          placeholder={t`Job, company or place`}
          maxLength={200}
          value={text}
          onType={(typed) => {
            setText(typed);
            setShown(typed.trim() ? FIRST.found : FIRST.newest);
          }}
        />
      </div>
      {/* As high as the screen: what comes below is not in sight yet, so nothing seen moves when the jobs come. */}
      {found.state === 'loading' && (
        <div className="min-h-svh">
          <Skeleton lines={8} />
        </div>
      )}
      {found.state === 'away' && (
        <NotHere title={t`The jobs need the network once.`} {...reach} onAgain={found.again} />
      )}
      {found.state === 'there' && found.jobs.length === 0 && (
        <EmptyState picture="no-jobs" title={t`Nothing found. Try fewer words.`} />
      )}
      {found.state === 'there' && found.jobs.length > 0 && (
        <ul ref={list} className="grid gap-3 sm:grid-cols-2 desk:grid-cols-3">
          {found.jobs.slice(0, shown).map((job) => (
            <li key={job._id} className="grid">
              <HomeJob job={job} />
            </li>
          ))}
        </ul>
      )}
      {found.state === 'there' && found.jobs.length > shown && (
        <div className="justify-self-center">
          <Button variant="quiet" onClick={showMore}>
            <Trans>Show more jobs</Trans>
          </Button>
        </div>
      )}
      {/* A page of the server's: the router does not know it. */}
      <a href="/jobs" className="link inline-flex min-h-11 items-center justify-self-start">
        <Trans>All jobs, by town and kind</Trans>
      </a>
    </section>
  );
}

function HowMany({ found, searching }: { found: Found; searching: boolean }) {
  const { t } = useLingui();
  if (found.state !== 'there') return null;
  if (found.total === null) return t`Among the newest on this device`;
  const many = found.total;
  if (found.more) return t`more than ${many} jobs`;
  return searching
    ? t`${plural(many, { one: '# job found', other: '# jobs found' })}`
    : t`${plural(many, { one: '# live job', other: '# live jobs' })}`;
}
