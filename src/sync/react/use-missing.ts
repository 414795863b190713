import { useEffect, useState } from 'react';
import { getMetas, type Replica } from '../../replica/database.ts';
import { useLive } from '../../replica/use-live.ts';
import { type Reachability, useReachability } from './use-reachability.ts';
import { useSync } from './use-sync.ts';

/**
 * What an address leads to and this device does not have may be new: the server is asked, and only where a pull that was
 * answered since has not brought it is it gone. For a screen that has just missed it.
 * @param id of what is missed · @param find what has it once it is here
 */
export function useMissing(
  id: string,
  find: (db: Replica) => Promise<unknown>,
): Reachability & { gone: boolean } {
  const { syncNow, now } = useSync();
  const reach = useReachability();
  const [asked, setAsked] = useState<{ id: string; at: number }>();
  useEffect(() => {
    setAsked({ id, at: now() });
    syncNow();
  }, [id, now, syncNow]);
  const since = asked?.id === id ? asked.at : Number.POSITIVE_INFINITY;
  // In this order: what the pull has brought is here before it counts as answered.
  const gone = useLive(async (db) => ((await pulledAt(db)) ?? 0) >= since && !(await find(db)), [id, since]);
  return { ...reach, gone: gone ?? false };
}

/** When the last complete pull was answered, in milliseconds by this device's clock; undefined before the first. */
async function pulledAt(db: Replica): Promise<number | undefined> {
  const { asOf, clockOffset = 0 } = await getMetas(db, ['asOf', 'clockOffset']);
  return asOf === undefined ? undefined : Date.parse(asOf) - clockOffset;
}
