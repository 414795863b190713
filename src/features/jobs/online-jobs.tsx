import { Trans } from '@lingui/react/macro';
import Globe from 'lucide-react/icons/globe';
import { useEffect, useEffectEvent } from 'react';
import type { ArgsOf } from '../../../contract/calls.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { useNow } from '../../i18n/use-now.ts';
import type { MarketFilters } from '../../replica/market/filters.ts';
import { jobsById } from '../../replica/queries/jobs.ts';
import { useLive } from '../../replica/use-live.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { chosenOf } from './chosen.ts';
import { JobLine } from './job-line.tsx';
import { onlineArgs } from './online-args.ts';

import { useOnlineJobs } from './use-online-jobs.ts';

type Props = {
  filters: MarketFilters;
  /** Jobs that were found on this device. */
  here: number;
};

/** Where this device holds a part of the market: the same search on the server, below what was found here (pwa.1). */
export function OnlineJobs({ filters, here }: Props) {
  const args = onlineArgs(filters, useNow());
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
        <Found args={args} filters={filters} here={here} />
      ) : (
        <p className="text-small text-soft">
          <Trans>
            One of your filters works on this device only: experience, language, company, or the fewest hours.
            Take it off to look online too.
          </Trans>
        </p>
      )}
    </section>
  );
}

/** Jobs that are looked through by themselves until one is not on this device. */
const LOOKED_AT = 1_000;

type FoundProps = Props & { args: ArgsOf<'search.jobs'> };

function Found({ args, filters, here }: FoundProps) {
  const { number } = useFormat();
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
      <p role="status" className="text-small text-soft">
        <Trans>Without network you see only the jobs on this device.</Trans>
      </p>
    );
  if (online.state !== 'there' || !known)
    return (
      <p role="status" className="text-small text-soft">
        <Trans>Looking online</Trans>
      </p>
    );
  const more = Math.max(online.total - here, others.length);
  const [found, further] = [number(here), number(more)];
  return (
    <>
      <p role="status" className="text-small tabular-nums text-soft">
        {more === 0 ? (
          <Trans>There are no more. All of them are on this device.</Trans>
        ) : online.more ? (
          <Trans>
            {found} here, more than {further} others online.
          </Trans>
        ) : (
          <Trans>
            {found} here, {further} more online.
          </Trans>
        )}
      </p>
      <ul>
        {others.map((job) => (
          <JobLine key={job._id} job={job} from={filters.place} />
        ))}
      </ul>
      {online.next && more > 0 && (
        <div>
          <Button variant="quiet" onClick={online.next}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
