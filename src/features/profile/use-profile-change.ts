import { useRef } from 'react';
import type { Cv } from '../../../contract/entities/cv.ts';
import type { UserGeneral, UserGeneralPatch } from '../../../contract/entities/user.ts';
import { generalChange } from '../../../contract/policy/general-over.ts';
import { me } from '../../replica/queries/me.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { useSaving } from '../../ui/use-saving.ts';

/** Null: nothing changes. */
type Change = (general: UserGeneral) => UserGeneralPatch | null;

/**
 * Changes the profile as it is at that moment, so that what another device has done meanwhile stays. Answers whether it
 * was saved on this device.
 */
export function useProfileChange(): (change: Change, draft?: string) => Promise<boolean> {
  const db = useReplica();
  const { mutate } = useSync();
  const saving = useSaving();
  // One after the other: the second of two quick ones starts from what the first has made.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (change, draft) => {
    const done = last.current.then(() =>
      saving(async () => {
        const user = await me(db);
        if (!user) throw new Error('nobody is here');
        const patch = change(user.general);
        const said = patch && generalChange(user.general, patch);
        if (said) await mutate('user.update-general', { _userId: user._id, ...said }, draft ? { draft } : {});
      }),
    );
    last.current = done;
    return done;
  };
}

/** A CV without empty parts; null where nothing is left. */
export function cvPatch(cv: Cv): { cv: Cv | null } {
  const parts = Object.entries(cv).filter(([, part]) => (Array.isArray(part) ? part.length > 0 : part));
  return { cv: parts.length > 0 ? (Object.fromEntries(parts) as Cv) : null };
}
