import { Trans, useLingui } from '@lingui/react/macro';
import type { Company } from '../../../../contract/entities/company.ts';
import { logNames } from '../../../replica/queries/log-names.ts';
import { useLive } from '../../../replica/use-live.ts';
import { useReachability } from '../../../sync/react/use-reachability.ts';
import { AsOf } from '../../../ui/as-of.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { NotHere } from '../../../ui/not-here.tsx';
import { ProblemNote } from '../../../ui/problem-note.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChainNote } from './chain-note.tsx';
import { filtered, type LogFilter } from './entries.ts';
import { ExportLog } from './export-log.tsx';
import { LogDays } from './log-days.tsx';
import { LogFilters } from './log-filters.tsx';
import { NoteForm } from './note-form.tsx';
import { useLog } from './use-log.ts';

type Props = {
  company: Company;
  owns: boolean;
  filter: LogFilter;
  onFilter: (next: LogFilter) => void;
};

export function Log({ company, owns, filter, onFilter }: Props) {
  const { t } = useLingui();
  const reach = useReachability();
  const names = useLive(logNames);
  const log = useLog(company._id);
  const { first, entries, problem } = log;
  const shown = filtered(entries, filter);
  return (
    <div className="grid max-w-content gap-6">
      <NoteForm companyId={company._id} onReceived={first.again} />
      {first.state === 'loading' && <Skeleton lines={6} />}
      {(first.state === 'away' || first.state === 'missing' || first.state === 'refused') && (
        <NotHere
          title={<Trans>The log is not on this device yet</Trans>}
          online={reach.online}
          reachable={false}
          onAgain={first.again}
        />
      )}
      {first.state === 'there' && names && (
        <>
          <div className="grid gap-3">
            {first.old && <AsOf instant={new Date(first.at).toISOString()} />}
            {owns && <ChainNote entries={entries} more={log.more} />}
            <div className="flex flex-wrap items-end justify-between gap-3">
              <LogFilters entries={entries} filter={filter} onFilter={onFilter} />
              <ExportLog log={log} names={names} companyName={company.companyName} />
            </div>
          </div>
          {problem && (
            <ProblemNote
              problem={problem}
              title={t`The rest could not be loaded.`}
              lost={t`Older entries need the network. Try again.`}
            />
          )}
          {entries.length === 0 ? (
            <EmptyState picture="no-messages" title={<Trans>Nothing has happened yet.</Trans>} />
          ) : shown.length === 0 ? (
            <EmptyState
              picture="no-messages"
              title={<Trans>Nothing here fits this choice.</Trans>}
              action={
                <Button variant="quiet" onClick={() => onFilter({})}>
                  <Trans>Show everything</Trans>
                </Button>
              }
            />
          ) : (
            <LogDays entries={shown} names={names} />
          )}
          {log.more && (
            <div>
              <Button
                variant="quiet"
                busy={log.busy === 'older' && t`Loading`}
                onClick={() => void log.showOlder()}
              >
                <Trans>Show older entries</Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
