import { useEffect, useEffectEvent, useState } from 'react';
import { getMeta } from '../database.ts';
import { noteLook } from '../preferences.ts';
import { useLive, useReplica } from '../use-live.ts';
import type { Look } from './looks.ts';

export type Looks = Readonly<Record<string, Look | undefined>>;

/** When each list was looked at on this device; undefined until it is read. */
export function useLooks(): Looks | undefined {
  return useLive(async (db) => (await getMeta(db, 'looks')) ?? {});
}

/**
 * Notes that a list is looked at, and answers since when its jobs are new: undefined until it is known.
 * @param list undefined: none, for now; @param now milliseconds since the epoch, server time
 */
export function useLook(list: string | undefined, now: number): string | null | undefined {
  const db = useReplica();
  const [look, setLook] = useState<{ list: string; since: string | null }>();
  const note = useEffectEvent((one: string) => noteLook(db, one, now));
  useEffect(() => {
    if (list === undefined) return;
    let left = false;
    note(list).then(
      (since) => !left && setLook({ list, since }),
      // A store that takes no more has its own notice; then nothing is called new.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [list]);
  return look?.list === list ? look?.since : undefined;
}
