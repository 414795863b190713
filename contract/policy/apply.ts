import type { Job, JobStatus } from '../entities/job.ts';
import type { User } from '../entities/user.ts';
import type { MinAgeReason } from '../entities/working-conditions.ts';
import { ageVerdictForApply } from '../law/age-law.ts';
import type { JobFacts } from '../law/facts.ts';
import type { Person } from '../law/schooling.ts';
import { isOnMarket } from './job.ts';

/** What decides about the person; `age` on the day in question, in full years. */
export type Applying = Person & { userMode: User['userMode'] };
/** What decides about the job; none: it has left the market. */
export type AppliedTo = JobFacts & { status: JobStatus; validThrough: Job['validThrough']; minAge: number };

export type ApplyVerdict =
  /** `needsGuardian`: received at once, shown to the company once a guardian has agreed (product section 4.2). */
  | { ok: true; needsGuardian: boolean }
  | { ok: false; code: 'not_allowed' | 'job_closed' }
  | { ok: false; code: 'too_young'; minAge: number; reasons: MinAgeReason[] };

/** Companies' accounts apply to no job, whether it exists or not. */
export const isApplicant = ({ userMode }: Pick<Applying, 'userMode'>): boolean => userMode === 'user';

/** Whether a person may apply to a job: asked by the form before, and by the server when the application arrives. */
export function mayApply(person: Applying, job: AppliedTo | undefined, now: Date): ApplyVerdict {
  if (!isApplicant(person)) return { ok: false, code: 'not_allowed' };
  if (!job || !isOnMarket(job, now)) return { ok: false, code: 'job_closed' };
  const verdict = ageVerdictForApply(person, job);
  return verdict.ok ? verdict : { ...verdict, code: 'too_young' };
}
