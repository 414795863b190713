import type { Company, Member } from '../../../contract/entities/company.ts';
import { mayReadApplicants } from '../../../contract/policy/application.ts';

/**
 * Members of the company who may read the applicants of all these jobs: those who can be given one, or named in a note.
 * @param readers of each job, as `visibleTo` has them; null: everybody
 */
export function colleaguesOf(
  company: Pick<Company, 'members'> | undefined,
  readers: readonly (readonly string[] | null)[],
): readonly Member[] {
  return (company?.members ?? []).filter(({ _userId, role }) =>
    readers.every((visibleTo) => mayReadApplicants(_userId, role, visibleTo)),
  );
}

/** The readers that a job names as far as they are in the company still; null: everybody. */
export function readersAmong(readers: readonly string[] | null, members: readonly string[]): string[] | null {
  return readers?.filter((uid) => members.includes(uid)) ?? null;
}
