import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MarketFigures } from '../../../../contract/entities/market-figures.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { useUnanswered } from '../../../sync/react/use-reachability.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HomeJob } from './home-job.tsx';
import type { HomeJobs as Found } from './use-home-jobs.ts';

/** Of the newest a few (home.3); of what somebody has searched for, more at once. */
const FIRST = { newest: 6, found: 18 };
const STEP = 12;

type Props = {
  found: Found;
  /** What was searched for; empty: the newest are shown. */
  words: string;
  figures: MarketFigures | null | undefined;
};

/** What is on the market right now, for everybody (home.2, home.3). */
export function HomeJobs({ found, words, figures }: Props) {
  const { t } = useLingui();
  const reach = useUnanswered();
  const first = words ? FIRST.found : FIRST.newest;
  const [more, setMore] = useState({ words, by: 0 });
  // Other words, another list: it begins short again.
  const shown = first + (more.words === words ? more.by : 0);
  const list = useRef<HTMLUListElement>(null);
  const showMore = () => {
    flushSync(() => setMore({ words, by: shown - first + STEP }));
    // The button goes with the last step; a keyboard reads on at the first new job.
    list.current?.children[shown]?.querySelector('a')?.focus();
  };
  return (
    <section
      aria-label={t`Jobs`}
      className="grid content-start desk:rounded-[1.125rem] desk:border desk:border-line desk:bg-sheet desk:px-5 desk:pt-4 desk:pb-2"
    >
      <div className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-small font-semibold">
          {words ? <Trans>Results</Trans> : <Trans>New jobs, newest first</Trans>}
        </h2>
        <p role="status" className="text-note tabular-nums text-soft">
          <HowMany found={found} searching={words !== ''} />
        </p>
      </div>
      {/* As high as the screen: what comes below is not in sight yet, so nothing seen moves when the jobs come. */}
      {found.state === 'loading' && (
        <div className="min-h-svh desk:min-h-[32rem]">
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
        <ul ref={list}>
          {found.jobs.slice(0, shown).map((job) => (
            <li key={job._id}>
              <HomeJob job={job} />
            </li>
          ))}
        </ul>
      )}
      {found.state === 'there' && found.jobs.length > shown && (
        <div className="mt-3 grid">
          <Button variant="quiet" onClick={showMore}>
            <Trans>Show more jobs</Trans>
          </Button>
        </div>
      )}
      <Towns figures={figures} />
    </section>
  );
}

/** Lists of the server's, which need no scripts and no account. */
function Towns({ figures }: { figures: MarketFigures | null | undefined }) {
  const { number } = useFormat();
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 text-small">
      {figures?.towns.map(({ slug, name, jobs }) => (
        <a
          key={slug}
          href={`/jobs/${slug}`}
          className="inline-flex min-h-11 items-center gap-1.5 desk:hidden"
        >
          <span className="underline decoration-edge underline-offset-4">{name}</span>
          <span className="tabular-nums text-soft">{number(jobs)}</span>
        </a>
      ))}
      <a href="/jobs" className="link inline-flex min-h-11 items-center">
        <Trans>All jobs, by town and kind</Trans>
      </a>
    </p>
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
