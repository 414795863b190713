import { useMemo } from 'react';
import { PAGE_MAX } from '../../../contract/limits.ts';
import { reportsMadeHere } from '../../replica/queries/reports.ts';
import { useLive } from '../../replica/use-live.ts';
import { useRead } from '../../sync/react/use-read.ts';
import { type OwnReport, ownReports } from './own-reports.ts';
import { useWhenReceived } from './use-when-received.ts';

/**
 * `away`: the server does not answer, and was never asked here; what this device has sent is told all the same.
 * Undefined reports: nothing is known yet.
 */
export type Reports = { reports: OwnReport[] | undefined; away: boolean; old: boolean; again: () => void };

/**
 * What this person has reported, and what was decided about what is theirs.
 * @param asked false: nobody looks, and the server is not asked
 */
export function useReports(asked = true): Reports {
  const read = useRead('report.list', asked ? { limit: PAGE_MAX } : null);
  const made = useLive(reportsMadeHere);
  const listed = read.state === 'there' ? read.data.items : undefined;
  useWhenReceived(made && [...made.reports, ...made.appeals].filter(({ entry }) => entry).length, read.again);
  const reports = useMemo(() => {
    if (!made) return undefined;
    const all = ownReports(made, listed ?? []);
    return listed || all.length > 0 || read.state !== 'loading' ? all : undefined;
  }, [made, listed, read.state]);
  return { reports, away: read.state === 'away', old: read.state === 'there' && read.old, again: read.again };
}
