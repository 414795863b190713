import { useMemo, useState } from 'react';
import type { Job } from '../../../contract/entities/job.ts';
import { type HeldRow, heldList } from './held-list.ts';

export type ShownList = {
  rows: HeldRow[];
  /** Jobs that would be there if the list were made anew. */
  added: number;
  /** The jobs the reader holds. */
  held: readonly Job[];
  renew: () => void;
};

/**
 * The list as the reader holds it: it is made anew when the filters change or on demand, never because the market
 * moved (pwa.2).
 * @param list names the filters `found` belongs to
 * @param hold false while the market is still being loaded and nobody reads yet
 * @param before what the reader held when they left
 */
export function useHeldList(
  found: readonly Job[],
  list: string,
  hold: boolean,
  before: readonly Job[] | undefined,
): ShownList {
  const [held, setHeld] = useState({ list, jobs: before ?? found });
  const stale = held.list !== list || (!hold && held.jobs !== found);
  if (stale) setHeld({ list, jobs: found });
  const jobs = stale ? found : held.jobs;
  const shown = useMemo(() => heldList(jobs, found), [jobs, found]);
  return { ...shown, held: jobs, renew: () => setHeld({ list, jobs: found }) };
}
