import { useMemo, useState } from 'react';
import type { Applicant, ApplicationStatus } from '../../../../contract/entities/application.ts';

/** `from`: the row that was decided on. Once the replica has another one, it says what has become of it. */
type Moved = { from: Applicant; to: Applicant };

export type Begin = (people: readonly Applicant[], status: ApplicationStatus) => { failed: () => void };

/**
 * Applicants as they stand once what is being saved is saved: a card leaves with the key, and the store takes its time.
 * Until then it is told as being saved, never as saved (rule W2).
 * @param applicants of the replica, of which a row that has not changed is the same object as before
 */
export function useMoved(applicants: readonly Applicant[]) {
  const [moved, setMoved] = useState<ReadonlyMap<string, Moved>>(new Map());
  const { shown, saving } = useMemo(() => standing(applicants, moved), [applicants, moved]);
  const begin: Begin = (people, status) => {
    const begun = people.map((from) => [from._id, { from, to: { ...from, status } }] as const);
    // Those that have ended are let go with the next that begins: for itself it would draw everything again.
    setMoved((now) => new Map([...[...now].filter(([id]) => saving.has(id) || !moved.has(id)), ...begun]));
    const ids = new Set(people.map(({ _id }) => _id));
    return { failed: () => setMoved((now) => new Map([...now].filter(([id]) => !ids.has(id)))) };
  };
  return { shown, saving, begin };
}

/** Pure; `shown` is the given list where nothing is being saved. */
export function standing(applicants: readonly Applicant[], moved: ReadonlyMap<string, Moved>) {
  const saving = new Set<string>();
  if (moved.size === 0) return { shown: applicants, saving };
  const shown = applicants.map((row) => {
    const one = moved.get(row._id);
    if (one?.from !== row) return row;
    saving.add(row._id);
    return one.to;
  });
  return { shown, saving };
}
