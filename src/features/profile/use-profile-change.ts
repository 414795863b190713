import { useRef } from 'react';
import type { Cv } from '../../../contract/entities/cv.ts';
import { useReplica } from '../../replica/use-live.ts';
import { useSync } from '../../sync/react/use-sync.ts';
import { useSaving } from '../../ui/use-saving.ts';
import { changeProfile, type ProfileChange } from './profile-acts.ts';

/** Answers whether the change was saved on this device. */
export function useProfileChange(): (change: ProfileChange, draft?: string) => Promise<boolean> {
  const db = useReplica();
  const { mutateAll, replace } = useSync();
  const saving = useSaving();
  // One after the other: the second of two quick ones starts from what the first has made.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return (change, draft) => {
    const done = last.current.then(() =>
      saving(() => changeProfile({ db, mutateAll, replace }, change, draft ? { draft } : {})),
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
