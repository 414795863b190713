import { useMemo } from 'react';
import { PAGE_MAX } from '../../../contract/limits.ts';
import { reportsMadeHere } from '../../replica/queries/reports.ts';
import { useLive } from '../../replica/use-live.ts';
import { useRead } from '../../sync/react/use-read.ts';
import { type OwnRestriction, ownRestrictions } from './own-restrictions.ts';
import { useWhenReceived } from './use-when-received.ts';

/** What was done to this person's account or content, or to their company; empty until it is known. */
export function useRestrictions(): OwnRestriction[] {
  const read = useRead('restriction.list', { limit: PAGE_MAX });
  const made = useLive(reportsMadeHere);
  useWhenReceived(made?.appeals.filter(({ entry }) => entry).length, read.again);
  const listed = read.state === 'there' ? read.data.items : undefined;
  return useMemo(() => (made && listed ? ownRestrictions(made, listed) : []), [made, listed]);
}
