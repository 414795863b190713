import { Trans } from '@lingui/react/macro';
import Globe from 'lucide-react/icons/globe';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import type { ArgsOf } from '../../../contract/calls.ts';
import type { FoundJob } from '../../../contract/entities/search.ts';
import { meetsWishes } from '../../../contract/policy/job-wishes.ts';
import { useFormat } from '../../i18n/use-format.ts';
import type { MarketFilters } from '../../replica/market/filters.ts';
import { jobsById } from '../../replica/queries/jobs.ts';
import { useLive } from '../../replica/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { chosenOf } from './chosen.ts';
import { JobLine } from './job-line.tsx';
import { onlineArgs } from './online-args.ts';
import { type OnlineCount, onlineCount } from './online-count.ts';
import { useOnlineJobs } from './use-online-jobs.ts';

type Props = {
  filters: MarketFilters;
  /** The full hour from which the list above was reckoned. */
  hour: number;
  /** Jobs that were found on this device. */
  here: number;
};

/** Where this device holds a part of the market: the same search on the server, below what was found here (pwa.1). */
export function OnlineJobs({ filters, hour, here }: Props) {
  const args = onlineArgs(filters, hour);
  // Of everything the first thousands are on this device.
  const asksSomething = filters.words.trim() !== '' || chosenOf(filters).length > 0;
  return (
    <section aria-labelledby="more-online" className="grid gap-1 border-t border-line py-4">
      <h2 id="more-online" className="flex items-center gap-2 text-lead font-bold">
        <Icon of={Globe} />
        <Trans>More online</Trans>
      </h2>
      {!asksSomething ? (
        <p className="text-small text-soft">
          <Trans>Type what you look for, or choose a filter, to look online too.</Trans>
        </p>
      ) : args ? (
        <Found args={args} filters={filters} hour={hour} here={here} />
      ) : (
        <p className="text-small text-soft">
          <Trans>
            One of your filters works on this device only: experience or language. Remove it to look online
            too.
          </Trans>
        </p>
      )}
    </section>
  );
}

/** Jobs that are looked through by themselves until one is not on this device. */
const LOOKED_AT = 1_000;

type FoundProps = Props & { args: ArgsOf<'search.jobs'> };

function Found({ args, filters, hour, here }: FoundProps) {
  const online = useOnlineJobs(args);
  const jobs = online.jobs ?? [];
  const ids = jobs.map(({ _id }) => _id);
  const key = ids.join();
  const read = useLive(
    async (db) => ({ key, here: new Set((await jobsById(db, ids)).map(({ _id }) => _id)) }),
    [key],
  );
  // Of these rows and no earlier ones, so that no job is seen twice.
  const known = read?.key === key ? read.here : undefined;
  const others = known ? jobs.filter(({ _id }) => !known.has(_id)) : [];
  const goOn = useEffectEvent(() => online.state === 'there' && online.next?.());
  const isEmpty = known !== undefined && jobs.length > 0 && jobs.length <= LOOKED_AT && others.length === 0;
  useEffect(() => {
    if (isEmpty && key) goOn();
  }, [isEmpty, key]);
  if (online.state === 'away')
    return (
      <Said>
        <Trans>Without network you see only the jobs on this device.</Trans>
      </Said>
    );
  if (online.state === 'unable' || !areAsked(jobs, filters, hour))
    return (
      <Said>
        <Trans>Not all of your filters work online yet. Here you see what is on this device.</Trans>
      </Said>
    );
  if (online.state !== 'there' || !known || (isEmpty && !online.isEnd))
    return (
      <Said>
        <Trans>Looking online</Trans>
      </Said>
    );
  const { total, more: isAtLeast, isEnd, next } = online;
  const isAlike = filters.words.trim() === '';
  const count = onlineCount({ here, total, isAtLeast, others: others.length, isEnd, isAlike });
  return (
    <>
      <Said>
        <Counted count={count} here={here} isNothing={jobs.length === 0 && here === 0} />
      </Said>
      <ul>
        {others.map((job) => (
          <JobLine key={job._id} job={job} from={filters.place} />
        ))}
      </ul>
      {next && (
        <div>
          <Button variant="quiet" onClick={next}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function Said({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="text-small tabular-nums text-soft">
      {children}
    </p>
  );
}

/** `isNothing`: neither here nor online. */
function Counted({ count, here, isNothing }: { count: OnlineCount; here: number; isNothing: boolean }) {
  const { number } = useFormat();
  const found = number(here);
  if (isNothing) return <Trans>Online there are none either.</Trans>;
  if (count.say === 'none') return <Trans>There are no more. All of them are on this device.</Trans>;
  const further = number(count.count);
  switch (count.say) {
    case 'further':
      return (
        <Trans>
          {found} here, {further} more online.
        </Trans>
      );
    case 'over':
      return (
        <Trans>
          {found} here, more than {further} others online.
        </Trans>
      );
    case 'total':
      return (
        <Trans>
          {found} here, {further} online in total.
        </Trans>
      );
    case 'totalOver':
      return (
        <Trans>
          {found} here, more than {further} online in total.
        </Trans>
      );
  }
}

/** False where a server of another version has read over a filter, or means something else by it. */
function areAsked(jobs: readonly FoundJob[], { wishes }: MarketFilters, hour: number): boolean {
  return jobs.every((job) => meetsWishes({ ...job, language: null, noExperience: false }, wishes, hour));
}
